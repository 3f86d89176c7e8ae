import type { ComponentType, ReactElement } from 'react';
import * as pages from '#schema/pages.ts';
import type { Permission } from '#schema/staff.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import type { PlainMessageKey } from '../messages/translate.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Allowed } from './permissions.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

/** A page of the dashboard. */
export interface AdminRoute {
  path: string;
  /** The document title; null when the page sets it from its data. */
  title: PlainMessageKey | null;
  /** Loads the page's code. */
  load: () => Promise<unknown>;
  /** What the viewer's role must allow. */
  needs: Permission;
  element: ReactElement;
}

const route = (
  path: string,
  title: PlainMessageKey | null,
  needs: Permission,
  load: () => Promise<{ default: ComponentType }>,
): AdminRoute => {
  const Page = lazyPart(load);
  const element = (
    <Allowed needs={needs}>
      {title && <Title of={title} />}
      <Page />
    </Allowed>
  );
  return { path, title, load, needs, element };
};

const Title = ({ of }: { of: PlainMessageKey }) => <PageTitle title={useMessages().t(of)} />;

/**
 * Every page of the dashboard, in a table of its own that loads with the dashboard: shoppers load none of it. The guard
 * is that of the whole dashboard, in the table of the shop (`app/routes.tsx`).
 */
export const adminRoutes: readonly AdminRoute[] = [
  route(pages.dashboard, 'admin.nav.dashboard', 'MONEY', () => import('./overview/OverviewPage.tsx')),
  route(pages.allOrders, 'admin.nav.allOrders', 'ORDERS', () => import('./order/AllOrdersPage.tsx')),
  route(pages.adminOrder, null, 'ORDERS', () => import('./order/AdminOrderPage.tsx')),
  route(pages.allProducts, 'admin.nav.allProducts', 'CATALOGUE', () => import('./product/AllProductsPage.tsx')),
  route(pages.importProducts, 'admin.import.title', 'CATALOGUE', () => import('./product/import/ImportPage.tsx')),
  route(pages.uploadProduct, 'admin.editor.title', 'CATALOGUE', () => import('./product/editor/EditorPage.tsx')),
  route(pages.editProduct, null, 'CATALOGUE', () => import('./product/editor/EditorPage.tsx')),
  route(pages.chart, 'admin.chart.title', 'MONEY', () => import('./statistics/ChartPage.tsx')),
  route(pages.orderStatus, 'admin.nav.orderStatus', 'ORDERS', () => import('./board/OrderStatusPage.tsx')),
  route(pages.categories, 'admin.nav.categories', 'CATALOGUE', () => import('./category/CategoriesPage.tsx')),
  route(pages.promotions, 'admin.nav.promotions', 'SHOP', () => import('./promotion/PromotionsPage.tsx')),
  route(pages.settings, 'admin.settings.title', 'SHOP', () => import('./setting/SettingsPage.tsx')),
  route(pages.searchWords, 'admin.nav.searchWords', 'CATALOGUE', () => import('./search/SearchWordsPage.tsx')),
  route(pages.customers, 'admin.customers.title', 'CUSTOMERS', () => import('./customer/CustomersPage.tsx')),
  route(pages.adminCustomer, null, 'CUSTOMERS', () => import('./customer/CustomerPage.tsx')),
  route(pages.adminMessages, 'admin.messages.title', 'CUSTOMERS', () => import('./conversation/MessagesPage.tsx')),
  route(pages.adminConversation, null, 'CUSTOMERS', () => import('./conversation/ConversationPage.tsx')),
  route(pages.opinions, 'admin.reviews.title', 'CATALOGUE', () => import('./review/OpinionsPage.tsx')),
  route(pages.posts, 'admin.posts.title', 'CATALOGUE', () => import('./journal/PostsPage.tsx')),
  route(pages.newPost, 'admin.posts.new', 'CATALOGUE', () => import('./journal/PostEditorPage.tsx')),
  route(pages.editPost, null, 'CATALOGUE', () => import('./journal/PostEditorPage.tsx')),
  route(pages.auditLog, 'admin.audit.title', 'SHOP', () => import('./audit/AuditPage.tsx')),
];
