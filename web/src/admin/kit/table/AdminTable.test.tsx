import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInShop } from '#web-test/render.tsx';
import { allTexts } from '#web-test/texts.ts';
import { AdminTable } from './AdminTable.tsx';

interface Toy {
  id: string;
  name: string;
  price: number;
}

type Sort = 'NAME' | 'CHEAPEST' | 'DEAREST';

const toys = (count: number): Toy[] =>
  Array.from({ length: count }, (_, index) => ({ id: `t${index}`, name: `Toy ${index}`, price: index }));

interface ListProps {
  rows: readonly Toy[];
  onOpen?: (toy: Toy) => void;
  onSort?: (sort: Sort) => void;
  storageKey?: string;
}

const List = ({ rows, onOpen, onSort = () => undefined, storageKey = 'toys' }: ListProps) => {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  return (
    <AdminTable<Toy, Sort>
      label="Toys"
      storageKey={storageKey}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      count={rows.length}
      sort="CHEAPEST"
      onSort={onSort}
      selected={selected}
      onSelected={select}
      onOpen={onOpen}
      empty={<p>No toys.</p>}
      bulkActions={<button type="button">Give away {[...selected].join(' ')}</button>}
      columns={{
        name: {
          header: 'Name',
          cell: ({ name }) => <a href="#toy">{name}</a>,
          sort: { ascending: 'NAME' },
        },
        price: {
          header: 'Price',
          figures: true,
          cell: ({ price }) => price,
          sort: { ascending: 'CHEAPEST', descending: 'DEAREST' },
        },
        colour: { header: 'Colour', isHidden: true, cell: () => 'red' },
      }}
    />
  );
};

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^Select ${name} `) });

test('says how many rows there are, and by what they are sorted', () => {
  renderInShop(<List rows={toys(3)} />);
  const table = screen.getByRole('table', { name: 'Toys' });
  expect(table).toHaveAttribute('aria-rowcount', '4');
  expect(row('Toy 2')).toHaveAttribute('aria-rowindex', '4');
  expect(screen.getByText('3 in all')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Price/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByText('Sorted by Price, ascending')).toBeInTheDocument();
});

test('a press on a header asks the server for that order, and a second one for the other direction', async () => {
  const onSort = vi.fn<(sort: Sort) => void>();
  const { user } = renderInShop(<List rows={toys(3)} onSort={onSort} />);
  await user.click(screen.getByRole('button', { name: /Price/ }));
  await user.click(screen.getByRole('button', { name: /Name/ }));
  expect(onSort.mock.calls).toEqual([['DEAREST'], ['NAME']]);
});

test('the keyboard walks the rows, selects them and opens them', async () => {
  const onOpen = vi.fn<(toy: Toy) => void>();
  const { user } = renderInShop(<List rows={toys(30)} onOpen={onOpen} />);
  row('Toy 0').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('Toy 2')).toHaveFocus();
  await user.keyboard(' {End} {Home}{PageDown}{Enter}');
  expect(row('Toy 10')).toHaveFocus();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(toys(30)[10]);
  expect(screen.getByRole('button', { name: 'Give away t2 t29' })).toBeVisible();
  // Tab reaches one row only.
  expect(screen.getAllByRole('row').filter((one) => one.tabIndex === 0)).toEqual([row('Toy 10')]);
});

test('keys and presses in the controls of a row are theirs', async () => {
  const onOpen = vi.fn<(toy: Toy) => void>();
  const { user } = renderInShop(<List rows={toys(3)} onOpen={onOpen} />);
  screen.getByRole('link', { name: 'Toy 1' }).focus();
  await user.keyboard('{ArrowDown} ');
  await user.click(screen.getByRole('link', { name: 'Toy 1' }));
  expect(onOpen).not.toHaveBeenCalled();
  expect(screen.queryByRole('group', { name: 'With the selected rows' })).toBeNull();
  await user.click(within(row('Toy 1')).getByText('1'));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('all loaded rows are selected at once, a range with Shift, and the selection can be cleared', async () => {
  const { user } = renderInShop(<List rows={toys(6)} />);
  const all = screen.getByRole('checkbox', { name: 'Select all loaded rows' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Toy 1' }));
  expect(all).toBePartiallyChecked();
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Toy 4' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 selected')).toBeVisible();
  await user.click(all);
  expect(all).toBeChecked();
  expect(screen.getByText('6 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('columns are chosen, the choice stays, and the last one cannot be hidden', async () => {
  const { user, unmount } = renderInShop(<List rows={toys(1)} />);
  expect(screen.queryByRole('columnheader', { name: 'Colour' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Colour' }));
  await user.click(screen.getByRole('checkbox', { name: 'Price' }));
  await user.click(screen.getByRole('checkbox', { name: 'Name' }));
  expect(screen.getByRole('checkbox', { name: 'Colour' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  unmount();
  const again = renderInShop(<List rows={toys(1)} />);
  expect(await screen.findByRole('columnheader', { name: 'Colour' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Name/ })).toBeNull();
  again.unmount();
  renderInShop(<List rows={toys(1)} storageKey="others" />);
  expect(screen.getByRole('columnheader', { name: /Name/ })).toBeVisible();
});

test('of many rows only those in sight are in the page', () => {
  renderInShop(<List rows={toys(2000)} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
});

describe('without rows', () => {
  const props = {
    label: 'Toys',
    columns: { name: { header: 'Name', cell: ({ name }: Toy) => name } },
    rowKey: ({ id }: Toy) => id,
    rowName: ({ name }: Toy) => name,
    empty: <p>No toys.</p>,
  };

  test('it is loading, empty, or failed and can be tried again', async () => {
    const onRetry = vi.fn<() => void>();
    const loading = renderInShop(<AdminTable {...props} rows={undefined} />);
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
    loading.unmount();
    renderInShop(<AdminTable {...props} rows={[]} />).unmount();
    const failed = renderInShop(<AdminTable {...props} rows={undefined} error={new Error('No.')} onRetry={onRetry} />);
    await failed.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    failed.unmount();
    renderInShop(<AdminTable {...props} rows={[]} />);
    expect(screen.getByText('No toys.')).toBeVisible();
  });
});

describe('on a phone', () => {
  test('rows are cards, which are selected and opened, with all columns but those that say none', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const onOpen = vi.fn<(toy: Toy) => void>();
    const { user } = renderInShop(<List rows={toys(3)} onOpen={onOpen} />, '/', await allTexts('bn'));
    const list = screen.getByRole('list', { name: 'Toys' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('NameToy 0Price0Colourred');
    expect(screen.getByText('মোট ৩টি')).toBeVisible();
    await user.click(within(list).getByRole('checkbox', { name: 'Toy 1 বাছুন' }));
    expect(onOpen).not.toHaveBeenCalled();
    expect(screen.getByText('১টি বাছাই করা')).toBeVisible();
    await user.click(within(first as HTMLElement).getByText('red'));
    expect(onOpen).toHaveBeenCalledOnce();
  });
});
