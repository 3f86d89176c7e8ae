import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AccountMenu } from '#web/shop/auth/session/AccountMenu.tsx';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { CloseButton, MenuButton, SideDrawer } from '#web/ui/SideDrawer.tsx';
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx';
import { SearchButton } from './palette/SearchButton.tsx';
import { HomeLink, SideNavigation } from './SideNavigation.tsx';

/** The slim bar above the pages of the dashboard; on narrow screens it has the button that opens the navigation. */
export const TopBar = () => {
  const { t } = useMessages();
  return (
    <Bar>
      <NavigationDrawer />
      <SearchButton />
      <Box flex="1" />
      <HStack gap={{ base: '0', md: '1' }} wrap="wrap">
        <ShopLink to={paths.home} aria-label={t('admin.shop')}>
          <chakra.svg
            hideFrom="md"
            viewBox="0 0 24 24"
            boxSize="5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden
          >
            <path d="M4 9.5 5.5 4h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12.5V20h13v-7.5" />
          </chakra.svg>
          <chakra.span hideBelow="md">{t('admin.shop')}</chakra.span>
        </ShopLink>
        <LanguageSwitch className="text-sm" />
        <ThemeSwitch />
        <AccountMenu />
      </HStack>
    </Bar>
  );
};

/** The navigation on narrow screens. */
const NavigationDrawer = () => {
  const { t } = useMessages();
  const place = useLocation();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(close, [place, close]);
  return (
    <Box hideFrom="lg">
      <MenuButton label={t('admin.nav.open')} open={open} onOpen={() => setOpen(true)} />
      <SideDrawer open={open} label={t('admin.nav')} onClose={close}>
        {open && (
          <>
            <Flex justify="space-between" align="center" mb="2">
              <HomeLink />
              <CloseButton label={t('admin.nav.close')} onClose={close} />
            </Flex>
            <SideNavigation />
          </>
        )}
      </SideDrawer>
    </Box>
  );
};

const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0', md: '2' },
    // Rows follow each other where letters are so large that one has no room.
    flexWrap: 'wrap',
    minH: '3.25rem',
    px: { base: '3', md: '6' },
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
  },
});

const ShopLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    textStyle: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { bg: 'brand.subtle', color: 'brand.fg' },
  },
});
