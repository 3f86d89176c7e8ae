import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  ShipDialogDocument,
  ShipOrderDocument,
  type ShipDialogQuery,
  type ShipOrderInput,
  type ShipOrderMutation,
} from '#web/generated/graphql.ts';
import { enter } from '#web-test/enter.ts';
import { renderInShop } from '#web-test/render.tsx';
import { answers, server } from '#web-test/server.ts';
import { ShipDialog } from './ShipDialog.tsx';

const order = {
  id: 'order-1',
  lines: [
    { id: 'line-1', name: 'Lamp', color: 'Red', size: null, quantity: 3 },
    { id: 'line-2', name: 'Chair', color: null, size: null, quantity: 1 },
  ],
  shipments: [{ id: 's1', carrier: 'RedX', lines: [{ orderLineId: 'line-2', quantity: 1 }] }],
} satisfies NonNullable<ShipDialogQuery['order']>;

const parcel = (id: string) => ({
  id,
  carrier: 'RedX',
  trackingNumber: id,
  shippedAt: '2026-11-20T09:30:00.000Z',
  lines: [{ orderLineId: 'line-2', quantity: 1 }],
});

const shipped = {
  shipOrder: {
    __typename: 'ShipOrderSuccess',
    order: { id: 'order-1', status: 'SHIPPED', history: [], shipments: [parcel('s1'), parcel('s2')] },
  },
} satisfies ShipOrderMutation;

const openDialog = async (result: ShipOrderMutation = shipped, of = order) => {
  const sent = vi.fn<(input: ShipOrderInput) => void>();
  const [onClose, onShipped, onRefused] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  server.use(
    answers(ShipDialogDocument, { order: of }),
    answers(ShipOrderDocument, ({ input }) => {
      sent(input);
      return result;
    }),
  );
  const { user } = renderInShop(
    <ShipDialog
      order={{ id: 'order-1', number: 10_001 }}
      onClose={onClose}
      onShipped={onShipped}
      onRefused={onRefused}
    />,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Ship order #10001' }));
  await dialog.findByLabelText('Carrier');
  return { dialog, user, sent, onClose, onShipped, onRefused };
};

test('an order is shipped with carrier and number; the carrier of its last parcel is suggested', async () => {
  const { dialog, user, sent, onShipped } = await openDialog();
  expect(dialog.getByLabelText('Carrier')).toHaveValue('RedX');
  await user.clear(dialog.getByLabelText('Carrier'));
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  expect(await dialog.findByText('Carrier is required')).toBeVisible();
  expect(dialog.getByText('Tracking number is required')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await enter(user, dialog.getByLabelText('Carrier'), 'Pathao');
  await enter(user, dialog.getByLabelText('Tracking number'), ' PT-1 ');
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  await vi.waitFor(() => expect(onShipped).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    orderId: 'order-1',
    carrier: 'Pathao',
    trackingNumber: 'PT-1',
    lines: null,
  });
});

test('a part of what is left is shipped', async () => {
  const { dialog, user, sent, onShipped } = await openDialog();
  await enter(user, dialog.getByLabelText('Tracking number'), 'PT-2');
  await user.click(dialog.getByLabelText('Only a part of it leaves now'));
  expect(dialog.queryByLabelText('Chair')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Lamp · Red'), '0');
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  expect(await dialog.findByText('Choose at least one piece to ship.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Lamp · Red'), '2');
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  await vi.waitFor(() => expect(onShipped).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0].lines).toEqual([{ orderLineId: 'line-1', quantity: 2 }]);
});

test('one piece that is left cannot be parted', async () => {
  const { dialog } = await openDialog(shipped, { ...order, lines: order.lines.slice(1), shipments: [] });
  expect(dialog.queryByLabelText('Only a part of it leaves now')).toBeNull();
});

test('a number that the order has already is said at its field, and what was typed stays', async () => {
  const message = 'This order has a shipment with this tracking number already.';
  const { dialog, user, onShipped } = await openDialog({
    shipOrder: {
      __typename: 'InvalidInput',
      message,
      wording: null,
      fields: [{ field: 'trackingNumber', message, wording: null }],
    },
  });
  await enter(user, dialog.getByLabelText('Tracking number'), 'PT-1');
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Tracking number')).toHaveValue('PT-1');
  expect(onShipped).not.toHaveBeenCalled();
});

test('that another admin was faster is handed back', async () => {
  const message = 'This order is “Shipped”, so it cannot become “Shipped”.';
  const { dialog, user, onRefused } = await openDialog({
    shipOrder: { __typename: 'OrderMoveRefused', message, wording: null, status: 'SHIPPED' },
  });
  await enter(user, dialog.getByLabelText('Tracking number'), 'PT-1');
  await user.click(dialog.getByRole('button', { name: 'Ship' }));
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ message })));
});
