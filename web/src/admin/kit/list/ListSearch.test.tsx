import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stores, StoresContext } from '#web/lib/stores.ts';
import { ChakraParts } from '#web/ui/theme/ChakraParts.tsx';
import { ListSearch } from './ListSearch.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const openSearch = () => {
  const onChange = vi.fn<(term: string) => void>();
  const stores = new Stores();
  const search = (value: string) => (
    <StoresContext value={stores}>
      <ChakraParts>
        <ListSearch label="Search toys" value={value} onChange={onChange} />
      </ChakraParts>
    </StoresContext>
  );
  const { rerender } = render(search(''));
  const field = screen.getByRole('searchbox');
  return {
    onChange,
    field,
    type: (value: string) => {
      fireEvent.change(field, { target: { value } });
      pause();
    },
    /** The list shows a term, which it may do late. */
    show: (value: string) => rerender(search(value)),
  };
};

const pause = () => act(() => vi.advanceTimersByTime(1000));

test('the last word typed wins, once, however late the list shows the words before', () => {
  const { onChange, field, type, show } = openSearch();
  type('la');
  type('lamp');
  for (const term of ['la', 'lamp']) {
    show(term);
    expect(field).toHaveValue('lamp');
    pause();
  }
  expect(onChange.mock.calls).toEqual([['la'], ['lamp']]);
});

test('a term that comes from elsewhere is shown, also one that was typed before', () => {
  const { onChange, field, type, show } = openSearch();
  type('la');
  type('lamp');
  // The list has left out the first word.
  show('lamp');
  for (const term of ['la', '', 'saree']) {
    show(term);
    expect(field).toHaveValue(term);
    pause();
  }
  expect(onChange).toHaveBeenCalledTimes(2);
});
