import { useSyncExternalStore } from 'react';
import { parseJson } from './json.ts';
import { onStoredElsewhere, readStored, writeStored, type StorageKey } from './storage.ts';

/** A value that outlives the visit, shared by all components and tabs. Where storage is blocked it lasts as long as the page. */
export interface StoredValue<Value> {
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

  const tell = () => {
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
    tell();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    stopFollowing ??= onStoredElsewhere(key, () => {
      read();
      tell();
    });
    read();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stopFollowing?.();
      stopFollowing = undefined;
    };
  };
  return {
    read,
    write,
    use: (select) =>
      useSyncExternalStore(
        subscribe,
        // While nobody follows it, it may have been changed elsewhere.
        () => select(stopFollowing && value),
        () => select(undefined),
      ),
  };
};
