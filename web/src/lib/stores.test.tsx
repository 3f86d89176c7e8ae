import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import {
  definePersonalStore,
  definePublicStore,
  Stores,
  StoresContext,
  useObserved,
  type Observable,
} from './stores.ts';

/** A store with a number that components subscribe to. */
const counter = () => {
  let count = 1;
  const listeners = new Set<() => void>();
  return {
    initial: 0,
    current: () => count,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next: number) => {
      count = next;
      for (const listener of listeners) listener();
    },
  } satisfies Observable<number> & { set: unknown };
};

const visits = definePublicStore(counter);
const orders = definePersonalStore(counter, (store) => store.set(0));

test('every app creates its own store, once, and a store may use another', () => {
  const create = vi.fn((stores: Stores) => ({ visits: stores.get(visits) }));
  const report = definePublicStore(create);
  const [one, other] = [new Stores(), new Stores()];
  expect(create).not.toHaveBeenCalled();
  expect(one.get(report)).toBe(one.get(report));
  expect(one.get(report).visits).toBe(one.get(visits));
  one.get(visits).set(5);
  expect(other.get(visits).current()).toBe(1);
});

test('when the person goes, what is personal is emptied and the rest stays', () => {
  const stores = new Stores();
  stores.get(visits).set(5);
  stores.get(orders).set(5);
  stores.forgetPerson();
  expect(stores.get(visits).current()).toBe(5);
  expect(stores.get(orders).current()).toBe(0);
});

test('components follow the value of their app; a server renders the initial one', () => {
  const stores = new Stores();
  const Count = () => <output>{useObserved(visits, (count) => count * 10)}</output>;
  const page = (
    <StoresContext value={stores}>
      <Count />
    </StoresContext>
  );
  expect(renderToString(page)).toContain('>0<');
  render(page);
  expect(screen.getByRole('status')).toHaveTextContent('10');
  act(() => stores.get(visits).set(2));
  expect(screen.getByRole('status')).toHaveTextContent('20');
});
