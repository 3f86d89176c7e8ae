import { useRef, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { usePrefetch } from '#web/lib/prefetch.ts';

/**
 * How long the mouse must rest on a link before its page is prefetched, in milliseconds: moving across a grid
 * prefetches nothing.
 */
const REST_MS = 60;

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  productId: string;
}

/** A link to a product. Pointing at it, focusing or touching it prefetches the page. */
export const ProductLink = ({ productId, ...rest }: Props) => {
  const prefetch = usePrefetch();
  const resting = useRef<number>(undefined);
  const url = paths.details(productId);
  return (
    <Link
      {...rest}
      to={url}
      onPointerEnter={() => (resting.current = window.setTimeout(prefetch, REST_MS, url))}
      onPointerLeave={() => clearTimeout(resting.current)}
      onFocus={() => prefetch(url)}
      onTouchStart={() => prefetch(url)}
    />
  );
};
