import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { adminRoutes } from '../../admin/adminRoutes.tsx';
import { dashboard as bangla } from '../../messages/bn/dashboard.ts';
import { dashboard as english } from '../../messages/en/dashboard.ts';
import { moreTexts } from '../../messages/withTexts.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { MissingPage } from './MissingPage.tsx';

const PreviewPage = lazy(() => import('./PreviewPage.tsx'));

/** The texts of the dashboard in both languages, so that a change of language waits for nothing. */
const Texts = moreTexts({ en: english, bn: bangla });

/** The dashboard: its texts, its layout and its pages. */
export default function Dashboard() {
  return (
    <Texts>
      <Routes>
        {/* As shoppers see it: without the frame of the dashboard. */}
        <Route path="preview" element={<PreviewPage />} />
        <Route element={<AdminLayout />}>
          {adminRoutes.map(({ path, element }) => (
            // The shop's router has matched the dashboard's own path already.
            <Route key={path} path={path.replace('/deshboard', '').replace(/^\//, '')} element={element} />
          ))}
          <Route path="*" element={<MissingPage />} />
        </Route>
      </Routes>
    </Texts>
  );
}
