import { createHash } from 'node:crypto';
import type { Answer } from './client.ts';
import type { Shop } from './setup.ts';

/** Returns the manifest of documents, and the id of each. */
const manifestOf = <Name extends string>(documents: Record<Name, string>) => {
  const entries = Object.entries<string>(documents).map(([name, text]) => ({
    name,
    text,
    hash: createHash('sha256').update(text).digest('hex'),
  }));
  return {
    publicOperations: Object.fromEntries(entries.map(({ name, text, hash }) => [hash, { name, text }])),
    idOf: (name: Name) => `sha256:${entries.find((one) => one.name === name)?.hash ?? ''}`,
  };
};

const card = '__typename id name priceCents availableStock rating reviewCount';
/** Public operations for tests, and the id of each. */
export const { publicOperations, idOf } = manifestOf({
  List: `query List($first: Int = 100, $filter: ProductFilter, $after: String) {
    products(first: $first, filter: $filter, after: $after) { __typename nodes { ${card} } }
  }`,
  Product: `query Product($id: ID!, $page: Int = 1) { product(id: $id) {
    ${card} comments(page: $page) { __typename totalCount } category { __typename id name } department { __typename id name }
  } }`,
  Categories: 'query Categories { categories { __typename id slug name } }',
});

/** The name of one of them. */
export type OperationName = Parameters<typeof idOf>[0];

/** Returns the address of an operation. */
export const addressOf = (name: OperationName, variables?: object | string, more = ''): string => {
  const text = typeof variables === 'string' ? variables : JSON.stringify(variables ?? {});
  return `/graphql?documentId=${idOf(name)}&variables=${encodeURIComponent(text)}${more}`;
};

/** Asks a shop by the hash of an operation. */
export const askOf =
  (shop: Shop) =>
  (name: OperationName, variables?: object, headers: Record<string, string> = {}): Promise<Answer> =>
    shop.send('GET', addressOf(name, variables), { headers });

/** Returns the only error of an answer. @throws with request and response when it has not one with this status */
export const errorOf = (answer: Answer, status: number) => {
  const { errors, ...rest } = answer.ok<{
    errors: { message: string; path?: string[]; extensions: { code: string; requestId: string } }[];
    data?: unknown;
  }>(status);
  const [error] = errors;
  if (error === undefined || errors.length > 1) throw answer.failure('The answer has not one error.');
  return { ...error, ...rest };
};
