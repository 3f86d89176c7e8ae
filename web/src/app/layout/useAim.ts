import { useEffect, useRef, type PointerEvent } from 'react';

/** How long a pointer that heads for the panel may rest on another entry before it means that one. */
const PATIENCE_MS = 300;

/** Where the pointer was this many moves ago tells where it is heading. */
const TRAIL = 4;

interface Point {
  x: number;
  y: number;
}

/** Whether a pointer on its way from one point to the next is heading for the right edge of a box: it stays between the lines to its corners. */
export const headsFor = (from: Point, to: Point, box: { right: number; top: number; bottom: number }) => {
  const slope = (point: Point, y: number) => (y - point.y) / Math.max(1, box.right - point.x);
  return (
    to.x > from.x &&
    slope(to, box.top) <= slope(from, box.top) &&
    slope(to, box.bottom) >= slope(from, box.bottom)
  );
};

/**
 * Entries on the left choose what stands on their right. The way there often leads across other entries: those are chosen only
 * when the pointer is not heading for the right, or stays. `list` are handlers of the list, `enter` of an entry, `arrive` of what stands on the right.
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
      if (isPassing) waiting.current = window.setTimeout(() => choose(place), PATIENCE_MS);
      else choose(place);
    },
  };
};
