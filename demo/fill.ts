import type { EntityManager } from 'typeorm';
import { internationalPhone } from '../schema/phone.ts';
import { hashPassword } from '../graphql-server/src/people/auth/password.ts';
import { demoAccounts, type DemoAccount } from './accounts.ts';
import { addressColumns, demoAddresses } from './addresses.ts';
import { demoProducts } from './catalogue/catalogue.ts';
import { putCategories } from './categories.ts';
import { demoAttributes } from './attributes.ts';
import { demoColorPictures } from './color-pictures.ts';
import { commentColumns, demoComments, demoReviews, reviewColumns, type Subject } from './opinions.ts';
import { putOrders } from './orders.ts';
import { putPromotions } from './promotions.ts';
import { purchases } from './purchases.ts';
import { demoRegulars, demoVisits, visitColumns, type Regular } from './regulars.ts';
import { Random, uuidAt } from './random.ts';
import { insertRows } from './rows.ts';
import { demoSearches, searchColumns } from './searches.ts';
import { demoSku, putVariants } from './variants.ts';
import { demoWaiting } from './waiting.ts';

const dayMs = 86_400_000;

/** What was added to the shop. */
export interface Filling {
  products: number;
  reviews: number;
  comments: number;
}

/** Adds the demo catalogue, accounts, orders and what waits for an admin to an empty shop. */
export const fillShop = async (manager: EntityManager): Promise<Filling> => {
  const now = new Date();
  const random = new Random(2026);
  // Hashing runs on other threads meanwhile.
  const accountRows = Promise.all(Object.values(demoAccounts).map((account) => accountRow(account, now)));
  accountRows.catch(() => {});

  const categoryIds = await putCategories(manager);
  const subjects = demoProducts.map((demo, index): Subject => {
    const addedAt = new Date(now.getTime() - (demo.addedDaysAgo + random.next()) * dayMs);
    return { id: uuidAt(addedAt), addedAt, demo, index };
  });
  await putProducts(manager, subjects, categoryIds);
  await putPromotions(manager, categoryIds);

  const reviews = subjects.flatMap((subject) => demoReviews(subject, now, random));
  const comments = subjects.flatMap((subject) => demoComments(subject, now, random));
  await insertRows(manager, 'reviews', reviewColumns, reviews);
  await insertRows(manager, 'comments', commentColumns, comments);

  await insertRows(manager, 'customers', accountColumns, await accountRows, 'email');
  await putWhatPeopleDo(manager, subjects, now, random);
  return { products: subjects.length, reviews: reviews.length, comments: comments.length };
};

const productColumns = {
  id: 'uuid',
  name: 'text',
  category_id: 'uuid',
  brand: 'text',
  tag: 'text',
  price_cents: 'integer',
  old_price_cents: 'integer',
  pictures: 'text[]',
  colors: 'text[]',
  color_pictures: 'jsonb',
  sizes: 'text[]',
  attributes: 'jsonb',
  sku: 'text',
  note: 'text',
  short_description: 'text',
  description: 'text',
  second_description: 'text',
  added_at: 'timestamptz',
} as const;

const putProducts = async (
  manager: EntityManager,
  subjects: readonly Subject[],
  categoryIds: ReadonlyMap<string, string>,
): Promise<void> => {
  const rows = subjects.map(({ id, addedAt, demo }) => ({
    id,
    name: demo.name,
    category_id: categoryIds.get(demo.category),
    brand: demo.brand,
    tag: demo.tag,
    price_cents: demo.priceCents,
    old_price_cents: demo.oldPriceCents,
    pictures: [1, 2, 3].map((number) => `demo/${demo.slug}-${number}`),
    colors: demo.colors,
    color_pictures: demoColorPictures(demo),
    sizes: demo.sizes,
    attributes: demoAttributes(demo),
    sku: demoSku(demo),
    note: demo.note,
    short_description: demo.shortDescription,
    description: demo.description,
    second_description: demo.descriptionSecond,
    added_at: addedAt,
  }));
  await insertRows(manager, 'products', productColumns, rows);

  const stockColumns = { product_id: 'uuid', available: 'integer', sold: 'integer' };
  const stock = subjects.map(({ id, demo }) => ({ product_id: id, available: demo.stock, sold: demo.sold }));
  await insertRows(manager, 'product_stock', stockColumns, stock);
  await putVariants(manager, subjects);
};

const accountColumns = {
  display_name: 'text',
  email: 'citext',
  phone_number: 'text',
  shipping_address: 'text',
  role: 'text',
  status: 'text',
  password_hash: 'text',
  created_at: 'timestamptz',
  confirmed_at: 'timestamptz',
  email_confirmed_at: 'timestamptz',
} as const;

const { password_hash: _, ...regularColumns } = { id: 'uuid', ...accountColumns } as const;

/** A customer who came by Google: without a password. */
const regularRow = ({ id, createdAt, customer }: Regular): Record<keyof typeof regularColumns, unknown> => ({
  id,
  display_name: customer.displayName,
  email: customer.email,
  phone_number: customer.phoneNumber,
  shipping_address: customer.shippingAddress,
  role: 'CUSTOMER',
  status: 'CONFIRMED',
  created_at: createdAt,
  confirmed_at: createdAt,
  email_confirmed_at: createdAt,
});

const accountRow = async (account: DemoAccount, now: Date): Promise<Record<keyof typeof accountColumns, unknown>> => {
  const createdAt = new Date(now.getTime() - account.createdDaysAgo * dayMs);
  const isConfirmed = account.status === 'CONFIRMED';
  return {
    display_name: account.displayName,
    email: account.email,
    phone_number: internationalPhone(account.phoneNumber),
    shipping_address: account.shippingAddress,
    role: account.role,
    status: account.status,
    password_hash: await hashPassword(account.password),
    created_at: createdAt,
    confirmed_at: isConfirmed ? new Date(createdAt.getTime() + dayMs / 8) : null,
    // Also for the pending account: an account with an unconfirmed e-mail would be taken over by a Google sign-in, and
    // no longer be pending.
    email_confirmed_at: createdAt,
  };
};

const putWhatPeopleDo = async (
  manager: EntityManager,
  subjects: readonly Subject[],
  now: Date,
  random: Random,
): Promise<void> => {
  const { customer, admin } = demoAccounts;
  const idOf = async (email: string): Promise<string> => {
    const [found] = await manager.query<{ id: string }[]>('SELECT id FROM customers WHERE email = $1', [email]);
    if (found === undefined) throw new Error(`The demo account ${email} is missing.`);
    return found.id;
  };
  const customerId = await idOf(customer.email);
  const adminId = await idOf(admin.email);
  await manager.query('UPDATE customers SET confirmed_by_id = $1 WHERE id = $2', [adminId, customerId]);
  await insertRows(manager, 'addresses', addressColumns, demoAddresses(customerId));

  const waiting = demoWaiting(subjects, { id: customerId, displayName: customer.displayName }, now);
  await insertRows(manager, 'reviews', reviewColumns, waiting.reviews);
  await insertRows(manager, 'comments', commentColumns, waiting.comments);

  const regulars = demoRegulars(subjects, now, random);
  await insertRows(manager, 'customers', regularColumns, regulars.map(regularRow));
  const histories = regulars.map(({ id, customer: people, purchases: bought }) => ({
    people: { customerId: id, adminId, customer: people },
    purchases: bought,
  }));
  await putOrders(manager, subjects, [...histories, { people: { customerId, adminId, customer }, purchases }], now);
  await insertRows(manager, 'daily_visits', visitColumns, demoVisits(now, random));
  await insertRows(manager, 'daily_searches', searchColumns, demoSearches(now));
};
