import * as doc from '#platform/http/openapi/parts.ts';
import type { Paths } from '#platform/http/openapi/types.ts';

const refusals = {
  429: {
    description: `This client fetches ten of them already. Or: ${doc.SPENT}`,
    samples: [doc.tooOftenSample],
  },
  503: doc.says(
    'Too many clients fetch them just now; the header `Retry-After` says how many seconds to wait.',
    'UNAVAILABLE',
    'Many feeds are being sent just now.',
  ),
};

const xml = (description: string, type = 'application/xml') => ({
  description,
  headers: {
    ETag: {
      schema: { type: 'string' as const },
      description: 'Changes with the content. Missing while a long document is still being written.',
    },
  },
  content: { [type]: {} },
});

/** What search engines, catalogues and feed readers fetch. */
export const feedPaths: Paths = doc.documented('Feeds', {
  'GET /robots.txt': {
    operationId: 'readRobots',
    summary: 'What search engines leave out',
    description: 'What search engines leave out, and where the sitemap is.',
    responses: { 200: { description: 'The rules.', content: { 'text/plain': {} } } },
    refusals: {},
  },
  'GET /sitemap.xml': {
    operationId: 'readSitemap',
    summary: 'Index of the sitemap',
    description: 'The parts of the sitemap, and when something in each changed last.',
    responses: { 200: xml('The index.') },
    refusals,
  },
  'GET /sitemaps/pages.xml': {
    operationId: 'readSitemapOfPages',
    summary: 'Sitemap of pages and posts',
    description: 'The pages that are neither products nor categories, in each language.',
    responses: { 200: xml('The addresses.') },
    refusals,
  },
  'GET /sitemaps/categories.xml': {
    operationId: 'readSitemapOfCategories',
    summary: 'Sitemap of categories',
    description: 'The categories that have products, in each language.',
    responses: { 200: xml('The addresses.') },
    refusals,
  },
  'GET /sitemaps/products-{part}.xml': {
    operationId: 'readSitemapOfProducts',
    summary: 'Sitemap of products',
    description: 'Up to 10,000 products that the shop sells, in each language, each with its picture.',
    parameters: [doc.pathId('part', 'Number of the part, from 1, as in the index.', '1')],
    responses: { 200: xml('The addresses.') },
    refusals: {
      404: doc.says('There is no such part.', 'NOT_FOUND', 'There is nothing at this address.'),
      ...refusals,
    },
  },
  'GET /feeds/products.xml': {
    operationId: 'readProductFeed',
    summary: 'All products, for Google Merchant Center and Meta',
    description:
      "RSS 2.0 with Google's elements, an item for each product or variant, at most ten minutes old. `/bn/feeds/products.xml` is the same in Bangla.",
    responses: { 200: xml('The feed.') },
    refusals,
  },
  'GET /feeds/journal.xml': {
    operationId: 'readJournalFeed',
    summary: 'The journal, for feed readers',
    description: 'RSS 2.0, the newest post first. `/bn/feeds/journal.xml` is the same in Bangla.',
    responses: { 200: xml('The feed.', 'application/rss+xml') },
    refusals,
  },
});
