import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { productPages } from './productPages.ts';

const query = gql`
  query ($sort: String, $after: String) {
    products(sort: $sort, after: $after) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const page = (...ids: string[]) => ({
  products: {
    __typename: 'ProductConnection',
    edges: ids.map((id) => ({ __typename: 'ProductEdge', cursor: id, node: { __typename: 'Product', id } })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: ids.at(-1) },
  },
});

const createLists = () => {
  const cache = new InMemoryCache({
    typePolicies: { Query: { fields: { products: productPages(['sort']) } } },
  });
  return {
    write: (after: string | undefined, ...ids: string[]) =>
      cache.writeQuery({ query, variables: { sort: 'a', after }, data: page(...ids) }),
    read: (after?: string) =>
      cache
        .readQuery<ReturnType<typeof page>>({ query, variables: { sort: 'a', after } })
        ?.products.edges.map(({ cursor }) => cursor),
  };
};

test('a list grows by its next pages', () => {
  const { write, read } = createLists();
  write(undefined, '1', '2');
  write('2', '3', '4');
  write('4', '5');
  expect(read()).toEqual(['1', '2', '3', '4', '5']);
});

test('a list that begins in the middle grows too, and is not taken for the whole', () => {
  const { write, read } = createLists();
  write('2', '3', '4');
  expect(read('2')).toEqual(['3', '4']);
  write('4', '5');
  expect(read('2')).toEqual(['3', '4', '5']);
  expect(read()).toBeUndefined();
  write(undefined, '1', '2');
  expect(read()).toEqual(['1', '2']);
  expect(read('2')).toBeUndefined();
});
