import type { ApolloClient } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import { readStored } from '../../lib/storage.ts';
import { keepInAccount, tellAccount } from './accountCopy.ts';
import { cart } from './cart.ts';
import { isDue } from './kept.ts';
import { putInCharge } from './saving.ts';
import { wishlist } from './wishlist.ts';

/** How long further changes are waited for. */
const SOON_MS = 1000;
/** After a failure: when it is tried again, unless something gives reason to before. */
const AGAIN_MS = 30_000;

/** Where keeping stands. */
export type Keeping = 'idle' | 'busy' | 'failed';

let keeping: Keeping = 'idle';
const listeners = new Set<() => void>();

/** Where keeping stands, for components. */
export const useKeeping = (): Keeping =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => keeping,
    () => 'idle',
  );

/**
 * Keeps cart and wishlist of this browser and the customer's account the same, until the answer is called: at once where one does not
 * know all of the other, when it is asked for, when the page is left, when the network is back.
 */
export const keepFor = (client: ApolloClient, customerId: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let again = false;
  let isOver = false;

  const areDue = () => isDue(cart.read(), customerId) || isDue(wishlist.read(), customerId);
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), ms);
  };
  /** One at a time; what is asked for meanwhile has its turn after it. */
  const keep = async () => {
    clearTimeout(timer);
    again = isBusy;
    if (isBusy) return;
    isBusy = true;
    become('busy');
    const outcome = await keepInAccount(client, customerId).catch((error: unknown) => {
      console.warn('Cart and wishlist could not be saved to the account:', error);
      return 'failed' as const;
    });
    isBusy = false;
    if (isOver) return;
    become(outcome === 'failed' ? 'failed' : 'idle');
    if (outcome === 'failed') later(AGAIN_MS);
    else if (again) void keep();
    else if (outcome === 'changedMeanwhile') later(SOON_MS);
  };
  const keepDue = () => void (areDue() && keep());
  const keepHidden = () => void (document.visibilityState === 'hidden' && keepDue());
  const leave = async () => {
    clearTimeout(timer);
    if (!areDue()) return;
    const lists = { cart: cart.read(), wishlist: wishlist.read() };
    await tellAccount(client, customerId, lists, readStored('token')).catch((error: unknown) =>
      console.warn('The last changes of the cart were not saved:', error),
    );
  };

  const leaveCharge = putInCharge({ keepSoon: () => later(SOON_MS), keepNow: () => void keep(), leave });
  addEventListener('online', keepDue);
  document.addEventListener('visibilitychange', keepHidden);
  if (!isBusy) keepDue();
  return () => {
    isOver = true;
    leaveCharge();
    removeEventListener('online', keepDue);
    document.removeEventListener('visibilitychange', keepHidden);
    clearTimeout(timer);
    become('idle');
  };
};

const become = (next: Keeping) => {
  keeping = next;
  for (const listener of listeners) listener();
};
