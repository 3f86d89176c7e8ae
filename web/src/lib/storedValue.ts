import { parseJson } from './json.ts';
import type { Observable } from './stores.ts';
import { onStoredElsewhere, readStored, writeStored, type StorageKey } from './storage.ts';

/**
 * A value that outlives the visit, shared by all components and tabs. Where storage is blocked it lasts as long as the
 * page. For components it is `undefined` until storage was read, which never happens while rendering.
 */
export interface StoredValue<Value> extends Observable<Value | undefined> {
  /** The value as it is stored now. Never call while rendering. */
  read: () => Value;
  /** Replaces the value; all components that use it update. */
  write: (value: Value) => void;
}

/**
 * A value under a key of local storage: `parse` makes it from the stored text, which may be anything; `print` makes the
 * stored text; null is no text.
 */
export const storedValue = <Value>(
  key: StorageKey,
  parse: (stored: unknown) => Value,
  print: (value: Value) => object | null,
): StoredValue<Value> => {
  let text: string | null | undefined;
  let value: Value | undefined;
  let stopFollowing: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const read = (): Value => {
    const stored = readStored(key);
    if (value === undefined || stored !== text) {
      text = stored;
      value = parse(parseJson(stored));
    }
    return value;
  };
  const write = (next: Value) => {
    value = next;
    const printed = print(next);
    writeStored(key, printed && JSON.stringify(printed));
    text = readStored(key);
    notify();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    stopFollowing ??= onStoredElsewhere(key, () => {
      read();
      notify();
    });
    read();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stopFollowing?.();
      stopFollowing = undefined;
    };
  };
  // While nobody listened, it may have been changed elsewhere.
  const current = () => stopFollowing && value;
  return {
    initial: undefined,
    current,
    subscribe,
    read,
    write,
  };
};
