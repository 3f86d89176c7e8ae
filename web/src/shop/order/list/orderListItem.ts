import type { OrderListItem_OrderFragment } from '#web/generated/graphql.ts';

/* GraphQL */ `
  # For the table and for the cards: a list counts as often as it is asked for, so the lines come with BuyAgain_order.
  fragment OrderListItem_order on Order {
    id
    number
    status
    shippedPieces
    placedAt
    totalCents
    deliveryFeeCents
    ...BuyAgain_order
    ...PayButton_order
  }
`;

/** Returns the summary of an order for lists: its first product, the number of other products, and of all pieces. */
export const orderListItem = ({ lines }: OrderListItem_OrderFragment) => ({
  name: lines[0]?.name ?? '',
  image: lines[0]?.image,
  quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
  more: Math.max(0, lines.length - 1),
});
