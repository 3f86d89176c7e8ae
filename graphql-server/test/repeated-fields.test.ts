import { describe, expect, test } from 'vitest';
import { openShop } from './setup.ts';

const shop = await openShop();

/** Returns the error of a query that must be refused before it runs. */
const refusalOf = async (query: string) => {
  const { status, message, extensions } = await shop.graphqlRefusal(query);
  return { status, message, code: extensions.code };
};

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

describe('an operation that repeats its fields too often is refused before they are compared with each other', () => {
  const tooOften = {
    status: 400,
    code: 'QUERY_TOO_LARGE',
    message: 'This operation repeats its fields too often: ask for each of them once, or under different names.',
  };
  const same = (count: number) => `{ ${'a: category(slug: "") { id } '.repeat(count)} }`;

  test('side by side', async () => {
    expect(await refusalOf(same(64))).toEqual(tooOften);
    expect((await shop.graphqlAnswer(same(40))).errors).toEqual([]);
  });

  test('below one another', async () => {
    const nested = (count: number) => `{ ${`categories { ${'id '.repeat(count)} } `.repeat(count)} }`;
    expect(await refusalOf(nested(12))).toEqual(tooOften);
    expect((await shop.graphqlAnswer(nested(7))).errors).toEqual([]);
  });

  test('in fragments, named or not, and in operations that do not run', async () => {
    const parts = (count: number) => [
      `{ ${repeat(count, (n) => `...F${n}`)} } ${repeat(count, (n) => `fragment F${n} on Query { a: category(slug: "") { id } }`)}`,
      `{ ${'... on Query { a: category(slug: "") { id } } '.repeat(count)} }`,
    ];
    for (const query of parts(64)) expect(await refusalOf(query)).toEqual(tooOften);
    for (const query of parts(40)) expect((await shop.graphqlAnswer(query)).errors).toEqual([]);
    expect(await refusalOf(`query A { __typename } query B ${same(64)}`)).toEqual(tooOften);
  });

  test('in fragments that spread each other', async () => {
    const circle = repeat(
      4,
      (n) => `fragment F${n} on Category { a: parent { ...F${(n + 1) % 4} } b: parent { ...F${n} } }`,
    );
    expect(await refusalOf(`{ categories { ...F0 } } ${circle}`)).toEqual(tooOften);
    const small = '{ categories { ...F } } fragment F on Category { parent { ...F } }';
    expect((await refusalOf(small)).message).toBe('Cannot spread fragment "F" within itself.');
  });
});
