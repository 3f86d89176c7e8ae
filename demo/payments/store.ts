import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the twin remembers: things of several kinds by their id, oldest first. */
export type TwinState = Record<string, Record<string, object>>;

/** Where the twin remembers it. */
export interface TwinStore {
  /** Returns the state as it is now; not to be changed. */
  read(): Readonly<TwinState>;
  /** Changes the state; when it returns, the change survives the end of the process. */
  change<Result>(change: (state: TwinState) => Result): Result;
}

/** Things of one kind. */
export interface Records<T extends object> {
  get(id: string): Readonly<T> | undefined;
  /** All of them, newest first. */
  list(): readonly Readonly<T>[];
  /** Adds or replaces one, and removes the oldest when there are too many. */
  set(id: string, record: T): void;
  delete(id: string): void;
}

/** The most things of a kind: more than a demo needs. */
const MOST = 500;

/** A store that ends with the process. */
export const createMemoryStore = (): TwinStore => {
  const state: TwinState = {};
  return { read: () => state, change: (change) => change(state) };
};

const parse = (file: string): TwinState => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TwinState;
  } catch (cause) {
    throw new Error(`${file} cannot be read: delete it, and the demo forgets its payments.`, { cause });
  }
};

/**
 * A store in a file, which is replaced as a whole at each change: a demo has few. The file may be changed by another
 * server of the same demo, so it is read again when it is another one.
 */
export const createFileStore = (file: string): TwinStore => {
  let known = '';
  let state: TwinState = {};
  const stamp = () => {
    const { ino, mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {
      ino: 0,
      mtimeMs: 0,
      size: 0,
    };
    return `${ino} ${mtimeMs} ${size}`;
  };
  const read = () => {
    const found = stamp();
    if (found !== known) {
      state = found.startsWith('0 ') ? {} : parse(file);
      known = found;
    }
    return state;
  };
  return {
    read,
    change: (change) => {
      const result = change(read());
      mkdirSync(path.dirname(file), { recursive: true });
      const fresh = `${file}.${process.pid}.new`;
      writeFileSync(fresh, JSON.stringify(state), { mode: 0o600 });
      renameSync(fresh, file);
      known = stamp();
      return result;
    },
  };
};

/** Returns the things of one kind in a store. */
export const recordsIn = <T extends object>(store: TwinStore, kind: string): Records<T> => {
  const all = () => (store.read()[kind] ?? {}) as Record<string, T>;
  return {
    get: (id) => (Object.hasOwn(all(), id) ? all()[id] : undefined),
    list: () => Object.values(all()).toReversed(),
    set: (id, record) =>
      store.change((state) => {
        const entries = Object.entries({ ...state[kind], [id]: record });
        state[kind] = Object.fromEntries(entries.slice(-MOST));
      }),
    delete: (id) =>
      store.change((state) => {
        if (state[kind]) delete state[kind][id];
      }),
  };
};
