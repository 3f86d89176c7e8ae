import { audit } from './admin/audit.ts';
import { board } from './admin/board.ts';
import { chart } from './admin/chart.ts';
import { customers } from './admin/customers.ts';
import { editor } from './admin/editor.ts';
import { productImport } from './admin/import.ts';
import { layout } from './admin/layout.ts';
import { messages } from './admin/messages.ts';
import { missedSearches } from './admin/missed-searches.ts';
import { order } from './admin/order.ts';
import { orders } from './admin/orders.ts';
import { overview } from './admin/overview.ts';
import { products } from './admin/products.ts';
import { categories } from './admin/categories.ts';
import { promotions } from './admin/promotions.ts';
import { searchWords } from './admin/search-words.ts';
import { posts } from './admin/posts.ts';
import { shopSettings } from './admin/shop-settings.ts';
import { reviews } from './admin/reviews.ts';
import { table } from './admin/table.ts';
import type { DashboardTexts } from '../en/dashboard.ts';

/** The Bangla texts of the dashboard: one for each English one, otherwise it does not compile. */
export const dashboard = {
  ...overview,
  ...chart,
  ...orders,
  ...order,
  ...board,
  ...products,
  ...productImport,
  ...editor,
  ...customers,
  ...messages,
  ...categories,
  ...promotions,
  ...searchWords,
  ...missedSearches,
  ...posts,
  ...shopSettings,
  ...reviews,
  ...audit,
  ...layout,
  ...table,
} as const satisfies Record<keyof DashboardTexts, string>;
