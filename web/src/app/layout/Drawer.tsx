import { Box, chakra, Flex } from '@chakra-ui/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '../../lib/lazyPart.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { closedByState } from '../../ui/closedByState.ts';
import { Logo } from '../../ui/Logo.tsx';

const DrawerMenu = lazyPart(() => import('./DrawerMenu.tsx'));

/** From this width on the menus are in the header and the drawer closes (spec §4, §9). */
const WIDE = '(min-width: 1024px)';

/** The menus for narrow screens: a modal sidebar with a group for each root category. */
export const Drawer = () => {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useLocation();
  const [open, setOpen] = useState(false);
  const [wanted, want] = useState(false);

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
        onClick={() => {
          want(true);
          setOpen(true);
        }}
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
        {...closedByState(() => setOpen(false))}
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
          {/* The menu's code loads when it is first opened, and the menu stays mounted. */}
          {wanted && (
            <Suspense>
              <DrawerMenu />
            </Suspense>
          )}
        </Box>
      </chakra.dialog>
    </Box>
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
