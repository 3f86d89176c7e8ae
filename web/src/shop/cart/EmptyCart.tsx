import { Button, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useWishCount } from './wishlist.ts';

/** The empty cart, with links to the shop. */
export const EmptyCart = () => {
  const { t } = useMessages();
  const wishes = useWishCount();
  return (
    <EmptyState title={t('cart.empty')} text={t('cart.empty.text')}>
      <HStack justify="center" wrap="wrap" gap="3">
        <Button asChild>
          <Link to={paths.products}>{t('notFound.search')}</Link>
        </Button>
        {wishes > 0 && (
          <Button asChild variant="outline">
            <Link to={paths.wishlist}>{t('cart.wishlist')}</Link>
          </Button>
        )}
      </HStack>
    </EmptyState>
  );
};
