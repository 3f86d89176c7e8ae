import type { ReactElement } from 'react';
import * as pages from '#schema/pages.ts';
import { Allowed } from '#web/admin/permissions.tsx';
import { lazyPart } from '#web/lib/lazyPart.ts';

const PreviewPage = lazyPart(() => import('./PreviewPage.tsx'));
const PreviewSettingsPage = lazyPart(() => import('./PreviewSettingsPage.tsx'));

/** Pages of the dashboard that are made of the shop's parts, and so have no layout of the dashboard around them. */
export const framelessRoutes: readonly { path: string; element: ReactElement }[] = [
  { path: pages.previewProduct, element: <PreviewPage /> },
  {
    path: pages.previewSettings,
    element: (
      <Allowed needs="SHOP">
        <PreviewSettingsPage />
      </Allowed>
    ),
  },
];
