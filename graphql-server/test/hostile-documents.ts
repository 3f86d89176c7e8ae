/** A malicious document, and what is malicious about it. */
export interface HostileDocument {
  name: string;
  query: string;
  variables?: Record<string, unknown>;
}

/** Returns the texts joined. */
export const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** A path from a type back to itself, and a field at its end. */
interface Loop {
  /** The beginning of the document, up to the type. */
  start: string;
  type: string;
  /** A step from the type to itself, with its own alias. */
  step: (alias: string, below: string) => string;
  leaf: string;
}

const loops: readonly Loop[] = [
  {
    start: 'category(slug: "mobile-phones") {',
    type: 'Category',
    step: (alias, below) => `${alias}: parent { ${below} }`,
    leaf: 'name',
  },
  {
    start: 'categories {',
    type: 'Category',
    step: (alias, below) => `${alias}: children { parent { ${below} } }`,
    leaf: 'id',
  },
  {
    start: 'products(first: 100) { nodes {',
    type: 'Product',
    step: (alias, below) => `${alias}: related(first: 24) { ${below} }`,
    leaf: 'name',
  },
  {
    start: 'products(first: 24) { nodes {',
    type: 'Product',
    step: (alias, below) => `${alias}: reviews { items { product { ${below} } } }`,
    leaf: 'id',
  },
  {
    start: 'me {',
    type: 'Customer',
    step: (alias, below) => `${alias}: orders(first: 1) { nodes { customer { ${below} } } }`,
    leaf: 'email',
  },
  {
    start: 'me { wishlist {',
    type: 'Product',
    step: (alias, below) =>
      `${alias}: category { children { picture { path } } } c${alias}: comments { items { product { ${below} } } }`,
    leaf: 'name',
  },
  {
    start: '__type(name: "Product") {',
    type: '__Type',
    step: (alias, below) => `${alias}: fields { type { ${below} } }`,
    leaf: 'name',
  },
  {
    start: '__schema { types {',
    type: '__Type',
    step: (alias, below) => `${alias}: ofType { ${below} }`,
    leaf: 'kind',
  },
  {
    start: '__schema { queryType {',
    type: '__Type',
    step: (alias, below) => `${alias}: fields { args { type { ${below} } } }`,
    leaf: 'name description',
  },
];

const close = (start: string) => '}'.repeat([...start].filter((character) => character === '{').length);

const nested = (step: Loop['step'], leaf: string, levels: number, width: number): string =>
  levels === 0 ? leaf : repeat(width, (index) => step(`a${levels}_${index}`, nested(step, leaf, levels - 1, width)));

/** Deep documents: one path, many times. */
const deep = (): HostileDocument[] =>
  loops.flatMap(({ start, step, leaf }) =>
    [3, 6, 12, 30].map((levels) => ({
      name: `${levels} levels of ${start}`,
      query: `{ ${start} ${nested(step, leaf, levels, 1)} ${close(start)} }`,
    })),
  );

/** Aliases that double at each level, written out. */
const multiplied = (): HostileDocument[] =>
  loops.flatMap(({ start, step, leaf }) =>
    [
      [2, 6],
      [4, 2],
      [7, 2],
      [9, 2],
    ].map(([levels = 0, width = 0]) => ({
      name: `${width} aliases at each of ${levels} levels of ${start}`,
      query: `{ ${start} ${nested(step, leaf, levels, width)} ${close(start)} }`,
    })),
  );

/** Fragments that each spread the next one twice, under two aliases. */
const chained = (): HostileDocument[] =>
  loops.flatMap(({ start, type, step, leaf }) =>
    [4, 8, 12, 40].map((length) => {
      const chain = repeat(length, (index) => {
        const below = `...F${index + 1}`;
        return `fragment F${index} on ${type} { ${step('a', below)} ${step('b', below)} }`;
      });
      return {
        name: `${length} fragments, doubled, of ${start}`,
        query: `{ ${start} ...F0 ${close(start)} } ${chain} fragment F${length} on ${type} { ${leaf} }`,
      };
    }),
  );

/** Fields that can be selected many times side by side. */
const sideBySide: readonly [string, string][] = [
  ['', '__typename'],
  ['', 'products(first: 100) { nodes { id name } }'],
  ['', 'products(filter: { term: "a" }) { totalCount facets { brands { brand count } categories { count } } }'],
  ['', 'suggestions(term: "phone") { products { name image { path } } }'],
  ['', '__schema { types { name description fields { name description } } }'],
  ['', '__type(name: "Product") { fields { name description type { name } } }'],
  ['__schema {', 'types { name description }'],
  ['__schema { types { fields {', 'description'],
  ['__schema { types {', 'fields(includeDeprecated: true) { description args { description } }'],
  ['me { wishlist {', 'description'],
  ['me { wishlist {', 'image { path alt }'],
  ['me { cart { lines {', 'product { name description secondDescription }'],
  ['products(first: 100) { nodes {', 'description'],
  ['products(first: 100) { edges { node {', 'colors sizes'],
  ['categories { children {', 'children { name slug picture { path } }'],
  ['me { orders(first: 100) { nodes {', 'lines { name } history { at }'],
];

const aliased = (text: string, index: number, prefix = 'a') => `${prefix}${index}: ${text}`;

const wide = (): HostileDocument[] =>
  sideBySide.flatMap(([start, text]) =>
    [10, 80, 300, 900].map((width) => ({
      name: `${width} times ${text} in ${start}`,
      query: `{ ${start} ${repeat(width, (index) => aliased(text, index))} ${close(start)} }`,
    })),
  );

/** Long aliases, which a response repeats for each item. */
const longNames = (): HostileDocument[] =>
  ['me { wishlist {', 'products(first: 100) { nodes {', '__schema { types { fields {'].map((start) => ({
    name: `long aliases in ${start}`,
    query: `{ ${start} ${repeat(60, (index) => aliased('name', index, 'n'.repeat(1200)))} ${close(start)} }`,
  }));

/** Documents that are expensive to validate, whatever they return. */
const heavyToCheck = (): HostileDocument[] => [
  { name: 'one field two thousand times', query: `{ ${'__typename '.repeat(2000)} }` },
  { name: 'one field with a selection nine hundred times', query: `{ ${'categories { id } '.repeat(900)} }` },
  {
    name: 'selections of one name, thirty by thirty',
    query: `{ ${`categories { ${'id '.repeat(30)} } `.repeat(30)} }`,
  },
  {
    name: 'nested selections of one name',
    query: `{ ${`categories { ${`children { ${'id '.repeat(8)} } `.repeat(8)} } `.repeat(8)} }`,
  },
  ...[50, 100, 400].map((count) => ({
    name: `${count} fragments side by side`,
    query: `{ ${repeat(count, (index) => `...F${index}`)} } ${repeat(count, (index) => `fragment F${index} on Query { categories { a: name } x${index}: __typename }`)}`,
  })),
  ...[40, 100, 300].map((count) => ({
    name: `${count} fragments, each of which spreads the next one twice`,
    query: `{ ...F0 } ${repeat(count, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F${count} on Query { __typename }`,
  })),
  {
    name: 'forty fragments, each of which spreads all others',
    query: `{ ...F0 } ${repeat(40, (index) => `fragment F${index} on Query { ${repeat(40, (other) => (other === index ? '' : `...F${other}`))} __typename }`)}`,
  },
  { name: 'a thousand unknown fields', query: `{ ${repeat(1000, (index) => `unknown${index}`)} }` },
  { name: 'one unknown field of ninety thousand letters', query: `{ ${'x'.repeat(90_000)} }` },
  { name: 'a thousand directives', query: `{ __typename ${'@include(if: true) '.repeat(790)} }` },
  { name: 'a list of three thousand ids', query: `{ productsById(ids: [${'"x" '.repeat(3000)}]) { id } }` },
  { name: 'brackets', query: `{ categories ${'{ children '.repeat(5000)}` },
  {
    name: 'two hundred operations',
    query: repeat(200, (index) => `query Q${index} { categories { id name } }`),
  },
  {
    name: 'a list of thousands of wrong ids in a variable',
    query: 'query ($ids: [ID!]!) { productsById(ids: $ids) { id } }',
    variables: { ids: Array.from({ length: 9000 }, () => ({})) },
  },
  {
    name: 'more of a list than there may be, in a variable',
    query: 'query ($n: Int!) { products(first: $n) { nodes { id name description } } }',
    variables: { n: 2_000_000_000 },
  },
];

/** Many different documents of one kind: the shop must not cache all of them. */
const newEachTime = (length: number, count: number): HostileDocument[] =>
  Array.from({ length: count }, (_, number) => {
    const chain = repeat(length, (index) => {
      const below = `{ ...F${index + 1} }`;
      return `fragment F${index} on Category { a${number}: parent ${below} b${number}: parent ${below} }`;
    });
    return {
      name: `${length} fragments, doubled, number ${number}`,
      query: `{ category(slug: "mobile-phones") { ...F0 } } ${chain} fragment F${length} on Category { name }`,
    };
  });

/**
 * Many different invalid documents of one kind, which are not cached: fields with the same name, each of which is
 * compared with every other one.
 */
export const invalidRepeatedFields = (count: number): HostileDocument[] =>
  Array.from({ length: count }, (_, number) => ({
    name: `fields of one name that do not fit, number ${number}`,
    query: `{ nope${number} ${'a: category(slug: "") { id } '.repeat(360)} }`,
  }));

/** The known kinds of attacks. */
export const knownAttacks: Readonly<Record<string, readonly HostileDocument[]>> = {
  deep: deep(),
  wide: wide(),
  'chained by fragments': chained(),
  'multiplied by aliases': multiplied(),
  'long in its names': longNames(),
  'heavy to check': heavyToCheck(),
  'large, and new each time': newEachTime(12, 60),
  // Not more: V8 itself keeps compiled code until its next garbage collection.
  'small enough to be compiled, and new each time': newEachTime(6, 100),
};
