import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  ConfirmCustomerDocument,
  ConfirmCustomersDocument,
  CustomersPageDocument,
  RejectCustomerDocument,
  RejectCustomersDocument,
  type ConfirmCustomerMutation,
  type ConfirmCustomersMutation,
  type RejectCustomersMutation,
  type CustomersPageQuery,
  type RejectCustomerInput,
  type RejectCustomerMutation,
  SavedViewsDocument,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { answers, isUnreachable, refuses, server } from '#web-test/server.ts';

const pageInfo = { hasNextPage: false, endCursor: null };
const listOf = <Node extends { id: string }>(nodes: readonly Node[]) => ({
  edges: edges(nodes),
  pageInfo,
  totalCount: nodes.length,
  isTotalExact: true,
});
const edges = <Node extends { id: string }>(nodes: readonly Node[]) => nodes.map((node) => ({ cursor: node.id, node }));

type Customer = CustomersPageQuery['customers']['edges'][number]['node'];

const account = {
  emailConfirmedAt: null,
  status: 'CONFIRMED' as Customer['status'],
  rejectionReason: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  figures: { orders: 3, spentCents: 123_400 },
};
const own: Customer = { ...karim, ...account };
const confirmed: Customer = { ...rahima, ...account };
const waiting: Customer = { ...confirmed, id: 'customer-3', displayName: 'Tanvir Ahmed', status: 'PENDING' };
const rejected: Customer = {
  ...confirmed,
  id: 'customer-4',
  displayName: 'Mr X',
  status: 'REJECTED',
  rejectionReason: 'Nobody knows you.',
};

const openCustomers = async (customers: readonly Customer[] = [own, confirmed, waiting, rejected]) => {
  signedInAs(karim);
  const asked = vi.fn<(variables: object) => void>();
  server.use(
    answers(SavedViewsDocument, { savedViews: [] }),
    answers(CustomersPageDocument, (variables) => {
      asked(variables);
      const { status } = variables;
      const nodes = customers.filter((one) => !status || one.status === status);
      return { me: karim, customers: listOf(nodes) };
    }),
  );
  const { user } = openShop('/deshboard/customers');
  await screen.findByRole('table', { name: 'Customers' });
  return { user, asked };
};

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe('customers', () => {
  test('are told with all that an admin decides by', async () => {
    await openCustomers();
    expect(row('Tanvir Ahmed').getByText('Waiting')).toBeVisible();
    expect(row('Mr X').getByText('Reason: Nobody knows you.')).toBeVisible();
    expect(row('Karim').getByText('You')).toBeVisible();
    expect(row('Karim').getByText('Admin')).toBeVisible();
    expect(row('Rahima').getByText('$1,234.00')).toBeVisible();
    expect(row('Rahima').getByRole('link', { name: 'Rahima Khatun' })).toHaveAttribute(
      'href',
      `/deshboard/customers/${rahima.id}`,
    );
  });

  test('are searched and sorted by the shop, and the address keeps it', async () => {
    const { user, asked } = await openCustomers();
    await enter(user, screen.getByRole('searchbox'), 'rahima 017');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: /^Spent/ }));
    await waitFor(() => expect(currentAddress()).toBe('/deshboard/customers?q=rahima+017&sort=SPENT'));
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'rahima 017', sort: 'SPENT' }));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(currentAddress()).toBe('/deshboard/customers');
  });

  test('are confirmed many at once, and whom that did not change is named', async () => {
    const { user } = await openCustomers();
    server.use(
      answers(ConfirmCustomersDocument, ({ ids }): ConfirmCustomersMutation => ({
        confirmCustomers: [ids].flat().map((id) => ({
          id,
          outcome: id === waiting.id ? 'DONE' : 'GONE',
          customer:
            id === waiting.id ? { id, displayName: 'Tanvir Ahmed', status: 'CONFIRMED', rejectionReason: null } : null,
        })),
      })),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select Tanvir Ahmed' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Mr X' }));
    const bar = within(screen.getByRole('group', { name: 'With the selected rows' }));
    await user.click(bar.getByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Not changed: 1' }));
    expect(dialog.getByText('The account does not exist any more: Mr X')).toBeVisible();
    expect(row('Tanvir').getByText('Confirmed')).toBeVisible();
    expect(screen.getByText('Accounts confirmed: 1.')).toBeVisible();
  });

  test('are rejected many at once with one reason, which a failure keeps', async () => {
    const { user } = await openCustomers();
    server.use(isUnreachable(RejectCustomersDocument));
    await user.click(screen.getByRole('checkbox', { name: 'Select Tanvir Ahmed' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Rahima Khatun' }));
    await user.click(screen.getByRole('button', { name: 'Reject…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reject 2 accounts?' }));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    await enter(user, dialog.getByLabelText('Reason, for them to read'), 'Because.');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText(/The shop cannot be reached/)).toBeVisible();
    const sent = vi.fn<(input: object) => void>();
    server.use(
      answers(RejectCustomersDocument, ({ input }): RejectCustomersMutation => {
        sent(input);
        const decisions = [input.ids].flat().map((id) => ({
          id,
          outcome: 'DONE' as const,
          customer: { id, displayName: id, status: 'REJECTED' as const, rejectionReason: input.reason },
        }));
        return { rejectCustomers: { __typename: 'RejectCustomersSuccess', decisions } };
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Accounts rejected: 2.')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ids: [confirmed.id, waiting.id], reason: 'Because.' });
    expect(screen.queryByRole('group', { name: 'With the selected rows' })).toBeNull();
  });

  test('offer a decision where one waits for it', async () => {
    await openCustomers();
    const buttons = (name: string) =>
      row(name)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(buttons('Karim')).toEqual([]);
    expect(buttons('Rahima')).toEqual([]);
    expect(buttons('Tanvir')).toEqual(['Confirm Tanvir Ahmed', 'Reject Tanvir Ahmed']);
    expect(buttons('Mr X')).toEqual([]);
  });

  test('of one status alone can be asked for, and leave the list when that changes', async () => {
    const { user, asked } = await openCustomers();
    await user.selectOptions(screen.getByLabelText('Which accounts'), 'Waiting');
    expect(await screen.findByRole('row', { name: /Tanvir/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Mr X/ })).toBeNull();
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'PENDING' }));
    server.use(
      answers(ConfirmCustomerDocument, ({ id }): ConfirmCustomerMutation => ({
        confirmCustomer: { id, status: 'CONFIRMED', rejectionReason: null },
      })),
    );
    await user.click(screen.getByRole('button', { name: 'Confirm Tanvir Ahmed' }));
    expect(await screen.findByText('Tanvir Ahmed is confirmed and may log in now.')).toBeVisible();
    expect(screen.getByText('There is no such account.')).toBeVisible();
    expect(screen.getByText('0 in all')).toBeVisible();
  });

  test('whose confirmation fails may be confirmed again; what was done before is not said any more', async () => {
    const { user } = await openCustomers([waiting, { ...waiting, id: 'customer-5', displayName: 'Nasrin Sultana' }]);
    server.use(
      answers(ConfirmCustomerDocument, ({ id }): ConfirmCustomerMutation => ({
        confirmCustomer: { id, status: 'CONFIRMED', rejectionReason: null },
      })),
    );
    await user.click(screen.getByRole('button', { name: 'Confirm Nasrin Sultana' }));
    await screen.findByText('Nasrin Sultana is confirmed and may log in now.');
    server.use(refuses(ConfirmCustomerDocument, 'FORBIDDEN', { message: 'No.' }));
    await user.click(screen.getByRole('button', { name: 'Confirm Tanvir Ahmed' }));
    expect(await screen.findByText('No.')).toBeVisible();
    expect(screen.queryByText(/is confirmed/)).toBeNull();
    expect(screen.getByRole('button', { name: /Confirm Tanvir Ahmed/ })).toBeEnabled();
  });

  test('are rejected with a reason, which must be given', async () => {
    const { user } = await openCustomers();
    const sent = vi.fn<(input: RejectCustomerInput) => void>();
    server.use(
      answers(RejectCustomerDocument, ({ input }): RejectCustomerMutation => {
        sent(input);
        const customer = { id: input.id, status: 'REJECTED' as const, rejectionReason: input.reason };
        return { rejectCustomer: { __typename: 'RejectCustomerSuccess', customer } };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Reject Tanvir Ahmed' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reject Tanvir Ahmed?' }));
    const reason = dialog.getByLabelText('Reason, for them to read');
    expect(reason).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(reason).toHaveAccessibleDescription('Please give a reason');
    expect(sent).not.toHaveBeenCalled();
    await enter(user, reason, ' Nobody knows you. ');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Tanvir Ahmed is rejected.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ id: waiting.id, reason: 'Nobody knows you.' });
  });

  test('whose refusal does not arrive keep the reason that was typed', async () => {
    const { user } = await openCustomers();
    server.use(isUnreachable(RejectCustomerDocument));
    await user.click(row('Tanvir').getByRole('button', { name: /^Reject/ }));
    const dialog = within(screen.getByRole('dialog'));
    await enter(user, dialog.getByLabelText('Reason, for them to read'), 'Because.');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(dialog.getByLabelText('Reason, for them to read')).toHaveValue('Because.');
  });
});

test.each(['/deshboard/customers', '/deshboard/audit'])('%s is for admins', async (path) => {
  signedInAs(rahima);
  openShop(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(currentAddress()).toBe('/customer/profile');
});
