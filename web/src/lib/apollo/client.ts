import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { from, mergeMap, of, tap } from 'rxjs';
import possibleTypes from '#web/generated/possibleTypes.json';
import { readLanguage } from '../language.ts';
import { loadCode } from '../loadCode.ts';
import { request } from '../request.ts';
import type { Stores } from '../stores.ts';
import { readStored } from '../storage.ts';
import { handed } from './handed.ts';
import { ownChanges } from './ownChanges.ts';
import { forgetAnswers } from './personal.ts';
import { publicLink } from './publicLink.ts';
import { productPages } from './productPages.ts';
import { dropToken, isOver } from '../token.ts';

/** Creates the cache: lists of products grow page by page, one list per filter, sort and page size. */
export const createCache = () =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // An order, its payment and its return have one id.
      AuditSubject: { keyFields: false },
      Query: {
        fields: {
          products: productPages(['filter', 'sort', 'first']),
          homeProducts: productPages(['section', 'first']),
          orders: relayStylePagination(['status']),
          adminOrders: relayStylePagination(['filter', 'sort']),
          customers: relayStylePagination(['search', 'status', 'role', 'sort']),
          auditLog: relayStylePagination(['filter']),
          messages: relayStylePagination(['isRead']),
          failedWork: relayStylePagination(),
          ordersByReturn: relayStylePagination(['status']),
          ordersToRefund: relayStylePagination(),
          courierPayouts: relayStylePagination(),
          promotions: relayStylePagination(),
          opinions: relayStylePagination(['kind', 'filter']),
          productImports: relayStylePagination(),
          adminProducts: relayStylePagination(['filter', 'sort']),
          stockHistory: relayStylePagination(['productId']),
          priceHistory: relayStylePagination(['productId']),
          // An order that was just placed is in the cache already.
          order: (known, { args, toReference }) =>
            known === undefined ? toReference({ __typename: 'Order', id: args?.['id'] }) : known,
        },
      },
      // Some need no words about one.
      Picture: { merge: true },
      // Each page selects the options that it needs: responses are merged.
      SignInOptions: { merge: true },
      OrderPayment: { merge: true },
      AdminProductDetails: { merge: true },
      ProductImport: {
        fields: {
          rows: relayStylePagination(['kind']),
          refusals: { merge: false },
          columnProblems: { merge: false },
        },
      },
      Customer: {
        fields: {
          orders: relayStylePagination(),
          messages: relayStylePagination(),
          addresses: { merge: false },
          stockAlerts: { merge: false },
          sessions: { merge: false },
          savedAccounts: { merge: false },
        },
      },
    },
  });

/** Sends the page's language, instead of the browser's own header. */
const languageLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({ headers: { ...headers, 'accept-language': readLanguage() } }));
  return forward(operation);
});

/** Returns the token that replaces an expired one. Its code is imported late, since visitors do not need it. */
const renewed = (stores: Stores, token: string) =>
  from(loadCode(() => import('../session/refresh.ts')).then(({ refresh }) => stores.get(refresh).renew(token)));

/** Whether the server rejected the token. */
const isRefused = ({ data, errors }: ApolloLink.Result): boolean =>
  data?.['me'] === null || Boolean(errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED'));

/**
 * Sends the access token, which is read for each request, so that signing in and out needs no new client. With an
 * expired token a request waits for the next one. If the server rejects a token, it is renewed once and the request
 * repeated. A second rejection ends the session, and the guards react.
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
          // Not when another token has replaced it meanwhile.
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

/** The link of a browser's client to the server. */
export const browserLink = (stores: Stores, uri = '/graphql') => {
  const own = stores.get(ownChanges);
  return ApolloLink.from([
    own.link,
    publicLink(uri, own.areRecent),
    languageLink,
    sessionLink(stores),
    new HttpLink({ uri, fetch: request }),
  ]);
};

/** Creates the Apollo client of the shop over a link. */
export const createApolloClient = (link: ApolloLink) => new ApolloClient({ cache: createCache(), link });

/**
 * Makes the client of a browser. Its cache begins with what the server has handed over, which is for nobody in
 * particular. After a change by this browser that may be from before, so that it is requested again.
 */
export const createBrowserClient = (stores: Stores) => {
  const client = createApolloClient(browserLink(stores));
  const answer = stores.get(handed).takeForCache();
  if (answer && !stores.get(ownChanges).areRecent()) {
    const { document: query, variables, data } = answer;
    client.writeQuery({ query, variables, data });
    // Who is signed in asks for what is theirs.
    if (readStored('token') !== null) forgetAnswers(client.cache);
  }
  return client;
};
