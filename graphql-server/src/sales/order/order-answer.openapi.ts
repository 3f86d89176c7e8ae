import { paymentLabel, statusLabel } from '#schema/order.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import { toDollars } from '#platform/http/rest/rest-money.ts';
import { pictureUrl } from '#catalogue/picture/picture-path.ts';
import type { OrderLineModel, OrderModel } from './order.model.ts';

/** An order that samples name. */
export const exampleOrder = '01a1f77d-0166-7e27-98f3-c54a43fe0187';

/** The order of a call, in its path. */
export const orderId = doc.pathId('_id', 'Id of the order.', exampleOrder);

/** When a call answers 404 because of its order. */
export const noSuchOrder = doc.says(
  "There is no such order, or it is another customer's.",
  'NOT_FOUND',
  'There is no such order.',
);

const toRestLine = (line: OrderLineModel | undefined, publicUrl: string) =>
  line && {
    productId: line.productId,
    pdName: line.name,
    image: pictureUrl(publicUrl, line.picture),
    price: toDollars(line.unitPriceCents),
    qty: line.quantity,
    color: line.color,
    size: line.size,
  };

/**
 * Returns an order in the documented spelling (spec §3): its first line's fields at the top, all lines under `lines`.
 */
export const toRestOrder = (order: OrderModel, publicUrl: string) => ({
  _id: order.id,
  number: order.number,
  ...toRestLine(order.lines[0], publicUrl),
  payment: paymentLabel(order.paymentMethod),
  shippingAddress: order.shippingAddress,
  discount: toDollars(order.discountCents),
  rounding: toDollars(order.roundingCents),
  deleveryCost: toDollars(order.deliveryFeeCents),
  totalPrice: toDollars(order.totalCents),
  orderDate: new Date(order.placedAt).toISOString(),
  orderStatus: statusLabel(order.status),
  lines: order.lines.map((line) => ({ _id: line.id, ...toRestLine(line, publicUrl) })),
});
