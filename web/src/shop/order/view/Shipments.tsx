import type { Shipments_OrderFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Parcels } from '../tracking/Parcels.tsx';

/* GraphQL */ `
  fragment Shipments_order on Order {
    status
    lines {
      id
      name
    }
    shipments {
      lines {
        orderLineId
        quantity
      }
    }
    ...Parcels_order
  }
`;

/** The parcels of an order with what is in them, unless one has everything. */
export const Shipments = ({ order: { status, lines, shipments } }: { order: Shipments_OrderFragment }) => {
  const { t } = useMessages();
  const inParts = shipments.length > 1 || status === 'PROCESSED';
  const piecesOf = (shipped: (typeof shipments)[number]['lines']) =>
    shipped
      .map(({ orderLineId, quantity }) =>
        t('order.summary.pieces', { quantity, name: lines.find(({ id }) => id === orderLineId)?.name ?? '' }),
      )
      .join('\n');
  return (
    <Parcels parcels={shipments.map((parcel) => (inParts ? { ...parcel, pieces: piecesOf(parcel.lines) } : parcel))} />
  );
};
