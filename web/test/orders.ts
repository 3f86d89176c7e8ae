import type { TrustReason } from '#schema/trust.ts';
import type {
  DeliveryFacts_OrderFragment,
  OrderStatus,
  PayPage_OrderFragment,
  PaymentFacts_OrderFragment,
  PaymentMethod,
  Shipments_OrderFragment,
  ViewOrderPage_OrderFragment,
} from '../src/generated/graphql.ts';
import type { Line } from '../src/shop/order/line.ts';
import { buyLines, buyNow } from '../src/shop/order/checkout/purchase/purchase.ts';
import { lamp, phone } from './lines.ts';
import { rahima } from './people.ts';

/** Does what Buy Now does before the checkout. */
export const chooseToBuy = (changes: Partial<Line> = {}) => buyNow({ ...phone, ...changes });

/** Checks out a cart with the phone and the lamp. */
export const checkOutCart = (lines: readonly Line[] = [phone, lamp]) => buyLines(lines);

type OrderHistory = DeliveryFacts_OrderFragment['history'];
type OrderReturn = ViewOrderPage_OrderFragment['returns'][number];
type OrderShipment = Shipments_OrderFragment['shipments'][number];

type OrderPayment = PayPage_OrderFragment['payment'] & PaymentFacts_OrderFragment['payment'];

/** An attempt to pay. */
export type Attempt = OrderPayment['attempts'][number];

/** Returns an attempt to pay an order with bKash that stands as given. */
export const anAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  id: 'attempt-1',
  method: 'BKASH',
  status: 'OPEN',
  failure: null,
  amountCents: 46_000,
  amountPaisa: 5_635_000,
  rate: 122.5,
  transactionId: null,
  startedAt: '2026-11-20T09:31:00.000Z',
  ...changes,
});

/** What is different about an order. */
interface OrderChanges {
  id?: string;
  status?: OrderStatus;
  number?: number;
  paymentMethod?: PaymentMethod;
  canCancel?: boolean;
  returnableUntil?: string | null;
  returns?: OrderReturn[];
  shipments?: OrderShipment[];
  shippedPieces?: number;
  history?: OrderHistory;
  adjustments?: { kind: 'PROMOTION' | 'FREE_DELIVERY'; code: string | null; amountCents: number }[];
  payment?: Partial<OrderPayment>;
  trustReasons?: TrustReason[];
  customer?: { id: string } | null;
}

/** Returns an order as the server returns it, with every field that a page selects. */
export const anOrder = (changes: OrderChanges = {}) => {
  const { id = 'order-1', status = 'PENDING', payment: paymentChanges, ...others } = changes;
  const history: OrderHistory = [
    { status: 'PENDING', at: '2026-11-20T09:30:00.000Z', actor: 'CUSTOMER', reason: null },
  ];
  if (status !== 'PENDING') history.push({ status, at: '2026-11-21T04:00:00.000Z', actor: 'ADMIN', reason: null });
  const paymentMethod: PaymentMethod = 'CASH_ON_DELIVERY';
  const payment: OrderPayment = {
    collectedCents: 0,
    refundedCents: 0,
    refundDueCents: 0,
    toCollectCents: 46_000,
    awaits: null,
    reservedUntil: null,
    dueCents: 0,
    bdtPerUsd: 122.5,
    methods: [],
    attempts: [],
    refunds: [],
    ...paymentChanges,
  };
  return {
    id,
    number: 10_001,
    status,
    history,
    paymentMethod,
    payment,
    canCancel: status === 'PENDING',
    trustReasons: null as TrustReason[] | null,
    returnableUntil: null as string | null,
    returns: [] as OrderReturn[],
    shipments: [] as OrderShipment[],
    shippedPieces: 0,
    adjustments: [] as { kind: 'PROMOTION' | 'FREE_DELIVERY'; code: string | null; amountCents: number }[],
    discountCents: 0,
    roundingCents: 0,
    placedAt: '2026-11-20T09:30:00.000Z',
    delivery: { from: '2027-01-16', to: '2027-01-19' },
    itemsTotalCents: 40_000,
    deliveryFeeCents: 6_000,
    totalCents: 46_000,
    customer: { id: rahima.id },
    shippingAddress: {
      name: 'Rahima Khatun',
      address: 'House 7, Road 3, Dhanmondi, Dhaka',
      phone: '01712345678',
      email: 'rahima@gmail.com',
    },
    lines: [
      {
        id: `${id}-line`,
        variantId: null,
        productId: phone.productId,
        name: phone.name,
        image: phone.image,
        color: phone.color,
        colorLabel: phone.color,
        size: phone.size,
        quantity: phone.quantity,
        unitPriceCents: phone.priceCents,
      },
    ],
    ...others,
  };
};

/** Returns an order that waits for the code that was sent for it. */
export const anUnconfirmedOrder = (payment: Partial<OrderPayment> = {}) =>
  anOrder({ payment: { awaits: 'CODE', reservedUntil: '2026-11-21T09:30:00.000Z', ...payment } });

/** Returns an order that waits for its payment. */
export const anUnpaidOrder = (payment: Partial<OrderPayment> = {}, changes: OrderChanges = {}) =>
  anOrder({
    paymentMethod: 'BKASH',
    payment: {
      awaits: 'PAYMENT',
      dueCents: 46_000,
      methods: ['CARD', 'NAGAD', 'BKASH', 'CASH_ON_DELIVERY'],
      ...payment,
    },
    ...changes,
  });

/** Returns an order of the phone, the lamp and more. */
export const anOrderOfSeveral = (count = 2) => {
  const order = anOrder();
  const [first] = order.lines;
  const others = Array.from({ length: count - 1 }, (_, nr) => ({
    variantId: null,
    ...lamp,
    id: `${order.id}-line-${nr + 2}`,
    name: nr === 0 ? lamp.name : `${lamp.name} ${nr + 1}`,
    unitPriceCents: lamp.priceCents,
    colorLabel: lamp.color,
  }));
  return { ...order, lines: first ? [first, ...others] : [] };
};
