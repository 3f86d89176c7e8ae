import { useSyncExternalStore } from 'react';
import { parseJson } from './json.ts';
import type { Observable } from './stores.ts';
import { onStoredElsewhere, readStored, writeStored, type StorageKey } from './storage.ts';

/**
 * A value that outlives the visit, shared by all components and tabs. Where storage is blocked it lasts as long as the page. What
 * components follow is `undefined` until the storage was read, which rendering never does.
 */
export interface StoredValue<Value> extends Observable<Value | undefined> {
  /** The value as it is stored now. Never call while rendering. */
  read: () => Value;
  /** Makes it another value; everybody who looks at it sees that. */
  write: (value: Value) => void;
  /** Something of the value, for components; of `undefined` until the storage was looked at, which rendering never does. */
  use: <Part>(select: (value: Value | undefined) => Part) => Part;
}

/** A value under a key of local storage: `parse` makes it of anything that may lie there, `print` what lies there; null is nothing. */
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
  // While nobody follows it, it may have been changed elsewhere.
  const current = () => stopFollowing && value;
  return {
    initial: undefined,
    current,
    subscribe,
    read,
    write,
    use: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(current()),
        () => select(undefined),
      ),
  };
};
