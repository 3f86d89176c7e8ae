import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  AuditPageDocument,
  ChangeRoleDocument,
  ConfirmCustomerDocument,
  CustomersPageDocument,
  RejectCustomerDocument,
  type AuditPageQuery,
  type AuditPageQueryVariables,
  type ChangeRoleMutation,
  type ConfirmCustomerMutation,
  type CustomersPageQuery,
} from '../../generated/graphql.ts';
import { karim, rahima, signedInAs } from '../../../test/people.ts';
import { currentAddress, openShop } from '../../../test/render.tsx';
import { answers, isUnreachable, server } from '../../../test/server.ts';
import { allTexts } from '../../../test/texts.ts';
import type { Language } from '../../lib/language.ts';

const pageInfo = { hasNextPage: false, endCursor: null };
const edges = <Node extends { id: string }>(nodes: readonly Node[]) =>
  nodes.map((node) => ({ cursor: node.id, node }));

type Customer = CustomersPageQuery['customers']['edges'][number]['node'];

const account = {
  emailConfirmedAt: null,
  status: 'CONFIRMED' as Customer['status'],
  rejectionReason: null,
  createdAt: '2026-11-20T09:30:00.000Z',
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
  const asked = vi.fn<(status: string | null | undefined) => void>();
  server.use(
    answers(CustomersPageDocument, ({ status }) => {
      asked(status);
      const nodes = customers.filter((one) => !status || one.status === status);
      return { me: karim, customers: { edges: edges(nodes), pageInfo } };
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
  });

  test('offer what can be decided, and nothing about oneself', async () => {
    await openCustomers();
    const buttons = (name: string) =>
      row(name)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(buttons('Karim')).toEqual([]);
    expect(buttons('Rahima')).toEqual(['Reject Rahima Khatun', 'Make admin Rahima Khatun']);
    expect(buttons('Tanvir')).toEqual(['Confirm Tanvir Ahmed', 'Reject Tanvir Ahmed']);
    expect(buttons('Mr X')).toEqual(['Confirm Mr X']);
  });

  test('of one status alone can be asked for, and leave the list when that changes', async () => {
    const { user, asked } = await openCustomers();
    await user.selectOptions(screen.getByLabelText('Which accounts'), 'Rejected');
    expect(await screen.findByRole('row', { name: /Mr X/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Tanvir/ })).toBeNull();
    expect(asked).toHaveBeenLastCalledWith('REJECTED');
    server.use(
      answers(ConfirmCustomerDocument, ({ id }): ConfirmCustomerMutation => ({
        confirmCustomer: { id, status: 'CONFIRMED', rejectionReason: null },
      })),
    );
    await user.click(screen.getByRole('button', { name: 'Confirm Mr X' }));
    expect(await screen.findByText('Mr X is confirmed and may log in now.')).toBeVisible();
    expect(screen.getByText('There is no such account.')).toBeVisible();
  });

  test('become admins after a question', async () => {
    const { user } = await openCustomers();
    server.use(
      answers(ChangeRoleDocument, ({ input: { id, role } }): ChangeRoleMutation => ({
        changeRole: { __typename: 'ChangeRoleSuccess', customer: { id, role } },
      })),
    );
    await user.click(row('Rahima').getByRole('button', { name: /^Make admin/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Make Rahima Khatun an admin?' }));
    await user.click(dialog.getByRole('button', { name: 'Make admin' }));
    expect(await screen.findByText('Rahima Khatun is an admin now.')).toBeVisible();
    expect(row('Rahima').getByText('Admin')).toBeVisible();
    expect(row('Rahima').getByRole('button', { name: /^Make customer/ })).toBeVisible();
  });

  test('who run the shop alone stay, and the admin reads why', async () => {
    const other = { ...confirmed, role: 'ADMIN' as const };
    const { user } = await openCustomers([own, other]);
    const message = 'This is the only admin of the shop. Make somebody else an admin first.';
    server.use(
      answers(ChangeRoleDocument, { changeRole: { __typename: 'LastAdmin', message } }),
      answers(RejectCustomerDocument, { rejectCustomer: { __typename: 'LastAdmin', message } }),
    );
    await user.click(row('Rahima').getByRole('button', { name: /^Make customer/ }));
    const question = within(screen.getByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Make customer' }));
    expect(await question.findByText(message)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));

    await user.click(row('Rahima').getByRole('button', { name: /^Reject/ }));
    const refusal = within(screen.getByRole('dialog'));
    await user.type(refusal.getByLabelText('Reason, for them to read'), 'Because.');
    await user.click(refusal.getByRole('button', { name: 'Reject' }));
    expect(await refusal.findByText(message)).toBeVisible();
    expect(refusal.getByLabelText('Reason, for them to read')).toHaveValue('Because.');
  });

  test('whose refusal does not arrive keep the reason that was typed', async () => {
    const { user } = await openCustomers();
    server.use(isUnreachable(RejectCustomerDocument));
    await user.click(row('Tanvir').getByRole('button', { name: /^Reject/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason, for them to read'), 'Because.');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(dialog.getByLabelText('Reason, for them to read')).toHaveValue('Because.');
  });
});

type Entry = AuditPageQuery['auditLog']['edges'][number]['node'];

const entry: Entry = {
  id: 'entry-1',
  at: '2026-11-20T09:30:00.000Z',
  action: 'ACCOUNT_REJECTED',
  customerId: rahima.id,
  customer: rahima,
  actor: karim,
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  details: [
    { name: 'reason', value: 'Nobody knows you.' },
    { name: 'colour', value: 'blue' },
  ],
};
const entries: Entry[] = [
  entry,
  {
    ...entry,
    id: 'entry-2',
    action: 'SIGNED_IN',
    actor: rahima,
    details: [{ name: 'by', value: 'password' }],
  },
  { ...entry, id: 'entry-3', action: 'REGISTERED', actor: null, details: [] },
  {
    ...entry,
    id: 'entry-4',
    action: 'ACCOUNT_DELETED',
    customerId: 'customer-9',
    customer: null,
    actor: null,
    address: null,
    userAgent: null,
    details: [],
  },
];

const openLog = async (at = '/deshboard/audit', language: Language = 'en') => {
  const messages = await allTexts(language);
  signedInAs(karim);
  const asked = vi.fn<(variables: AuditPageQueryVariables) => void>();
  server.use(
    answers(AuditPageDocument, (variables) => {
      asked(variables);
      const nodes = entries.filter(
        ({ action, customerId }) =>
          (!variables.action || variables.action === action) &&
          (!variables.customerId || variables.customerId === customerId),
      );
      return { auditLog: { edges: edges(nodes), pageInfo } };
    }),
  );
  const { user } = openShop(at, messages);
  await screen.findByRole('table', { name: messages.t('admin.audit.title') });
  return { user, asked };
};

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the audit log', () => {
  test('says in plain words what happened, to whom, by whom and from where', async () => {
    await openLog();
    expect(cells(/Account rejected/)).toEqual([
      '20 Nov 2026, 15:30',
      'Account rejectedReason: Nobody knows you.colour: blue',
      'Rahima Khatunrahima@gmail.com',
      'Karim',
      '203.0.113.7Firefox on Windows',
    ]);
    expect(cells(/Signed in/)[3]).toBe('The same person');
    expect(cells(/Asked for an account/)[3]).toBe('Nobody signed in');
    expect(cells(/Account deleted/).slice(2)).toEqual(['Deleted accountcustomer-9', '–', '–']);
  });

  test('says it in Bangla too, values included', async () => {
    await openLog('/deshboard/audit', 'bn');
    expect(screen.getByText('মাধ্যম: পাসওয়ার্ড')).toBeVisible();
    expect(screen.getByText('কারণ: Nobody knows you.')).toBeVisible();
  });

  test('tells of one kind alone, which the address keeps', async () => {
    const { user, asked } = await openLog();
    await user.selectOptions(screen.getByLabelText('What happened'), 'Signed in');
    expect(currentAddress()).toBe('/deshboard/audit?action=SIGNED_IN');
    await screen.findByRole('row', { name: /By: password/ });
    expect(screen.queryByRole('row', { name: /Account rejected/ })).toBeNull();
    expect(asked).toHaveBeenLastCalledWith({ customerId: null, action: 'SIGNED_IN' });
  });

  test('tells of one account alone, and of all again', async () => {
    const { user } = await openLog('/deshboard/audit?customer=customer-9');
    expect(screen.getByText('Only what happened to one account.')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Account rejected/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all accounts' }));
    expect(await screen.findByRole('row', { name: /Account rejected/ })).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Rahima Khatun' })[0] as HTMLElement);
    expect(await screen.findByText('Only what happened to Rahima Khatun.')).toBeVisible();
  });

  test('of which nothing fits says so', async () => {
    const { user } = await openLog();
    await user.selectOptions(screen.getByLabelText('What happened'), 'Role changed');
    expect(await screen.findByText('Nothing of the kind has happened.')).toBeVisible();
  });
});

test('both pages are one press from the dashboard, and the place is marked', async () => {
  const { user } = await openLog();
  const nav = within(screen.getByRole('navigation', { name: 'Pages of the dashboard' }));
  expect(nav.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  server.use(answers(CustomersPageDocument, { me: karim, customers: { edges: [], pageInfo } }));
  await user.click(nav.getByRole('link', { name: 'Customers' }));
  expect(await screen.findByText('There is no such account.')).toBeVisible();
});

test.each(['/deshboard/customers', '/deshboard/audit'])('%s is for admins', async (path) => {
  signedInAs(rahima);
  openShop(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(currentAddress()).toBe('/customer/profile');
});
