import { describe, expect, test } from 'vitest';
import { categorySlug } from '#schema/category-slug.ts';
import { PAGE_PARAMETERS } from '#schema/page-parameters.ts';
import { filterOf, readListState, writeListState } from './listState.ts';

const read = (address: string) => readListState(new URLSearchParams(address));

describe('the state of a list in the address', () => {
  test('what is written is read again', () => {
    const address =
      'q=phone&exact=yes&sort=PRICE_ASC&category=electronics&category=jewelry&brand=Rolex+Inspired&attr=Holds%3A1+l%3A+cups&attr=Wood%3AOak&min=10&max=900&rating=4';
    expect(writeListState(read(address)).toString()).toBe(address);
  });

  test('is all that the server reads of an address: it takes the other parameters off', () => {
    const all = writeListState({
      term: 'phone',
      isVerbatim: true,
      sort: 'PRICE_ASC',
      categories: ['electronics'],
      brands: ['Apple'],
      attributes: ['Wood:Oak'],
      minPrice: 10,
      maxPrice: 900,
      rating: 4,
      after: 'x',
    });
    const names = [...new Set(all.keys())].toSorted();
    for (const page of ['search', 'products', 'category', 'electronics', 'fashion', 'homeFurniture'] as const)
      expect(PAGE_PARAMETERS[page]?.toSorted()).toEqual(names);
  });

  test('invalid parts are left out', () => {
    expect(
      writeListState(
        read('sort=CHEAP&rating=9&min=-4&max=much&brand=&category=&attr=Oak&attr=%20:Oak&attr=Wood:%20&attr=a|b:c'),
      ).toString(),
    ).toBe('');
  });

  test('of many attributes as many are chosen as the server takes', () => {
    const many = Array.from({ length: 12 }, (_, place) => `attr=Wood:${place}`).join('&');
    expect(filterOf(read(many)).attributes).toHaveLength(8);
    expect(filterOf(read('attr=Holds:1 l: cups')).attributes).toEqual([{ name: 'Holds', value: '1 l: cups' }]);
  });

  test('dollars become cents, and what is open is not asked for', () => {
    expect(filterOf(read('min=10&brand=Apple'), 'laptops')).toEqual({
      within: 'laptops',
      brands: ['Apple'],
      minPriceCents: 1000,
    });
  });
});

test.each([
  ['Chart', 'mobile-phones'],
  ['Laptops', 'laptops'],
  ['SmartWatches', 'smart-watches'],
  ['mens-clothing', 'mens-clothing'],
])('/admin/%s is %s', (named, slug) => {
  expect(categorySlug(named)).toBe(slug);
});
