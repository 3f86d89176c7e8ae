import { createContext, use, useSyncExternalStore } from 'react';

/** State that outlives components, once per app: two apps in one process never share it. */
export interface StoreDefinition<Store> {
  create(stores: Stores): Store;
  /** Empties what belongs to the person who used the app; missing from a public store. */
  personal?(store: Store): void;
}

/** Defines a store that holds nothing of the person who uses the app; each app creates its own at the first use. */
export const definePublicStore = <Store>(create: (stores: Stores) => Store): StoreDefinition<Store> => ({
  create,
});

/** Defines a store that is emptied when the person signs out or changes; each app creates its own at the first use. */
export const definePersonalStore = <Store>(
  create: (stores: Stores) => Store,
  personal: (store: Store) => void,
): StoreDefinition<Store> => ({ create, personal });

/** The stores of one app. Code outside components gets this object; components call `useStore`. */
export class Stores {
  readonly #created = new Map<StoreDefinition<unknown>, unknown>();

  /** Returns this app's store of the definition. */
  get<Store>(definition: StoreDefinition<Store>): Store {
    if (!this.#created.has(definition)) this.#created.set(definition, definition.create(this));
    return this.#created.get(definition) as Store;
  }

  /** Empties all personal stores. `resetPersonalState` empties everything else that is personal. */
  forgetPerson(): void {
    for (const [definition, store] of this.#created) definition.personal?.(store);
  }
}

/** The context that gives the app's stores to its components. */
export const StoresContext = createContext<Stores | null>(null);

/** Returns all stores of the app, for handlers that pass them to code outside components. */
export const useStores = (): Stores => {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores is called outside StoresContext');
  return stores;
};

/** Returns this app's store of the definition. */
export const useStore = <Store>(definition: StoreDefinition<Store>): Store => useStores().get(definition);

/** A store with a value that components can subscribe to. */
export interface Observable<Value> {
  /** Returns the current value; the same object until it changes. */
  current: () => Value;
  /** The value that the server renders, and the browser until it has hydrated. */
  initial: Value;
  /** Calls the listener at each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Returns a store with a value that is set from outside. */
export const observed = <Value>(initial: Value): Observable<Value> & { write: (next: Value) => void } => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    current: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
};

/**
 * Returns a part of a store's value, and renders again when it changes; `select` must return the same part for the same
 * value.
 */
export const useObserved = <Value, Part>(
  definition: StoreDefinition<Observable<Value>>,
  select: (value: Value) => Part,
): Part => {
  const { current, initial, subscribe } = useStore(definition);
  return useSyncExternalStore(
    subscribe,
    () => select(current()),
    () => select(initial),
  );
};
