import { useEffect } from 'react';
import { definePublicStore, useStore } from '../stores.ts';

/** The regions of the server's page whose code does not run yet. */
export interface Regions {
  /** Notes a region, and how its code is loaded. The function that is returned notes that its code runs, or it is gone. */
  sleeps: (place: Element, load: () => Promise<void>) => () => void;
  /** Wakes the regions around an element. Returns whether there are any. */
  wakeAround: (element: Element) => boolean;
  /** Wakes all. Returns when their code runs. */
  wakeAll: () => Promise<unknown>;
}

export const regions = definePublicStore((): Regions => {
  const asleep = new Map<Element, () => Promise<void>>();
  return {
    sleeps: (place, load) => {
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      asleep.set(place, () => load().then(() => ended));
      return () => {
        asleep.delete(place);
        end();
      };
    },
    wakeAround: (element) => {
      const around = [...asleep].filter(([place]) => place.contains(element));
      for (const [, wake] of around) void wake();
      return around.length > 0;
    },
    wakeAll: () => Promise.all([...asleep.values()].map((wake) => wake())),
  };
});

/** Wakes all regions of the page when it is known that something in them is the person's own. */
export const useOwnRegions = (areOwn: boolean): void => {
  const { wakeAll } = useStore(regions);
  useEffect(() => {
    if (areOwn) void wakeAll();
  }, [areOwn, wakeAll]);
};
