import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { isStaff } from '#schema/staff.ts';
import type { Session_CustomerFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useLanguageLink } from '#web/messages/useLanguageLink.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ANOTHER_ACCOUNT } from './anotherAccount.ts';
import { usePiecesInCart } from '#web/shop/cart/cart.ts';
import '#web/ui/theme/menus.css';

interface SignedInMenuProps {
  customer: Session_CustomerFragment;
  onSignOut: () => void;
}

/** The customer's avatar with the account menu. */
export default function SignedInMenu({ customer, onSignOut }: SignedInMenuProps) {
  const { t, formatNumber } = useMessages();
  const pieces = usePiecesInCart();
  const id = useId();
  const [open, setOpen] = useState(false);
  const corner = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const language = useLanguageLink(() => {
    setOpen(false);
    button.current?.focus();
  });
  const name = customer.displayName || t('customer.menu.user');

  useEffect(() => {
    if (!open) return;
    corner.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      if (!corner.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const handleKey = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
      return;
    }
    if (event.key === 'Tab') return setOpen(false);
    const items = [...(corner.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items[(next + items.length) % items.length]?.focus();
  };

  const entries: { to: string; label: string; count?: number }[] = [
    ...(isStaff(customer) ? [{ to: paths.dashboard, label: t('customer.menu.dashboard') }] : []),
    { to: paths.profile, label: t('customer.menu.profile') },
    { to: paths.myOrders, label: t('customer.menu.orders') },
    { to: paths.cart, label: t('cart.title'), count: pieces },
    { to: paths.wishlist, label: t('cart.wishlist') },
    { to: paths.help, label: t('customer.menu.help') },
  ];
  const small = [
    { to: paths.privacy, label: t('customer.menu.privacy') },
    { to: paths.terms, label: t('customer.menu.terms') },
    { to: paths.cookies, label: t('customer.menu.cookies') },
  ];
  const item = { role: 'menuitem', tabIndex: -1, onClick: () => setOpen(false) };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears what the button and the menu are for
    <div ref={corner} className="account" onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('customer.menu.open', { name })}
        onClick={() => setOpen(!open)}
        className="account-open"
      >
        <Avatar name={name} photoUrl={customer.photoUrl} size={11} />
      </button>
      {open && (
        <div className="account-menu">
          <div className="account-name">
            <Avatar name={name} photoUrl={customer.photoUrl} size={9} />
            <div>
              <p className="bold">{name}</p>
              <p className="text-xs muted">{customer.email}</p>
            </div>
          </div>
          <div role="menu" id={id} aria-label={t('customer.menu.label')}>
            {entries.map(({ to, label, count = 0 }) => (
              <Link key={to} {...item} to={to}>
                {label}
                {count > 0 && <span className="badge">{formatNumber(count)}</span>}
              </Link>
            ))}
            <a {...item} {...language.link} lang={undefined}>
              {t('language.label')}
              <span lang={language.other} className="accented bold">
                {language.name}
              </span>
            </a>
            <Link {...item} to={paths.login} state={ANOTHER_ACCOUNT}>
              {t('customer.menu.another')}
            </Link>
            <button
              {...item}
              type="button"
              className="account-leave"
              onClick={() => {
                setOpen(false);
                onSignOut();
              }}
            >
              {t('customer.menu.signOut')}
            </button>
            <hr />
            {small.map(({ to, label }) => (
              <Link key={to} {...item} to={to} className="text-xs muted">
                {label}
              </Link>
            ))}
          </div>
          {language.failed && (
            <p role="alert" className="text-xs account-failed">
              {t('language.failed')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
