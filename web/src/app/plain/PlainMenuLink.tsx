import { chakra } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';

/** Leads to all menus above the footer; in the header, where the menus need scripts. Only the server renders it. */
export default function PlainMenuLink() {
  const { t } = useMessages();
  return <MenuLink href="#all-categories">{t('plain.menu')}</MenuLink>;
}

const MenuLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: '11',
    px: '2',
    borderRadius: 'control',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textStyle: { base: 'sm', lg: 'md' },
    _hover: { bg: 'brand.subtle', color: 'brand.fg' },
  },
});
