import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireCustomer } from './RequireCustomer.tsx';
import { PageAwake } from '../lib/hydration/PageAwake.tsx';
import { RouteError } from './RouteError.tsx';
import { RouteLoading } from './RouteLoading.tsx';
import { routes, type Guard } from './routes.tsx';
import { ShopLayout } from './ShopLayout.tsx';

const guardedBy = (guard: Guard) =>
  routes
    .filter((route) => route.guard === guard)
    .map(({ path, element }) => <Route key={path} path={path} element={element} />);

/**
 * Shows the page of the current URL, behind its guard: in the shop's layout, or in the dashboard, which has its own.
 */
export const AppRoutes = () => (
  <Routes>
    <Route element={<ShopLayout />}>
      {guardedBy('public')}
      <Route element={<RequireCustomer />}>{guardedBy('customer')}</Route>
    </Route>
    <Route element={<RequireCustomer />}>
      <Route element={<RequireAdmin />}>
        <Route element={<WithoutLayout />}>{guardedBy('admin')}</Route>
      </Route>
    </Route>
  </Routes>
);

/** The dashboard brings its own layout. */
const WithoutLayout = () => (
  <RouteError resetKey="dashboard">
    <Suspense fallback={<RouteLoading />}>
      <Outlet />
      <PageAwake />
    </Suspense>
  </RouteError>
);
