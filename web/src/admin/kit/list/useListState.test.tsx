import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enter } from '#web-test/enter.ts';
import { currentAddress, goInHistory, renderInShop } from '#web-test/render.tsx';
import { FilterSelect } from './filters/FilterSelect.tsx';
import { ListSearch } from './ListSearch.tsx';
import { oneOf, textUpTo } from './listState.ts';
import { useListState } from './useListState.ts';

const schema = { q: textUpTo(100), colour: oneOf(['RED', 'BLUE']) };

const List = () => {
  const { state, change, clear, isChanged, query } = useListState(schema);
  return (
    <>
      <ListSearch label="Search toys" value={state.q} onChange={(q) => change({ q }, { replace: true })} />
      <FilterSelect
        label="Colour"
        all="All colours"
        value={state.colour}
        options={[
          { value: 'RED', label: 'Red' },
          { value: 'BLUE', label: 'Blue' },
        ]}
        onChange={(colour) => change({ colour })}
      />
      {isChanged && <button onClick={clear}>Clear</button>}
      <output>{query}</output>
    </>
  );
};

test('search and filters are in the URL; Back returns to the filter before, not to each letter', async () => {
  const { user } = renderInShop(<List />, '/list?page=2');
  await enter(user, screen.getByRole('searchbox', { name: 'Search toys' }), 'lamp');
  await waitFor(() => expect(currentAddress()).toBe('/list?page=2&q=lamp'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'Red');
  expect(currentAddress()).toBe('/list?page=2&q=lamp&colour=RED');
  expect(screen.getByText('q=lamp&colour=RED')).toBeVisible();
  act(() => goInHistory(-1));
  await waitFor(() => expect(currentAddress()).toBe('/list?page=2&q=lamp'));
  expect(screen.getByRole('combobox', { name: 'Colour' })).toHaveValue('');
});

test('the fields show the state of the URL, and are cleared with it', async () => {
  const { user } = renderInShop(<List />, '/list?q=lamp&colour=BLUE');
  expect(screen.getByRole('searchbox')).toHaveValue('lamp');
  expect(screen.getByRole('combobox')).toHaveValue('BLUE');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(currentAddress()).toBe('/list');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('Enter searches at once', async () => {
  const { user } = renderInShop(<List />, '/list');
  await enter(user, screen.getByRole('searchbox'), 'saree');
  await user.keyboard('{Enter}');
  expect(currentAddress()).toBe('/list?q=saree');
});
