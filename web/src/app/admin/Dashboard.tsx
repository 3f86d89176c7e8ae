import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { adminRoutes } from '#web/admin/adminRoutes.tsx';
import { RoleContext } from '#web/admin/permissions.tsx';
import { dashboard as bangla } from '#web/messages/bn/dashboard.ts';
import { dashboard as english } from '#web/messages/en/dashboard.ts';
import { moreTexts } from '#web/messages/withTexts.tsx';
import { useSession } from '#web/shop/auth/session/session.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { forgetShop } from './forgetShop.ts';
import { framelessRoutes } from './framelessRoutes.tsx';
import { NeedsCodes } from './NeedsCodes.tsx';
import { MissingPage } from './MissingPage.tsx';

/** The texts of the dashboard in both languages, so that a change of language waits for nothing. */
const Texts = moreTexts({ en: english, bn: bangla });

/** Returns a path below that of the dashboard, which the shop's router has matched already. */
const within = (path: string): string => path.replace('/deshboard', '').replace(/^\//, '');

/** The dashboard: its texts, its layout and its pages. */
export default function Dashboard() {
  const { cache } = useApolloClient();
  const { customer } = useSession();
  // Whoever goes back to the shop sees there what they have changed here.
  useEffect(() => forgetShop(cache), [cache]);
  return (
    <RoleContext value={customer?.role ?? 'ADMIN'}>
      <Texts>
        <NeedsCodes>
          <Routes>
            {framelessRoutes.map(({ path, element }) => (
              <Route key={path} path={within(path)} element={element} />
            ))}
            <Route element={<AdminLayout />}>
              {adminRoutes.map(({ path, element }) => (
                <Route key={path} path={within(path)} element={element} />
              ))}
              <Route path="*" element={<MissingPage />} />
            </Route>
          </Routes>
        </NeedsCodes>
      </Texts>
    </RoleContext>
  );
}
