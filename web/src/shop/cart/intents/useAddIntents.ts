import { useEffect, useEffectEvent } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { readStored } from '#web/lib/storage.ts';
import { useStores } from '#web/lib/stores.ts';
import type { AddIntent } from './intents.ts';

/** Has Add To Cart done for what was pressed on the product's page before its code was there; null for none. */
export const useAddIntents = (productId: string | null, add: (intent: AddIntent) => void): void => {
  const stores = useStores();
  const take = useEffectEvent(async () => {
    if (productId === null || readStored('intents') === null) return;
    const { takeAdds } = await loadCode(() => import('./intents.ts'));
    for (const intent of takeAdds(stores, productId)) add(intent);
  });
  useEffect(() => {
    const listen = () => void take();
    listen();
    addEventListener('intent', listen);
    return () => removeEventListener('intent', listen);
  }, []);
};
