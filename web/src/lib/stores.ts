import { createContext, use, useSyncExternalStore } from 'react';

/** Something that outlives components and of which every app has its own: two apps in one process never share it. */
export interface StoreDefinition<Store> {
  create(stores: Stores): Store;
  /** Empties what belongs to the person who used the app; missing where nothing does. */
  personal?(store: Store): void;
}

/** Defines a store; each app creates its own when it is first asked for. With `personal` it is emptied when the person goes. */
export const defineStore = <Store>(
  create: (stores: Stores) => Store,
  options: Pick<StoreDefinition<Store>, 'personal'> = {},
): StoreDefinition<Store> => ({ create, ...options });

/** The stores of one app. Code outside components is given this object, components call `useStore`. */
export class Stores {
  readonly #created = new Map<StoreDefinition<unknown>, unknown>();

  /** This app's store of that definition. */
  get<Store>(definition: StoreDefinition<Store>): Store {
    if (!this.#created.has(definition)) this.#created.set(definition, definition.create(this));
    return this.#created.get(definition) as Store;
  }

  /** Empties all personal stores. Everything else that is personal goes with it in `resetPersonalState`. */
  forgetPerson(): void {
    for (const [definition, store] of this.#created) definition.personal?.(store);
  }
}

/** Hands the stores of the app to its components. */
export const StoresContext = createContext<Stores | null>(null);

/** All stores of the app, for handlers that hand them on to code outside components. */
export const useStores = (): Stores => {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores is called outside StoresContext');
  return stores;
};

/** This app's store of that definition. */
export const useStore = <Store>(definition: StoreDefinition<Store>): Store => useStores().get(definition);

/** A store with a value that components can follow. */
export interface Observable<Value> {
  /** The value now; the same object until it changes. */
  current: () => Value;
  /** What the server renders, and the browser until it has hydrated. */
  initial: Value;
  /** Calls the listener at each change, until the answer is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Something of the value of a store, rendered again when it changes; `select` must give the same for the same value. */
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
