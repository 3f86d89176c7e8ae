import { beforeAll, describe, expect, test } from 'vitest';
import { openShop } from './setup.ts';

const shop = await openShop();

beforeAll(async () => {
  const fashion = await shop.category({ slug: 'fashion', name: 'Fashion' });
  const babies = await shop.category({ slug: 'babies', name: 'Baby Clothing', parent: fashion });
  const women = await shop.category({ slug: 'women', name: "Women's Clothing", parent: fashion });
  const home = await shop.category({ slug: 'home', name: 'Home' });
  await shop.products([
    { name: 'Muslin frock', category: babies },
    { name: 'Kantha tunic', category: women },
    { name: 'Floor lamp', category: home, description: 'Soft light for the sofa and the curtain behind it.' },
    { name: 'Reading lamp', category: home },
    { name: 'Bangla alphabet blocks', category: home },
    { name: 'Office chair', category: home },
    { name: 'বেতের মোড়া', category: home },
    { name: 'চায়ের কাপ', category: home },
  ]);
});

const search = async (term: string) => {
  const { products } = await shop.graphql<{
    products: { nodes: { name: string }[]; search: { corrections: object[]; near: { name: string }[] } };
  }>(
    `query ($term: String!) {
      products(filter: { term: $term }) { nodes { name } search { corrections { typed taken } near { name } } }
    }`,
    { term },
  );
  return {
    names: products.nodes.map(({ name }) => name),
    near: products.search.near.map(({ name }) => name),
    corrections: products.search.corrections,
  };
};

describe('other names are known', () => {
  test.each([
    ['with endings of Bangla nouns in Latin letters', ['bachchar jama', 'bacchader jama', 'shishuder jama']],
    ['as they sound', ['nobojatok jama', 'nobojatoker jama']],
  ])('%s', async (_, terms) => {
    for (const term of terms) expect((await search(term)).names, term).toEqual(['Muslin frock']);
  });
});

test.each([
  ['beter mora', 'বেতের মোড়া'],
  ['বিয়ের বেত মোড়া', 'বেতের মোড়া'],
  ['chayer kap', 'চায়ের কাপ'],
  ['চা কাপ', 'চায়ের কাপ'],
  ['ofis chair', 'Office chair'],
])('%s finds %s', async (term, name) => {
  expect((await search(term)).names).toEqual([name]);
});

describe('what somebody needs a thing for', () => {
  test('puts it first, and does not hide the others', async () => {
    for (const term of ['lamp for reading', 'reading lamp', 'lamp for reading gift for my sister'])
      expect((await search(term)).names, term).toEqual(['Reading lamp', 'Floor lamp']);
  });

  test('finds something when nothing else is said', async () => {
    expect((await search('gift for sister')).names).toContain('Kantha tunic');
    expect((await search('office')).names).toEqual(['Office chair']);
  });
});

describe('a shop does not seem to have', () => {
  test('what only a description mentions: that is near', async () => {
    expect(await search('curtain')).toMatchObject({ names: [], near: ['Floor lamp'] });
    expect((await search('sofa lamp')).names).toEqual(['Floor lamp']);
  });

  test('what merely sounds like a known word', async () => {
    expect(await search('bangles')).toMatchObject({ names: [], near: [], corrections: [] });
  });
});
