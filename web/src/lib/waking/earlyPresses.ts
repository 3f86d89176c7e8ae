import { useEffect } from 'react';
import { flushSync } from 'react-dom';

declare global {
  interface Window {
    /**
     * Ends the keeping of presses, and returns what was pressed or chosen; public/early-presses.js defines it. It is
     * there until the page is awake.
     */
    takeEarlyPresses?: () => HTMLElement[];
  }
}

/** How many presses are repeated at most. */
const MOST = 20;

/** Repeats what was pressed or chosen before the page's code was there. Does nothing the second time. */
export const repeatEarlyPresses = (): void => {
  const kept = window.takeEarlyPresses?.() ?? [];
  delete window.takeEarlyPresses;
  for (const element of kept.slice(0, MOST))
    // Each finds the page as the one before has left it: the cart wants the colour that was chosen.
    flushSync(() => {
      if (element instanceof HTMLSelectElement) element.dispatchEvent(new Event('change', { bubbles: true }));
      else if (element.isConnected) element.click();
    });
};

/**
 * Repeats early presses when React has taken over everything around it, and has rendered what was typed before
 * (`FormField`).
 */
export const EarlyPresses = () => {
  useEffect(() => {
    // Effects run before that: a form would be sent without what was typed.
    const timer = setTimeout(repeatEarlyPresses);
    return () => clearTimeout(timer);
  }, []);
  return null;
};
