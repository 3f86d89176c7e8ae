import type { ApolloClient, ErrorLike, ObservableQuery } from '@apollo/client';
import { MeDocument, type MeQuery, type Session_CustomerFragment } from '#web/generated/graphql.ts';
import { apollo } from '#web/lib/apollo/apollo.ts';
import { forgetAnswers, resetPersonalState } from '#web/lib/apollo/personal.ts';
import { keepOwnDrafts } from '#web/lib/form/forgetDrafts.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { changeStored, onStoredElsewhere, readStored, writeStored } from '#web/lib/storage.ts';
import { definePublicStore, type Observable } from '#web/lib/stores.ts';
import { dropToken, isSameSession, noteReceived, personOf } from '#web/lib/token.ts';
import { accountSync } from '#web/shop/cart/accountList.ts';

/* GraphQL */ `
  fragment Session_customer on Customer {
    id
    displayName
    email
    phoneNumber
    shippingAddress
    photoUrl
    role
  }
`;

/* GraphQL */ `
  query Me {
    me {
      ...Session_customer
    }
  }
`;

/** Who is signed in, and the functions that change it. */
export interface Session {
  /** The signed-in customer; null for nobody, or while it is unknown. */
  customer: Session_CustomerFragment | null;
  /** True until it is known who is signed in. */
  loading: boolean;
  /** Why it could not be found out; the token is kept, so that trying again may help. */
  error: ErrorLike | undefined;
  /** Whether the session has expired on a page of the customer, which stays until they have signed in again. */
  ended: boolean;
  /** Tries again to load the customer. */
  retry: () => void;
  /** Stores the token of a successful login; the browser has the refresh cookie. */
  signIn: (token: string, customer: Session_CustomerFragment) => void;
  /** Deletes the token and everything that belongs to the person, and ends the session on the server. */
  signOut: () => void;
  /** Gives up a page on which the session has expired. */
  leave: () => void;
}

interface State {
  /** Undefined until storage was read, which must not happen while rendering. */
  token: string | null | undefined;
  session: Session;
}

interface SessionStore extends Observable<State> {
  /** Reads the stored token and follows other tabs, until the returned function is called. */
  start: () => () => void;
  /** Tells that a page of the customer is open, until the returned function is called. */
  guard: () => () => void;
  /** Forgets the person, after their pages are unmounted, so that none of them loads data again. */
  forget: () => void;
}

/** Imported late: visitors do not need it. */
export const refreshing = () => loadCode(() => import('#web/lib/session/refresh.ts'));

/** Ends the session on the server. If it fails, it is tried again at the next visit. */
const endOnServer = (token: string | null, lastChanges?: Promise<void>) =>
  void refreshing().then(
    ({ endSession }) => endSession(token, lastChanges),
    () => undefined,
  );

/** Whether a form has signed in with this browser: the server's marker, which a sign-out removes. */
const isMarked = (): boolean => document.cookie.split('; ').includes('signed-in=1');

/** What Apollo knows about the holder of the token. */
interface Answer {
  me: MeQuery['me'] | undefined;
  asking: boolean;
  error: ErrorLike | undefined;
}

const NO_ANSWER: Answer = { me: undefined, asking: true, error: undefined };

/**
 * The session of this browser: loads the customer of the stored token, follows other tabs, and deletes a token that the
 * server rejects. A visitor's session needs no Apollo.
 */
export const sessionStore = definePublicStore((stores): SessionStore => {
  const wanted = stores.get(apollo);
  const listeners = new Set<() => void>();
  let token: string | null | undefined;
  let answer = NO_ANSWER;
  let query: ObservableQuery<MeQuery> | undefined;
  let stopWatching: (() => void) | undefined;
  /** Whether anybody was signed in. */
  let hasPerson = false;
  /** Whether the person is signing out; otherwise the session has expired. */
  let isLeaving = false;
  let [guards, isEnded] = [0, false];
  /** Whether the first token is on its way, for somebody whom a form has signed in. */
  let isResuming = false;

  const tell = () => {
    state = { token, session: sessionNow() };
    for (const listener of listeners) listener();
  };
  const take = ({ data, loading, error }: { data?: unknown; loading: boolean; error?: ErrorLike | undefined }) => {
    answer = { me: (data as MeQuery | undefined)?.me, asking: loading, error };
    tell();
    if (token && answer.me === null) dropToken();
  };
  const watch = (client: ApolloClient) => {
    if (!token || stopWatching) return;
    query = client.watchQuery<MeQuery>({ query: MeDocument });
    take(query.getCurrentResult());
    // It may be known already that the token is refused.
    if (!token) return;
    const watching = query.subscribe(take);
    stopWatching = () => watching.unsubscribe();
  };
  const ask = () => {
    const client = wanted.current();
    if (client) return watch(client);
    answer = NO_ANSWER;
    tell();
    void wanted.want().then(watch);
  };
  const retry = () => {
    if (query) query.refetch().catch(() => undefined);
    else ask();
  };
  const adopt = (next: string | null) => {
    if (next === token) return;
    token = next;
    // Not when somebody has signed out, here or in another tab.
    isEnded = token === null && guards > 0 && Boolean(answer.me) && readStored('sessionEnded') !== null;
    if (token === null) {
      stopWatching?.();
      stopWatching = undefined;
      query = undefined;
      if (!isEnded) answer = NO_ANSWER;
      tell();
      return;
    }
    hasPerson = true;
    if (stopWatching) tell();
    else ask();
  };
  const leave = () => {
    if (!isEnded) return;
    isEnded = false;
    answer = NO_ANSWER;
    tell();
  };
  /** Whether the customer goes on with the page on which their session has expired. */
  const goesOn = (id: string | undefined) => isEnded && id === answer.me?.id;
  const keepToken = (next: string | null) => {
    if (next !== null) noteReceived(next);
    writeStored('token', next);
    adopt(next);
  };

  const sessionNow = (): Session => ({
    customer: ((token || isEnded) && answer.me) || null,
    ended: isEnded,
    loading:
      token === undefined || isResuming || Boolean(token && (answer.me === null || (answer.asking && !answer.me))),
    error: token ? answer.error : undefined,
    retry,
    signIn: (next, customer) => {
      const client = wanted.current();
      if (client) {
        if (!goesOn(customer.id)) forgetAnswers(client.cache);
        const me = { __typename: 'Customer' as const, ...customer };
        client.writeQuery({ query: MeDocument, data: { me } });
      }
      changeStored('signOut', null);
      writeStored('sessionEnded', null);
      keepToken(next);
    },
    signOut: () => {
      // The last changes are sent while the session is still valid.
      const told = stores.get(accountSync).leave();
      const before = token ?? null;
      writeStored('signOut', 'true');
      writeStored('sessionEnded', null);
      if (before !== null) isLeaving = true;
      else resetPersonalState(wanted.current(), stores);
      keepToken(null);
      endOnServer(before, told);
    },
    leave,
  });
  const initial: State = { token, session: sessionNow() };
  let state = initial;

  const followStored = () => {
    const [before, next] = [token, readStored('token')];
    const isOther = !isSameSession(before, next) && !goesOn(next === null ? undefined : personOf(next));
    adopt(next);
    keepOwnDrafts(before, next);
    // Another person may be signed in now: all loaded data is invalid. Failures are shown on their pages.
    if (next !== null && isOther)
      wanted
        .current()
        ?.resetStore()
        .catch(() => undefined);
  };
  const resume = () => {
    if (isResuming || readStored('token') !== null || readStored('signOut') !== null || !isMarked()) return;
    isResuming = true;
    const end = () => {
      isResuming = false;
      tell();
    };
    // Without an answer it is tried again once there is a network, and at the next visit.
    refreshing()
      .then(({ refresh }) => stores.get(refresh).renew(null))
      .then(end, end);
  };
  const askAgainOnline = () => {
    if (token && answer.error) retry();
    else resume();
  };

  return {
    initial,
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      resume();
      adopt(readStored('token'));
      if (readStored('signOut') !== null) endOnServer(null);
      const stop = onStoredElsewhere('token', followStored);
      addEventListener('online', askAgainOnline);
      return () => {
        stop();
        removeEventListener('online', askAgainOnline);
        stopWatching?.();
        stopWatching = undefined;
      };
    },
    guard: () => {
      guards += 1;
      return () => {
        guards -= 1;
        if (guards === 0) leave();
      };
    },
    forget: () => {
      // A visit that begins signed out has nothing of a person, and its page came with the answers for nobody.
      if (!hasPerson) return;
      hasPerson = false;
      const client = wanted.current();
      if (isLeaving) resetPersonalState(client, stores);
      else if (client) forgetAnswers(client.cache);
      isLeaving = false;
    },
  };
});
