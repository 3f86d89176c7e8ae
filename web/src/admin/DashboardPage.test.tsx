import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  AllOrdersDocument,
  ConfirmCustomerDocument,
  WaitingCustomersDocument,
  type WaitingCustomersQuery,
} from '../generated/graphql.ts';
import { anOrder } from '../../test/orders.ts';
import { karim, rahima, signedInAs } from '../../test/people.ts';
import { openShop } from '../../test/render.tsx';
import { answers, refuses, server } from '../../test/server.ts';

const pageInfo = { hasNextPage: false, endCursor: null };
const waiting = { ...rahima, createdAt: '2026-11-20T09:30:00.000Z' };
const list = (customers: (typeof waiting)[]): WaitingCustomersQuery => ({
  customers: { edges: customers.map((node) => ({ cursor: node.id, node })), pageInfo },
});

const openDashboard = async () => {
  signedInAs(karim);
  const order = anOrder({ status: 'PROCESSED' });
  server.use(
    answers(AllOrdersDocument, { orders: { edges: [{ cursor: order.id, node: order }], pageInfo } }),
  );
  const { user } = openShop('/deshboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  return user;
};

test('an admin confirms a waiting customer, who then is off the list', async () => {
  let customers = [waiting];
  server.use(
    answers(WaitingCustomersDocument, () => list(customers)),
    answers(ConfirmCustomerDocument, ({ id }) => {
      customers = customers.filter((customer) => customer.id !== id);
      return { confirmCustomer: { id, status: 'CONFIRMED' } };
    }),
  );
  const user = await openDashboard();
  await user.click(await screen.findByRole('button', { name: /Confirm Rahima Khatun/ }));
  expect(await screen.findByText('Rahima Khatun is confirmed and may log in now.')).toBeVisible();
  expect(screen.getByText('Nobody is waiting.')).toBeVisible();
});

test('a confirmation that fails says why and may be tried again', async () => {
  server.use(
    answers(WaitingCustomersDocument, list([waiting])),
    refuses(ConfirmCustomerDocument, 'FORBIDDEN', 'No.'),
  );
  const user = await openDashboard();
  await user.click(await screen.findByRole('button', { name: /Confirm Rahima Khatun/ }));
  expect(await screen.findByText('No.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Confirm Rahima Khatun/ })).toBeEnabled();
});

test('all orders are listed to read', async () => {
  server.use(answers(WaitingCustomersDocument, list([])));
  await openDashboard();
  const table = within(await screen.findByRole('table', { name: 'All orders' }));
  expect(table.getByText('2 × Pathao Phone')).toBeVisible();
  expect(table.getByText('Order Processed')).toBeVisible();
  expect(table.getByText('$460.00')).toBeVisible();
});
