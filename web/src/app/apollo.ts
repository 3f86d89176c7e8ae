import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import possibleTypes from '../generated/possibleTypes.json';
import { readStored } from '../lib/storage.ts';

/** The cache: lists of products grow page by page, one list per filter and sort. */
export const createCache = () =>
  new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          products: relayStylePagination(['filter', 'sort']),
        },
      },
    },
  });

/** Says who is asking. The token is read at each request, so that signing in and out needs no new client. */
const authLink = new ApolloLink((operation, forward) => {
  const token = readStored('token');
  if (token)
    operation.setContext(({ headers }) => ({ headers: { ...headers, authorization: `Bearer ${token}` } }));
  return forward(operation);
});

/** Apollo Client for this shop. */
export const createApolloClient = (uri = '/graphql') =>
  new ApolloClient({ cache: createCache(), link: authLink.concat(new HttpLink({ uri })) });
