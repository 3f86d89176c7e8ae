import { categoryPath } from '#schema/category-path.ts';
import * as pages from '#schema/pages.ts';
import { addressIn, translationsOf } from '#schema/translations.ts';
import { feedPictureUrl } from '../picture/picture-path.ts';
import type { PublishedCategory } from '../product/published/published.service.ts';
import { element, XML, xmlText } from './xml.ts';

/** A page of the shop, which is there in every language. */
export interface SitemapPage {
  path: string;
  /** Null where nothing is known. */
  updatedAt: Date | null;
  /** Key of the picture that it shows first. */
  picture?: string;
}

/** A part of the sitemap, by its path. */
export interface SitemapPart {
  path: string;
  updatedAt: Date | null;
}

const LANGUAGES = ['en', 'bn'] as const;

/** Pages whose texts are part of the program: when they changed is not known. */
const STEADY_PAGES = [pages.help, pages.privacy, pages.terms, pages.cookies, pages.peopleList];

const changed = (at: SitemapPage['updatedAt']): string => (at === null ? '' : element('lastmod', at.toISOString()));

/**
 * Returns the pages that everybody may find, besides products and categories; `updatedAt` is when the catalogue changed
 * last.
 */
export const pagesOf = (updatedAt: Date | null, posts: readonly { slug: string; updatedAt: Date }[]): SitemapPage[] => [
  { path: pages.home, updatedAt },
  { path: pages.products, updatedAt },
  ...posts.map((post) => ({ path: pages.post.replace(':slug', post.slug), updatedAt: post.updatedAt })),
  ...STEADY_PAGES.map((path) => ({ path, updatedAt: null })),
];

/** Returns the pages of categories. */
export const categoryPagesOf = (categories: readonly PublishedCategory[]): SitemapPage[] =>
  categories.map(({ category: { slug }, updatedAt }) => ({ path: categoryPath(slug), updatedAt }));

/** Returns the pages of products. */
export const productPagesOf = (products: readonly { id: string; updatedAt: Date; picture: string }[]): SitemapPage[] =>
  products.map(({ id, ...rest }) => ({ path: pages.details.replace(':id', id), ...rest }));

/** Yields a part of the sitemap: an address for each page and language, with those of its translations. */
export const sitemap = function* (list: readonly SitemapPage[], origin: string): Generator<string, void> {
  yield `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for (const { path, updatedAt, picture } of list) {
    const shared = [
      changed(updatedAt),
      ...translationsOf(origin, path).map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(href)}"/>`,
      ),
      picture === undefined
        ? ''
        : `<image:image>${element('image:loc', feedPictureUrl(origin, picture))}</image:image>`,
    ].join('');
    for (const language of LANGUAGES)
      yield `<url>${element('loc', addressIn(language, origin, path))}${shared}</url>\n`;
  }
  yield '</urlset>\n';
};

/** Yields the index of the sitemap. */
export const sitemapIndex = function* (parts: readonly SitemapPart[], origin: string): Generator<string, void> {
  yield `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const { path, updatedAt } of parts)
    yield `<sitemap>${element('loc', origin + path)}${changed(updatedAt)}</sitemap>\n`;
  yield '</sitemapindex>\n';
};
