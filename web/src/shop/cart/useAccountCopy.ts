import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../auth/session/session.tsx';

/** While somebody is signed in, cart and wishlist of this browser and of their account are kept the same. */
export const useAccountCopy = (): void => {
  const client = useApolloClient();
  const customerId = useSession().customer?.id;
  useEffect(() => {
    if (customerId === undefined) return;
    let stop: (() => void) | null = () => {};
    // Visitors never need it, and nobody at the first paint.
    const start = async () => {
      const { keepFor } = await import('./keeper.ts');
      if (stop) stop = keepFor(client, customerId);
    };
    start().catch((error: unknown) => console.warn('Cart and wishlist are not saved to the account:', error));
    return () => {
      stop?.();
      stop = null;
    };
  }, [client, customerId]);
};
