import { Badge, Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { usePiecesInCart } from '#web/shop/cart/cart.ts';
import { beautyMenu, categoryMenu, type MenuGroup } from './menu.ts';

/** The content of the drawer: a group for each root category, and the other links of the header. */
export default function DrawerMenu() {
  const { t, formatNumber } = useMessages();
  const pieces = usePiecesInCart();
  return (
    <Box as="nav" aria-label={t('header.menu.shop')}>
      <DrawerLink to={paths.home}>{t('drawer.dashboard')}</DrawerLink>
      <DrawerLink to={paths.products}>{t('drawer.all')}</DrawerLink>
      {[...categoryMenu, beautyMenu].map((group) => (
        <Group key={group.name} group={group} />
      ))}
      <DrawerLink to={paths.cart} justifyContent="space-between">
        {t('cart.title')}
        {pieces > 0 && <Badge>{formatNumber(pieces)}</Badge>}
      </DrawerLink>
      <DrawerLink to={paths.wishlist}>{t('cart.wishlist')}</DrawerLink>
      <DrawerLink to={paths.peopleList}>{t('header.chat')}</DrawerLink>
      <DrawerLink to={paths.help}>{t('footer.links.help')}</DrawerLink>
      <Box borderTopWidth="1px" borderColor="border" py="1" ms="-3">
        <LanguageSwitch />
      </Box>
    </Box>
  );
}

const Group = ({ group }: { group: MenuGroup }) => {
  const { t, translate } = useMessages();
  return (
    <chakra.details borderTopWidth="1px" borderColor="border" css={{ '&[open] > summary svg': { rotate: '180deg' } }}>
      <chakra.summary
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        h="12"
        fontWeight="medium"
        cursor="button"
        listStyle="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        {translate(group.name)}
        <svg viewBox="0 0 12 12" width="13" height="13" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
          <path d="m2 4 4 4 4-4" />
        </svg>
      </chakra.summary>
      <Box pb="3" ps="3">
        <SubLink to={group.to} color="brand.fg" fontWeight="medium">
          {t('header.allOf', { name: translate(group.name) })}
        </SubLink>
        {group.sections.map((section, index) => (
          <Box key={index}>
            {section.heading && (
              <SubLink to={section.heading.to} fontWeight="medium">
                {translate(section.heading.name)}
              </SubLink>
            )}
            {section.links.map(({ name, to }) => (
              <SubLink key={name} to={to} ps={section.heading ? '3' : '0'} color="fg.muted">
                {translate(name)}
              </SubLink>
            ))}
          </Box>
        ))}
      </Box>
    </chakra.details>
  );
};

const DrawerLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    h: '12',
    fontWeight: 'medium',
    borderTopWidth: '1px',
    borderColor: 'border',
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const SubLink = chakra(Link, {
  base: { display: 'flex', alignItems: 'center', minH: '10', _focusVisible: { outlineOffset: '-2px' } },
});
