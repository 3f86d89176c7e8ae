import type { ComponentType, ReactElement } from 'react';
import * as pages from '#schema/pages.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import type { PlainMessageKey } from '../messages/translate.ts';
import { useMessages } from '../messages/useMessages.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

/** A page of the dashboard. */
export interface AdminRoute {
  path: string;
  /** The document title; null when the page sets it from its data. */
  title: PlainMessageKey | null;
  /** Loads the page's code. */
  load: () => Promise<unknown>;
  element: ReactElement;
}

const route = (
  path: string,
  title: PlainMessageKey | null,
  load: () => Promise<{ default: ComponentType }>,
): AdminRoute => {
  const Page = lazyPart(load);
  const element = (
    <>
      {title && <Title of={title} />}
      <Page />
    </>
  );
  return { path, title, load, element };
};

const Title = ({ of }: { of: PlainMessageKey }) => <PageTitle title={useMessages().t(of)} />;

/**
 * Every page of the dashboard, in a table of its own that loads with the dashboard: shoppers load none of it. The guard
 * is that of the whole dashboard, in the table of the shop (`app/routes.tsx`).
 */
export const adminRoutes: readonly AdminRoute[] = [
  route(pages.dashboard, 'admin.nav.dashboard', () => import('./overview/OverviewPage.tsx')),
  route(pages.allOrders, 'admin.nav.allOrders', () => import('./order/AllOrdersPage.tsx')),
  route(pages.adminOrder, null, () => import('./order/AdminOrderPage.tsx')),
  route(pages.allProducts, 'admin.nav.allProducts', () => import('./product/AllProductsPage.tsx')),
  route(pages.importProducts, 'admin.import.title', () => import('./product/import/ImportPage.tsx')),
  route(pages.uploadProduct, 'admin.editor.title', () => import('./product/editor/EditorPage.tsx')),
  route(pages.editProduct, null, () => import('./product/editor/EditorPage.tsx')),
  route(pages.chart, 'admin.chart.title', () => import('./statistics/ChartPage.tsx')),
  route(pages.orderStatus, 'admin.nav.orderStatus', () => import('./board/OrderStatusPage.tsx')),
  route(pages.categories, 'admin.nav.categories', () => import('./category/CategoriesPage.tsx')),
  route(pages.promotions, 'admin.nav.promotions', () => import('./promotion/PromotionsPage.tsx')),
  route(pages.searchWords, 'admin.nav.searchWords', () => import('./search/SearchWordsPage.tsx')),
  route(pages.customers, 'admin.customers.title', () => import('./customer/CustomersPage.tsx')),
  route(pages.adminCustomer, null, () => import('./customer/CustomerPage.tsx')),
  route(pages.adminMessages, 'admin.messages.title', () => import('./conversation/MessagesPage.tsx')),
  route(pages.adminConversation, null, () => import('./conversation/ConversationPage.tsx')),
  route(pages.opinions, 'admin.reviews.title', () => import('./review/OpinionsPage.tsx')),
  route(pages.auditLog, 'admin.audit.title', () => import('./audit/AuditPage.tsx')),
];
