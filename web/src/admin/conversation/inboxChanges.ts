import { definePersonalStore, observed } from '#web/lib/stores.ts';

/** How often the inbox has changed since the dashboard was opened: its list is asked for again each time. */
export const inboxChanges = definePersonalStore(
  () => observed(0),
  (store) => store.write(0),
);
