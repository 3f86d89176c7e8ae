import { Button, HStack, Link } from '@chakra-ui/react';
import { Link as RouterLink, useHref } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/**
 * The account of who is signed in, where there are no scripts. The page is the same for everybody: the stylesheet, which
 * only such browsers ask for, hides it or the login. Only the server renders it.
 */
export default function PlainAccount() {
  const { t } = useMessages();
  return (
    <>
      <link rel="stylesheet" href="/signed-in.css" />
      <HStack data-signed-in gap="3">
        <Link asChild textStyle="sm">
          <RouterLink to={paths.myOrders}>{t('customer.menu.orders')}</RouterLink>
        </Link>
        <form method="post" action={useHref('/logout')}>
          <Button type="submit" size="sm" variant="outline">
            {t('customer.menu.signOut')}
          </Button>
        </form>
      </HStack>
    </>
  );
}
