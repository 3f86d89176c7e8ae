import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** The empty wishlist, with links to the shop. */
export const EmptyWishlist = () => {
  const { t } = useMessages();
  return (
    <EmptyState title={t('cart.wishlist.empty')} text={t('cart.wishlist.empty.text')}>
      <Button asChild>
        <Link to={paths.products}>{t('notFound.search')}</Link>
      </Button>
    </EmptyState>
  );
};
