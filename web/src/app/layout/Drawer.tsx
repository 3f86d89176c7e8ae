import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useOpenedEarly } from '#web/lib/hydration/useOpenedEarly.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useLogoName } from '#web/ui/logoName.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { CloseButton, MenuButton, SideDrawer } from '#web/ui/SideDrawer.tsx';

const DrawerMenu = lazyPart(() => import('./menu/DrawerMenu.tsx'));

/** The menus for narrow screens: a modal sidebar with a group for each root category. */
export const Drawer = () => {
  const { t } = useMessages();
  const shop = useLogoName();
  const place = useLocation();
  const [open, setOpen] = useState(false);
  const [wanted, want] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(close, [place, close]);
  const button = useRef<HTMLButtonElement>(null);
  const show = () => {
    want(true);
    setOpen(true);
  };
  useOpenedEarly(button, show);
  return (
    <div className="below-lg">
      <MenuButton ref={button} label={t('header.menu.open')} open={open} onOpen={show} />
      <SideDrawer open={open} label={t('header.menu.label')} onClose={close}>
        <div className="drawer-head">
          <Link to={paths.home} aria-label={t('header.home', { shop })}>
            <Logo />
          </Link>
          <CloseButton label={t('header.menu.close')} onClose={close} />
        </div>
        {/* The menu's code loads when it is first opened, and the menu stays mounted. */}
        {wanted && (
          <Suspense>
            <DrawerMenu />
          </Suspense>
        )}
      </SideDrawer>
    </div>
  );
};
