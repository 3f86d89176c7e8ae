import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The languages and purposes of queries: Banglish is Bangla in Latin letters, an intent has a price or a purpose. */
export const TONGUES = ['english', 'bangla', 'banglish', 'intent'] as const;
export type Tongue = (typeof TONGUES)[number];

/** A product of a judged set, made from a line of its file. */
export interface JudgedProduct {
  id: string;
  kind: string;
  department: string;
  name: string;
  banglaName: string;
  brand: string;
  /** All that a query may want of it, in small letters. */
  traits: string;
  option: string;
  price: number;
  description: string;
}

/** A query with the judgment of each product: 0 to 3; products that nobody judged are not in it. */
export interface JudgedQuery {
  term: string;
  tongue: Tongue;
  grades: ReadonlyMap<string, number>;
}

/** Two ways to write the same. */
export type Pair = readonly [one: string, other: string];

/** A catalogue with queries and their judgments. */
export interface JudgedSet {
  name: string;
  products: JudgedProduct[];
  queries: JudgedQuery[];
  units: Pair[];
  compounds: Pair[];
  plurals: Pair[];
  /** What the shop does not have. */
  absent: string[];
}

/** Returns the lines of each section of a file. */
export const sectionsOf = (file: string): ((section: string) => string[]) => {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of readFileSync(path.join(import.meta.dirname, 'sets', file), 'utf8').split('\n')) {
    const [, section] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (section !== undefined) sections.set(section, (lines = []));
    else if (line !== '' && !line.startsWith('#')) lines.push(line);
  }
  return (section) => sections.get(section) ?? [];
};

/** Returns the cells of a line; a | without spaces around it is a part of an expression. */
export const cellsOf = (line: string): string[] => line.split(/(?:^| )\|(?: |$)/).map((cell) => cell.trim());

/** Whether a price is within a limit such as <500 or >20. */
export const isWithin = (price: number, limit: string): boolean =>
  limit.startsWith('<') ? price <= Number(limit.slice(1)) : price >= Number(limit.slice(1));

const idOf = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/**
 * Returns the products of a kind, each brand in each option:
 * `id | category | name | Bangla name | qualities | options | price from-to | description`.
 */
const productsOf = (line: string, brands: readonly string[], firstId: number): JudgedProduct[] => {
  const [
    kind = '',
    department = '',
    noun = '',
    bangla = '',
    qualities = '',
    options = '',
    prices = '',
    description = '',
  ] = cellsOf(line);
  const [least = 0, most = 0] = prices.split('-').map(Number);
  const wanted = options.split(', ');
  const count = brands.length * wanted.length;
  return brands.flatMap((both, place) =>
    wanted.map((option, turn) => {
      const number = place * wanted.length + turn;
      const [brand = '', banglaBrand = ''] = both.split(' ');
      const quality = qualities.split(', ')[(place + turn) % 2] ?? '';
      return {
        id: idOf(firstId + number),
        kind,
        department,
        name: `${brand} ${quality} ${noun} ${option}`,
        banglaName: `${banglaBrand} ${bangla}`,
        brand,
        option,
        traits: `${brand} ${quality} ${option}`.toLowerCase(),
        price: least + Math.round(((most - least) * ((number * 7) % count)) / count),
        description,
      };
    }),
  );
};

/**
 * Returns the grade of a product: 3 for the kind with all that is wanted, 1 for the kind without or a near kind with
 * it, else 0; undefined in other departments, where nobody judged.
 */
const gradeOf = (product: JudgedProduct, kinds: readonly string[], wanted: readonly string[], judged: Set<string>) => {
  if (!judged.has(product.department)) return undefined;
  const hasAll = wanted.every((trait) =>
    /^[<>]/.test(trait) ? isWithin(product.price, trait) : ` ${product.traits} `.includes(` ${trait} `),
  );
  if (kinds.includes(product.kind)) return hasAll ? 3 : 1;
  return kinds.includes(`~${product.kind}`) && hasAll ? 1 : 0;
};

/** Returns a query: `term | kind ~near-kind | trait, trait, <highest price`. */
const queryOf = (line: string, tongue: Tongue, products: readonly JudgedProduct[]): JudgedQuery => {
  const [term = '', kinds = '', traits = ''] = cellsOf(line);
  const named = kinds.split(' ');
  const wanted = traits === '' ? [] : traits.split(', ');
  const judged = new Set(products.filter(({ kind }) => named.includes(kind)).map(({ department }) => department));
  const grades = new Map<string, number>();
  for (const product of products) {
    const grade = gradeOf(product, named, wanted, judged);
    if (grade !== undefined) grades.set(product.id, grade);
  }
  if (![...grades.values()].includes(3)) throw new Error(`Nothing is right for the query: ${line}`);
  return { term, tongue, grades };
};

/** Reads a judged set from `sets/<name>.txt`. */
export const readJudgedSet = (name: string): JudgedSet => {
  const section = sectionsOf(`${name}.txt`);
  const products: JudgedProduct[] = [];
  for (const line of section('kinds')) products.push(...productsOf(line, section('brands'), products.length + 1));
  const pairs = (of: string) =>
    section(of).map((line): Pair => {
      const [one = '', other = ''] = line.split(' = ');
      return [one, other];
    });
  return {
    name,
    products,
    queries: TONGUES.flatMap((tongue) => section(tongue).map((line) => queryOf(line, tongue, products))),
    units: pairs('units'),
    compounds: pairs('compounds'),
    plurals: pairs('plurals'),
    absent: section('absent'),
  };
};
