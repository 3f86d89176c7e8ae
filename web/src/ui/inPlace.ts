import type { MouseEvent } from 'react';

/** Returns what happens when a link is pressed that scripts answer in place; not when another tab is meant. */
export const inPlace =
  (show: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show();
  };
