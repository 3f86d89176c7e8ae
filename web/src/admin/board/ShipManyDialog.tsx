import { Input } from '@chakra-ui/react';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import * as v from 'valibot';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { FULFILMENT_MESSAGES, MAX_TRACKING_NUMBER_LENGTH } from '#schema/fulfilment.ts';
import { carrierName } from '#schema/fulfilment.input.ts';
import type { OrderStatus } from '#schema/order.ts';
import type { OrderNeed } from '#schema/payment.ts';
import { useShipOrderMutation } from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useStore } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { DialogForm } from '#web/admin/kit/form/DialogForm.tsx';
import { RefusedOrders } from '../ui/RefusedOrders.tsx';
import { useToast } from '../ui/toasts/toasts.ts';
import { CarrierField } from './CarrierField.tsx';
import { lastCarrier } from './lastCarrier.ts';
import { useRefusal } from './moves/useRefusal.ts';
import { Explanation } from '../ui/texts.tsx';

interface OrderToShip {
  id: string;
  number: number;
  status: OrderStatus;
  payment: { awaits: OrderNeed | null };
  shippingAddress: { name: string };
}

interface ShipManyDialogProps {
  /** The chosen orders; null while the dialog is closed. */
  orders: readonly OrderToShip[] | null;
  onClose: () => void;
  /** Called when some are shipped. */
  onShipped: () => void;
}

/** Ships many orders with one carrier, each as one parcel with a tracking number of its own. */
export const ShipManyDialog = ({ orders, ...props }: ShipManyDialogProps) => {
  const { t } = useMessages();
  return (
    <Dialog open={orders !== null} title={t('admin.orders.ship.title')} onClose={props.onClose}>
      {orders && <ShipMany orders={orders} {...props} />}
    </Dialog>
  );
};

const number = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_TRACKING_NUMBER_LENGTH, FULFILMENT_MESSAGES.trackingNumberTooLong),
);

const ShipMany = ({ orders, onClose, onShipped }: ShipManyDialogProps & { orders: readonly OrderToShip[] }) => {
  const { t, translate, language } = useMessages();
  const say = useToast();
  const refusalOf = useRefusal();
  const ship = useShipOrderMutation();
  const last = useStore(lastCarrier);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const outcomes = orders.map((order) => ({
    ...order,
    refusal: refusalOf({ ...order, ...order.payment }, 'SHIPPED'),
  }));
  const left = outcomes.filter(({ id, refusal }) => refusal === null && !done.has(id));
  // The numbers by order.
  const typed = useState<{ carrier: string; [orderId: string]: string }>({
    carrier: last.current(),
    ...Object.fromEntries(left.map(({ id }) => [id, ''])),
  });
  const form = useForm({
    id: 'ship-many',
    typed,
    schema: v.objectWithRest({ carrier: carrierName }, number),
    send: async ({ carrier, ...numbers }) => {
      const parcels = left.flatMap(({ id }) => (numbers[id] ? [{ orderId: id, trackingNumber: numbers[id] }] : []));
      const { trackingNumberRequired, trackingNumberTwice } = FULFILMENT_MESSAGES;
      const refuse = (those: readonly string[], message: string) => ({
        message,
        fields: those.map((id) => ({ field: id, message })),
      });
      if (parcels.length === 0)
        return refuse(
          left.slice(0, 1).map(({ id }) => id),
          trackingNumberRequired,
        );
      const twice = parcels.filter(({ trackingNumber }, place) =>
        parcels.slice(0, place).some((other) => other.trackingNumber === trackingNumber),
      );
      if (twice.length > 0)
        return refuse(
          twice.map(({ orderId }) => orderId),
          trackingNumberTwice,
        );
      const fields: { field: string; message: string }[] = [];
      try {
        for (const { orderId, trackingNumber } of parcels) {
          const result = await ship({ input: { orderId, carrier, trackingNumber } });
          if (result.__typename === 'ShipOrderSuccess') setDone((before) => new Set(before).add(orderId));
          else fields.push({ field: orderId, message: translate(result) });
        }
      } finally {
        onShipped();
      }
      last.write(carrier);
      if (fields[0]) return { message: fields[0].message, fields };
      say({ text: t('admin.orders.ship.done', { count: parcels.length }) });
      onClose();
    },
  });
  const paste = (event: ClipboardEvent, place: number) => {
    const text = event.clipboardData.getData('text');
    if (!/[\n\t]/.test(text.trim())) return;
    event.preventDefault();
    typed[1]((before) => ({ ...before, ...numbersIn(text, left, place) }));
  };
  // A scanner ends each number with Enter.
  const goOn = (event: KeyboardEvent, place: number) => {
    const next = left[place + 1];
    if (event.key !== 'Enter' || !next) return;
    event.preventDefault();
    document.getElementById(`ship-many-${next.id}`)?.focus();
  };
  return (
    <DialogForm
      form={form}
      action={left.length > 0 ? { label: t('admin.board.ship.yes'), busy: t('admin.board.ship.busy') } : null}
      onCancel={onClose}
    >
      {left.length > 0 && (
        <>
          <CarrierField {...form.field('carrier')} />
          <Explanation>{t('admin.orders.ship.hint')}</Explanation>
        </>
      )}
      {left.map((order, place) => (
        <FormField
          key={order.id}
          {...form.field(order.id)}
          label={`${formatOrderNumber(order.number, language)} · ${order.shippingAddress.name}`}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              spellCheck={false}
              onPaste={(event) => paste(event, place)}
              onKeyDown={(event) => goOn(event, place)}
            />
          )}
        </FormField>
      ))}
      <RefusedOrders outcomes={outcomes.filter(({ refusal }) => refusal !== null)} />
    </DialogForm>
  );
};

/** Returns pasted numbers by order: in the order of the list, or each behind the number of its order. */
const numbersIn = (text: string, orders: readonly OrderToShip[], place: number): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .map((row) => row.trim())
      .filter(Boolean)
      .flatMap((row, index) => {
        const [first = '', second] = row.split('\t').map((cell) => cell.trim());
        const order =
          second === undefined
            ? orders[place + index]
            : orders.find((one) => String(one.number) === first.replace('#', ''));
        return order ? [[order.id, second ?? first]] : [];
      }),
  );
