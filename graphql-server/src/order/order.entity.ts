import { EntitySchema, type EntitySchemaOptions } from 'typeorm';
import { ORDER_ACTORS, ORDER_STATUSES, PAYMENT_METHODS } from '../../../schema/order.ts';
import { oneOf } from '../db/checks.ts';
import type { OrderActor, OrderStatus, PaymentMethod } from './order.model.ts';

type ForeignKey = NonNullable<EntitySchemaOptions<unknown>['foreignKeys']>[number];

/** A row of `orders`. */
export interface OrderRow {
  /** UUIDv7, so ids sort by time. */
  id: string;
  /** Null once the customer has deleted their account. */
  customerId: string | null;
  idempotencyKey: string;
  /** SHA-256 of the order's content, so that the key cannot be reused for another order. */
  requestHash: string;
  paymentMethod: PaymentMethod;
  shippingName: string;
  shippingAddress: string;
  shippingPhone: string;
  shippingEmail: string;
  itemsTotalCents: number;
  deliveryFeeCents: number;
  totalCents: number;
  status: OrderStatus;
  placedAt: Date;
}

const statuses = ORDER_STATUSES.map(({ status }) => status);

/** Orders. One per customer and idempotency key. */
export const OrderEntity = new EntitySchema<OrderRow>({
  name: 'Order',
  tableName: 'orders',
  columns: {
    id: { type: 'uuid', primary: true, default: () => 'uuidv7()', primaryKeyConstraintName: 'orders_pkey' },
    customerId: { name: 'customer_id', type: 'uuid', nullable: true },
    idempotencyKey: { name: 'idempotency_key', type: 'text' },
    requestHash: { name: 'request_hash', type: 'text' },
    paymentMethod: { name: 'payment_method', type: 'text' },
    shippingName: { name: 'shipping_name', type: 'text' },
    shippingAddress: { name: 'shipping_address', type: 'text' },
    shippingPhone: { name: 'shipping_phone', type: 'text' },
    shippingEmail: { name: 'shipping_email', type: 'text' },
    itemsTotalCents: { name: 'items_total_cents', type: 'integer' },
    deliveryFeeCents: { name: 'delivery_fee_cents', type: 'integer' },
    totalCents: { name: 'total_cents', type: 'integer' },
    status: { type: 'text', default: 'PENDING' },
    placedAt: { name: 'placed_at', type: 'timestamptz', default: () => 'now()' },
  },
  uniques: [{ name: 'orders_idempotency_unique', columns: ['customerId', 'idempotencyKey'] }],
  indices: [
    { name: 'orders_by_customer', columns: ['customerId', 'id'] },
    { name: 'orders_by_status', columns: ['status', 'id'] },
    // Created in a migration, because TypeORM cannot express it: by lower-case e-mail, for orders under way without a customer.
    { name: 'orders_left_under_way', synchronize: false },
  ],
  checks: [
    { name: 'orders_status_known', expression: oneOf('status', statuses) },
    {
      name: 'orders_payment_method_known',
      expression: oneOf(
        'payment_method',
        PAYMENT_METHODS.map(({ method }) => method),
      ),
    },
    { name: 'orders_totals_not_negative', expression: `items_total_cents >= 0 AND total_cents >= 0` },
  ],
  foreignKeys: [
    {
      name: 'orders_customer_fkey',
      target: 'Customer',
      columnNames: ['customerId'],
      referencedColumnNames: ['id'],
      onDelete: 'SET NULL',
    },
  ],
});

/** A row of `order_lines`. */
export interface OrderLineRow {
  id: string;
  orderId: string;
  position: number;
  productId: string;
  name: string;
  picture: string;
  color: string | null;
  size: string | null;
  quantity: number;
  unitPriceCents: number;
}

const orderOf = (table: string): ForeignKey => ({
  name: `${table}_order_fkey`,
  target: 'Order',
  columnNames: ['orderId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
});

/**
 * Snapshots of what was bought. No foreign key to products: a snapshot outlives its product, and buyers do not wait for each
 * other.
 */
export const OrderLineEntity = new EntitySchema<OrderLineRow>({
  name: 'OrderLine',
  tableName: 'order_lines',
  columns: {
    id: {
      type: 'uuid',
      primary: true,
      default: () => 'uuidv7()',
      primaryKeyConstraintName: 'order_lines_pkey',
    },
    orderId: { name: 'order_id', type: 'uuid' },
    position: { type: 'smallint' },
    productId: { name: 'product_id', type: 'uuid' },
    name: { type: 'text' },
    picture: { type: 'text' },
    color: { type: 'text', nullable: true },
    size: { type: 'text', nullable: true },
    quantity: { type: 'integer' },
    unitPriceCents: { name: 'unit_price_cents', type: 'integer' },
  },
  indices: [{ name: 'order_lines_by_order', columns: ['orderId'] }],
  checks: [
    { name: 'order_lines_quantity_positive', expression: `quantity > 0` },
    { name: 'order_lines_price_positive', expression: `unit_price_cents > 0` },
  ],
  foreignKeys: [orderOf('order_lines')],
});

/** A row of `order_status_changes`. */
export interface OrderStatusChangeRow {
  id: string;
  orderId: string;
  status: OrderStatus;
  at: Date;
  actor: OrderActor;
  actorId: string | null;
}

/** Every status of an order, with time and actor. */
export const OrderStatusChangeEntity = new EntitySchema<OrderStatusChangeRow>({
  name: 'OrderStatusChange',
  tableName: 'order_status_changes',
  columns: {
    id: {
      type: 'uuid',
      primary: true,
      default: () => 'uuidv7()',
      primaryKeyConstraintName: 'order_status_changes_pkey',
    },
    orderId: { name: 'order_id', type: 'uuid' },
    status: { type: 'text' },
    at: { type: 'timestamptz', default: () => 'now()' },
    actor: { type: 'text' },
    actorId: { name: 'actor_id', type: 'uuid', nullable: true },
  },
  indices: [{ name: 'order_status_changes_by_order', columns: ['orderId'] }],
  checks: [
    { name: 'order_status_changes_status_known', expression: oneOf('status', statuses) },
    { name: 'order_status_changes_actor_known', expression: oneOf('actor', ORDER_ACTORS) },
  ],
  foreignKeys: [orderOf('order_status_changes')],
});
