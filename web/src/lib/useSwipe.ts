import { useRef, type TouchEvent } from 'react';

/** How far a finger goes sideways before it means it, in pixels. */
const FAR = 40;

/** Handlers that tell of a swipe: 1 to the next, -1 to the previous. What they stand on leaves sideways moves to them (`touch-action`). */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers pinch.
      from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!finger || !from.current) return;
      const [x, y] = [finger.clientX - from.current.x, finger.clientY - from.current.y];
      from.current = undefined;
      if (Math.abs(x) >= FAR && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
};
