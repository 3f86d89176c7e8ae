import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInShop } from '#web-test/render.tsx';
import { Dialog } from './Dialog.tsx';

const Question = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={open} title="Are you sure?" onClose={() => setOpen(false)}>
        Nothing is lost.
      </Dialog>
    </>
  );
};

test('a dialog that is opened again at once stays open when the event of its first end arrives', async () => {
  const { user } = renderInShop(<Question />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Are you sure?' });
  // Escape: the browser asks by `cancel`, and tells the end by `close`, later.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(dialog.open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
  expect(screen.getByText('Nothing is lost.')).toBeVisible();
});
