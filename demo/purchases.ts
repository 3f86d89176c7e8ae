import type { OrderStatus, PaymentMethod } from '../schema/order.ts';

/** What a customer has ordered, and how far it has come. */
export interface Purchase {
  /** The products by slug, or categories whose first product was bought, and how many pieces. */
  lines: readonly (readonly [what: string, quantity: number])[];
  status: OrderStatus;
  /** Hours since it was placed. */
  hoursAgo: number;
  payment: PaymentMethod;
  /** Who carries it, if it was sent. */
  carrier?: string;
  trackingNumber?: string;
  /** The reason why the customer has cancelled or returned it. */
  reason?: string;
}

/** Hours from placing an order to each status: processed within a day, as the shop promises. */
export const HOURS = {
  PENDING: 0,
  PROCESSED: 9,
  SHIPPED: 31,
  OUT_FOR_DELIVERY: 74,
  DELIVERED: 80,
  CANCELLED: 3,
  RETURNED: 202,
} as const satisfies Record<OrderStatus, number>;

/** Hours from placing an order to what happens to its return before and after it is received. */
export const RETURN_HOURS = { asked: 100, approved: 107, refunded: 226 } as const;

/** The demo customer's orders, the oldest first, one or more in every status. */
export const purchases: readonly Purchase[] = [
  {
    lines: [['chairs', 4]],
    status: 'DELIVERED',
    hoursAgo: 61 * 24 + 10,
    payment: 'CARD',
    carrier: 'Sundarban',
    trackingNumber: 'SDB-5508213',
  },
  {
    lines: [['shoes', 1]],
    status: 'RETURNED',
    hoursAgo: 40 * 24 + 6,
    payment: 'CASH_ON_DELIVERY',
    carrier: 'RedX',
    trackingNumber: '26A1013TH48K7',
    reason: 'The left shoe is a size smaller than the right one.',
  },
  {
    lines: [['childrens-books', 5]],
    status: 'DELIVERED',
    hoursAgo: 26 * 24 + 5,
    payment: 'BKASH',
    carrier: 'Steadfast',
    trackingNumber: 'SFR261027AB91',
  },
  {
    lines: [['bags', 1]],
    status: 'CANCELLED',
    hoursAgo: 17 * 24 + 2,
    payment: 'CASH_ON_DELIVERY',
    reason: 'I found the same bag at my sister’s. She gave it to me!',
  },
  {
    lines: [['serums', 3]],
    status: 'DELIVERED',
    hoursAgo: 9 * 24 + 3,
    payment: 'CASH_ON_DELIVERY',
    carrier: 'Pathao',
    trackingNumber: 'DH131126KX4P2',
  },
  {
    lines: [['mobile-phones', 1]],
    status: 'OUT_FOR_DELIVERY',
    hoursAgo: 77,
    payment: 'CASH_ON_DELIVERY',
    carrier: 'Pathao',
    trackingNumber: 'DH191126MT7Q9',
  },
  {
    lines: [
      ['lamps', 1],
      ['cushions', 2],
    ],
    status: 'SHIPPED',
    hoursAgo: 53,
    payment: 'CASH_ON_DELIVERY',
    carrier: 'Steadfast',
    trackingNumber: 'SFR261120CD37',
  },
  {
    lines: [['womens-clothing', 2]],
    status: 'PROCESSED',
    hoursAgo: 22,
    payment: 'NAGAD',
  },
  { lines: [['headphones', 1]], status: 'PENDING', hoursAgo: 7, payment: 'BKASH' },
  {
    lines: [
      ['tea-coffee', 4],
      ['rice-grains', 2],
    ],
    status: 'PENDING',
    hoursAgo: 2,
    payment: 'CASH_ON_DELIVERY',
  },
];
