import { Box, chakra, Container, Heading } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import Note from '#web/ui/plain/Note.tsx';
import { beautyMenu, categoryMenu } from '../layout/menu.ts';

/**
 * Where the header's menus lead without scripts: all menus as a list of links above the footer, and what the shop can
 * do without scripts. Only the server renders it.
 */
export default function PlainMenu() {
  const { t, translate } = useMessages();
  return (
    <Container mt={{ base: '10', md: '16' }}>
      <Note what="plain.shop" />
      <Box as="nav" id="all-categories" aria-labelledby="all-categories-title" mt="8">
        <Heading as="h2" size="md" id="all-categories-title">
          {t('plain.menu')}
        </Heading>
        <Box columnWidth="9rem" columnGap="6" mt="4">
          {[...categoryMenu, beautyMenu].map(({ name, to, sections }) => (
            <Box key={name} mb="4">
              <MenuLink to={to} fontWeight="bold" color="brand.fg">
                {translate(name)}
              </MenuLink>
              {sections
                .flatMap(({ heading, links }) => [...(heading ? [heading] : []), ...links])
                .map((link) => (
                  <MenuLink key={link.to} to={link.to}>
                    {translate(link.name)}
                  </MenuLink>
                ))}
            </Box>
          ))}
          <MenuLink to={paths.products} fontWeight="bold" color="brand.fg">
            {t('drawer.all')}
          </MenuLink>
        </Box>
      </Box>
    </Container>
  );
}

const MenuLink = chakra(Link, { base: { display: 'block', py: '1.5', textStyle: 'sm' } });
