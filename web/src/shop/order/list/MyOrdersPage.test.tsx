import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { MyOrdersPageDocument, type MyOrdersPageQuery } from '#web/generated/graphql.ts';
import { expectConsole } from '#web-test/consoleOutput.ts';
import { anOrder, anOrderOfSeveral, anUnpaidOrder } from '#web-test/orders.ts';
import { rahima, signedInAs } from '#web-test/people.ts';
import { openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, server } from '#web-test/server.ts';

beforeEach(() => signedInAs(rahima));

const page = (orders: ReturnType<typeof anOrder>[], next: string | null = null): MyOrdersPageQuery => ({
  me: {
    id: rahima.id,
    orders: {
      edges: orders.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: next !== null, endCursor: next },
    },
  },
});

describe('My Orders (spec §2, §4)', () => {
  test('is a table with the columns of the spec', async () => {
    server.use(answers(MyOrdersPageDocument, page([anOrder({ status: 'SHIPPED' })])));
    openShop('/customer/order');
    const table = within(await screen.findByRole('table', { name: 'My Orders' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Image',
      'Product',
      'Price',
      'Quantity',
      'Total',
      'Status',
      'Order Date',
      'Action',
    ]);
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '',
      'Pathao Phone',
      '$199.99',
      '2',
      '$460.00incl. $60 delivery',
      'Shipped',
      '20 Nov 2026#10001',
      expect.stringContaining('View Details'),
    ]);
    expect(table.getByRole('link', { name: /View Details/ })).toHaveAttribute('href', '/vieworder/order-1');
  });

  test('an order of several lines has each of them in its columns, three at most', async () => {
    server.use(answers(MyOrdersPageDocument, page([anOrderOfSeveral(5)])));
    openShop('/customer/order');
    const table = within(await screen.findByRole('table', { name: 'My Orders' }));
    expect(table.getAllByRole('row')).toHaveLength(2);
    const [, product, price, quantity, total] = table.getAllByRole('cell');
    expect([...(product?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Pathao Phone',
      'Desk Lamp',
      'Desk Lamp 2',
      'and 2 more',
    ]);
    expect(price).toHaveTextContent('$199.99$20.50$20.50');
    expect(quantity).toHaveTextContent('233');
    expect(total).toHaveTextContent('$460.00');
    expect(screen.getByText('Pathao Phone and 4 more')).toBeInTheDocument();
  });

  test('has a card for each order besides, for narrow screens', async () => {
    server.use(answers(MyOrdersPageDocument, page([anOrder(), anOrder({ id: 'order-2' })])));
    openShop('/customer/order');
    await screen.findByRole('table', { name: 'My Orders' });
    // CSS shows one of both, depending on the width: here the cards are hidden.
    const cards = screen
      .getAllByRole('listitem', { hidden: true })
      .map((card) => card.querySelector('[href^="/vieworder/"]'));
    const links = cards.flatMap((link) => (link ? [link.getAttribute('href')] : []));
    expect(links).toEqual(['/vieworder/order-1', '/vieworder/order-2']);
  });

  test('an order that waits for its payment leads to it, others do not', async () => {
    const unpaid = anUnpaidOrder({}, { id: 'order-2' });
    const cancelled = anUnpaidOrder({}, { id: 'order-3', status: 'CANCELLED' });
    server.use(answers(MyOrdersPageDocument, page([anOrder(), unpaid, cancelled])));
    openShop('/customer/order');
    await screen.findByRole('table', { name: 'My Orders' });
    const links = screen.getAllByRole('link', { name: /^Pay now/, hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pay/order-2', '/pay/order-2']);
  });

  test('says that there are none, and leads to the products', async () => {
    server.use(answers(MyOrdersPageDocument, page([])));
    openShop('/customer/order');
    expect(await screen.findByText('No orders found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/search');
  });

  test('brings older orders on demand', async () => {
    server.use(
      answers(MyOrdersPageDocument, ({ after }) =>
        after ? page([anOrder({ id: 'order-2' })]) : page([anOrder()], 'order-1'),
      ),
    );
    const { user } = openShop('/customer/order');
    const more = await screen.findByRole('button', { name: 'Show older orders' });
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.click(more);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
  });

  test('says that the shop cannot be reached, and tries again', async () => {
    server.use(isUnreachable(MyOrdersPageDocument));
    expectConsole(/^Error fetching orders:/);
    const { user } = openShop('/customer/order');
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    server.use(answers(MyOrdersPageDocument, page([])));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No orders found.')).toBeVisible();
  });
});
