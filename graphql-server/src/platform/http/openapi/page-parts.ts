import { header, inQuery } from './parts.ts';
import type { Parameter } from './types.ts';

/** `limit` and `after`, which read lists page by page. */
export const pageParameters = (most: number): Parameter[] => [
  inQuery('limit', `How many at most: 1 to ${most}.`, {
    type: 'integer',
    minimum: 1,
    maximum: most,
    default: most,
  }),
  inQuery('after', 'Returns the items after this cursor, which is in the `Link` header of the previous page.'),
];

/** The header with the URL of the next page. */
export const linkHeader = header(
  'Link',
  'URL of the next page, as `<url>; rel="next"` (RFC 8288). Missing on the last page.',
);
