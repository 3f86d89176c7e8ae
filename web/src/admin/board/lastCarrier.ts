import { definePersonalStore, observed } from '#web/lib/stores.ts';

/** The carrier of the last shipment in this tab: the next parcel probably goes with the same one. */
export const lastCarrier = definePersonalStore(
  () => observed(''),
  (store) => store.write(''),
);
