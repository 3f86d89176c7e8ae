/** Every URL of the shop, once. The spec's spellings are its addresses. */
export const paths = {
  home: '/',
  search: '/search',
  products: '/product',
  newest: '/search?sort=NEWEST',
  details: (id: string) => `/details/${encodeURIComponent(id)}`,
  login: '/login',
  forgotPassword: '/forgot-password',
  peopleList: '/people-list',
  /** The demo shop's mails: where `signInOptions.mailbox` says that there is one. */
  mailbox: '/mailbox',
  /** An article of the journal. */
  post: (slug: string) => `/posts/${encodeURIComponent(slug)}`,
  electronics: '/electronics',
  fashion: '/fashion',
  homeFurniture: '/home-furniture',
  /** The page of a category of any level. */
  category: (slug: string) => (ROOT_PAGES.has(slug) ? `/${slug}` : `/admin/${encodeURIComponent(slug)}`),
  /** Search results for a term. */
  searchFor: (term: string) =>
    term.trim() === '' ? '/search' : `/search?${new URLSearchParams({ q: term.trim() })}`,
  cart: '/cart',
  wishlist: '/wishlist',
  confirmOrder: '/confirmorder',
  congratulations: (id: string) => `/order/congratulations/${encodeURIComponent(id)}`,
  viewOrder: (id: string) => `/vieworder/${encodeURIComponent(id)}`,
  trackOrder: (id: string) => `/ordertracking/${encodeURIComponent(id)}`,
  myOrders: '/customer/order',
  profile: '/customer/profile',
  /** Where one is once one's account is deleted. */
  goodbye: '/customer/goodbye',
  dashboard: '/deshboard',
  customers: '/deshboard/customers',
  auditLog: '/deshboard/audit',
  /** What happened to one account. */
  auditLogOf: (id: string) => `/deshboard/audit?${new URLSearchParams({ customer: id })}`,
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
} as const;

/** Roots of the category tree that have an address of their own (spec §2). */
const ROOT_PAGES = new Set(['electronics', 'fashion', 'home-furniture']);
