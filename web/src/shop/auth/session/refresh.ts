import { request } from '../../../lib/request.ts';
import { defineStore } from '../../../lib/stores.ts';
import { changeStored, onStoredElsewhere, readStored, writeStored } from '../../../lib/storage.ts';
import { dropToken, dueIn, isOver, isSameSession, noteReceived } from '../../../lib/token.ts';

/** After a failure: when it is tried again, unless something gives reason to before. */
const AGAIN_MS = 30_000;
/** How long it may take until every tab sees what one of them has stored. */
const SEEN_MS = 100;
/** How long the last changes of a cart may take before the session ends. */
const LAST_WORDS_MS = 5000;

/** A call that the refresh cookie authorizes. Nobody else's page can send the header. */
const call = (method: 'POST' | 'DELETE', path: string, attempt: string, init: RequestInit = {}) =>
  request(`${location.origin}/backend/session${path}`, {
    ...init,
    method,
    headers: { ...init.headers, 'X-Refresh-Attempt': attempt },
  });

const pause = (ms: number) => new Promise<void>((goOn) => setTimeout(goOn, ms));

/** One tab at a time, where the browser knows of the others. */
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

/** Without locks (plain http): each tab at a moment of its own, when all have agreed on the name of the attempt. */
const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  attemptName();
  await pause(SEEN_MS + Math.random() * 4 * SEEN_MS);
  return work();
};

/** Names this attempt until its answer has come, in every tab: repeated, it is given the same answer. */
const attemptName = (): string => {
  const known = readStored('refreshAttempt');
  if (known) return known;
  const name = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('-');
  writeStored('refreshAttempt', name);
  return name;
};

const exchange = async (old: string): Promise<string | null> => {
  // Another tab was quicker, or somebody has signed out.
  if (readStored('token') !== old) return readStored('token');
  const answer = await call('POST', '/refresh', attemptName());
  if (!answer.ok && answer.status !== 401) throw new Error(`The session was not renewed: ${answer.status}.`);
  const token = answer.ok ? ((await answer.json()) as { token: string }).token : null;
  writeStored('refreshAttempt', null);
  if (readStored('token') !== old) return readStored('token');
  // A late answer may have put the cookie of the session before in place of the new one: nobody becomes somebody else.
  const next = isSameSession(old, token) ? token : null;
  if (next === null) dropToken();
  else {
    noteReceived(next);
    changeStored('token', next);
  }
  return next;
};

/** Keeps the session of a tab alive. */
export interface Refresh {
  /**
   * The token that takes the place of this one: exchanged once, however many requests and tabs ask for it. Null when the
   * session has ended; then nobody is signed in any more. Throws when no answer came; then everything is as it was.
   */
  renew: (old: string) => Promise<string | null>;
  /** The stored token, renewed first when it has ended; null when nobody is signed in. Throws when no answer came. */
  freshToken: () => Promise<string | null>;
  /** Renews the token before it ends, until the answer is called. A tab that nobody looks at leaves it to the others. */
  keepFresh: (token: string) => () => void;
}

/** What keeps the session of this tab alive. */
export const refresh = defineStore((): Refresh => {
  let underWay: { old: string; token: Promise<string | null> } | null = null;
  const renew = (old: string): Promise<string | null> => {
    if (underWay?.old === old) return underWay.token;
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
 * Ends the session at the shop, for which this browser may have forgotten the token already, when what is still told by it
 * has been told. Without a network it is done at the next chance; it is not done any more when somebody signs in.
 */
export const endSession = async (token: string | null, lastWords?: Promise<void>): Promise<void> => {
  await Promise.race([lastWords, pause(lastWords ? LAST_WORDS_MS : 0)]);
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

/** Somebody signs in while the session before is being ended: its cookie is gone, and the new one must not go with it. */
const untilSignIn = () => {
  const abort = new AbortController();
  const stop = onStoredElsewhere('signOut', () => readStored('signOut') === null && abort.abort());
  return { signal: abort.signal, stop };
};
