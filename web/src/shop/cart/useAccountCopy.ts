import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { readStored } from '../../lib/storage.ts';
import { useSession } from '../customer/session.tsx';
import { cart } from './cart.ts';
import { keepFor } from './keeper.ts';
import { isDue } from './kept.ts';
import { wishlist } from './wishlist.ts';

/** While somebody is signed in, cart and wishlist of this browser and of their account are kept the same. */
export const useAccountCopy = (): void => {
  const client = useApolloClient();
  const customerId = useSession().customer?.id;
  useEffect(() => {
    if (customerId === undefined) return;
    const areDue = () => isDue(cart.read(), customerId) || isDue(wishlist.read(), customerId);
    // How it is done is loaded when it is first needed.
    const account = () => import('./accountCopy.ts');
    return keepFor({
      isDue: areDue,
      keep: async () => (await account()).keepInAccount(client, customerId),
      leave: () => {
        if (!areDue()) return;
        const lists = { cart: cart.read(), wishlist: wishlist.read() };
        const token = readStored('token');
        account()
          .then(({ tellAccount }) => tellAccount(client, customerId, lists, token))
          .catch((error: unknown) => console.warn('The last changes of the cart were not saved:', error));
      },
    });
  }, [client, customerId]);
};
