import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '#web-test/render.tsx';
import { MoreButton } from './MoreButton.tsx';

test('says why the next page did not come, and fetches it when pressed again', async () => {
  const fetchNext = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('no network'));
  const { user } = renderInShop(<MoreButton label="Show more" onMore={fetchNext} />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The shop cannot be reached/);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(fetchNext).toHaveBeenCalledTimes(2);
});
