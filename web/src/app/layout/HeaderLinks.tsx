import { Link } from 'react-router-dom';
import { unreadMessages } from '#web/lib/conversation/unreadMessages.ts';
import { paths } from '#web/lib/paths.ts';
import { useObserved } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { HeartIcon } from '#web/ui/HeartButton.tsx';
import { usePiecesInCart } from '#web/shop/cart/cart.ts';
import { useWishCount } from '#web/shop/cart/wishlist.ts';

/** The header's link to the cart, with the number of pieces in it. */
export const CartLink = () => {
  const { t, formatNumber } = useMessages();
  const pieces = usePiecesInCart();
  const label = pieces > 0 ? t('cart.link', { count: pieces }) : t('cart.link.empty');
  return (
    <Link className="icon-button" to={paths.cart} aria-label={label} title={t('cart.title')}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M3 4h2.2l2.3 10.4a1.5 1.5 0 0 0 1.5 1.2h8.3a1.5 1.5 0 0 0 1.5-1.2L20.5 8H6.1" />
        <circle cx="9.6" cy="19.4" r="1.3" />
        <circle cx="16.8" cy="19.4" r="1.3" />
      </svg>
      {/* The link's name has the number too. Before the code is there, public/intents.js writes it. */}
      {/* Another number is another element, so that it swings. */}
      <span
        key={pieces}
        className="cart-count"
        data-count={pieces > 99 ? `${formatNumber(99)}+` : pieces > 0 ? formatNumber(pieces) : ''}
      />
    </Link>
  );
};

/**
 * The header's link to the conversation with the shop, with the number of unread answers; on narrow screens, whose
 * drawer has it, only while there are some.
 */
export const ChatLink = () => {
  const { t, formatNumber } = useMessages();
  const unread = useObserved(unreadMessages, (count) => count);
  if (unread === 0)
    return (
      <Link to={paths.peopleList} className="quiet from-lg">
        {t('header.chat')}
      </Link>
    );
  return (
    <Link className="icon-button" to={paths.peopleList} aria-label={`${t('header.chat')}: ${formatNumber(unread)}`}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M4 5h16v11.5H9.5L5.5 20v-3.5H4z" />
      </svg>
      <span className="cart-count" data-count={formatNumber(unread)} />
    </Link>
  );
};

/** The header's link to the wishlist. */
export const WishlistLink = () => {
  const { t } = useMessages();
  const filled = useWishCount() > 0;
  return (
    <Link
      className="icon-button from-lg"
      to={paths.wishlist}
      aria-label={t('cart.wishlist')}
      title={t('cart.wishlist')}
    >
      <HeartIcon filled={filled} />
    </Link>
  );
};
