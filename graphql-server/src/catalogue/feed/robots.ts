import * as pages from '#schema/pages.ts';

/** Pages of one person or of one moment, by how their paths begin. */
const NOT_FOR_ROBOTS = [
  pages.cart,
  pages.wishlist,
  pages.confirmOrder,
  '/order/',
  '/pay/',
  '/vieworder/',
  '/ordertracking/',
  '/customer/',
  pages.dashboard,
  pages.login,
  pages.forgotPassword,
  pages.resetPassword,
  pages.confirmEmail,
  pages.mailbox,
];

/**
 * What programs call. `/graphql` is missing: a search engine runs the page's scripts, which ask there for what comes
 * later.
 */
const CALLS = ['/backend/', '/graphql/'];

/** Returns `robots.txt`: what search engines leave out, which may be everything, and where the sitemap is. */
export const robots = (publicUrl: string, isHidden: boolean): string => {
  if (isHidden) return 'User-agent: *\nDisallow: /\n';
  const paths = [...CALLS, ...NOT_FOR_ROBOTS, ...NOT_FOR_ROBOTS.map((path) => `/bn${path}`)];
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
};
