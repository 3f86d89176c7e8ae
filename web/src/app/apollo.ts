import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { from, mergeMap, of, tap } from 'rxjs';
import possibleTypes from '../generated/possibleTypes.json';
import { readLanguage } from '../lib/language.ts';
import { request } from '../lib/request.ts';
import type { Stores } from '../lib/stores.ts';
import { readStored } from '../lib/storage.ts';
import { dropToken, isOver } from '../lib/token.ts';

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
          auditLog: relayStylePagination(['customerId', 'action']),
          waitingReviews: relayStylePagination(),
          waitingComments: relayStylePagination(),
          // An order that was just placed needs no second look.
          order: (known, { args, toReference }) =>
            known === undefined ? toReference({ __typename: 'Order', id: args?.['id'] }) : known,
        },
      },
      // Each page asks for the options that it needs: one answer does not forget another's.
      SignInOptions: { merge: true },
      Customer: {
        fields: {
          orders: relayStylePagination(),
          messages: relayStylePagination(),
          addresses: { merge: false },
          sessions: { merge: false },
        },
      },
    },
  });

/** Says in which language products are to be told: that of the page, whatever the browser would say by itself. */
const languageLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({ headers: { ...headers, 'accept-language': readLanguage() } }));
  return forward(operation);
});

/** The token that takes the place of one that has ended. Visitors never need what fetches it. */
const renewed = (stores: Stores, token: string) =>
  from(import('../shop/auth/session/refresh.ts').then(({ refresh }) => stores.get(refresh).renew(token)));

/** Whether the shop took whoever asked by a token for nobody. */
const isRefused = ({ data, errors }: ApolloLink.Result): boolean =>
  data?.['me'] === null ||
  Boolean(errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED'));

/**
 * Says who is asking. The token is read at each request, so that signing in and out needs no new client. With one that
 * has ended, a request waits for its successor; one that the shop refuses is renewed once and the request repeated. What is
 * refused then ends the sign-in: the session hears of it and the guards act.
 */
const sessionLink = (stores: Stores) =>
  new ApolloLink((operation, forward) => {
    const stored = readStored('token');
    const { headers } = operation.getContext() as { headers?: { authorization?: string } };
    if (!stored || headers?.authorization) return forward(operation);
    const ask = (token: string) => {
      operation.setContext({ headers: { ...headers, authorization: `Bearer ${token}` } });
      return forward(operation);
    };
    const askAgain = (token: string) =>
      ask(token).pipe(
        tap((result) => {
          // Not when another token has taken its place meanwhile.
          if (isRefused(result) && readStored('token') === token) dropToken();
        }),
      );
    const askAndRenew = (token: string) =>
      ask(token).pipe(
        mergeMap((result) =>
          isRefused(result)
            ? renewed(stores, token).pipe(mergeMap((next) => (next ? askAgain(next) : of(result))))
            : of(result),
        ),
      );
    if (!isOver(stored)) return askAndRenew(stored);
    return renewed(stores, stored).pipe(mergeMap((token) => (token ? askAgain(token) : forward(operation))));
  });

/** How a browser asks the shop. */
export const browserLink = (stores: Stores, uri = '/graphql') =>
  ApolloLink.from([languageLink, sessionLink(stores), new HttpLink({ uri, fetch: request })]);

/** Apollo Client for this shop; how it asks is given from outside. */
export const createApolloClient = (link: ApolloLink) => new ApolloClient({ cache: createCache(), link });
