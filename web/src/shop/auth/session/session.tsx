import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ErrorLike } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { MeDocument, useMeQuery, type Session_CustomerFragment } from '../../../generated/graphql.ts';
import { useStores } from '../../../lib/stores.ts';
import { keepOwnDrafts } from '../../../lib/form/forgetDrafts.ts';
import { changeStored, onStoredElsewhere, readStored, writeStored } from '../../../lib/storage.ts';
import { dropToken, isSameSession, noteReceived } from '../../../lib/token.ts';
import { accountSync } from '../../cart/accountList.ts';
import { forgetAnswers, resetPersonalState } from './personal.ts';

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
  /** Tries again to load the customer. */
  retry: () => void;
  /** Stores the token of a successful login; the browser has the refresh cookie. */
  signIn: (token: string, customer: Session_CustomerFragment) => void;
  /** Deletes the token and everything that belongs to the person, and ends the session on the server. */
  signOut: () => void;
}

const SessionContext = createContext<Session | null>(null);

/** Returns the session of this browser. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is called outside SessionProvider');
  return session;
};

/** Imported late: visitors do not need it. */
const refreshing = () => import('../../../lib/session/refresh.ts');

/** Ends the session on the server. If it fails, it is tried again at the next visit. */
const leave = (token: string | null, lastChanges?: Promise<void>) =>
  void refreshing().then(
    ({ endSession }) => endSession(token, lastChanges),
    () => undefined,
  );

/**
 * Provides the session: loads the customer of the stored token, keeps it fresh, follows other tabs, and deletes a token that
 * the server rejects.
 */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const client = useApolloClient();
  const stores = useStores();
  // Undefined until storage was read, which must not happen while rendering.
  const [token, setToken] = useState<string | null>();
  /** Whether the person is signing out; otherwise the session has expired. */
  const isLeaving = useRef(false);
  /** The token before this one. */
  const before = useRef(token);
  const { data, loading: asking, error, refetch } = useMeQuery({ skip: !token });
  const refused = Boolean(token) && data?.me === null;

  const keepToken = useCallback((next: string | null) => {
    if (next !== null) noteReceived(next);
    writeStored('token', next);
    setToken(next);
  }, []);

  useEffect(() => {
    setToken(readStored('token'));
    if (readStored('signOut') !== null) leave(null);
  }, []);

  useEffect(
    () =>
      onStoredElsewhere('token', () => {
        const next = readStored('token');
        setToken(next);
        keepOwnDrafts(token, next);
        // Another person may be signed in now: all loaded data is invalid. Failures are shown on their pages.
        if (next !== null && !isSameSession(token, next)) client.resetStore().catch(() => undefined);
      }),
    [client, token],
  );

  useEffect(() => {
    if (!token) return undefined;
    let stop: (() => void) | null = () => {};
    refreshing().then(
      ({ refresh }) => stop && (stop = stores.get(refresh).keepFresh(token)),
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [stores, token]);

  useEffect(() => {
    if (refused) dropToken();
  }, [refused]);

  useEffect(() => {
    if (!error) return undefined;
    const again = () => void refetch().catch(() => undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [error, refetch]);

  useEffect(() => {
    // After the person's pages are unmounted, so that none of them loads data again. A visit that begins signed out has nothing of
    // a person, and its page came with the answers for nobody.
    const hadOne = Boolean(before.current);
    before.current = token;
    if (token !== null || !hadOne) return;
    if (isLeaving.current) resetPersonalState(client, stores);
    else forgetAnswers(client.cache);
    isLeaving.current = false;
  }, [client, stores, token]);

  const signIn = useCallback(
    (next: string, customer: Session_CustomerFragment) => {
      forgetAnswers(client.cache);
      const me = { __typename: 'Customer', ...customer };
      client.writeQuery({ query: MeDocument, data: { me } });
      changeStored('signOut', null);
      writeStored('sessionEnded', null);
      keepToken(next);
    },
    [client, keepToken],
  );

  const session = useMemo<Session>(
    () => ({
      customer: token ? (data?.me ?? null) : null,
      loading: token === undefined || refused || (Boolean(token) && asking && !data),
      error: token ? error : undefined,
      retry: () => void refetch().catch(() => undefined),
      signIn,
      signOut: () => {
        // The last changes are sent while the session is still valid.
        const told = stores.get(accountSync).leave();
        writeStored('signOut', 'true');
        writeStored('sessionEnded', null);
        if (token) isLeaving.current = true;
        else resetPersonalState(client, stores);
        keepToken(null);
        leave(token ?? null, told);
      },
    }),
    [token, data, asking, error, refused, refetch, signIn, keepToken, client, stores],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
};
