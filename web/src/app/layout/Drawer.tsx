import { Box, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Logo } from '../../ui/Logo.tsx';
import { beautyMenu, categoryMenu, type MenuGroup } from './menu.ts';

/** From this width up the menus stand in the header and the drawer closes (spec §4, §9). */
const WIDE = '(min-width: 1024px)';

/** The menus of narrow screens: a modal sidebar with a group for each root category. */
export const Drawer = () => {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useLocation();
  const [open, setOpen] = useState(false);

  useEffect(() => setOpen(false), [place]);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => wide.matches && setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  useEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <Box hideFrom="lg">
      <IconButton
        type="button"
        aria-label={t('header.menu.open')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        ms="-2"
      >
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden
        >
          <path d="M4 7h16M4 12h16M4 17h10" />
        </svg>
      </IconButton>
      <chakra.dialog
        ref={dialog}
        aria-label={t('header.menu.label')}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && setOpen(false)}
        m="0"
        h="100dvh"
        maxH="100dvh"
        w="20rem"
        maxW="calc(100vw - 3rem)"
        bg="bg.surface"
        color="fg"
        overscrollBehavior="contain"
        _open={{ animation: 'slide 160ms ease-out' }}
        _backdrop={{ bg: 'rgb(20 16 8 / 0.55)' }}
      >
        <Box p="4" minH="full">
          <Flex justify="space-between" align="center" mb="3">
            <Link to={paths.home} aria-label={t('header.home')}>
              <Logo />
            </Link>
            <IconButton
              type="button"
              aria-label={t('header.menu.close')}
              onClick={() => setOpen(false)}
              me="-2"
            >
              <svg
                viewBox="0 0 24 24"
                width="24"
                height="24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                aria-hidden
              >
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </IconButton>
          </Flex>
          <Box as="nav" aria-label={t('header.menu.shop')}>
            <DrawerLink to={paths.home}>{t('drawer.dashboard')}</DrawerLink>
            <DrawerLink to={paths.products}>{t('drawer.all')}</DrawerLink>
            {[...categoryMenu, beautyMenu].map((group) => (
              <Group key={group.name} group={group} />
            ))}
            <DrawerLink to={paths.peopleList}>{t('header.chat')}</DrawerLink>
            <DrawerLink to={paths.help}>{t('footer.links.help')}</DrawerLink>
          </Box>
        </Box>
      </chakra.dialog>
    </Box>
  );
};

const Group = ({ group }: { group: MenuGroup }) => {
  const { t } = useMessages();
  return (
    <chakra.details
      borderTopWidth="1px"
      borderColor="border"
      css={{ '&[open] > summary svg': { rotate: '180deg' } }}
    >
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
        {group.name}
        <svg
          viewBox="0 0 12 12"
          width="13"
          height="13"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden
        >
          <path d="m2 4 4 4 4-4" />
        </svg>
      </chakra.summary>
      <Box pb="3" ps="3">
        <SubLink to={group.to} color="brand.fg" fontWeight="medium">
          {t('header.allOf', { name: group.name })}
        </SubLink>
        {group.sections.map((section, index) => (
          <Box key={index}>
            {section.heading && (
              <SubLink to={section.heading.to} fontWeight="medium">
                {section.heading.name}
              </SubLink>
            )}
            {section.links.map(({ name, to }) => (
              <SubLink key={name} to={to} ps={section.heading ? '3' : '0'} color="fg.muted">
                {name}
              </SubLink>
            ))}
          </Box>
        ))}
      </Box>
    </chakra.details>
  );
};

const IconButton = chakra('button', {
  base: {
    boxSize: '11',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'control',
    cursor: 'button',
    _hover: { bg: 'brand.subtle' },
  },
});

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
