import { Box, Flex } from '@chakra-ui/react';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { FollowInbox } from '#web/admin/conversation/FollowInbox.tsx';
import { Toasts } from '#web/admin/ui/toasts/Toasts.tsx';
import { useMay } from '#web/admin/permissions.tsx';
import { useMessages } from '#web/messages/useMessages.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { useScrollMemory } from '../layout/useScrollMemory.ts';
import { RouteError } from '../RouteError.tsx';
import { RouteLoading } from '../RouteLoading.tsx';
import { HomeLink, SideNavigation } from './SideNavigation.tsx';
import { TopBar } from './TopBar.tsx';

/** The layout of the dashboard: side navigation, permanently open on wide screens, a slim bar, and the page. */
export const AdminLayout = () => {
  const { t } = useMessages();
  const may = useMay();
  const { pathname } = useLocation();
  useScrollMemory(pathname);
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Flex minH="100dvh">
      <SkipLink href="#content">{t('app.skip')}</SkipLink>
      <Box
        as="aside"
        hideBelow="lg"
        w="15rem"
        flexShrink="0"
        h="100dvh"
        position="sticky"
        top="0"
        overflowY="auto"
        px="3"
        pb="6"
        bg="bg.surface"
        borderEndWidth="1px"
        borderColor="border"
      >
        <HomeLink />
        <Box h="2" />
        <SideNavigation />
      </Box>
      <Box minW="0" flex="1">
        <TopBar />
        <Box as="main" id="content" ref={main} tabIndex={-1} outline="none">
          <RouteError resetKey={pathname}>
            <Suspense fallback={<RouteLoading />}>
              <Outlet />
            </Suspense>
          </RouteError>
        </Box>
      </Box>
      <Toasts />
      {may('CUSTOMERS') && <FollowInbox />}
    </Flex>
  );
};
