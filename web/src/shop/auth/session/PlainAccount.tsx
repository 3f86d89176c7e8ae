import { Link, useHref } from 'react-router-dom';
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
      <div data-signed-in className="plain-account">
        <Link to={paths.myOrders} className="link text-sm">
          {t('customer.menu.orders')}
        </Link>
        <form method="post" action={useHref('/logout')}>
          <button type="submit" className="button button-outline button-sm">
            {t('customer.menu.signOut')}
          </button>
        </form>
      </div>
    </>
  );
}
