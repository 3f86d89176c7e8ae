import { useApolloClient } from '@apollo/client/react';
import { useRef, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { shouldSaveData } from '../../lib/shouldSaveData.ts';
import { useStores } from '../../lib/stores.ts';

/**
 * How long the mouse must rest on a link before its page is prefetched, in milliseconds: moving across a grid prefetches
 * nothing.
 */
const REST_MS = 60;

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  productId: string;
}

/** A link to a product. Pointing at it, focusing or touching it prefetches the page. */
export const ProductLink = ({ productId, ...rest }: Props) => {
  const client = useApolloClient();
  const stores = useStores();
  const resting = useRef<number>(undefined);
  const fetch = () => {
    if (shouldSaveData()) return;
    // Imported late, since the page's query is not part of the first load.
    import('./page/fetchProduct.ts')
      .then(({ fetchProduct }) => fetchProduct(client, stores, productId))
      .catch(() => undefined);
  };
  return (
    <Link
      {...rest}
      to={paths.details(productId)}
      onPointerEnter={() => (resting.current = window.setTimeout(fetch, REST_MS))}
      onPointerLeave={() => clearTimeout(resting.current)}
      onFocus={fetch}
      onTouchStart={fetch}
    />
  );
};
