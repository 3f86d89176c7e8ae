import { Badge, Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Link, NavLink } from 'react-router-dom';
import { adminRoutes } from '#web/admin/adminRoutes.tsx';
import { useMay } from '#web/admin/permissions.tsx';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { unreadMessages } from '#web/lib/conversation/unreadMessages.ts';
import { useObserved } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useLogoName } from '#web/ui/logoName.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { navigation } from './navigation.ts';

/** Whether somebody with these permissions sees a page of the dashboard. */
export const isOpen = (page: (typeof navigation)[number][number]['page'], may: ReturnType<typeof useMay>): boolean =>
  adminRoutes.some(({ path, needs }) => path === adminPaths[page] && may(needs));

/** Loads the code of a page that somebody points at. It is loaded again, and reported, when the page is opened. */
const preload = (path: string) => {
  const page = adminRoutes.find((one) => one.path === path);
  page?.load().catch(() => undefined);
};

/** The pages of the dashboard (spec §2, Admin area), and below them those for customers and their words. */
export const SideNavigation = () => {
  const { t } = useMessages();
  const may = useMay();
  const groups = navigation
    .map((group) => group.filter(({ page }) => isOpen(page, may)))
    .filter(({ length }) => length > 0);
  return (
    <Box as="nav" aria-label={t('admin.nav')}>
      {groups.map((group) => (
        <Group key={group[0]?.page}>
          {group.map(({ page, icon }) => (
            <li key={page}>
              <Entry asChild>
                <NavLink
                  to={adminPaths[page]}
                  end={page === 'dashboard' || page === 'allProducts'}
                  onPointerEnter={() => preload(adminPaths[page])}
                  onFocus={() => preload(adminPaths[page])}
                >
                  <Icon path={icon} />
                  {t(`admin.nav.${page}`)}
                  {page === 'messages' && <UnreadCount />}
                </NavLink>
              </Entry>
            </li>
          ))}
        </Group>
      ))}
    </Box>
  );
};

/** How many conversations wait for an answer. */
const UnreadCount = () => {
  const { t, formatNumber } = useMessages();
  const unread = useObserved(unreadMessages, (count) => count);
  if (unread === 0) return null;
  return (
    <>
      <VisuallyHidden>{t('admin.messages.waiting', { count: unread })}</VisuallyHidden>
      <Badge ms="auto" aria-hidden>
        {formatNumber(unread)}
      </Badge>
    </>
  );
};

/** The shop's logo, which leads to the first page of the dashboard. */
export const HomeLink = () => {
  const { t } = useMessages();
  const shop = useLogoName();
  return (
    // A landmark, so that everything on the page is in one.
    <Flex as="nav" aria-label={t('admin.nav.home', { shop })} h="3.25rem" align="center" px="2">
      <Link to={adminPaths.dashboard} aria-label={t('admin.nav.home', { shop })} style={{ display: 'inline-flex' }}>
        <Logo />
      </Link>
    </Flex>
  );
};

const Icon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    style={{ flexShrink: 0 }}
  >
    <path d={path} />
  </svg>
);

const Group = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& + &': { mt: '3', pt: '3', borderTopWidth: '1px', borderColor: 'border' },
  },
});

const Entry = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: '11', lg: '9' },
    px: '2.5',
    my: '0.5',
    borderRadius: 'control',
    fontSize: { base: 'sm', lg: '0.875rem' },
    lineHeight: '1.25',
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { color: 'brand.fg', bg: 'brand.subtle' },
  },
});
