import { request } from '../request.ts';
import { definePublicStore } from '../stores.ts';
import { changeStored, onStoredElsewhere, readStored, writeStored } from '../storage.ts';
import { dropToken, dueIn, isOver, isSameSession, noteReceived } from '../token.ts';

/** When to try again after a failure, in milliseconds, unless something triggers it before. */
const AGAIN_MS = 30_000;
/** How long it may take until every tab sees what one of them has stored, in milliseconds. */
const SEEN_MS = 100;
/** How long to wait for the last changes of a cart before the session ends, in milliseconds. */
const LAST_CHANGES_MS = 5000;

/** Makes a call that the refresh cookie authorizes. Other sites cannot send the header. */
const call = (method: 'POST' | 'DELETE', path: string, attempt: string, init: RequestInit = {}) =>
  request(`${location.origin}/backend/session${path}`, {
    ...init,
    method,
    headers: { ...init.headers, 'X-Refresh-Attempt': attempt },
  });

const pause = (ms: number) => new Promise<void>((goOn) => setTimeout(goOn, ms));

/** Runs work in one tab at a time, where the browser supports locks. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (!('locks' in navigator)) return inTurn(work);
  return new Promise((resolve, reject) => {
    const hold = async () => {
      await work().then(resolve, reject);
      await pause(SEEN_MS);
    };
    navigator.locks.request('session', hold).catch(reject);
  });
};

/** Without locks (plain http): each tab waits a different time, until all have agreed on the attempt's id. */
const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  attemptName();
  await pause(SEEN_MS + Math.random() * 4 * SEEN_MS);
  return work();
};

/** Returns the attempt's id, the same in every tab until its response has come: repeating it gets the same response. */
const attemptName = (): string => {
  const known = readStored('refreshAttempt');
  if (known) return known;
  const name = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('-');
  writeStored('refreshAttempt', name);
  return name;
};

const exchange = async (old: string | null): Promise<string | null> => {
  // Another tab was faster, or somebody has signed out.
  if (readStored('token') !== old) return readStored('token');
  const answer = await call('POST', '/refresh', attemptName());
  if (!answer.ok && answer.status !== 401) throw new Error(`The session was not renewed: ${answer.status}.`);
  const token = answer.ok ? ((await answer.json()) as { token: string }).token : null;
  writeStored('refreshAttempt', null);
  if (readStored('token') !== old) return readStored('token');
  // A late response may have replaced the new session's cookie by that of an earlier session: never continue as
  // somebody else.
  const next = old === null || isSameSession(old, token) ? token : null;
  if (next !== null) {
    noteReceived(next);
    changeStored('token', next);
  } else if (old !== null) dropToken();
  return next;
};

/** Keeps the session of a tab alive. */
export interface Refresh {
  /**
   * Returns the token that replaces this one: exchanged once, however many requests and tabs need it. Null when the
   * session has ended; nobody is signed in then. Throws when no response came; nothing has changed then. In place of
   * none (null) it gets the first token of a browser in which a form has signed in.
   */
  renew: (old: string | null) => Promise<string | null>;
  /**
   * Returns the stored token, renewed first if it has expired; null when nobody is signed in. Throws when no response
   * came.
   */
  freshToken: () => Promise<string | null>;
  /**
   * Renews the token before it expires, until the returned function is called. A hidden tab leaves it to the others.
   */
  keepFresh: (token: string) => () => void;
}

/** The session refresh of this tab. */
export const refresh = definePublicStore((): Refresh => {
  let underWay: { old: string | null; token: Promise<string | null> } | null = null;
  const renew = (old: string | null): Promise<string | null> => {
    if (underWay && underWay.old === old) return underWay.token;
    const token = alone(() => exchange(old)).finally(() => {
      if (underWay?.token === token) underWay = null;
    });
    underWay = { old, token };
    return token;
  };
  return {
    renew,
    freshToken: async () => {
      const token = readStored('token');
      return token && isOver(token) ? renew(token) : token;
    },
    keepFresh: (token) => keepFresh(token, renew),
  };
});

const keepFresh = (token: string, renew: Refresh['renew']): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const checkIn = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped && ms !== Infinity) timer = setTimeout(check, ms);
  };
  const check = () => {
    if (document.visibilityState === 'hidden') return;
    const ms = dueIn(token);
    if (ms > 0) checkIn(ms);
    else renew(token).catch(() => checkIn(AGAIN_MS));
  };
  check();
  addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
  };
};

/**
 * Ends the session on the server after its last changes were sent, even if this browser has already deleted the token.
 * Without a network it is tried again later, unless somebody signs in before.
 */
export const endSession = async (token: string | null, lastChanges?: Promise<void>): Promise<void> => {
  await Promise.race([lastChanges, pause(lastChanges ? LAST_CHANGES_MS : 0)]);
  await alone(async () => {
    if (readStored('signOut') === null) return;
    const { signal, stop } = untilSignIn();
    try {
      const headers: HeadersInit = token === null ? {} : { Authorization: `Bearer ${token}` };
      const answer = await call('DELETE', '', 'sign-out', { headers, keepalive: true, signal });
      if (answer.status < 500) writeStored('signOut', null);
    } catch {
      addEventListener('online', () => void endSession(token), { once: true });
    } finally {
      stop();
    }
  });
};

/**
 * Aborts ending the previous session when somebody signs in: its cookie is replaced, and the new one must not be
 * deleted.
 */
const untilSignIn = () => {
  const abort = new AbortController();
  const stop = onStoredElsewhere('signOut', () => readStored('signOut') === null && abort.abort());
  return { signal: abort.signal, stop };
};
