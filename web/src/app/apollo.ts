import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { relayStylePagination } from '@apollo/client/utilities';
import possibleTypes from '../generated/possibleTypes.json';
import { forgetStored, readStored } from '../lib/storage.ts';

/** The cache: lists of products grow page by page, one list per filter, sort and page size. */
export const createCache = () =>
  new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          products: relayStylePagination(['filter', 'sort', 'first']),
          orders: relayStylePagination(['status']),
          customers: relayStylePagination(['status']),
          waitingReviews: relayStylePagination(),
          waitingComments: relayStylePagination(),
          // An order that was just placed needs no second look.
          order: (known, { args, toReference }) =>
            known === undefined ? toReference({ __typename: 'Order', id: args?.['id'] }) : known,
        },
      },
      Customer: { fields: { orders: relayStylePagination(), messages: relayStylePagination() } },
    },
  });

/** Says who is asking. The token is read at each request, so that signing in and out needs no new client. */
const authLink = new ApolloLink((operation, forward) => {
  const token = readStored('token');
  if (token)
    operation.setContext(({ headers }) => ({ headers: { ...headers, authorization: `Bearer ${token}` } }));
  return forward(operation);
});

/** A token that the server does not accept any more is dropped; the session hears of it and the guards act. */
const refusedTokenLink = new ErrorLink(({ error, operation }) => {
  const refused =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  const { headers } = operation.getContext() as { headers?: { authorization?: string } };
  // Not when another token has taken its place meanwhile.
  if (refused && headers?.authorization === `Bearer ${readStored('token')}`) forgetStored('token');
});

/** Apollo Client for this shop. */
export const createApolloClient = (uri = '/graphql') =>
  new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([refusedTokenLink, authLink, new HttpLink({ uri })]),
  });
