import { describe, expect, test } from 'vitest';
import { uploadPicture } from './product-editing.ts';
import { openShop } from './setup.ts';

const shop = await openShop({ mayRefuse: /categories_|A category is|The category (?:above|of a product) has/ });
const admin = await shop.admin();

const result = `... on SaveCategorySuccess { category { id slug name banglaName parent { id } } }
  ... on InvalidInput { fields { field message } }`;

interface Category {
  id: string;
  slug: string;
  name: string;
  banglaName: string | null;
  parent: { id: string } | null;
}

interface Saved {
  category?: Category;
  fields?: { field: string; message: string }[];
}

const create = async (input: object): Promise<Saved> => {
  const document = `mutation ($input: CreateCategoryInput!) { it: createCategory(input: $input) { ${result} } }`;
  return (await admin.graphql<{ it: Saved }>(document, { input })).it;
};

const changeDocument = `mutation ($id: ID!, $input: ChangeCategoryInput!) {
  it: changeCategory(id: $id, input: $input) { ${result} }
}`;
const change = async (id: string, input: object): Promise<Saved> =>
  (await admin.graphql<{ it: Saved }>(changeDocument, { id, input })).it;

const created = async (input: object): Promise<Category> => {
  const { category } = await create(input);
  if (!category) throw new Error('The category was refused.');
  return category;
};

const refusal = (field: string, message: string) => ({ fields: [{ field, message }] });

/** The slugs of a tree, as visitors see it. */
const slugsBelow = async (slug: string) => {
  const { category } = await shop.graphql<{
    category: { children: { slug: string; productCount: number; children: { slug: string }[] }[] };
  }>('query ($slug: String!) { category(slug: $slug) { children { slug productCount children { slug } } } }', { slug });
  return category.children;
};

const slugsInList = async (category: string) => {
  const { products } = await shop.graphql<{ products: { nodes: { id: string }[] } }>(
    'query ($category: String) { products(filter: { within: $category }, first: 10) { nodes { id } } }',
    { category },
  );
  return products.nodes.map(({ id }) => id);
};

describe('an admin', () => {
  test('creates categories in both languages, which stand in the tree', async () => {
    const root = await created({ name: " Men's & Boys’ Wear ", banglaName: 'ছেলেদের পোশাক' });
    expect(root).toEqual({
      id: expect.any(String),
      slug: 'mens-boys-wear',
      name: "Men's & Boys’ Wear",
      banglaName: 'ছেলেদের পোশাক',
      parent: null,
    });
    const department = await created({ name: 'Shirts', parentId: root.id });
    const leaf = await created({ name: 'Polo', parentId: department.id });
    expect(await slugsBelow(root.slug)).toEqual([
      { slug: department.slug, productCount: 0, children: [{ slug: leaf.slug }] },
    ]);
    const inBangla = await shop.send('POST', '/graphql', {
      body: { query: `{ category(slug: "${root.slug}") { name englishName children { name } } }` },
      headers: { 'accept-language': 'bn' },
    });
    expect(inBangla.ok()).toMatchObject({
      data: {
        category: { name: 'ছেলেদের পোশাক', englishName: "Men's & Boys’ Wear", children: [{ name: 'Shirts' }] },
      },
    });
  });

  test('renames one, whose slug stays, and leaves what is not sent as it is', async () => {
    const { id, slug } = await created({ name: 'Kettels', banglaName: 'কেটলি' });
    expect(await change(id, { name: 'Kettles' })).toEqual({
      category: { id, slug, name: 'Kettles', banglaName: 'কেটলি', parent: null },
    });
    expect(await change(id, { banglaName: '' })).toMatchObject({ category: { name: 'Kettles', banglaName: null } });
  });

  test('puts one before a sister or behind all, and whatever lists them follows', async () => {
    const root = await created({ name: 'Rooms' });
    const [kitchen, bath, hall] = [
      await created({ name: 'Kitchen room', parentId: root.id }),
      await created({ name: 'Bath', parentId: root.id }),
      await created({ name: 'Hall', parentId: root.id }),
    ];
    const order = async () => (await slugsBelow(root.slug)).map(({ slug }) => slug);
    expect(await order()).toEqual(['kitchen-room', 'bath', 'hall']);
    await change(hall.id, { beforeId: kitchen.id });
    expect(await order()).toEqual(['hall', 'kitchen-room', 'bath']);
    await change(hall.id, { beforeId: null });
    expect(await order()).toEqual(['kitchen-room', 'bath', 'hall']);
    await change(bath.id, { name: 'Bathroom' });
    expect(await order()).toEqual(['kitchen-room', 'bath', 'hall']);
    const log = `SELECT before, after FROM audit_entries WHERE subject_id = $1 AND action = 'CATEGORY_CHANGED' ORDER BY id`;
    expect(await shop.sql(log, [hall.id])).toEqual([
      { before: { place: 3 }, after: { place: 1 } },
      { before: { place: 1 }, after: { place: 3 } },
    ]);
  });

  test('orders categories whose numbers were alike, and puts one in a new place among those that are there', async () => {
    const [from, to] = [await shop.category(), await shop.category()];
    const [large, small] = [
      await shop.category({ parent: to, name: 'Low shelf' }),
      await shop.category({ parent: to, name: 'High shelf' }),
    ];
    await shop.sql('UPDATE categories SET position = 0 WHERE parent_id = $1', [to.id]);
    const moved = await created({ name: 'Crates', parentId: from.id });
    await change(moved.id, { parentId: to.id, beforeId: large.id.toUpperCase() });
    const numbers = 'SELECT slug, position FROM categories WHERE parent_id = $1 ORDER BY position';
    expect(await shop.sql(numbers, [to.id])).toEqual(
      [small.slug, moved.slug, large.slug].map((slug, position) => ({ slug, position })),
    );
  });

  test('gives one a picture, which stands before that of its products, and takes it back', async () => {
    const [picture, other] = [await uploadPicture(admin), await uploadPicture(admin)];
    const { id, slug } = await created({ name: 'Clocks', banglaName: 'ঘড়ি', picture });
    await shop.product({ category: { ...(await shop.category()), id }, name: 'Wall clock', pictures: ['demo/clock'] });
    const shown = async (language = 'en') => {
      const query = `{ category(slug: "${slug}") { picture { path alt } pictureKey } }`;
      const answer = await shop.send('POST', '/graphql', { body: { query }, headers: { 'accept-language': language } });
      return answer.ok<{ data: { category: object } }>().data.category;
    };
    expect(await shown()).toEqual({ picture: { path: `/pictures/${picture}`, alt: 'Clocks' }, pictureKey: picture });
    expect(await shown('bn')).toMatchObject({ picture: { alt: 'ঘড়ি' } });
    await change(id, { picture: other });
    expect(await shown()).toMatchObject({ pictureKey: other });
    await change(id, { name: 'All clocks' });
    expect(await shown()).toMatchObject({ pictureKey: other });
    await change(id, { picture: '' });
    expect(await shown()).toEqual({ picture: { path: '/pictures/demo/clock', alt: 'Wall clock' }, pictureKey: null });
    const kept = 'SELECT count(*)::integer AS kept FROM product_pictures WHERE used AND key = ANY ($1)';
    expect(await shop.sql(kept, [[picture, other]])).toEqual([{ kept: 2 }]);
    const log = `SELECT before, after FROM audit_entries WHERE subject_id = $1 AND after ? 'picture' ORDER BY id OFFSET 1`;
    expect(await shop.sql(log, [id])).toEqual([
      { before: { picture }, after: { picture: other } },
      { before: { picture: other }, after: { picture: null } },
    ]);
  });

  test('moves one with its products, of which no other version is made', async () => {
    const [from, to] = [await shop.category(), await shop.category()];
    const leaf = await shop.category({ parent: from });
    const product = await shop.product({ category: leaf });
    const [before] = await shop.sql('SELECT version, updated_at FROM products WHERE id = $1', [product.id]);
    expect(await slugsInList(from.slug)).toEqual([product.id]);
    expect(await change(leaf.id, { parentId: to.id })).toMatchObject({ category: { parent: { id: to.id } } });
    expect(await slugsInList(to.slug)).toEqual([product.id]);
    expect(await slugsInList(from.slug)).toEqual([]);
    expect(await slugsInList(leaf.slug)).toEqual([product.id]);
    expect(await shop.sql('SELECT version, updated_at FROM products WHERE id = $1', [product.id])).toEqual([before]);
    expect(await slugsBelow(to.slug)).toMatchObject([{ slug: leaf.slug, productCount: 1 }]);
    expect(await change(leaf.id, { parentId: null })).toMatchObject({ category: { parent: null } });
    expect(await slugsInList(leaf.slug)).toEqual([product.id]);
  });

  test('moves one while products are put into it, and none is left in its former department', async () => {
    const departments = [await shop.category(), await shop.category()] as const;
    const leaf = await shop.category({ parent: departments[0] });
    await Promise.all([
      ...Array.from({ length: 12 }, () => shop.product({ category: leaf })),
      ...Array.from({ length: 5 }, (_, place) => change(leaf.id, { parentId: departments[(place + 1) % 2]?.id })),
    ]);
    const [found] = await shop.sql(
      `SELECT count(*)::integer AS products, count(*) FILTER (WHERE p.department_id = c.parent_id)::integer AS there
      FROM products p JOIN categories c ON c.id = p.category_id WHERE c.id = $1`,
      [leaf.id],
    );
    expect(found).toEqual({ products: 12, there: 12 });
  });

  test('sees in the log what was created, renamed and moved, and by whom', async () => {
    const [root, { id }] = [await created({ name: 'Kitchen' }), await created({ name: 'Pans' })];
    await change(id, { name: 'Frying pans', parentId: root.id });
    const log = `SELECT action, before, after, actor_id FROM audit_entries WHERE subject_id = $1 ORDER BY id`;
    expect(await shop.sql(log, [id])).toEqual([
      {
        action: 'CATEGORY_CREATED',
        before: null,
        after: { name: 'Pans', banglaName: null, parentId: null, picture: null },
        actor_id: admin.id,
      },
      {
        action: 'CATEGORY_CHANGED',
        before: { name: 'Pans', parentId: null },
        after: { name: 'Frying pans', parentId: root.id },
        actor_id: admin.id,
      },
    ]);
    const { auditLog } = await admin.graphql<{ auditLog: { nodes: object[] } }>(
      'query ($id: ID) { auditLog(filter: { subjectId: $id }, first: 1) { nodes { subject { kind label } } } }',
      { id },
    );
    expect(auditLog.nodes).toEqual([{ subject: { kind: 'CATEGORY', label: 'Frying pans' } }]);
  });
});

test('programs add, rename and move a category by REST', async () => {
  const [root, other] = [await shop.category(), await shop.category()];
  const path = '/backend/admin/categories';
  const added = (await admin.post(path, { name: 'Desk lamps', parentId: root.id })).ok<Category>(201);
  const category = {
    id: added.id,
    slug: 'desk-lamps',
    banglaName: null,
    name: 'Desk lamps',
    parentId: root.id,
    picture: null,
  };
  expect(added).toEqual(category);
  const put = async (body: object) => (await admin.put(`${path}/${added.id}`, body)).ok();
  expect(await put({ banglaName: 'ল্যাম্প' })).toEqual({ ...category, banglaName: 'ল্যাম্প' });
  expect(await put({ parentId: other.id, banglaName: '' })).toEqual({ ...category, parentId: other.id });
  expect(await put({ parentId: null, name: 'Lamps of desks' })).toEqual({
    ...category,
    name: 'Lamps of desks',
    parentId: null,
  });
  expect((await admin.post(path, { parentId: root.id })).refused(422)).toMatchObject({
    fields: [{ field: 'name', message: 'Write the name of the category in English.' }],
  });
  expect((await admin.put(`${path}/${added.id}`, { parentId: added.id })).refused(422)).toMatchObject({
    error: 'A category cannot be below itself.',
  });
  expect((await admin.put(`${path}/x`, { name: 'Lamps' })).refused(404).error).toBe(
    'This category is not in the shop.',
  );
});

const taken = 'There is a category with this name in the same place already.';

test('two categories of one place never have the same name, also when two save it at once', async () => {
  const root = await created({ name: 'Garden' });
  const saved = await Promise.all(['Tools', 'tools', 'TOOLS'].map((name) => create({ name, parentId: root.id })));
  expect(saved.filter(({ category }) => category)).toHaveLength(1);
  expect(saved.filter(({ fields }) => fields?.[0]?.message === taken)).toHaveLength(2);
  expect(await create({ name: 'GARDEN' })).toEqual(refusal('name', taken));
  const other = await created({ name: 'Workshop' });
  const tools = await created({ name: 'Tools', parentId: other.id });
  expect(tools.slug).toBe('tools-2');
  expect(await change(tools.id, { parentId: root.id })).toEqual(refusal('name', taken));
});

test('a category is never below itself, nor on a fourth level', async () => {
  const root = await created({ name: 'Music' });
  const department = await created({ name: 'Strings', parentId: root.id });
  const leaf = await created({ name: 'Guitars', parentId: department.id });
  const itself = refusal('parentId', 'A category cannot be below itself.');
  expect(await change(root.id, { parentId: root.id })).toEqual(itself);
  expect(await change(root.id, { parentId: leaf.id })).toEqual(itself);
  const deep = refusal('parentId', 'Categories have at most 3 levels: choose a place further up.');
  expect(await create({ name: 'Bass', parentId: leaf.id })).toEqual(deep);
  const [other] = [await created({ name: 'Sound', parentId: root.id })];
  expect(await change(department.id, { parentId: other.id })).toEqual(deep);
});

test('two categories that are moved below each other at once make no circle', async () => {
  const [one, other] = [await created({ name: 'Circle 1' }), await created({ name: 'Circle 2' })];
  const moved = await Promise.all([change(one.id, { parentId: other.id }), change(other.id, { parentId: one.id })]);
  expect(moved.filter(({ category }) => category)).toHaveLength(1);
});

test('categories that are ordered at once have an order that all see', async () => {
  const root = await shop.category();
  const all: { id: string }[] = [];
  for (let count = 0; count < 5; count += 1) all.push(await shop.category({ parent: root }));
  const [first, ...others] = all;
  await Promise.all([
    ...others.map(({ id }) => change(id, { beforeId: first?.id })),
    ...others.map(({ id }) => change(id, { beforeId: null })),
    change(first?.id ?? '', { beforeId: others[2]?.id }),
    create({ name: 'Added meanwhile', parentId: root.id }),
  ]);
  const rows = await shop.sql<{ position: number }>(
    'SELECT position FROM categories WHERE parent_id = $1 ORDER BY position',
    [root.id],
  );
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a category comes before its sisters only, and not before itself', async () => {
  const [one, other] = [await shop.category(), await shop.category()];
  const child = await shop.category({ parent: other });
  const notBeside = refusal('beforeId', 'That category is not in the same place any more. Load the page again.');
  expect(await change(one.id, { beforeId: child.id })).toEqual(notBeside);
  expect(await change(one.id, { beforeId: one.id })).toEqual(notBeside);
  expect(await change(one.id, { beforeId: 'x' })).toEqual(notBeside);
});

test('a category that has products gets none below it, and one with others below it gets no products', async () => {
  const leaf = await shop.category();
  await shop.product({ category: leaf });
  const message = 'That category has products of its own. Give them another category first, or choose another place.';
  expect(await create({ name: 'Below', parentId: leaf.id })).toEqual(refusal('parentId', message));
  const above = await shop.category();
  await shop.category({ parent: above });
  await expect(shop.product({ category: above })).rejects.toThrow('The category of a product has others below it.');
});

test.each<[what: string, input: object, field: string, message: string]>([
  ['no name', { name: ' ' }, 'name', 'Write the name of the category in English.'],
  ['a long name', { name: 'a'.repeat(61) }, 'name', 'The name is too long: 60 characters at most.'],
  ['a long Bangla name', { banglaName: 'ক'.repeat(61) }, 'banglaName', 'The name is too long: 60 characters at most.'],
  [
    'a Bangla name for the English one',
    { name: 'চাল' },
    'name',
    'Write the English name with letters from A to Z: the address of its page is made from it.',
  ],
  ['a place that is no id', { parentId: 'x' }, 'parentId', 'This category is not in the shop.'],
  [
    'a picture that is not there',
    { picture: 'product/0190a1b2-0000-7000-8000-000000000000' },
    'picture',
    'This picture is not there any more. Please upload it again.',
  ],
  [
    'a picture of somebody else',
    { picture: 'upload/0190a1b2-0000-7000-8000-000000000000' },
    'picture',
    'This picture is not there any more. Please upload it again.',
  ],
  [
    'an unknown place',
    { parentId: '01890000-0000-7000-8000-000000000000' },
    'parentId',
    'This category is not in the shop.',
  ],
])('a category with %s is refused', async (_, wrong, field, message) => {
  expect(await create({ name: 'Refused', ...wrong })).toEqual(refusal(field, message));
  const { id } = await shop.category();
  expect(await change(id, wrong)).toEqual(refusal(field, message));
});

test.each(['01890000-0000-7000-8000-000000000000', 'x'])('there is no category %s to change', async (id) => {
  const { errors, status } = await admin.graphqlAnswer(changeDocument, { id, input: { name: 'Name' } });
  expect([status, errors[0]?.extensions.code]).toEqual([404, 'NOT_FOUND']);
});

test('the shop has at most a thousand categories', async () => {
  await shop.sql(
    `INSERT INTO categories (slug, name) SELECT 'many-' || n, 'Many ' || n
     FROM generate_series(1, 1000 - (SELECT count(*) FROM categories)::integer) n`,
  );
  expect(await create({ name: 'One more' })).toEqual(
    refusal('name', 'The shop has 1000 categories already: no more can be added.'),
  );
});
