import type { DataSource } from 'typeorm';
import { insertRows } from '#demo/rows.ts';
import type { JudgedSet } from './judged-set.ts';
import type { Search } from './quality.ts';

/** Sends an operation to the shop. @throws when the answer has errors */
export type Ask = <Data>(query: string, variables: Record<string, unknown>) => Promise<Data>;

/** What the shop finds, as a public program asks for it. */
export interface Found {
  id: string;
  name: string;
  priceCents: number;
  category: { slug: string };
}

/** Returns the function that searches as everybody may: the first 50 products for a term. */
export const searchOf =
  (ask: Ask) =>
  async (term: string): Promise<Found[]> => {
    const { products } = await ask<{ products: { nodes: Found[] } }>(
      `query ($term: String!) {
        products(filter: { term: $term }, first: 50) { nodes { id name priceCents category { slug } } }
      }`,
      { term },
    );
    return products.nodes;
  };

/** Returns the function that finds ids. */
export const idsOf =
  (search: (term: string) => Promise<Found[]>): Search =>
  async (term) =>
    (await search(term)).map(({ id }) => id);

const rootId = '00000000-0000-7000-8000-100000000000';

/** Returns the columns of a list such as `id uuid, name text`. */
const columnsOf = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(', ').map((column) => column.split(' ') as [string, string]));

const categoryColumns = columnsOf('id uuid, slug text, name text, position integer, parent_id uuid');
const productColumns = columnsOf(
  'id uuid, name text, category_id uuid, brand text, tag text, price_cents integer, pictures text[], colors text[], ' +
    'sizes text[], note text, short_description text, description text, second_description text, added_at timestamptz',
);
const translationColumns = columnsOf(
  'product_id uuid, language text, name text, note text, short_description text, description text, ' +
    'second_description text, colors text[]',
);

/** Puts the products of a judged set into an empty shop. */
export const fillShop = async ({ manager }: DataSource, { products }: JudgedSet): Promise<void> => {
  const departments = [...new Set(products.map(({ department }) => department))].map((name, position) => ({
    id: `${rootId.slice(0, -3)}${200 + position}`,
    slug: `department-${position}`,
    name,
    position,
    parent_id: rootId,
  }));
  const root = { id: rootId, slug: 'all', name: 'All', position: 0, parent_id: null };
  await insertRows(manager, 'categories', categoryColumns, [root, ...departments]);
  const productRows = products.map(({ id, name, department, brand, price, option, description }, place) => ({
    id,
    name,
    category_id: departments.find((one) => one.name === department)?.id,
    brand,
    tag: '',
    price_cents: price * 100,
    pictures: ['/p.webp'],
    colors: [],
    sizes: [option],
    note: '',
    short_description: description,
    description: `From ${brand}, tried by people who use it every day. Goes with ${products[place - 40]?.name ?? 'all'}.`,
    second_description: '',
    added_at: new Date(Date.UTC(2026, 0, 1, 0, place)).toISOString(),
  }));
  await insertRows(manager, 'products', productColumns, productRows);
  const translationRows = products.map(({ id, banglaName }) => ({
    product_id: id,
    language: 'BN',
    name: banglaName,
    note: '',
    short_description: '',
    description: '',
    second_description: '',
    colors: [],
  }));
  await insertRows(manager, 'product_translations', translationColumns, translationRows);
  await manager.query('INSERT INTO product_stock (product_id, available) SELECT id, 10 FROM products');
  await manager.query('ANALYZE');
};
