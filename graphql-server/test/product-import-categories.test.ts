import { expect, test } from 'vitest';
import {
  changesOf,
  finish,
  importOf,
  problemsOf,
  sendFile,
  upload,
  type TestRow,
  type Uploaded,
} from './import-steps.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ mayRefuse: /The category above has products/ });
const admin = await shop.admin();
const lighting = await shop.category({ name: 'Lighting' });
await shop.category({ name: 'Bulbs', parent: lighting });
await shop.product({ pictures: ['lamp-1'] });

const row = (name: string, category: string): TestRow => ({
  name,
  sku: name.toUpperCase().replaceAll(' ', '-'),
  Category: category,
  price: '7.50',
  image: '/pictures/lamp-1',
  availableStock: '6',
});

/** Checks an import again, with the choice to create categories. */
const chosen = (id: string) =>
  admin.graphql(
    `mutation ($id: ID!) { checkProductImport(id: $id, createCategories: true) { createsCategories missesCategories } }`,
    { id },
  );

/** Returns the path of a product's category, and its department. */
const placeOf = async (sku: string) => {
  const [found] = await shop.sql(
    `SELECT concat_ws(' / ', root.name, above.name, leaf.name) AS path, department.name AS department
    FROM product_skus s JOIN products p ON p.id = s.product_id JOIN categories leaf ON leaf.id = p.category_id
    JOIN categories department ON department.id = p.department_id
    LEFT JOIN categories above ON above.id = leaf.parent_id LEFT JOIN categories root ON root.id = above.parent_id
    WHERE s.sku = $1`,
    [sku],
  );
  return found;
};

test('an import creates the categories that cells name by their path, once that is chosen', async () => {
  const { id, problemCount } = await upload(admin, [
    row('Lamp One', 'Lighting / Desk Lamps'),
    row('Lamp Two', 'lighting/desk lamps'),
    row('Pot', 'Garden / Pots / Clay Pots'),
    row('Bulb', 'Lighting / Bulbs'),
  ]);
  expect(problemCount).toBe(3);
  expect(await problemsOf(admin, id)).toContain('2 Category: There is no category “Lighting / Desk Lamps”.');
  const { productImport } = await admin.graphql<{ productImport: object }>(
    'query ($id: ID!) { productImport(id: $id) { createsCategories missesCategories } }',
    { id },
  );
  expect(productImport).toEqual({ createsCategories: false, missesCategories: true });
  expect(await chosen(id)).toEqual({ checkProductImport: { createsCategories: true, missesCategories: false } });
  expect((await changesOf(admin, id))[2]).toContain('Category: – → Garden / Pots / Clay Pots');
  expect(await shop.sql(`SELECT FROM categories WHERE name = 'Garden'`)).toEqual([]);

  expect(await finish(shop, admin, 'apply', id)).toMatchObject({ status: 'APPLIED', refusals: [] });
  const desk = { path: 'Lighting / Desk Lamps', department: 'Lighting' };
  expect(await placeOf('LAMP-ONE')).toEqual(desk);
  expect(await placeOf('LAMP-TWO')).toEqual(desk);
  expect(await placeOf('POT')).toEqual({ path: 'Garden / Pots / Clay Pots', department: 'Pots' });
  expect(await placeOf('BULB')).toEqual({ path: 'Lighting / Bulbs', department: 'Lighting' });
  expect(
    await shop.sql(
      `SELECT after->>'name' AS name FROM audit_entries WHERE action = 'CATEGORY_CREATED' AND actor_id = $1 ORDER BY id`,
      [admin.id],
    ),
  ).toEqual([{ name: 'Garden' }, { name: 'Pots' }, { name: 'Clay Pots' }, { name: 'Desk Lamps' }]);

  expect(await finish(shop, admin, 'undo', id)).toMatchObject({ status: 'UNDONE' });
  expect(await shop.sql(`SELECT FROM categories WHERE name = 'Clay Pots'`)).toHaveLength(1);
});

test('programs choose it with the upload', async () => {
  const { id, problemCount } = await upload(
    admin,
    [row('Chair', 'Seats / Chairs')],
    'name=chairs.csv&createCategories=true',
  );
  expect(problemCount).toBe(0);
  await finish(shop, admin, 'apply', id);
  expect(await placeOf('CHAIR')).toEqual({ path: 'Seats / Chairs', department: 'Seats' });
});

test('a category that cannot be created is a problem of its row', async () => {
  const { id } = await upload(admin, [
    row('One', 'Toys / Cars / Red / Small'),
    row('Two', 'Quite Another'),
    row('Three', `Toys / ${'x'.repeat(61)}`),
    row('Four', 'Toys / '),
    row('Five', 'Bulb'),
  ]);
  await chosen(id);
  expect(await problemsOf(admin, id)).toEqual([
    '2 Category: Categories have at most 3 levels: choose a place further up.',
    '3 Category: There is no category “Quite Another”. Write its place before it, as in “Lighting / Desk Lamps”.',
    '4 Category: The name is too long: 60 characters at most.',
    '5 Category: Write the name of the category in English.',
    '6 Category: There is no category “Bulb”. Is “Bulbs” meant?',
  ]);
});

test('an import creates at most a hundred categories', async () => {
  const rows = Array.from({ length: 100 }, (_, place) => row(`Many ${place}`, `Many / Kind ${place}`));
  const { id } = await upload(admin, rows, 'name=many.csv&createCategories=true');
  expect(await problemsOf(admin, id)).toEqual(['101 Category: The file names too many new categories: 100 at most.']);
});

test('nothing is stored when a category cannot be created any more', async () => {
  const full = await shop.category({ name: 'Full' });
  await shop.product({ category: full });
  const { id } = await upload(
    admin,
    [row('Kite', 'Outdoors / Kites'), row('Below', 'Full / Below')],
    'name=full.csv&createCategories=true',
  );
  const { status, refusals } = await finish(shop, admin, 'apply', id);
  expect({ status, refusals }).toEqual({
    status: 'CHECKED',
    refusals: [
      {
        row: null,
        name: 'Full / Below',
        message: 'That category has products of its own. Give them another category first, or choose another place.',
      },
    ],
  });
  expect(await importOf(admin, id)).toMatchObject({ problemCount: 0 });
  expect(await shop.sql(`SELECT FROM categories WHERE name = 'Outdoors'`)).toEqual([]);
});

test('of leaves with one name a file names each by its slug, and an exported file changes nothing', async () => {
  const [men, women] = [await shop.category({ name: 'Men' }), await shop.category({ name: 'Women' })];
  const shoes = await shop.category({ name: 'Shoes', slug: 'shoes', parent: men });
  const others = await shop.category({ name: 'Shoes', slug: 'shoes-2', parent: women });
  for (const category of [shoes, others]) await shop.product({ category });
  const { id } = await upload(admin, [row('Boot', 'Shoes'), row('Heel', 'shoes-2'), row('Clog', 'Women / Shoes')]);
  expect(await problemsOf(admin, id)).toEqual([
    '2 Category: Several categories are called “Shoes”. Write the slug of the one that is meant, such as “shoes-2”.',
  ]);
  const file = await admin.get('/backend/admin/products.csv');
  const again = (await sendFile(admin, file.text)).ok<Uploaded>(201);
  expect(again).toMatchObject({ createCount: 0, changeCount: 0, problemCount: 0 });
});
