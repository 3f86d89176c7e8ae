import { definePersonalStore } from '#web/lib/stores.ts';

interface LastCarrier {
  name: () => string;
  keep: (name: string) => void;
}

/** The carrier of the last shipment in this tab: the next parcel probably goes with the same one. */
export const lastCarrier = definePersonalStore(
  (): LastCarrier => {
    let last = '';
    return {
      name: () => last,
      keep: (name) => {
        last = name;
      },
    };
  },
  ({ keep }) => keep(''),
);
