import { Box, Flex } from '@chakra-ui/react';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingPage } from '../ui/LoadingPage.tsx';
import { RouteError } from './RouteError.tsx';

/** Header, page, footer. Every change of route begins at the top (spec §2), for eyes and for screen readers alike. */
export const ShopLayout = () => {
  const { pathname } = useLocation();
  return (
    <Flex direction="column" minH="100dvh">
      <TopOfPage pathname={pathname} />
      <Box as="main" id="content" flex="1" tabIndex={-1} outline="none">
        <RouteError resetKey={pathname}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </RouteError>
      </Box>
    </Flex>
  );
};

const TopOfPage = ({ pathname }: { pathname: string }) => {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
};
