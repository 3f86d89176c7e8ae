/** Keys of local storage; the first three are the spec's. */
export type StorageKey =
  | 'theme'
  | 'card'
  | 'token'
  | 'tokenReceived'
  | 'refreshAttempt'
  | 'signOut'
  | 'sessionEnded'
  | 'language'
  | 'motion'
  | 'division'
  | 'cart'
  | 'wishlist';

/** What is stored under the key; null when nothing is, or storage is blocked. Never call while rendering. */
export const readStored = (key: StorageKey): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores the value, or removes it when null. Blocked or full storage is borne in silence: the page goes on without. */
export const writeStored = (key: StorageKey, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the choice lasts until the page is left.
  }
};

/** Tells when another tab changes what is stored under the key. Answers with what ends the telling. */
export const onStoredElsewhere = (watched: StorageKey, tell: () => void): (() => void) => {
  // A null key: the whole storage was cleared.
  const listen = ({ key }: StorageEvent) => (key === watched || key === null) && tell();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};

/** Stores a value, or removes it when null, and tells this tab too, as if another had done it. */
export const changeStored = (key: StorageKey, value: string | null): void => {
  writeStored(key, value);
  dispatchEvent(new StorageEvent('storage', { key }));
};
