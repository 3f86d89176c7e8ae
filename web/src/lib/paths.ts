import { categoryPath } from '#schema/category-path.ts';
import * as pages from '#schema/pages.ts';

/**
 * Every URL of the shop that links use, but for those inside the dashboard (`adminPaths.ts`). Their spellings are the
 * spec's.
 */
export const paths = {
  home: pages.home,
  search: pages.search,
  products: pages.products,
  newest: '/search?sort=NEWEST',
  details: (id: string) => `/details/${encodeURIComponent(id)}`,
  login: pages.login,
  forgotPassword: pages.forgotPassword,
  peopleList: pages.peopleList,
  /** The form for a message about an order. */
  writeAbout: (orderId: string) => `${pages.peopleList}?${new URLSearchParams({ order: orderId })}`,
  /** The demo shop's mailbox, which exists where `signInOptions.mailbox` says so. */
  mailbox: pages.mailbox,
  /** A post of the journal. */
  post: (slug: string) => `/posts/${encodeURIComponent(slug)}`,
  electronics: pages.electronics,
  fashion: pages.fashion,
  homeFurniture: pages.homeFurniture,
  /** The page of a category of any level. */
  category: categoryPath,
  /** Search results for a term. */
  searchFor: (term: string) => (term.trim() === '' ? '/search' : `/search?${new URLSearchParams({ q: term.trim() })}`),
  cart: pages.cart,
  wishlist: pages.wishlist,
  confirmOrder: pages.confirmOrder,
  congratulations: (id: string) => `/order/congratulations/${encodeURIComponent(id)}`,
  /** The payment of an order. */
  pay: (id: string) => `/pay/${encodeURIComponent(id)}`,
  viewOrder: (id: string) => `/vieworder/${encodeURIComponent(id)}`,
  trackOrder: (id: string) => `/ordertracking/${encodeURIComponent(id)}`,
  myOrders: pages.myOrders,
  profile: pages.profile,
  /** The page after deleting one's account. */
  goodbye: pages.goodbye,
  /** The page that ends mails by the link of one of them. */
  unsubscribe: pages.unsubscribe,
  dashboard: pages.dashboard,
  help: pages.help,
  privacy: pages.privacy,
  terms: pages.terms,
  cookies: pages.cookies,
} as const;
