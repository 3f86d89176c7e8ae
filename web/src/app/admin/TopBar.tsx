import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AccountMenu } from '../../shop/auth/session/AccountMenu.tsx';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { CloseButton, MenuButton, SideDrawer } from '../../ui/SideDrawer.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { HomeLink, SideNavigation } from './SideNavigation.tsx';

/** The slim bar above the pages of the dashboard; on narrow screens it has the button that opens the navigation. */
export const TopBar = () => {
  const { t } = useMessages();
  return (
    <Bar>
      <NavigationDrawer />
      <Box flex="1" />
      <HStack gap={{ base: '0', md: '1' }}>
        <ShopLink to={paths.home}>{t('admin.shop')}</ShopLink>
        <LanguageSwitch textStyle="sm" />
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
    gap: '2',
    h: '3.25rem',
    px: { base: '4', md: '6' },
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
