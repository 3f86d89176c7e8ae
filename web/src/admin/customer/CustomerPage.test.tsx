import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  AdminOrderPageDocument,
  ChangeRoleDocument,
  CustomerOrdersDocument,
  CustomerPageDocument,
  EndStaffSessionsDocument,
  PlaceOrderForDocument,
  ProductsToOrderDocument,
  RejectCustomerDocument,
  RemoveSecondFactorDocument,
  StaffAccessDocument,
  type ChangeRoleMutation,
  type CustomerPageQuery,
  type PlaceOrderForMutation,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { karim, rahima, signedInAs } from '#web-test/people.ts';
import { currentAddress, openShop } from '#web-test/render.tsx';
import { allTexts } from '#web-test/texts.ts';
import { answers, server } from '#web-test/server.ts';
import type { Language } from '#web/lib/language.ts';

const at = '2026-11-20T09:30:00.000Z';
const edges = <Node extends { id: string }>(nodes: readonly Node[]) => nodes.map((node) => ({ cursor: node.id, node }));
const savar = { id: 'dhaka', name: 'Dhaka', bangla: 'ঢাকা' };

type Customer = CustomerPageQuery['customer'];
const customer: Customer = {
  ...rahima,
  phoneNumber: '+8801712345678',
  emailConfirmedAt: at,
  status: 'CONFIRMED',
  rejectionReason: null,
  language: 'BN',
  createdAt: at,
  figures: { orders: 12, spentCents: 123_400 },
  addresses: [
    { id: 'a-1', district: savar },
    { id: 'a-2', district: savar },
  ],
  conversation: {
    id: 'conversation-1',
    messages: {
      nodes: [
        {
          id: 'm-1',
          text: 'Where is it?',
          sentAt: at,
          isFromShop: false,
          readAt: null,
          order: { id: 'order-1', number: 10_001 },
        },
      ],
    },
  },
};

const isSignedInNowhere = () =>
  server.use(
    answers(StaffAccessDocument, ({ id }) => ({ customer: { id, hasSecondFactor: false }, staffSessions: [] })),
  );

const open = async (wish: Partial<Customer> = {}, language: Language = 'en') => {
  signedInAs(karim);
  const messages = await allTexts(language);
  server.use(
    answers(CustomerPageDocument, {
      me: karim,
      customer: { ...customer, ...wish },
      reviewsOfCustomer: {
        edges: edges([
          {
            id: 'r-1',
            rating: 4,
            text: 'A good lamp.',
            createdAt: at,
            published: false,
            product: { id: 'p-1', name: 'Lamp' },
          },
        ]),
      },
      auditLog: { edges: [] },
    }),
    answers(CustomerOrdersDocument, {
      customer: {
        id: wish.id ?? customer.id,
        orders: {
          edges: edges([
            {
              id: 'order-1',
              number: 10_001,
              placedAt: at,
              totalCents: 8000,
              status: 'DELIVERED' as const,
              return: { status: 'REQUESTED' as const },
            },
          ]),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    }),
  );
  const { user } = openShop(`/deshboard/customers/${wish.id ?? customer.id}`, messages);
  await screen.findByRole('heading', { level: 1, name: wish.displayName ?? 'Rahima Khatun' });
  return { user };
};

describe('the page of a customer', () => {
  test('tells who they are, and what they bought, wrote and said', async () => {
    await open();
    expect(screen.getByText('$1,234.00')).toBeVisible();
    expect(screen.getByText('Dhaka')).toBeVisible();
    expect(screen.getByRole('link', { name: '01712345678' })).toHaveAttribute('href', 'tel:+8801712345678');
    const orders = within(await screen.findByRole('table', { name: 'Orders' }));
    expect(orders.getByRole('link', { name: '#10001' })).toHaveAttribute('href', '/deshboard/orders/order-1');
    expect(orders.getByText('Requested')).toBeVisible();
    expect(screen.getByText('Where is it?')).toBeVisible();
    expect(screen.getByText(/Unread/)).toBeVisible();
    expect(screen.getByText('A good lamp.')).toBeVisible();
    expect(screen.getByText(/4 of 5 · not published/)).toBeVisible();
  });

  test('tells it in Bangla', async () => {
    await open({}, 'bn');
    expect(screen.getByText('ঢাকা')).toBeVisible();
    expect(await screen.findByText('চাওয়া হয়েছে')).toBeVisible();
  });

  test('gives them another role, and says what it allows', async () => {
    isSignedInNowhere();
    const { user } = await open();
    server.use(
      answers(ChangeRoleDocument, ({ input: { id, role } }): ChangeRoleMutation => ({
        changeRole: { __typename: 'ChangeRoleSuccess', customer: { id, role } },
      })),
    );
    await user.click(screen.getByRole('button', { name: 'Change role' }));
    const dialog = within(screen.getByRole('dialog', { name: 'What may Rahima Khatun do?' }));
    await user.selectOptions(dialog.getByLabelText('Role'), 'Packer');
    expect(dialog.getByText(/They cancel nothing/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Rahima Khatun has a new role: Packer.')).toBeVisible();
  });

  test('keeps the only admin, and says why', async () => {
    isSignedInNowhere();
    const { user } = await open({ role: 'ADMIN' });
    const message = 'This is the only admin of the shop. Make somebody else an admin first.';
    server.use(
      answers(ChangeRoleDocument, { changeRole: { __typename: 'LastAdmin', message, wording: null } }),
      answers(RejectCustomerDocument, {
        rejectCustomer: { __typename: 'LastAdmin', message, wording: null },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Change role' }));
    const question = within(screen.getByRole('dialog'));
    await user.selectOptions(question.getByLabelText('Role'), 'Customer');
    await user.click(question.getByRole('button', { name: 'Change role' }));
    expect(await question.findByText(message)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const refusal = within(screen.getByRole('dialog'));
    await enter(user, refusal.getByLabelText('Reason, for them to read'), 'Because.');
    await user.click(refusal.getByRole('button', { name: 'Reject' }));
    expect(await refusal.findByText(message)).toBeVisible();
    expect(refusal.getByLabelText('Reason, for them to read')).toHaveValue('Because.');
  });

  test('shows the open sign-ins of somebody of the staff, ends one, and turns lost codes off', async () => {
    const sent: unknown[] = [];
    const session = { beganAt: at, usedAt: at, userAgent: 'Firefox/140.0', isCurrent: false };
    let left = [
      { id: 's-1', ...session },
      { id: 's-2', ...session, userAgent: 'Chrome/140.0' },
    ];
    server.use(
      answers(StaffAccessDocument, () => ({
        customer: { id: customer.id, hasSecondFactor: true },
        staffSessions: left,
      })),
      answers(EndStaffSessionsDocument, ({ sessionId }) => {
        sent.push(sessionId);
        left = left.filter(({ id }) => id !== sessionId);
        return { endStaffSessions: 1 };
      }),
      answers(RemoveSecondFactorDocument, { removeSecondFactor: { id: customer.id, hasSecondFactor: false } }),
    );
    const { user } = await open({ role: 'MANAGER' });
    const access = within(await screen.findByRole('region', { name: 'Sign-ins that are open' }));
    expect(access.getAllByRole('listitem')).toHaveLength(2);
    await user.click(access.getByRole('button', { name: /^Sign out: Firefox/ }));
    expect(await screen.findByText('That browser is signed out.')).toBeVisible();
    expect(access.getAllByRole('listitem')).toHaveLength(1);
    expect(sent).toEqual(['s-1']);
    await user.click(access.getByRole('button', { name: 'Turn lost codes off' }));
    const question = within(screen.getByRole('dialog', { name: 'Have they lost phone and recovery codes?' }));
    await user.click(question.getByRole('button', { name: 'Turn lost codes off' }));
    expect(await access.findByText('Two-factor codes are off.')).toBeVisible();
  });

  test('offers no decision about oneself', async () => {
    isSignedInNowhere();
    await open({ id: karim.id, displayName: 'Karim', role: 'ADMIN' });
    expect(await screen.findByText('Nobody is signed in.')).toBeVisible();
    expect(screen.getByText('You')).toBeVisible();
    for (const name of ['Change role', 'Reject', 'Confirm']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

test('an admin places an order for a customer who has called', async () => {
  const sent: unknown[] = [];
  const shirt = {
    id: 'shirt',
    name: 'Shirt',
    priceCents: 2000,
    availableStock: 9,
    colorOptions: [{ value: 'Red', label: 'Crimson' }],
    sizes: ['M', 'L'],
    variants: [{ id: 'v-1', color: 'Red', size: 'L', priceCents: 2500, availableStock: 4 }],
  };
  server.use(
    answers(ProductsToOrderDocument, ({ term }) => ({
      products: { nodes: term === 'shirt' ? [shirt] : [] },
    })),
    answers(AdminOrderPageDocument, { adminOrder: null }),
    answers(PlaceOrderForDocument, ({ customerId, input }): PlaceOrderForMutation => {
      sent.push({ customerId, input });
      return { placeOrderFor: { __typename: 'PlaceOrderSuccess', order: { id: 'order-9', number: 10_009 } } };
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'New order …' }));
  const dialog = within(screen.getByRole('dialog', { name: `Order for ${rahima.displayName}` }));
  await user.click(dialog.getByRole('button', { name: 'Place order' }));
  expect(await dialog.findByText('Please choose a product.')).toBeVisible();
  await enter(user, dialog.getByRole('searchbox', { name: 'Find a product' }), 'shirt');
  await user.keyboard('{Enter}');
  await user.click(await dialog.findByRole('button', { name: /^Shirt/ }));
  expect(dialog.getByRole('option', { name: 'Crimson' })).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Size'), 'L');
  expect(dialog.getByText('4 in stock')).toBeVisible();
  await user.clear(dialog.getByLabelText('Pieces'));
  await user.type(dialog.getByLabelText('Pieces'), '2');
  expect(dialog.getByText('Total with delivery: $110.00, paid on delivery')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('Order #10009 is placed.')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe('/deshboard/orders/order-9'));
  expect(sent).toMatchObject([
    {
      customerId: rahima.id,
      input: {
        paymentMethod: 'CASH_ON_DELIVERY',
        seenTotalCents: 11_000,
        shippingAddress: { name: rahima.displayName, email: rahima.email, phone: '01712345678' },
        lines: [{ productId: 'shirt', color: 'Red', size: 'L', quantity: 2 }],
      },
    },
  ]);
});
