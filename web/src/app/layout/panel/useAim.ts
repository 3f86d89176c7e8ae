import { useEffect, useRef, type PointerEvent } from 'react';

/** How long a pointer on its way to the panel may rest on another entry before that is chosen, in milliseconds. */
const REST_MS = 300;

/** How many moves back the direction of the pointer is measured. */
const TRAIL = 4;

interface Point {
  x: number;
  y: number;
}

/** Whether a pointer heads for the right edge of a box: its path stays between the lines to the box's right corners. */
const headsFor = (from: Point, to: Point, box: { right: number; top: number; bottom: number }) => {
  const slope = (point: Point, y: number) => (y - point.y) / Math.max(1, box.right - point.x);
  return (
    to.x > from.x && slope(to, box.top) <= slope(from, box.top) && slope(to, box.bottom) >= slope(from, box.bottom)
  );
};

/**
 * A list on the left chooses what is shown on the right. The way to the right often crosses other entries: those are
 * chosen only when the pointer does not head for the right, or rests. `list` has the handlers of the list, `enter` of
 * an entry, `arrive` of the right part.
 */
export const useAim = (choose: (place: number) => void) => {
  const trail = useRef<Point[]>([]);
  const waiting = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const stop = () => clearTimeout(waiting.current);
  return {
    list: {
      onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
        trail.current = [...trail.current, { x, y }].slice(-TRAIL);
      },
      onPointerLeave: () => {
        stop();
        trail.current = [];
      },
    },
    arrive: stop,
    enter: (place: number) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      stop();
      const from = trail.current[0];
      const list = event.currentTarget.closest('ul')?.getBoundingClientRect();
      const isPassing = from && list && headsFor(from, { x: event.clientX, y: event.clientY }, list);
      if (isPassing) waiting.current = window.setTimeout(() => choose(place), REST_MS);
      else choose(place);
    },
  };
};
