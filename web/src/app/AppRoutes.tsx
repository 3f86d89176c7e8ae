import { Route, Routes } from 'react-router-dom';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireCustomer } from './RequireCustomer.tsx';
import { routes, type Guard } from './routes.tsx';
import { ShopLayout } from './ShopLayout.tsx';

const guardedBy = (guard: Guard) =>
  routes
    .filter((route) => route.guard === guard)
    .map(({ path, element }) => <Route key={path} path={path} element={element} />);

/** Shows the page of the current URL, behind its guard. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<ShopLayout />}>
      {guardedBy('public')}
      <Route element={<RequireCustomer />}>
        {guardedBy('customer')}
        <Route element={<RequireAdmin />}>{guardedBy('admin')}</Route>
      </Route>
    </Route>
  </Routes>
);
