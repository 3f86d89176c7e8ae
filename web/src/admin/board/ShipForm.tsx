import { Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { FULFILMENT_MESSAGES } from '#schema/fulfilment.ts';
import { carrierName, trackingNumber } from '#schema/fulfilment.input.ts';
import { useShipOrderMutation, type ShipForm_OrderFragment } from '#web/generated/graphql.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useStore } from '#web/lib/stores.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { DialogForm } from '#web/admin/kit/form/DialogForm.tsx';
import { PieceList } from '#web/ui/PieceList.tsx';
import { CarrierField } from './CarrierField.tsx';
import { lastCarrier } from './lastCarrier.ts';
import { piecesLeft } from './piecesLeft.ts';
import { TextField } from '../kit/form/TextField.tsx';

/* GraphQL */ `
  mutation ShipOrder($input: ShipOrderInput!) {
    shipOrder(input: $input) {
      ... on ShipOrderSuccess {
        order {
          id
          status
          history {
            status
            at
            actor
            reason
          }
          shipments {
            id
            carrier
            trackingNumber
            shippedAt
            lines {
              orderLineId
              quantity
            }
          }
        }
      }
      ... on OrderMoveRefused {
        status
      }
      ...Refusal_fields
    }
  }
`;

/* GraphQL */ `
  fragment ShipForm_order on Order {
    id
    shipments {
      id
      carrier
    }
    ...PiecesToShip_order
  }
`;

interface ShipFormProps {
  order: ShipForm_OrderFragment;
  onClose: () => void;
  onShipped: (order: { id: string; status: string }) => void;
  onRefused: (why: Translatable) => void;
}

/** The fields of a shipment; `pieces` are numbers by line, of which none may be left out while `isPart` is false. */
const shipForm = v.object({
  carrier: carrierName,
  trackingNumber,
  isPart: v.boolean(),
  pieces: v.record(v.string(), v.number()),
});

/** The form of a shipment. */
export const ShipForm = ({ order, onClose, onShipped, onRefused }: ShipFormProps) => {
  const { t } = useMessages();
  const ship = useShipOrderMutation();
  const last = useStore(lastCarrier);
  const left = piecesLeft(order);
  const total = left.reduce((sum, line) => sum + line.left, 0);
  const typed = useState({
    carrier: order.shipments.at(-1)?.carrier ?? last.current(),
    trackingNumber: '',
    isPart: false,
    pieces: Object.fromEntries(left.map((line) => [line.id, line.left])),
  });
  const [{ isPart, pieces }, change] = typed;
  const form = useForm({
    id: 'ship',
    typed,
    schema: shipForm,
    send: async ({ carrier, trackingNumber: number, ...chosen }) => {
      const lines = Object.entries(chosen.pieces)
        .filter(([, quantity]) => quantity > 0)
        .map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
      if (chosen.isPart && lines.length === 0) return FULFILMENT_MESSAGES.nothingToShip;
      const result = await ship({
        input: {
          orderId: order.id,
          carrier,
          trackingNumber: number,
          lines: chosen.isPart ? lines : null,
        },
      });
      if (result.__typename === 'InvalidInput') return result;
      if (result.__typename === 'OrderMoveRefused') return onRefused(result);
      last.write(carrier);
      onShipped(result.order);
    },
  });
  useEffect(() => {
    // The dialog was open before its fields were there; what is known already need not be typed.
    const [name] = ['carrier', 'trackingNumber'].filter(
      (one) => (document.getElementById(`ship-${one}`) as HTMLInputElement | null)?.value === '',
    );
    document.getElementById(`ship-${name}`)?.focus();
  }, []);
  return (
    <DialogForm
      form={form}
      action={{ label: t('admin.board.ship.yes'), busy: t('admin.board.ship.busy') }}
      onCancel={onClose}
    >
      <CarrierField {...form.field('carrier')} />
      <TextField {...form.field('trackingNumber')} label={t('admin.board.ship.number')} required spellCheck={false} />
      {total > 1 && (
        <Stack gap="3">
          <CheckboxField {...form.field('isPart')} label={t('admin.board.ship.part')} />
          {isPart && (
            <PieceList
              id="ship"
              lines={left}
              pieces={pieces}
              onChange={(id, quantity) =>
                change((before) => ({ ...before, pieces: { ...before.pieces, [id]: quantity } }))
              }
            />
          )}
        </Stack>
      )}
    </DialogForm>
  );
};
