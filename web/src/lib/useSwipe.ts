import { useRef, useSyncExternalStore, type TouchEvent } from 'react';

/** How far a finger must move sideways for a swipe, in pixels. */
const FAR = 40;

/**
 * Detects swipes: 1 to the next, -1 to the previous. Put the handlers on the element that is touched, and the touch
 * action on what is in it, so that the browser leaves sideways moves to the handlers. While the page is zoomed in, a
 * finger moves the page, and nothing is a swipe.
 */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const from = useRef<{ x: number; y: number }>(undefined);
  const pinched = useSyncExternalStore(onPinch, isPinched, () => false);
  return {
    touchAction: pinched ? 'pan-x pan-y pinch-zoom' : 'pan-y pinch-zoom',
    handlers: {
      onTouchStart: ({ touches }: TouchEvent) => {
        const finger = touches[0];
        // Two fingers pinch to zoom.
        const begins = finger && touches.length === 1 && !isPinched();
        from.current = begins ? { x: finger.clientX, y: finger.clientY } : undefined;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const finger = changedTouches[0];
        if (!finger || !from.current) return;
        const [x, y] = [finger.clientX - from.current.x, finger.clientY - from.current.y];
        from.current = undefined;
        if (Math.abs(x) >= FAR && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
      },
    },
  };
};

const isPinched = () => (window.visualViewport?.scale ?? 1) > 1;

const onPinch = (tell: () => void) => {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', tell);
  return () => viewport?.removeEventListener('resize', tell);
};
