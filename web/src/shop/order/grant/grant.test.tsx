import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  GrantRefundDocument,
  ViewOrderPageDocument,
  type GrantRefundInput,
  type GrantRefundMutation,
} from '../../../generated/graphql.ts';
import { REFUND_MESSAGES } from '../../../../../schema/refund.ts';
import { anOrder } from '../../../../test/orders.ts';
import { karim, rahima, signedInAs } from '../../../../test/people.ts';
import { openShop } from '../../../../test/render.tsx';
import { serverSentence } from '../../../../test/sentence.ts';
import { answers, server } from '../../../../test/server.ts';

const openOrder = async (order = anOrder({ status: 'DELIVERED' })) => {
  server.use(answers(ViewOrderPageDocument, { order }));
  const { user } = openShop('/vieworder/order-1');
  await screen.findByText('order-1');
  return user;
};

const openDialog = async () => {
  signedInAs(karim);
  const user = await openOrder();
  await user.click(await screen.findByRole('button', { name: 'Give money back' }));
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Give back a part of order #10001?' })) };
};

test('an admin gives a part back, in dollars and with a reason', async () => {
  const sent: GrantRefundInput[] = [];
  server.use(
    answers(GrantRefundDocument, ({ input }): GrantRefundMutation => {
      sent.push(input);
      const order = anOrder({
        status: 'DELIVERED',
        payment: { collectedCents: 46_000, refundDueCents: 1250 },
      });
      return { grantRefund: { __typename: 'GrantRefundSuccess', order } };
    }),
  );
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText('Amount in dollars'), '12,5');
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(dialog.getByLabelText('Amount in dollars')).toHaveAccessibleDescription(
    'Please write the amount in dollars, such as 12.50',
  );
  expect(sent).toEqual([]);
  await user.clear(dialog.getByLabelText('Amount in dollars'));
  // Figures may be Bangla, too.
  await user.type(dialog.getByLabelText('Amount in dollars'), '১২.৫');
  await user.type(dialog.getByLabelText('Reason, for the customer to read'), 'A scratch');
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText('$12.50 is given back.')).toHaveFocus();
  expect(sent).toEqual([
    { orderId: 'order-1', amountCents: 1250, reason: 'A scratch', key: expect.any(String) },
  ]);
  // The page has the answer.
  expect(screen.getByText('$12.50')).toBeVisible();
});

test('a refusal is said, and what was typed stays; sent again it has the same key', async () => {
  const keys: unknown[] = [];
  server.use(
    answers(GrantRefundDocument, ({ input }): GrantRefundMutation => {
      keys.push(input.key);
      const sentence = serverSentence(REFUND_MESSAGES.nothingToGrant);
      return {
        grantRefund: {
          __typename: 'InvalidInput',
          ...sentence,
          fields: [{ field: 'amountCents', ...sentence }],
        },
      };
    }),
  );
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText('Amount in dollars'), '5');
  await user.type(dialog.getByLabelText('Reason, for the customer to read'), 'A scratch');
  for (let time = 0; time < 2; time += 1) {
    await user.click(dialog.getByRole('button', { name: 'Give it back' }));
    expect(await dialog.findByText('Nothing of this order can be given back.')).toBeVisible();
  }
  expect(dialog.getByLabelText('Amount in dollars')).toHaveValue('5');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('customers give nothing back', async () => {
  signedInAs(rahima);
  await openOrder();
  expect(screen.queryByRole('button', { name: 'Give money back' })).toBeNull();
});

test('of a cancelled order nothing can be given back', async () => {
  signedInAs(karim);
  await openOrder(anOrder({ status: 'CANCELLED' }));
  expect(screen.queryByRole('button', { name: 'Give money back' })).toBeNull();
});
