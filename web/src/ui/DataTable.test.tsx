import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#web-test/render.tsx';
import { DataTable } from './DataTable.tsx';

const fruit = [
  { name: 'Mango', price: 3 },
  { name: 'Litchi', price: 5 },
];

const open = () =>
  renderInShop(
    <DataTable
      label="Fruit"
      rows={fruit}
      rowKey={({ name }) => name}
      columns={[
        { header: 'Name', cell: ({ name }) => name },
        { header: 'Price', figures: true, cell: ({ price }) => price },
        { header: 'Action', card: 'actions', cell: ({ name }) => <button type="button">Eat {name}</button> },
      ]}
    />,
  );

test('rows and cells stay a table for screen readers, however they are displayed', () => {
  open();
  const table = within(screen.getByRole('table', { name: 'Fruit' }));
  // Browsers drop the implicit roles when CSS displays it as a card, so each role must be explicit.
  for (const role of ['row', 'columnheader', 'cell'])
    for (const part of table.getAllByRole(role)) expect(part).toHaveAttribute('role', role);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Price', 'Action']);
});

test('the header on a card is visible, and not part of the cell’s text', () => {
  open();
  expect(screen.getByRole('row', { name: 'Mango 3 Eat Mango' })).toBeVisible();
  const [name, price, action] = within(screen.getByRole('row', { name: /Mango/ })).getAllByRole('cell');
  expect(name?.querySelector('[data-label="Name"]')).toHaveAttribute('aria-hidden', 'true');
  expect(price?.querySelector('[data-label="Price"]')).not.toBeNull();
  expect(action?.querySelector('[data-label]')).toBeNull();
});

test('a table that fits cannot be focused', async () => {
  const { user } = open();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Eat Mango' })).toHaveFocus();
});
