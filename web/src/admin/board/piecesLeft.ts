import { piecesShipped } from '#schema/fulfilment.ts';
import type { PiecesToShip_OrderFragment } from '#web/generated/graphql.ts';
import type { LineLeft } from '#web/ui/PieceList.tsx';

/* GraphQL */ `
  fragment PiecesToShip_order on Order {
    lines {
      id
      name: englishName
      color
      size
      quantity
    }
    shipments {
      id
      lines {
        orderLineId
        quantity
      }
    }
  }
`;

/** Returns the lines of an order of which pieces are left to ship. */
export const piecesLeft = ({ lines, shipments }: PiecesToShip_OrderFragment): LineLeft[] =>
  lines
    .map(({ id, name, color, size, quantity }) => ({
      id,
      name: [name, color, size].filter(Boolean).join(' · '),
      left: quantity - piecesShipped(shipments, id),
    }))
    .filter(({ left }) => left > 0);
