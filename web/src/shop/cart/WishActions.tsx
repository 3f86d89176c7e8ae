import { Box, Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { addToCartError } from '../../../../schema/order.ts';
import type { WishActions_ProductFragment } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { useStores } from '../../lib/stores.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useAddToCart } from './useAddToCart.ts';
import { removeWish } from './wishlist.ts';

/* GraphQL */ `
  fragment WishActions_product on Product {
    id
    name
    image {
      path
      alt
    }
    priceCents
    availableStock
    colors
    sizes
  }
`;

interface WishActionsProps {
  productId: string;
  /** Null when the product is no longer in the shop. */
  product: WishActions_ProductFragment | null;
}

/** The buttons of a product on the wishlist: add it to the cart, or choose colour and size on its page; or remove it. */
export const WishActions = ({ productId, product }: WishActionsProps) => {
  const { t } = useMessages();
  const stores = useStores();
  const { add, success, hint, problem } = useAddToCart();
  const nothing = { color: null, size: null };
  return (
    <Box mt="3">
      {product && product.availableStock > 0 && addToCartError(product, nothing) === null && (
        <Button
          w="full"
          size="sm"
          variant="outline"
          aria-label={`${t('product.addToCart')}: ${product.name}`}
          onClick={() => {
            const { name, image, priceCents, availableStock } = product;
            add({ productId, name, image, priceCents, quantity: 1, ...nothing }, availableStock);
          }}
        >
          {t('product.addToCart')}
        </Button>
      )}
      {product && product.availableStock > 0 && addToCartError(product, nothing) !== null && (
        <Button asChild w="full" size="sm" variant="outline">
          <Link to={paths.details(productId)} aria-label={`${t('cart.wishlist.choose')}: ${product.name}`}>
            {t('cart.wishlist.choose')}
          </Link>
        </Button>
      )}
      <Button
        w="full"
        size="sm"
        variant="plain"
        aria-label={product ? `${t('cart.remove')}: ${product.name}` : undefined}
        onClick={() => removeWish(stores, productId)}
      >
        {t('cart.remove')}
      </Button>
      <Text role="status" textStyle="sm" fontWeight="medium" color="fg.success">
        {success} {hint}
      </Text>
      <Text role="alert" textStyle="sm" fontWeight="medium" color="fg.error">
        {problem}
      </Text>
    </Box>
  );
};
