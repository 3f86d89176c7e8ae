import type { PaymentMethod } from '../schema/order.ts';
import type { OrderPeople, PlacedProduct } from './orders.ts';
import type { Purchase } from './purchases.ts';
import { uuidAt, type Random } from './random.ts';

const dayMs = 86_400_000;
const DAYS = 365;

/** How long ago the youngest of these orders was placed: all have arrived. */
const ARRIVED_DAYS = 6;

/** Their names and where they live. They have no password: nobody can sign in as one of them. */
const people = [
  ['Nusrat Jahan', 'House 12, Road 2, Halishahar, Chattogram City, Chattogram'],
  ['Mehedi Hasan', 'Flat 3A, 41 Zindabazar, Sylhet City, Sylhet'],
  ['Sumaiya Islam', 'House 8, Sonadanga, Khulna City, Khulna'],
  ['Arif Hossain', '27 Shaheb Bazar, Rajshahi City, Rajshahi'],
  ['Farhana Akter', 'House 60, Road 11, Banani, Dhaka City, Dhaka'],
  ['Shakil Mahmud', 'Mahmud Villa, Kandirpar, Cumilla City, Cumilla'],
  ['Ayesha Siddika', 'House 3, Tongi Bazar, Gazipur City, Gazipur'],
  ['Imran Kabir', '14 Charpara, Mymensingh City, Mymensingh'],
  ['Tasnim Rahman', 'Flat 6C, Mirpur 10, Dhaka City, Dhaka'],
  ['Rakibul Haque', 'Haque Manzil, Dhap, Rangpur City, Rangpur'],
  ['Jannatul Ferdous', 'House 19, Nathullabad, Barishal City, Barishal'],
  ['Sabbir Alam', '5 Court Para, Bogura Sadar, Bogura'],
] as const;

const METHODS: readonly PaymentMethod[] = ['CASH_ON_DELIVERY', 'BKASH', 'NAGAD', 'CARD'];
const CARRIERS = ['Steadfast', 'Pathao', 'RedX'];
const REASONS = [
  'I have ordered it twice.',
  'I need it earlier than it can arrive.',
  'My brother has bought one already.',
];

/** A customer with their orders. */
export interface Regular {
  id: string;
  createdAt: Date;
  customer: OrderPeople['customer'];
  purchases: Purchase[];
}

/** Returns customers who have bought for a year, the more the later, so that the dashboard has something to show. */
export const demoRegulars = (products: readonly PlacedProduct[], now: Date, random: Random): Regular[] =>
  people.map(([displayName, shippingAddress], index) => {
    const createdAt = new Date(now.getTime() - (DAYS + random.whole(2, 200)) * dayMs);
    const customer = {
      displayName,
      email: `${displayName.toLowerCase().replace(' ', '.')}.demo@gmail.com`,
      phoneNumber: `+88018${10_203_040 + index * 1_111_111}`,
      shippingAddress,
    };
    const purchases = Array.from({ length: random.whole(4, 11) }, () => purchaseOf(products, now, random));
    return { id: uuidAt(createdAt), createdAt, customer, purchases };
  });

const purchaseOf = (products: readonly PlacedProduct[], now: Date, random: Random): Purchase => {
  const daysAgo = ARRIVED_DAYS + (DAYS - ARRIVED_DAYS) * random.next() ** 1.6;
  const there = products.filter(({ addedAt }) => now.getTime() - addedAt.getTime() > (daysAgo + 1) * dayMs);
  const pick = () => there[random.weighted(there.map(({ demo }) => demo.sold))]?.demo.slug;
  const slugs = new Set(Array.from({ length: random.whole(1, 2) }, pick));
  const lines = [...slugs].flatMap((slug) => (slug === undefined ? [] : [[slug, random.whole(1, 2)] as const]));
  const isCancelled = random.chance(0.07);
  const payment = METHODS[random.weighted([60, 22, 10, 8])] ?? 'CASH_ON_DELIVERY';
  const hoursAgo = Math.round(daysAgo * 24);
  if (isCancelled)
    return { lines, status: 'CANCELLED', hoursAgo, payment: 'CASH_ON_DELIVERY', reason: random.pick(REASONS) };
  const carrier = random.pick(CARRIERS);
  const trackingNumber = `${carrier.slice(0, 2).toUpperCase()}${random.whole(1_000_000, 9_999_999)}`;
  return { lines, status: 'DELIVERED', hoursAgo, payment, carrier, trackingNumber };
};

/** The columns of visits. */
export const visitColumns = { day: 'date', step: 'text', visits: 'bigint' } as const;

/** Returns how many visits of each day of the year came how far. */
export const demoVisits = (now: Date, random: Random): Record<keyof typeof visitColumns, unknown>[] =>
  Array.from({ length: DAYS }, (_, ago) => {
    const day = new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10);
    const visits = Math.round((30 - ago / 20) * (0.8 + 0.4 * random.next()));
    const shares = { VISIT: 1, PRODUCT: 0.6, CART: 0.15, CHECKOUT: 0.06 };
    return Object.entries(shares).map(([step, share]) => ({ day, step, visits: Math.round(visits * share) }));
  }).flat();
