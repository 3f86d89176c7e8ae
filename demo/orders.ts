import { createHash } from 'node:crypto';
import { ORDER_STEPS, orderTotals } from '../schema/order.ts';
import type { OrderActor, OrderStatus, PaymentMethod } from '../graphql-server/src/order/order.model.ts';
import type { DemoProduct } from './catalogue/types.ts';
import { demoColorPictures } from './color-pictures.ts';
import { uuidAt } from './random.ts';

const hourMs = 3_600_000;

/** The statuses in their order. */
const way: readonly OrderStatus[] = ORDER_STEPS.map(({ status }) => status);

/** Hours from placing the order to each status: processed within a day, as the shop promises. */
const hoursOnTheWay = [0, 9, 31, 74, 80] as const;

interface Purchase {
  leaf: string;
  status: OrderStatus;
  hoursAgo: number;
  quantity: number;
  payment: PaymentMethod;
}

const purchases: readonly Purchase[] = [
  { leaf: 'tea-coffee', status: 'PENDING', hoursAgo: 2, quantity: 4, payment: 'CASH_ON_DELIVERY' },
  { leaf: 'headphones', status: 'PENDING', hoursAgo: 7, quantity: 1, payment: 'BKASH' },
  { leaf: 'womens-clothing', status: 'PROCESSED', hoursAgo: 22, quantity: 2, payment: 'NAGAD' },
  { leaf: 'lamps', status: 'SHIPPED', hoursAgo: 53, quantity: 1, payment: 'CARD' },
  { leaf: 'mobile-phones', status: 'OUT_FOR_DELIVERY', hoursAgo: 77, quantity: 1, payment: 'CARD' },
  { leaf: 'serums', status: 'DELIVERED', hoursAgo: 9 * 24 + 3, quantity: 3, payment: 'CASH_ON_DELIVERY' },
  { leaf: 'childrens-books', status: 'DELIVERED', hoursAgo: 26 * 24 + 5, quantity: 5, payment: 'BKASH' },
  { leaf: 'chairs', status: 'DELIVERED', hoursAgo: 61 * 24 + 10, quantity: 4, payment: 'CARD' },
];

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

/** The columns of the three tables of orders. */
export const orderColumns = {
  orders: {
    id: 'uuid',
    customer_id: 'uuid',
    idempotency_key: 'text',
    request_hash: 'text',
    payment_method: 'text',
    shipping_name: 'text',
    shipping_address: 'text',
    shipping_phone: 'text',
    shipping_email: 'text',
    items_total_cents: 'integer',
    delivery_fee_cents: 'integer',
    total_cents: 'integer',
    status: 'text',
    placed_at: 'timestamptz',
  },
  lines: {
    order_id: 'uuid',
    position: 'smallint',
    product_id: 'uuid',
    name: 'text',
    picture: 'text',
    color: 'text',
    size: 'text',
    quantity: 'integer',
    unit_price_cents: 'integer',
  },
  changes: {
    id: 'uuid',
    order_id: 'uuid',
    status: 'text',
    at: 'timestamptz',
    actor: 'text',
    actor_id: 'uuid',
  },
} as const;

type Rows<Table extends keyof typeof orderColumns> = Record<keyof (typeof orderColumns)[Table], unknown>[];

/** Returns the demo customer's orders, one or more in every status, of products that were in the shop by then. */
export const demoOrders = (
  products: readonly PlacedProduct[],
  people: OrderPeople,
  now: Date,
): { orders: Rows<'orders'>; lines: Rows<'lines'>; changes: Rows<'changes'> } => {
  const orders: Rows<'orders'> = [];
  const lines: Rows<'lines'> = [];
  const changes: Rows<'changes'> = [];

  for (const [index, purchase] of purchases.entries()) {
    const placedAt = new Date(now.getTime() - purchase.hoursAgo * hourMs);
    const there = products.filter((product) => product.addedAt < placedAt);
    const product = there.find(({ demo }) => demo.category === purchase.leaf) ?? there[index];
    if (product === undefined) continue;
    const { demo } = product;
    const id = uuidAt(placedAt);
    const idempotencyKey = `demo-order-${index + 1}`;
    const totals = orderTotals([{ unitPriceCents: demo.priceCents, quantity: purchase.quantity }]);

    orders.push({
      id,
      customer_id: people.customerId,
      idempotency_key: idempotencyKey,
      request_hash: createHash('sha256').update(idempotencyKey).digest('hex'),
      payment_method: purchase.payment,
      shipping_name: people.customer.displayName,
      shipping_address: people.customer.shippingAddress,
      shipping_phone: people.customer.phoneNumber,
      shipping_email: people.customer.email,
      items_total_cents: totals.itemsTotalCents,
      delivery_fee_cents: totals.deliveryFeeCents,
      total_cents: totals.totalCents,
      status: purchase.status,
      placed_at: placedAt,
    });
    lines.push({
      order_id: id,
      position: 0,
      product_id: product.id,
      name: demo.name,
      picture: demoColorPictures(demo)[demo.colors[0] ?? ''] ?? `demo/${demo.slug}-1`,
      color: demo.colors[0] ?? null,
      size: demo.sizes[0] ?? null,
      quantity: purchase.quantity,
      unit_price_cents: demo.priceCents,
    });
    for (const [step, status] of way.slice(0, way.indexOf(purchase.status) + 1).entries()) {
      const at = new Date(placedAt.getTime() + (hoursOnTheWay[step] ?? 0) * hourMs);
      const actor: OrderActor = step === 0 ? 'CUSTOMER' : 'ADMIN';
      const actorId = step === 0 ? people.customerId : people.adminId;
      changes.push({ id: uuidAt(at), order_id: id, status, at, actor, actor_id: actorId });
    }
  }
  return { orders, lines, changes };
};
