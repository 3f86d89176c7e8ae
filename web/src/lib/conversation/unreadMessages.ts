import { definePersonalStore, observed } from '../stores.ts';

/** How many messages wait for the person who uses this page: in the header and the title. */
export const unreadMessages = definePersonalStore(
  () => observed(0),
  (store) => store.write(0),
);
