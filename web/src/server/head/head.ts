import { SHARED_PICTURE } from '#schema/limits.ts';
import * as pages from '#schema/pages.ts';
import { JOURNAL_FEED, journalTitle } from '#schema/post.ts';
import type { PageSettings } from '#schema/shop-settings.ts';
import { addressIn, translationsOf } from '#schema/translations.ts';
import { later } from '#web/messages/en/later.ts';
import { english, loadMessages, withMore, type Messages } from '#web/messages/translate.ts';
import type { Language } from '#web/lib/language.ts';
import type { PageLocation } from '#web/lib/pageQuery.ts';
import type { Describe, PageFacts } from './facts.ts';
import { describeCategory, describeSearch } from './lists.ts';
import { link, linkedData, meta, property, titleOf } from './markup.ts';
import { describeProduct } from './product.ts';
import { describeHome } from './shop.ts';
import { describeContact, describeHelp, describePost } from './texts.ts';
import { wordsOf } from './words.ts';

/** A rendered page, as far as its head must know it. */
export interface HeadInput {
  /** The page at the URL, by its path in the table of pages; null when there is none. */
  page: { path: string; location: PageLocation } | null;
  /** The result of the page's query; undefined when it has none, or it failed. */
  data?: unknown;
  /** The document title that the page has set; undefined for none, as of a page that waits for its guard. */
  title: string | undefined;
  status: 200 | 404 | 410;
  language: Language;
  /** Public URL of the shop without a slash at the end. */
  origin: string;
  settings: PageSettings;
}

/** The pages that search engines may list. All others are for one person, or for one moment. */
const listed: Record<string, Describe> = {
  [pages.home]: describeHome,
  [pages.search]: describeSearch,
  [pages.products]: describeSearch,
  [pages.details]: describeProduct,
  [pages.electronics]: describeCategory,
  [pages.fashion]: describeCategory,
  [pages.homeFurniture]: describeCategory,
  [pages.category]: describeCategory,
  [pages.post]: describePost,
  [pages.help]: describeHelp('help'),
  [pages.privacy]: describeHelp('privacy'),
  [pages.terms]: describeHelp('terms'),
  [pages.cookies]: describeHelp('cookies'),
  [pages.peopleList]: describeContact,
};

/** The languages as Open Graph names them. */
const LOCALES: Record<Language, string> = { en: 'en_US', bn: 'bn_BD' };

const messagesIn = async (language: Language): Promise<Messages> =>
  language === 'en' ? withMore(english, later) : loadMessages(language);

/** What a page says to search engines and chats. */
export interface Head {
  /** Elements for the head. */
  elements: string;
  /** Linked data, which may stand anywhere. */
  data: string;
}

/**
 * Returns what a page says to search engines and chats: its description, its canonical address, its addresses in each
 * language, Open Graph, and linked data. A page that is not to be listed says so.
 */
export const headOf = async ({ page, data, title, status, language, origin, settings }: HeadInput): Promise<Head> => {
  const messages = await messagesIn(language);
  const urlOf = (path: string) => addressIn(language, origin, path);
  const fileUrl = (path: string) => origin + path;
  const describe = page && status === 200 ? listed[page.path] : undefined;
  const facts =
    page && describe ? await describe({ location: page.location, data, messages, settings, urlOf, fileUrl }) : null;
  const shop = settings.name[language];
  const surroundings = {
    title: title ?? shop,
    shop,
    chosen: settings.logo ?? settings.hero?.picture ?? null,
    messages,
    fileUrl,
  };
  const missingTitle = title === undefined ? titleOf(shop) : '';
  if (!facts) {
    const words = wordsOf(settings, language);
    const elements = [
      missingTitle,
      meta('description', status === 200 ? words.shop : words.missing),
      meta('robots', 'noindex'),
      ...shared({ path: '', description: words.shop }, surroundings),
    ];
    return { elements: elements.join(''), data: '' };
  }
  const { path, description, graph = [], isListed = true, isPart = false } = facts;
  const elements = [
    missingTitle,
    meta('description', description),
    ...(isListed ? [] : [meta('robots', 'noindex, follow')]),
    link({ rel: 'canonical', href: urlOf(path) }),
    ...(isListed && !isPart ? translations(origin, path) : []),
    ...(facts.hasJournal ? [journalFeed(settings, language, urlOf)] : []),
    ...(isListed && !isPart ? [property('og:url', urlOf(path))] : []),
    ...shared(facts, surroundings),
  ];
  return { elements: elements.join(''), data: graph.length > 0 ? linkedData(graph) : '' };
};

/** Returns the links to the same page in each language. */
const translations = (origin: string, path: string): string[] =>
  translationsOf(origin, path).map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href }));

/** Returns the link by which feed readers find the journal. */
const journalFeed = (settings: PageSettings, language: Language, urlOf: (path: string) => string): string =>
  link({
    rel: 'alternate',
    type: 'application/rss+xml',
    title: journalTitle(settings, language),
    href: urlOf(JOURNAL_FEED),
  });

interface Surroundings {
  title: string;
  shop: string;
  /** Path of a picture that the owner has chosen; null for none. */
  chosen: string | null;
  messages: Messages;
  fileUrl: (path: string) => string;
}

/** Returns what chats show of a page: Open Graph, and how large the picture is for those that read Twitter's. */
const shared = (
  facts: PageFacts,
  { title, shop, chosen, messages: { t, language }, fileUrl }: Surroundings,
): string[] => {
  const own = chosen ? { path: chosen, alt: shop } : { path: '/pictures/home-hero', alt: t('home.hero.picture') };
  const picture = facts.picture ?? own;
  const other = language === 'en' ? 'bn' : 'en';
  return [
    property('og:type', facts.type ?? 'website'),
    property('og:title', facts.name ?? title.replace(` · ${shop}`, '')),
    property('og:description', facts.description),
    property('og:site_name', shop),
    property('og:locale', LOCALES[language]),
    property('og:locale:alternate', LOCALES[other]),
    property('og:image', fileUrl(`${picture.path}/share.jpg`)),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(SHARED_PICTURE.width)),
    property('og:image:height', String(SHARED_PICTURE.height)),
    property('og:image:alt', picture.alt),
    ...(facts.properties ?? []).map(([name, content]) => property(name, content)),
    meta('twitter:card', 'summary_large_image'),
  ];
};
