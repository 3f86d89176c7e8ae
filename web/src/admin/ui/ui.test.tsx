import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '#web-test/render.tsx';
import { ChangedNotice } from './ChangedNotice.tsx';
import { ConfirmDialog } from '../kit/form/ConfirmDialog.tsx';
import { Toasts } from './toasts/Toasts.tsx';
import { useToast, type Note } from './toasts/toasts.ts';

afterEach(() => {
  vi.useRealTimers();
});

const Page = ({ note }: { note: Note }) => {
  const say = useToast();
  const before = { text: 'Saved before.' };
  return (
    <>
      <button onClick={() => say(note)}>Do it</button>
      <button onClick={() => say(before)}>Say</button>
      <input aria-label="A field" />
      <Toasts />
    </>
  );
};

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('a note of what was done', () => {
  test('offers Undo for ten seconds, which do not count while it is held', async () => {
    vi.useFakeTimers();
    renderInShop(<Page note={{ text: '2 products are archived.', undo: async () => undefined }} />);
    await press('Do it');
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.closest('[aria-live=polite]')).toHaveTextContent('2 products are archived.');
    await act(() => vi.advanceTimersByTimeAsync(9000));
    await act(async () => undo.focus());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(undo).toBeInTheDocument();
    await act(async () => undo.blur());
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(undo).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(undo).not.toBeInTheDocument();
  });

  test('is taken back by its button, and says so', async () => {
    const undo = vi.fn<() => Promise<void>>(async () => undefined);
    const { user } = renderInShop(<Page note={{ text: 'Archived.', undo }} />);
    await press('Do it');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(screen.queryByText('Archived.')).toBeNull();
    expect(undo).toHaveBeenCalledOnce();
  });

  test('is taken back by Ctrl+Z, but not while one types', async () => {
    const undo = vi.fn<() => Promise<void>>(async () => undefined);
    const { user } = renderInShop(<Page note={{ text: 'Archived.', undo }} />);
    await press('Do it');
    await user.click(screen.getByLabelText('A field'));
    await user.keyboard('{Control>}z{/Control}');
    expect(undo).not.toHaveBeenCalled();
    await user.click(screen.getByText('Archived.'));
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(undo).toHaveBeenCalledOnce();
  });

  test('that cannot be taken back says why, and stays until it is closed', async () => {
    vi.useFakeTimers();
    renderInShop(<Page note={{ text: 'Archived.', undo: () => Promise.reject(new Error('no')) }} />);
    await press('Say');
    await press('Do it');
    await press('Undo');
    expect(screen.queryByText('Saved before.')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(100_000));
    expect(screen.getByRole('alert')).toHaveTextContent(/./);
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a question before what cannot be undone', () => {
  const Question = ({ onConfirm }: { onConfirm: () => Promise<string | void> }) => {
    const [open, setOpen] = useState(true);
    const close = () => setOpen(false);
    return (
      <ConfirmDialog
        open={open}
        title="Reject it?"
        action="Reject"
        onConfirm={async () => {
          const refusal = await onConfirm();
          if (!refusal) close();
          return refusal;
        }}
        onClose={close}
      >
        It cannot be undone.
      </ConfirmDialog>
    );
  };

  test('says what will happen, and a refusal stays in it', async () => {
    const onConfirm = vi.fn<() => Promise<string | void>>().mockResolvedValueOnce('Not today.');
    const { user } = renderInShop(<Question onConfirm={onConfirm} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Reject it?' }));
    const button = dialog.getByRole('button', { name: 'Reject' });
    expect(button).toHaveAccessibleDescription('It cannot be undone.');
    await user.click(button);
    expect(await dialog.findByText('Not today.')).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  test('can be answered with no', async () => {
    const onConfirm = vi.fn<() => Promise<void>>();
    const { user } = renderInShop(<Question onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

test('two versions stand beside each other, and the admin decides', async () => {
  const [keep, take] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = renderInShop(
    <ChangedNotice
      change={{ changedBy: 'Karim', changedAt: '2026-11-20T09:30:00.000Z' }}
      fields={[{ label: 'Price', mine: '$5', theirs: '$6' }]}
      onKeepMine={keep}
      onTakeTheirs={take}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Karim changed this on 20 Nov 2026, 15:30, after you opened it. Nothing was saved.',
  );
  expect(screen.getByRole('row', { name: 'Price $5 $6' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect([keep.mock.calls.length, take.mock.calls.length]).toEqual([1, 1]);
});
