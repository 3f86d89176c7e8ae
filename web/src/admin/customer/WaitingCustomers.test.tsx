import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  ConfirmCustomerDocument,
  RejectCustomerDocument,
  WaitingCustomersDocument,
  type ConfirmCustomerMutation,
  type RejectCustomerInput,
  type RejectCustomerMutation,
  type WaitingCustomersQuery,
} from '../../generated/graphql.ts';
import { karim, rahima, signedInAs } from '../../../test/people.ts';
import { renderInShop } from '../../../test/render.tsx';
import { answers, refuses, server } from '../../../test/server.ts';
import { WaitingCustomers } from './WaitingCustomers.tsx';

const pageInfo = { hasNextPage: false, endCursor: null };
const waiting = { ...rahima, createdAt: '2026-11-20T09:30:00.000Z', emailConfirmedAt: null as string | null };
const list = (customers: (typeof waiting)[]): WaitingCustomersQuery => ({
  customers: { edges: customers.map((node) => ({ cursor: node.id, node })), pageInfo },
});

const openList = () => {
  signedInAs(karim);
  return renderInShop(<WaitingCustomers />).user;
};

test('an admin confirms a waiting customer, who then is off the list', async () => {
  let customers = [waiting];
  server.use(
    answers(WaitingCustomersDocument, () => list(customers)),
    answers(ConfirmCustomerDocument, ({ id }): ConfirmCustomerMutation => {
      customers = customers.filter((customer) => customer.id !== id);
      return { confirmCustomer: { id, status: 'CONFIRMED', rejectionReason: null } };
    }),
  );
  const user = openList();
  await user.click(await screen.findByRole('button', { name: /Confirm Rahima Khatun/ }));
  expect(await screen.findByText('Rahima Khatun is confirmed and may log in now.')).toBeVisible();
  expect(screen.getByText('Nobody is waiting.')).toBeVisible();
});

test('a confirmation that fails says why and may be tried again', async () => {
  server.use(
    answers(WaitingCustomersDocument, list([waiting])),
    refuses(ConfirmCustomerDocument, 'FORBIDDEN', { message: 'No.' }),
  );
  const user = openList();
  await user.click(await screen.findByRole('button', { name: /Confirm Rahima Khatun/ }));
  expect(await screen.findByText('No.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Confirm Rahima Khatun/ })).toBeEnabled();
});

test('an admin rejects a waiting customer with a reason, which they must give', async () => {
  let customers = [waiting];
  const sent = vi.fn<(input: RejectCustomerInput) => void>();
  server.use(
    answers(WaitingCustomersDocument, () => list(customers)),
    answers(RejectCustomerDocument, ({ input }): RejectCustomerMutation => {
      sent(input);
      customers = [];
      const customer = { id: input.id, status: 'REJECTED' as const, rejectionReason: input.reason };
      return { rejectCustomer: { __typename: 'RejectCustomerSuccess', customer } };
    }),
  );
  const user = openList();
  expect(await screen.findByText('not confirmed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reject Rahima Khatun' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject Rahima Khatun?' }));
  const reason = dialog.getByLabelText('Reason, for them to read');
  expect(reason).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(reason).toHaveAccessibleDescription('Please give a reason');
  expect(sent).not.toHaveBeenCalled();
  await user.type(reason, ' Nobody knows you. ');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Rahima Khatun is rejected.')).toBeVisible();
  expect(screen.getByText('Nobody is waiting.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: rahima.id, reason: 'Nobody knows you.' });
});
