import { describe, expect, onTestFinished, test } from 'vitest';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import type { SaveProductInput } from '../src/generated/schema.ts';
import { createWorkerBoss } from '../src/platform/jobs/boss.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { publishDraft } from '../src/catalogue/product-editing/editor/publish.ts';
import { createDeps } from '../src/services.ts';
import { queuesOf } from '../src/platform/jobs/all-queues.ts';
import { modules } from '../src/modules.ts';
import type { TestCategory } from './factories.ts';
import { inputOf, readProduct, save, trySave, uploadPicture } from './product-editing.ts';
import { openShop } from './setup.ts';

const shop = await openShop();
const admin = await shop.admin({ displayName: 'Salma' });
const root = await shop.category();
const leaf = await shop.category({ parent: root });
const key = await uploadPicture(admin);

const newProduct = (more: Partial<SaveProductInput> = {}): SaveProductInput => ({
  name: 'Clay teapot',
  categoryId: leaf.id,
  priceCents: 2450,
  pictures: [{ key }],
  stock: { to: 7 },
  status: 'PUBLISHED',
  ...more,
});

const problems = async (input: Partial<SaveProductInput>) => {
  const before = await shop.sql<{ count: number }>('SELECT count(*)::int FROM products');
  const { __typename, fields } = await trySave(admin, input);
  expect(__typename).toBe('InvalidInput');
  expect(await shop.sql('SELECT count(*)::int FROM products')).toEqual(before);
  return Object.fromEntries((fields ?? []).map(({ field, message }) => [field, message]));
};

const inShop = async (id: string) =>
  (
    await shop.graphql<{ product: { name: string; availableStock: number } | null }>(
      'query ($id: ID!) { product(id: $id) { name availableStock } }',
      { id },
    )
  ).product;

describe('a new product', () => {
  test('needs a name, a price, a category, a picture and its stock, and is in the shop at once', async () => {
    const made = await save(admin, newProduct());
    expect(made).toMatchObject({ status: 'PUBLISHED', availableStock: 7, brand: '', updatedBy: 'Salma' });
    expect(await inShop(made.id)).toEqual({ name: 'Clay teapot', availableStock: 7 });
    expect(
      await shop.sql('SELECT kind, available, actor_id AS "actorId" FROM stock_changes WHERE product_id = $1', [
        made.id,
      ]),
    ).toEqual([{ kind: 'CREATED', available: 7, actorId: admin.id }]);
    expect(
      await shop.sql(
        `SELECT action, before, after ->> 'name' AS name, after ->> 'priceCents' AS price FROM audit_entries WHERE subject_id = $1`,
        [made.id],
      ),
    ).toEqual([{ action: 'PRODUCT_CREATED', before: null, name: 'Clay teapot', price: '2450' }]);
  });

  test('has all that was typed, in both languages', async () => {
    const second = await uploadPicture(admin);
    const typed = newProduct({
      oldPriceCents: 3000,
      brand: 'Mati',
      tag: 'tea',
      note: 'Fired twice',
      shortDescription: 'For four cups.',
      description: 'Red clay.',
      secondDescription: 'Wash by hand.',
      sku: 'POT-1',
      bangla: {
        name: 'মাটির চায়ের কেটলি',
        note: '',
        shortDescription: '',
        description: '',
        secondDescription: '',
      },
      pictures: [{ key, alt: 'A red teapot', altBangla: 'লাল কেটলি' }],
      colors: [
        { name: 'Red', bangla: 'লাল', picture: { key: second, alt: 'The red one' } },
        { name: 'Black', bangla: null, picture: null },
      ],
      sizes: ['Small', 'Large'],
      attributes: [
        { name: 'Material', value: 'Red clay' },
        { name: 'Holds', value: '1 l: four cups' },
      ],
    });
    const made = await save(admin, typed);
    const { stock: _, ...rest } = typed;
    expect(inputOf(await readProduct(admin, made.id))).toMatchObject({
      ...rest,
      colors: [
        { name: 'Red', bangla: 'লাল', picture: { key: second } },
        { name: 'Black', bangla: null, picture: null },
      ],
    });
    const answer = await shop.send('POST', '/graphql', {
      body: {
        query:
          'query ($id: ID!) { product(id: $id) { name attributes { name value } colorOptions { label } images { alt color } } }',
        variables: { id: made.id },
      },
      headers: { 'accept-language': 'bn' },
    });
    const { product } = answer.ok<{ data: { product: object } }>().data;
    expect(product).toMatchObject({
      name: 'মাটির চায়ের কেটলি',
      attributes: typed.attributes,
      colorOptions: [{ label: 'লাল' }, { label: 'Black' }],
      images: [{ alt: 'লাল কেটলি', color: null }, { color: 'Red' }],
    });
  });

  test('is refused with a sentence beside each invalid field', async () => {
    expect(
      await problems(newProduct({ name: '  ', priceCents: 0, categoryId: '', pictures: [], stock: { to: -1 } })),
    ).toEqual({
      name: PRODUCT_MESSAGES.nameRequired,
      categoryId: PRODUCT_MESSAGES.categoryRequired,
      priceCents: PRODUCT_MESSAGES.priceInvalid,
      pictures: PRODUCT_MESSAGES.pictureRequired,
      'stock.to': PRODUCT_MESSAGES.stockInvalid,
    });
  });

  test('may be a draft without a picture, which it needs before it is published or waits to be', async () => {
    const draft = newProduct({ pictures: [], status: 'DRAFT' });
    const made = await save(admin, draft);
    expect(made).toMatchObject({ status: 'DRAFT', details: { pictures: [] } });
    const { adminProduct } = await admin.graphql<{ adminProduct: object }>(
      'query ($id: ID!) { adminProduct(id: $id) { image { path } } }',
      { id: made.id },
    );
    expect(adminProduct).toEqual({ image: null });
    const refused = { pictures: PRODUCT_MESSAGES.pictureRequired };
    const known = { id: made.id, version: made.version, stock: null };
    expect(await problems({ ...draft, ...known, status: 'PUBLISHED' })).toEqual(refused);
    expect(await problems({ ...draft, ...known, publishAt: new Date(Date.now() + 3_600_000).toISOString() })).toEqual(
      refused,
    );
    expect(await save(admin, newProduct(known))).toMatchObject({ status: 'PUBLISHED' });
  });

  const nobodysId = '01890000-0000-7000-8000-000000000000';
  test.each<[string, (leafOf: TestCategory) => Partial<SaveProductInput>, Record<string, string>]>([
    [
      'an old price that is not higher',
      () => ({ oldPriceCents: 2450 }),
      { oldPriceCents: PRODUCT_MESSAGES.oldPriceLower },
    ],
    [
      'a category with others below it',
      () => ({ categoryId: root.id }),
      { categoryId: PRODUCT_MESSAGES.categoryUnknown },
    ],
    ['an unknown category', () => ({ categoryId: nobodysId }), { categoryId: PRODUCT_MESSAGES.categoryUnknown }],
    ['no id as category', () => ({ categoryId: 'x' }), { categoryId: PRODUCT_MESSAGES.categoryUnknown }],
    [
      'a picture that was never added',
      () => ({ pictures: [{ key: 'product/none' }] }),
      { 'pictures.0': PRODUCT_MESSAGES.pictureUnknown },
    ],
    [
      'the same picture twice',
      () => ({ pictures: [{ key }, { key }] }),
      { 'pictures.1': PRODUCT_MESSAGES.pictureTwice },
    ],
    [
      'a key that leads elsewhere',
      () => ({ pictures: [{ key: '../secret' }] }),
      { 'pictures.0.key': PRODUCT_MESSAGES.pictureUnknown },
    ],
    [
      'a time that has passed',
      () => ({ status: 'DRAFT', publishAt: '2020-01-01T00:00:00Z' }),
      { publishAt: PRODUCT_MESSAGES.publishTimeInvalid },
    ],
    [
      'a colour twice',
      () => ({ colors: [{ name: 'Red' }, { name: 'red ' }] }),
      { 'colors.1.name': PRODUCT_MESSAGES.colorTwice },
    ],
    [
      'a colour with a name in Bangla alone',
      () => ({ colors: [{ name: 'Red', bangla: 'লাল' }] }),
      { bangla: PRODUCT_MESSAGES.banglaNameRequired },
    ],
    [
      'too many sizes',
      () => ({ sizes: Array.from({ length: 13 }, (_, at) => String(at)) }),
      { sizes: PRODUCT_MESSAGES.tooManySizes },
    ],
    [
      'an attribute without a value, one with a colon in its name, and one twice',
      () => ({
        attributes: [
          { name: 'Material', value: ' ' },
          { name: 'a:b', value: 'c' },
          { name: 'Fit', value: 'Slim' },
          { name: 'fit', value: ' slim' },
        ],
      }),
      {
        'attributes.0.value': PRODUCT_MESSAGES.attributeValueInvalid,
        'attributes.1.name': PRODUCT_MESSAGES.attributeNameInvalid,
        'attributes.3.value': PRODUCT_MESSAGES.attributeTwice,
      },
    ],
    [
      'too many attributes',
      () => ({ attributes: Array.from({ length: 41 }, (_, at) => ({ name: `n${at}`, value: 'v' })) }),
      { attributes: PRODUCT_MESSAGES.tooManyAttributes },
    ],
    ['a SKU with a space', () => ({ sku: 'A 1' }), { sku: PRODUCT_MESSAGES.skuInvalid }],
    [
      'a variant without a colour',
      () => ({ colors: [{ name: 'Red' }], variants: [{ sku: 'V-1', size: null }] }),
      { 'variants.0': PRODUCT_MESSAGES.variantChoice },
    ],
    [
      'two variants with one SKU',
      () => ({
        sizes: ['S', 'M'],
        variants: [
          { size: 'S', sku: 'v-2' },
          { size: 'M', sku: 'V-2' },
        ],
      }),
      { 'variants.1.sku': PRODUCT_MESSAGES.skuTwice },
    ],
    [
      'two variants of one size',
      () => ({
        sizes: ['S'],
        variants: [
          { size: 'S', sku: 'v-3' },
          { size: 'S', sku: 'v-4' },
        ],
      }),
      { 'variants.1': PRODUCT_MESSAGES.variantTwice },
    ],
  ])('with %s is refused', async (_, more, expected) => {
    expect(await problems(newProduct(more(leaf)))).toEqual(expected);
  });

  test('with the SKU of another product is refused', async () => {
    const [sku, variantSku] = ['OTHER-1', 'OTHER-2'];
    await shop.product({ sku });
    await shop.product({ variants: [{ size: 'S', sku: variantSku }] });
    expect(await problems(newProduct({ sku }))).toEqual({ sku: PRODUCT_MESSAGES.skuTaken });
    expect(
      await problems(
        newProduct({
          sizes: ['S', 'M'],
          variants: [
            { size: 'S', sku: 'FREE-1' },
            { size: 'M', sku: variantSku },
          ],
        }),
      ),
    ).toEqual({ 'variants.1.sku': PRODUCT_MESSAGES.skuTaken });
  });

  test('without a brand is no option of the brand filter', async () => {
    const category = await shop.category({ parent: root });
    await save(admin, newProduct({ categoryId: category.id }));
    const { products } = await shop.graphql<{ products: object }>(
      'query ($slug: String!) { products(filter: { within: $slug }) { totalCount facets { brands { brand } } } }',
      { slug: category.slug },
    );
    expect(products).toEqual({ totalCount: 1, facets: { brands: [] } });
  });
});

describe('a product that is changed', () => {
  test('is stored as a whole; the log has what differs, and who has done it', async () => {
    const made = await save(admin, newProduct());
    const other = await shop.admin({ displayName: 'Karim' });
    const changed = await save(other, { ...inputOf(made), name: 'Clay kettle', stock: { from: 7, to: 9 } });
    expect(changed).toMatchObject({
      name: 'Clay kettle',
      availableStock: 9,
      updatedBy: 'Karim',
      addedAt: made.addedAt,
    });
    expect(changed.version).toBeGreaterThan(made.version);
    expect(
      await shop.sql(
        `SELECT action, before - 'version' AS before, after - 'version' AS after FROM audit_entries
         WHERE subject_id = $1 AND actor_id = $2`,
        [made.id, other.id],
      ),
    ).toEqual([
      {
        action: 'PRODUCT_CHANGED',
        before: { name: 'Clay teapot', availableStock: 7 },
        after: { name: 'Clay kettle', availableStock: 9 },
      },
    ]);
  });

  test('and is the same as before gets no new version and no entry in the log', async () => {
    const made = await save(
      admin,
      newProduct({ sizes: ['S'], variants: [{ size: 'S', sku: 'SAME-1', stock: { to: 3 } }] }),
    );
    const again = await save(admin, inputOf(made));
    expect(again.version).toBe(made.version);
    expect(await shop.sql('SELECT action FROM audit_entries WHERE subject_id = $1', [made.id])).toHaveLength(1);
  });

  test('by somebody else meanwhile is not overwritten: the second is told by whom, when and what', async () => {
    const made = await save(admin, newProduct());
    const other = await shop.admin({ displayName: 'Karim' });
    await save(other, { ...inputOf(made), priceCents: 2600, note: 'New' });
    const outcome = await trySave(admin, { ...inputOf(made), name: 'Mine' });
    expect(outcome).toMatchObject({
      __typename: 'ChangedMeanwhile',
      message: PRODUCT_MESSAGES.changedMeanwhile,
      changedBy: 'Karim',
      names: ['note', 'priceCents'],
    });
    expect(Date.parse(outcome.changedAt ?? '')).toBeGreaterThan(Date.parse(made.addedAt));
    const now = await readProduct(admin, made.id);
    expect(now).toMatchObject({ name: 'Clay teapot', priceCents: 2600 });
    // With the version of now it is what they want.
    expect(await save(admin, { ...inputOf(now), name: 'Mine' })).toMatchObject({
      name: 'Mine',
      priceCents: 2600,
    });
  });

  test('by two at the same moment takes the changes of one', async () => {
    const made = await save(admin, newProduct());
    const outcomes = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => trySave(admin, { ...inputOf(made), name })),
    );
    expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ChangedMeanwhile',
      'ChangedMeanwhile',
      'SaveProductSuccess',
    ]);
  });

  test('whose stock has changed meanwhile is not stored', async () => {
    const made = await save(admin, newProduct());
    await save(admin, { ...inputOf(made), stock: { from: 7, to: 5 } });
    const { fields } = await trySave(admin, { ...inputOf(made), name: 'Mine', stock: { from: 7, to: 8 } });
    expect(fields).toEqual([{ field: 'stock', message: 'The stock has changed meanwhile: it is 5 now.' }]);
    expect(await readProduct(admin, made.id)).toMatchObject({ name: 'Clay teapot', availableStock: 5 });
  });

  test('keeps pictures that it has, also those that were never uploaded, but takes none of other products', async () => {
    const [one, other] = await shop.products([{ pictures: ['kettle-1', 'kettle-2'], category: leaf }, {}]);
    const read = await readProduct(admin, one?.id ?? '');
    const kept = await save(admin, { ...inputOf(read), pictures: [{ key: 'kettle-2' }, { key }] });
    expect(kept.details.pictures.map((picture) => picture.key)).toEqual(['kettle-2', key]);
    const { fields } = await trySave(admin, {
      ...inputOf(kept),
      pictures: [{ key: other?.pictures[0] ?? '' }],
    });
    expect(fields).toEqual([{ field: 'pictures.0', message: PRODUCT_MESSAGES.pictureUnknown }]);
  });

  test('that is gone is not found', async () => {
    const made = await save(admin, newProduct());
    for (const id of ['no id', '01890000-0000-7000-8000-000000000000']) {
      const { errors } = await admin.graphqlAnswer(
        'mutation ($input: SaveProductInput!) { saveProduct(input: $input) { __typename } }',
        { input: { ...inputOf(made), id } },
      );
      expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('a draft', () => {
  const deps = createDeps(shop.dataSource, shop.config, shop);
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
  const waiting = (id: string) =>
    shop.sql<{ seconds: number }>(
      `SELECT round(extract(epoch FROM start_after - now()))::int AS seconds FROM jobs.job
       WHERE name = 'publish-product' AND data ->> 'productId' = $1 ORDER BY 1`,
      [id],
    );

  test('is seen by admins only until it is published; then it is new', async () => {
    const draft = await save(admin, newProduct({ status: 'DRAFT' }));
    expect(await inShop(draft.id)).toBeNull();
    const published = await save(admin, { ...inputOf(draft), status: 'PUBLISHED' });
    expect(await inShop(draft.id)).toMatchObject({ name: 'Clay teapot' });
    expect(Date.parse(published.addedAt)).toBeGreaterThan(Date.parse(draft.addedAt));
    expect(await shop.sql(`SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY id`, [draft.id])).toEqual([
      { action: 'PRODUCT_CREATED' },
      { action: 'PRODUCT_PUBLISHED' },
    ]);
  });

  test('is published at its time, by a job that waits in the database', async () => {
    const publishAt = tomorrow();
    const draft = await save(admin, newProduct({ status: 'DRAFT', publishAt }));
    expect(draft.publishAt).toBe(publishAt);
    const [job] = await waiting(draft.id);
    expect(job?.seconds).toBeGreaterThan(86_390);
    // Too early: the time was not reached.
    await publishDraft(deps, draft.id);
    expect(await inShop(draft.id)).toBeNull();
    await shop.sql(`UPDATE products SET publish_at = now() - interval '1 second' WHERE id = $1`, [draft.id]);
    await publishDraft(deps, draft.id);
    expect(await inShop(draft.id)).toMatchObject({ name: 'Clay teapot' });
    expect(await readProduct(admin, draft.id)).toMatchObject({ status: 'PUBLISHED', publishAt: null });
    expect(
      await shop.sql(
        `SELECT actor_id AS actor, before, after FROM audit_entries WHERE subject_id = $1 AND action = 'PRODUCT_PUBLISHED'`,
        [draft.id],
      ),
    ).toEqual([{ actor: admin.id, before: { status: 'DRAFT' }, after: { status: 'PUBLISHED' } }]);
    // Once only.
    await publishDraft(deps, draft.id);
    expect(await shop.sql('SELECT FROM audit_entries WHERE subject_id = $1', [draft.id])).toHaveLength(2);
  });

  test('is published within seconds of its time by a server that was started after it was saved', async () => {
    const publishAt = new Date(Date.now() + 4000).toISOString();
    const draft = await save(admin, newProduct({ status: 'DRAFT', publishAt }));
    const boss = createWorkerBoss(shop.config.databaseUrl ?? '');
    const jobs = createJobs(boss, queuesOf(modules), shop.log);
    await boss.start();
    onTestFinished(() => jobs.close());
    await jobs.work('publish-product', ({ data }) => publishDraft(deps, data.productId));
    await expect.poll(() => inShop(draft.id), { timeout: 20_000 }).not.toBeNull();
  }, 30_000);

  test('whose job comes a little early waits for the rest', async () => {
    const draft = await save(admin, newProduct({ status: 'DRAFT', publishAt: tomorrow() }));
    await shop.sql(`UPDATE products SET publish_at = now() + interval '30 seconds' WHERE id = $1`, [draft.id]);
    await publishDraft(deps, draft.id);
    expect(await inShop(draft.id)).toBeNull();
    expect((await waiting(draft.id)).map(({ seconds }) => seconds < 60)).toEqual([true, false]);
  });

  test('only has a time: a new product that is published at once has none', async () => {
    const made = await save(admin, newProduct({ publishAt: tomorrow() }));
    expect(made).toMatchObject({ status: 'PUBLISHED', publishAt: null });
    expect(await waiting(made.id)).toEqual([]);
  });

  test('whose time is taken back stays a draft', async () => {
    const draft = await save(admin, newProduct({ status: 'DRAFT', publishAt: tomorrow() }));
    await save(admin, { ...inputOf(draft), publishAt: null });
    await publishDraft(deps, draft.id);
    expect(await readProduct(admin, draft.id)).toMatchObject({ status: 'DRAFT', publishAt: null });
  });
});
