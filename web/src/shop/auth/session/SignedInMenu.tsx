import { Badge, Box, chakra, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Session_CustomerFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useLanguageLink } from '#web/messages/useLanguageLink.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ANOTHER_ACCOUNT } from './anotherAccount.ts';
import { usePiecesInCart } from '#web/shop/cart/cart.ts';

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
    ...(customer.role === 'ADMIN' ? [{ to: paths.dashboard, label: t('customer.menu.dashboard') }] : []),
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
    <Box ref={corner} position="relative" onKeyDown={handleKey}>
      <chakra.button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('customer.menu.open', { name })}
        onClick={() => setOpen(!open)}
        display="block"
        borderRadius="full"
        cursor="button"
      >
        <Avatar name={name} photoUrl={customer.photoUrl} size={11} />
      </chakra.button>
      {open && (
        <Box
          position="absolute"
          insetEnd="0"
          top="calc(100% + 0.5rem)"
          w="64"
          bg="bg.surface"
          color="fg"
          borderWidth="1px"
          borderColor="border"
          borderRadius="card"
          boxShadow="float"
          zIndex="dropdown"
          p="2"
          animation="fade 120ms ease-out"
        >
          <Box display="flex" alignItems="center" gap="3" p="2" pb="3">
            <Avatar name={name} photoUrl={customer.photoUrl} size={9} />
            <Box minW="0">
              <Text fontWeight="medium" truncate>
                {name}
              </Text>
              <Text textStyle="xs" color="fg.muted" truncate>
                {customer.email}
              </Text>
            </Box>
          </Box>
          <Box role="menu" id={id} aria-label={t('customer.menu.label')}>
            {entries.map(({ to, label, count = 0 }) => (
              <MenuItem key={to} asChild justifyContent="space-between">
                <Link {...item} to={to}>
                  {label}
                  {count > 0 && <Badge>{formatNumber(count)}</Badge>}
                </Link>
              </MenuItem>
            ))}
            <MenuItem asChild justifyContent="space-between">
              <a {...item} {...language.link} lang={undefined}>
                {t('language.label')}
                <Text as="span" lang={language.other} color="brand.fg" fontWeight="medium">
                  {language.name}
                </Text>
              </a>
            </MenuItem>
            <MenuItem asChild>
              <Link {...item} to={paths.login} state={ANOTHER_ACCOUNT}>
                {t('customer.menu.another')}
              </Link>
            </MenuItem>
            <MenuItem asChild color="accent.fg">
              <button
                {...item}
                type="button"
                onClick={() => {
                  setOpen(false);
                  onSignOut();
                }}
              >
                {t('customer.menu.signOut')}
              </button>
            </MenuItem>
            <Box role="separator" borderTopWidth="1px" borderColor="border" my="2" />
            {small.map(({ to, label }) => (
              <MenuItem key={to} asChild textStyle="xs" minH="8" color="fg.muted">
                <Link {...item} to={to}>
                  {label}
                </Link>
              </MenuItem>
            ))}
          </Box>
          {language.failed && (
            <Text role="alert" textStyle="xs" px="3">
              {t('language.failed')}
            </Text>
          )}
        </Box>
      )}
    </Box>
  );
}

const MenuItem = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    w: 'full',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'button',
    _hover: { bg: 'brand.subtle' },
    _focusVisible: { bg: 'brand.subtle' },
  },
});
