/**
 * Keys of local storage, and whether what lies there belongs to the person who uses the browser. The first three are
 * the spec's.
 */
const KEYS = {
  theme: 'browser',
  card: 'personal',
  token: 'session',
  tokenReceived: 'session',
  refreshAttempt: 'session',
  signOut: 'session',
  sessionEnded: 'session',
  changed: 'session',
  language: 'browser',
  motion: 'browser',
  division: 'browser',
  analytics: 'browser',
  cart: 'personal',
  wishlist: 'personal',
  intents: 'personal',
  orders: 'personal',
  searches: 'personal',
  seen: 'personal',
  columns: 'personal',
  preview: 'personal',
  conversation: 'personal',
} as const;

/** A key of local storage. */
export type StorageKey = keyof typeof KEYS;

/**
 * Returns what is stored under the key, for this tab or for all; null when nothing is, or storage is blocked. Never
 * call while rendering.
 */
export const readStored = (key: StorageKey): string | null => {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Whether what is stored under the key outlives this tab. */
export const isLasting = (key: StorageKey): boolean => {
  try {
    return sessionStorage.getItem(key) === null && localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/**
 * Stores the value, or removes it when null. Where local storage is full, a personal value is stored for this tab; when
 * storage is blocked nothing is: the page works without.
 */
export const writeStored = (key: StorageKey, value: string | null): void => {
  try {
    sessionStorage.removeItem(key);
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null && KEYS[key] === 'personal') writeForTab(key, value);
  }
};

const writeForTab = (key: StorageKey, value: string) => {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Nothing to do: the value lasts until the page is left.
  }
};

/**
 * Calls `tell` when another tab changes what is stored under the key, and when Back brings the page as it was left, which
 * heard of nothing meanwhile. Returns the function that stops it.
 */
export const onStoredElsewhere = (watched: StorageKey, tell: () => void): (() => void) => {
  // A null key means that the whole storage was cleared.
  const listen = ({ key }: StorageEvent) => (key === watched || key === null) && tell();
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && tell();
  addEventListener('storage', listen);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('storage', listen);
    removeEventListener('pageshow', comeBack);
  };
};

/** Stores a value, or removes it when null, and notifies this tab too, as if another tab had done it. */
export const changeStored = (key: StorageKey, value: string | null): void => {
  writeStored(key, value);
  dispatchEvent(new StorageEvent('storage', { key }));
};

/** Removes all that belongs to the person. */
export const forgetStored = (): void => {
  for (const [key, owner] of Object.entries(KEYS)) if (owner === 'personal') writeStored(key as StorageKey, null);
};
