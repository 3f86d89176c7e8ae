import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { districtOf } from '../schema/district.ts';
import { ORDER_STEPS, orderTotals, type OrderActor, type OrderStatus } from '../schema/order.ts';
import { DEFAULT_SETTINGS } from '../schema/shop-settings.ts';
import type { PaymentEntryKind } from '../schema/payment.ts';
import type { DemoProduct } from './catalogue/types.ts';
import { demoColorPictures } from './color-pictures.ts';
import { noOrderRows, putOrderRows, type OrderRows } from './order-rows.ts';
import { HOURS, RETURN_HOURS, type Purchase } from './purchases.ts';
import { uuidAt } from './random.ts';

const hourMs = 3_600_000;

/** A product in the shop. */
export interface PlacedProduct {
  id: string;
  addedAt: Date;
  demo: DemoProduct;
}

/** The customer who buys, and the admin who changes the status. */
export interface OrderPeople {
  customerId: string;
  adminId: string;
  customer: { displayName: string; email: string; phoneNumber: string; shippingAddress: string };
}

/** An order of which the rows are made. */
interface Told {
  rows: OrderRows;
  people: OrderPeople;
  purchase: Purchase;
  id: string;
  /** The time so many hours after it was placed. */
  after: (hours: number) => Date;
  bought: readonly { product: PlacedProduct; quantity: number; lineId: string }[];
  totals: ReturnType<typeof orderTotals>;
}

/** What one customer has bought. */
export interface History {
  people: OrderPeople;
  purchases: readonly Purchase[];
}

/** Adds the orders of customers, of products that were in the shop by then, and all that came of them. */
export const putOrders = async (
  manager: EntityManager,
  products: readonly PlacedProduct[],
  histories: readonly History[],
  now: Date,
): Promise<void> => {
  const rows = noOrderRows();
  // The oldest first, as their numbers say.
  const all = histories
    .flatMap(({ people, purchases }) => purchases.map((purchase) => ({ people, purchase })))
    .toSorted((one, other) => other.purchase.hoursAgo - one.purchase.hoursAgo);
  for (const [index, { people, purchase }] of all.entries()) {
    // A millisecond apart, so that two of one hour do not change places.
    const placedAt = new Date(now.getTime() - purchase.hoursAgo * hourMs + index);
    const there = products.filter(({ addedAt }) => addedAt < placedAt);
    const bought = purchase.lines.map(([what, quantity]) => {
      const product = there.find(({ demo }) => demo.category === what || demo.slug === what);
      if (product === undefined) throw new Error(`The demo catalogue had no ${what} by then.`);
      return { product, quantity, lineId: uuidAt(placedAt) };
    });
    const told: Told = {
      rows,
      people,
      purchase,
      id: uuidAt(placedAt),
      after: (hours) => new Date(placedAt.getTime() + hours * hourMs),
      bought,
      totals: orderTotals(
        bought.map(({ product, quantity }) => ({ unitPriceCents: product.demo.priceCents, quantity })),
        DEFAULT_SETTINGS.delivery,
        districtOf(people.customer.shippingAddress),
      ),
    };
    addOrder(told, `demo-order-${index + 1}`);
    addWay(told);
    addShipment(told);
    addReturn(told);
    addPayments(told);
  }
  await putOrderRows(manager, rows);
};

/** Adds the order and its lines. */
const addOrder = ({ rows, people, purchase, id, after, bought, totals }: Told, idempotencyKey: string): void => {
  const { customerId, customer } = people;
  rows.orders.push({
    id,
    customer_id: customerId,
    idempotency_key: idempotencyKey,
    request_hash: createHash('sha256').update(idempotencyKey).digest('hex'),
    payment_method: purchase.payment,
    shipping_name: customer.displayName,
    shipping_address: customer.shippingAddress,
    shipping_phone: customer.phoneNumber,
    shipping_email: customer.email,
    shipping_district: districtOf(customer.shippingAddress),
    items_total_cents: totals.itemsTotalCents,
    delivery_fee_cents: totals.deliveryFeeCents,
    total_cents: totals.totalCents,
    status: purchase.status,
    placed_at: after(0),
  });
  for (const [position, { product, quantity, lineId }] of bought.entries()) {
    const { demo } = product;
    rows.order_lines.push({
      id: lineId,
      order_id: id,
      position,
      product_id: product.id,
      name: demo.name,
      picture: demoColorPictures(demo)[demo.colors[0] ?? ''] ?? `demo/${demo.slug}-1`,
      color: demo.colors[0] ?? null,
      size: demo.sizes[0] ?? null,
      quantity,
      unit_price_cents: demo.priceCents,
    });
  }
};

/** Adds the statuses that the order has had. */
const addWay = ({ rows, people, purchase: { status, reason }, id, after }: Told): void => {
  const change = (to: OrderStatus, hours: number, actor: OrderActor, why: string | null = null) => {
    const at = after(hours);
    const actorId = actor === 'CUSTOMER' ? people.customerId : people.adminId;
    rows.order_status_changes.push({
      id: uuidAt(at),
      order_id: id,
      status: to,
      at,
      actor,
      actor_id: actorId,
      reason: why,
    });
  };
  for (const step of stepsTo(status)) change(step, HOURS[step], step === 'PENDING' ? 'CUSTOMER' : 'ADMIN');
  if (status === 'CANCELLED') change(status, HOURS.CANCELLED, 'CUSTOMER', reason);
  if (status === 'RETURNED') change(status, HOURS.RETURNED, 'ADMIN');
};

/** Returns the steps that an order with this status has taken. */
const stepsTo = (status: OrderStatus) => {
  const last = { CANCELLED: 'PENDING', RETURNED: 'DELIVERED' }[status as string] ?? status;
  const steps = ORDER_STEPS.map((step) => step.status);
  return steps.slice(0, steps.findIndex((step) => step === last) + 1);
};

/** Adds the parcel with all pieces, if it was sent. */
const addShipment = ({ rows, people, purchase, id, after, bought }: Told): void => {
  const { carrier, trackingNumber } = purchase;
  if (carrier === undefined) return;
  const at = after(HOURS.SHIPPED);
  const shipmentId = uuidAt(at);
  rows.shipments.push({
    id: shipmentId,
    order_id: id,
    carrier,
    tracking_number: trackingNumber,
    shipped_at: at,
    actor_id: people.adminId,
  });
  for (const { lineId, quantity } of bought)
    rows.shipment_lines.push({ shipment_id: shipmentId, order_line_id: lineId, quantity });
};

/** Adds the return, if it was returned. */
const addReturn = ({ rows, people, purchase: { status, reason }, id, after, bought, totals }: Told): void => {
  if (status !== 'RETURNED') return;
  const askedAt = after(RETURN_HOURS.asked);
  const returnId = uuidAt(askedAt);
  rows.returns.push({
    id: returnId,
    order_id: id,
    status: 'RECEIVED',
    reason,
    requested_at: askedAt,
    decided_at: after(RETURN_HOURS.approved),
    decided_by_id: people.adminId,
    received_at: after(HOURS.RETURNED),
    received_by_id: people.adminId,
    credited_cents: totals.totalCents,
    with_delivery: true,
  });
  for (const { lineId, quantity } of bought)
    rows.return_lines.push({
      return_id: returnId,
      order_line_id: lineId,
      asked: quantity,
      back_on_sale: quantity,
    });
};

/** Adds what the courier has collected, or what was paid when it was ordered, and what went back. */
const addPayments = ({ rows, people, purchase, id, after, totals }: Told): void => {
  const { status, payment: method, carrier = null } = purchase;
  const pay = (entry: { kind: PaymentEntryKind; hours: number; carrier?: string | null; reference?: string }) =>
    rows.payment_entries.push({
      id: uuidAt(after(entry.hours)),
      order_id: id,
      kind: entry.kind,
      amount_cents: totals.totalCents,
      method,
      carrier: entry.carrier ?? null,
      reference: entry.reference ?? null,
      at: after(entry.hours),
      actor_id: people.adminId,
    });
  if (method !== 'CASH_ON_DELIVERY') pay({ kind: 'COLLECTED', hours: 0, reference: `${method}-${id.slice(-8)}` });
  else if (stepsTo(status).includes('DELIVERED')) pay({ kind: 'COLLECTED', hours: HOURS.DELIVERED, carrier });
  if (status === 'RETURNED')
    pay({ kind: 'REFUNDED', hours: RETURN_HOURS.refunded, reference: `REFUND-${id.slice(-8)}` });
};
