import type { ApolloCache } from '@apollo/client';
import personalFields from '#web/generated/personal.json';
import { forgetDrafts } from '../form/forgetDrafts.ts';
import { forgetSeen } from '../offline/forgetSeen.ts';
import { forgetStored } from '../storage.ts';
import type { Stores } from '../stores.ts';

const FIELDS: Readonly<Record<string, readonly string[] | undefined>> = personalFields;

/** Returns the type of a cached object by its id. */
const typeOf = (id: string): string =>
  ({ ROOT_QUERY: 'Query', ROOT_SUBSCRIPTION: 'Subscription' })[id] ?? id.split(':')[0] ?? '';

/**
 * Removes the person's data from the cache: everything that the schema marks as @personal, and what is only reachable
 * from it.
 */
export const forgetAnswers = (cache: ApolloCache): void => {
  cache.batch({
    update: () => {
      for (const id of Object.keys(cache.extract() as object))
        for (const fieldName of FIELDS[typeOf(id)] ?? []) cache.evict({ id, fieldName });
    },
  });
  cache.gc();
};

/**
 * Removes everything of the person from this app and this browser: cached data, stores, storage, drafts, and the pages
 * that the service worker keeps.
 */
export const resetPersonalState = (client: { cache: ApolloCache } | null, stores: Stores): void => {
  if (client) forgetAnswers(client.cache);
  stores.forgetPerson();
  forgetStored();
  forgetDrafts();
  forgetSeen();
};
