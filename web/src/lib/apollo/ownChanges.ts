import { ApolloLink } from '@apollo/client';
import { finalize } from 'rxjs';
import { readStored, writeStored } from '../storage.ts';
import { definePublicStore } from '../stores.ts';

/**
 * For how long after a change by this browser cached answers might not show it yet, in milliseconds. A list that the
 * change adds something to does not name it: the server gives it for 2 and 10 seconds, and copies live for 1 and 5
 * (decision 08).
 */
const RECENT_MS = 20_000;

/** What this browser has changed in the shop. */
interface OwnChanges {
  /** Notes each mutation: when it is sent, since its response may get lost, and when it is over. */
  link: ApolloLink;
  /** Whether something was changed in the last seconds, by any tab: then answers must not come from copies. */
  areRecent: () => boolean;
}

/** Notes when this browser changes something, for all its tabs, and for the time after a reload. */
export const ownChanges = definePublicStore((): OwnChanges => {
  // Storage may be blocked: then each tab knows of its own.
  let last = -Infinity;
  const note = () => {
    last = Date.now();
    writeStored('changed', String(last));
  };
  // A clock that was set back makes no difference of hours.
  const isRecent = (at: number) => Math.abs(Date.now() - at) < RECENT_MS;
  return {
    link: new ApolloLink((operation, forward) => {
      if (operation.operationType !== 'mutation') return forward(operation);
      note();
      return forward(operation).pipe(finalize(note));
    }),
    areRecent: () => isRecent(last) || isRecent(Number(readStored('changed'))),
  };
});
