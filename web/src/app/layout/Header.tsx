import { Box, chakra, Container, Flex, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CartLink, WishlistLink } from './HeaderLinks.tsx';
import { AccountMenu } from '#web/shop/auth/session/AccountMenu.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx';
import { Drawer } from './Drawer.tsx';
import { serverPart } from '#web/lib/serverPart.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { BeautyPanel, CategoryPanel } from './panel/panels.tsx';
import { SearchBox } from './SearchBox.tsx';

const PlainMenuLink = serverPart(import.meta.env.SSR && (() => withTexts(() => import('../plain/PlainMenuLink.tsx'))));

/**
 * The header: promise, logo, menus, search, chat, language, theme, account. On wide screens it stays visible, except
 * for the promise; on narrow screens it scrolls away, and the menus are in the drawer.
 */
export const Header = () => {
  const { t } = useMessages();
  return (
    // No box of its own, so that its sticky part sticks within the page, not within the header.
    <Box as="header" display="contents">
      <Box bg="bg.inverted" color="fg.onInverted" textStyle="xs" display={{ base: 'none', md: 'block' }}>
        <Container py="1.5" textAlign="center">
          {t('header.promise')}
        </Container>
      </Box>
      <Bar>
        <Container>
          <Flex
            align="center"
            gap={{ base: '1', sm: '2', md: '4', lg: '2', xl: '4' }}
            minH={{ base: '14', lg: '16' }}
            pt={{ base: '2', md: '0' }}
            rowGap="2"
            wrap={{ base: 'wrap', md: 'nowrap' }}
          >
            <Drawer />
            <chakra.div display="flex" flex={{ base: '1', md: '0 0 auto' }}>
              <Link to={paths.home} aria-label={t('header.home')} style={{ display: 'inline-flex' }}>
                <Logo />
              </Link>
            </chakra.div>
            <noscript>
              <PlainMenuLink />
            </noscript>
            <HStack
              data-scripted
              as="nav"
              aria-label={t('header.menu.shop')}
              gap={{ lg: '0', xl: '1' }}
              ms={{ xl: '2' }}
              hideBelow="lg"
              position="static"
            >
              <CategoryPanel />
              <BeautyPanel />
            </HStack>
            <Box flex={{ base: '1 0 100%', md: '1' }} order={{ base: 1, md: 0 }} pb={{ base: '3', md: '0' }}>
              <SearchBox />
            </Box>
            <HStack gap={{ base: 'clamp(0px, (100vw - 320px) / 8, 0.25rem)', sm: '1', md: '2', lg: '0', xl: '2' }}>
              <TextLink to={paths.peopleList}>{t('header.chat')}</TextLink>
              <LanguageSwitch hideBelow="md" />
              <ThemeSwitch />
              <WishlistLink />
              <CartLink />
              <AccountMenu />
            </HStack>
          </Flex>
        </Container>
      </Bar>
    </Box>
  );
};

const Bar = chakra('div', {
  base: {
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
    position: { base: 'relative', lg: 'sticky' },
    top: '0',
    zIndex: 'sticky',
  },
});

const TextLink = chakra(Link, {
  base: {
    display: { base: 'none', lg: 'inline-flex' },
    alignItems: 'center',
    h: '11',
    px: '3',
    borderRadius: 'control',
    fontWeight: 'medium',
    _hover: { bg: 'brand.subtle', color: 'brand.fg' },
  },
});
