import type { SyntheticEvent } from 'react';

/**
 * Returns the events of a modal dialog that is closed by its state. Escape changes the state at once: the browser's own
 * `close` event comes later, when the dialog may have been opened again.
 */
export const closedByState = (onClose: () => void) => ({
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
    // The one of a file field inside bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  },
  onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.open) onClose();
  },
});
