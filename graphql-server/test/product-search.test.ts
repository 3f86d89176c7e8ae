import { beforeAll, describe, expect, test } from 'vitest';
import { createCleanup } from '../src/platform/jobs/all-queues.ts';
import { createDeps } from '../src/services.ts';
import { openShop } from './setup.ts';

const shop = await openShop();

const electronics = await shop.category({ slug: 'electronics', name: 'Electronics' });
const headphones = await shop.category({ slug: 'headphones', name: 'Headphones', parent: electronics });
const phones = await shop.category({ slug: 'mobile-phones', name: 'Mobile Phones', parent: electronics });
const drives = await shop.category({ slug: 'drives', name: 'Drives', parent: electronics });
const fashion = await shop.category({ slug: 'fashion', name: 'Fashion' });
const sarees = await shop.category({ slug: 'sarees', name: 'Women', parent: fashion });

const wishes = [
  { name: 'Anker Headphone Q30', category: headphones },
  { name: 'Sony Head Phone Classic', category: headphones },
  { name: 'Nokia Smartphone 5', category: phones },
  { name: 'Nokia case for a phone', category: drives },
  { name: 'Portable SSD 1TB', category: drives },
  { name: 'Portable SSD 2 TB', category: drives },
  { name: 'Jamdani Saree', category: sarees },
  { name: 'জামদানি শাড়ি', category: sarees },
  { name: 'Xiaomi power bank', category: drives },
  { name: 'Casio wall clock', category: drives, description: 'Silent, unlike a wristwatch of Omega.' },
];

beforeAll(async () => {
  await shop.products(wishes);
});

interface Answer {
  totalCount: number;
  nodes: { id: string; name: string }[];
  search: {
    corrections: { typed: string; taken: string }[];
    price: { term: string; minCents: number | null; maxCents: number | null } | null;
    choices: { kind: string; chosen: string; term: string }[];
    near: { name: string }[];
  } | null;
}

const search = async (term: string, more: object = {}) => {
  const { products } = await shop.graphql<{ products: Answer }>(
    `query ($filter: ProductFilter) {
      products(filter: $filter) {
        totalCount nodes { id name }
        search { corrections { typed taken } price { term minCents maxCents } choices { kind chosen term } near { name } }
      }
    }`,
    { filter: { term, ...more } },
  );
  return { ...products, names: products.nodes.map(({ name }) => name) };
};

describe('the same is found', () => {
  test.each([
    ['head phone', 'headphone', 'headphones', 'Head-Phones', 'HEADPHONE'],
    ['1tb', '1 tb', '1TB', '1-tb', '1 terabyte', '১ টেরাবাইট', '১টিবি'],
    ['saree', 'sarees', 'শাড়ি', 'শাড়ী', 'shari', 'sari', 'শাড়ির'],
  ])('for %s and its other spellings', async (term, ...others) => {
    const { names } = await search(term);
    expect(names.length).toBeGreaterThan(0);
    for (const other of others) expect((await search(other)).names, other).toEqual(names);
  });
});

test('the value of an attribute finds its products, until it has another one', async () => {
  const { id } = await shop.product({
    name: 'Walnut bowl',
    category: drives,
    attributes: [{ name: 'Finish', value: 'Beeswax' }],
  });
  expect((await search('bowl beeswax')).names).toEqual(['Walnut bowl']);
  await shop.sql(`UPDATE products SET attributes = '[]' WHERE id = $1`, [id]);
  expect((await search('beeswax')).names).toEqual([]);
});

describe('a typing error', () => {
  test.each([
    ['a letter too few', 'hedphone'],
    ['a letter too many', 'heaadphone'],
    ['another letter', 'headphome'],
    ['two letters turned', 'haedphone'],
  ])('with %s finds the word that is meant, and says so', async (_, term) => {
    const { names, search: said } = await search(term);
    expect(names).toContain('Anker Headphone Q30');
    expect(said?.corrections).toEqual([{ typed: term, taken: 'headphone' }]);
  });

  test('is searched as it is typed by who wants so', async () => {
    expect(await search('hedphone', { verbatim: true })).toMatchObject({
      names: [],
      search: { corrections: [], near: [] },
    });
  });

  test('is no longer one when a product has the word', async () => {
    const product = await shop.product({ name: 'Hedphone stand', category: drives });
    expect(await search('hedphone')).toMatchObject({ names: ['Hedphone stand'], search: { corrections: [] } });
    await shop.sql('DELETE FROM products WHERE id = $1', [product.id]);
    expect((await search('hedphone')).names).toContain('Anker Headphone Q30');
  });
});

describe('a price in the term', () => {
  beforeAll(async () => {
    await shop.products([
      { name: 'Walton fan', category: drives, priceCents: 2550 },
      { name: 'Walton fan on a stand', category: drives, priceCents: 6000 },
    ]);
  });

  test.each(['fan under 30', 'fan under $30', '৩০ টাকার নিচে fan', 'fan 30 takar niche'])('%s', async (term) => {
    const found = await search(term);
    expect(found.names).toEqual(['Walton fan']);
    expect(found.search?.price).toEqual({ term: 'fan', minCents: null, maxCents: 3000 });
    expect((await search(term, { verbatim: true })).names).toEqual([]);
  });

  test('“cheap” means what is cheap of the kind that is named', async () => {
    await shop.products([
      { name: 'Walton phone', category: phones, priceCents: 15_000 },
      { name: 'Case of a phone', category: drives, priceCents: 300 },
      { name: 'Ring for a phone', category: drives, priceCents: 200 },
    ]);
    await shop.sql(`UPDATE products SET price_cents = 20_000 WHERE name = 'Nokia Smartphone 5'`);
    expect((await search('cheap phone')).search?.price?.maxCents).toBe(15_000);
  });

  test.each(['cheap fan', 'সস্তা fan', 'kom dame fan'])('%s', async (term) => {
    const found = await search(term);
    expect(found.names).toEqual(['Walton fan']);
    expect(found.search?.price).toEqual({ term: 'fan', minCents: null, maxCents: 2600 });
    expect((await search(term, { maxPriceCents: 9000 })).totalCount).toBe(2);
    expect((await search(`${term} xiaomi`)).search?.price?.maxCents).toBeNull();
  });

  test('yields to a bound that is sent', async () => {
    const { names, search: said } = await search('fan under 30', { maxPriceCents: 10_000 });
    expect(names.toSorted()).toEqual(['Walton fan', 'Walton fan on a stand']);
    expect(said?.price).toEqual({ term: 'fan', minCents: null, maxCents: null });
  });

  test('alone filters all products', async () => {
    const { names, totalCount } = await search('over 50');
    expect(names).toContain('Walton fan on a stand');
    expect(totalCount).toBe(names.length);
  });
});

test('a word is a part of another, but not of its ending', async () => {
  const measuring = await shop.category({ name: 'Measuring', parent: electronics });
  await shop.products([
    { name: 'Measuring tape', category: measuring },
    { name: 'Gold earring', category: drives },
  ]);
  expect((await search('ring')).names).toEqual(['Ring for a phone', 'Gold earring']);
  expect((await search('asurin')).names).toEqual([]);
  expect((await search('easur')).names).toEqual(['Measuring tape']);
});

describe('a colour and a size in the term', () => {
  beforeAll(async () => {
    const { id } = await shop.product({ name: 'Sony earbuds', category: headphones, colors: ['Blue'], sizes: ['M'] });
    await shop.sql(
      `INSERT INTO product_translations (product_id, language, name, note, short_description, description, second_description, colors)
       VALUES ($1, 'BN', '', '', '', '', '', ARRAY['নীল'])`,
      [id],
    );
    await shop.products([
      { name: 'Bluetooth earbuds', category: headphones },
      { name: 'Earbuds in blue', category: headphones },
    ]);
  });

  test.each(['blue earbuds', 'earbuds size m', 'নীল রঙের earbuds', 'blue colour earbuds for my'])(
    '“%s” finds what is so, not a part of another word',
    async (term) => {
      const { names } = await search(term);
      expect(names).toContain('Sony earbuds');
      expect(names).not.toContain('Bluetooth earbuds');
    },
  );

  test('are said, with the term without them', async () => {
    expect((await search('blue earbuds size m')).search?.choices).toEqual([
      { kind: 'COLOR', chosen: 'blue', term: 'earbuds size m' },
      { kind: 'SIZE', chosen: 'm', term: 'blue earbuds' },
    ]);
    expect((await search('blue earbuds', { verbatim: true })).search?.choices).toEqual([]);
  });

  test('are offered as filters, in the language of the reader', async () => {
    const query = `{
      products(filter: { attributes: [{ name: "Color", value: "Blue" }] }) {
        facets { attributes { name values { value label count } } }
      }
    }`;
    const colors = async (language: string) => {
      const answer = await shop.send('POST', '/graphql', { body: { query }, headers: { 'accept-language': language } });
      const { data } = answer.ok<{
        data: { products: { facets: { attributes: { name: string; values: object[] }[] } } };
      }>();
      return data.products.facets.attributes.find(({ name }) => name === 'Color')?.values;
    };
    expect(await colors('en')).toEqual([{ value: 'Blue', label: 'Blue', count: 1 }]);
    expect(await colors('bn')).toEqual([{ value: 'Blue', label: 'নীল', count: 1 }]);
  });
});

describe('near matches', () => {
  test('are apart from the list, with the rarest words first', async () => {
    const { names, totalCount, search: said } = await search('xiaomi portable');
    expect([names, totalCount]).toEqual([[], 0]);
    expect(said?.near[0]).toEqual({ name: 'Xiaomi power bank' });
    expect(said?.near).toContainEqual({ name: 'Portable SSD 1TB' });
  });

  test('are none where nothing is near, and without a term there is no search', async () => {
    expect(await search('qwrtzu plmokn')).toMatchObject({ names: [], search: { corrections: [], near: [] } });
    expect((await search('')).search).toBeNull();
  });
});

describe('the best matches come first', () => {
  test('the kind that the term names, before what only mentions it', async () => {
    expect((await search('nokia phone')).names).toEqual(['Nokia Smartphone 5', 'Nokia case for a phone']);
  });

  test('names, and apart from them what only a description mentions', async () => {
    const product = await shop.product({ name: 'Omega Seamaster', category: drives });
    const { names, search: said } = await search('omega');
    expect([names, said?.near]).toEqual([['Omega Seamaster'], [{ name: 'Casio wall clock' }]]);
    await shop.sql('DELETE FROM products WHERE id = $1', [product.id]);
  });
});

test('an admin sees why a product is found, and its place', async () => {
  const admin = await shop.admin();
  const { explainSearch } = await admin.graphql<{ explainSearch: { results: object[]; corrections: object[] } }>(
    `query ($term: String!) {
      explainSearch(term: $term) {
        corrections { typed taken }
        results { product { name } percent isKind words { word reason percent } }
      }
    }`,
    { term: 'nokai phone' },
  );
  expect(explainSearch.corrections).toEqual([{ typed: 'nokai', taken: 'nokia' }]);
  expect(explainSearch.results).toMatchObject([
    { product: { name: 'Nokia Smartphone 5' }, isKind: true },
    { product: { name: 'Nokia case for a phone' }, percent: 100, isKind: false },
  ]);
  const [first] = explainSearch.results as {
    percent: number;
    words: { word: string; reason: string; percent: number }[];
  }[];
  expect(first?.words.map(({ word, reason }) => [word, reason])).toEqual([
    ['nokai', 'NAME'],
    ['phone', 'LABEL'],
  ]);
  expect(first?.percent).toBe(15 + (first?.words ?? []).reduce((sum, { percent }) => sum + percent, 0));
});

describe('nothing is filled anew', () => {
  const documents = () => shop.sql('SELECT product_id, xmin::text FROM search_documents ORDER BY 1');

  test('when a synonym is added; it is found at once, both ways', async () => {
    const before = await documents();
    await shop.sql(`INSERT INTO search_synonyms (word, names) VALUES ('clock', '{ঘড়ি,ghori,time piece}')`);
    for (const term of ['ঘড়ি', 'ghori', 'clock', 'time piece', 'ghor'])
      expect((await search(term)).names, term).toEqual(['Casio wall clock']);
    await shop.product({ name: 'দেয়াল ঘড়ি', category: drives });
    expect((await search('clock')).totalCount).toBe(2);
    expect((await documents()).slice(0, before.length)).toEqual(before);
    await shop.sql(`DELETE FROM search_synonyms WHERE word = 'clock'`);
  });

  test('when a category gets another name, or a product another price', async () => {
    const before = await documents();
    await shop.sql(`UPDATE categories SET name = 'Storages' WHERE id = $1`, [drives.id]);
    await shop.sql('UPDATE products SET price_cents = price_cents + 1');
    expect((await search('storage ssd')).totalCount).toBe(2);
    expect((await search('drive ssd')).totalCount).toBe(0);
    expect(await documents()).toEqual(before);
  });
});

describe('the vocabulary', () => {
  const miscounted = () =>
    shop.sql<{ word: string }>(
      `SELECT word, documents, coalesce(ndoc, 0)::integer AS counted
       FROM search_vocabulary FULL JOIN ts_stat('SELECT vector FROM search_documents') USING (word)
       WHERE word !~ '^#' AND documents IS DISTINCT FROM coalesce(ndoc, 0)`,
    );

  test('counts the documents of each word', async () => {
    expect(await miscounted()).toEqual([]);
  });

  test('lets many add products with the same new words at the same moment', async () => {
    for (const round of ['alpha', 'beta', 'gamma', 'delta', 'epsilon']) {
      const words = Array.from({ length: 9 }, (_, place) => `${round}${place}`);
      const adding = Array.from({ length: 30 }, (_, turn) =>
        shop.product({ name: words.slice(turn % 3).join(' '), category: turn % 2 === 0 ? drives : phones }),
      );
      await Promise.all(adding);
    }
    const [missing] = await shop.sql<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ts_stat('SELECT vector FROM search_documents')
       WHERE word !~ '^#' AND word NOT IN (SELECT word FROM search_vocabulary)`,
    );
    expect(missing?.count).toBe(0);
  });

  test('is counted anew by the hourly cleanup, also what many counted at once', async () => {
    await shop.sql(`UPDATE search_vocabulary SET documents = documents + 1 WHERE word IN ('nokia', 'saree')`);
    expect((await miscounted()).map(({ word }) => word)).toEqual(expect.arrayContaining(['nokia', 'saree']));
    await createCleanup(createDeps(shop.dataSource, shop.config, shop))({ id: '', data: {} });
    expect(await miscounted()).toEqual([]);
  });
});
