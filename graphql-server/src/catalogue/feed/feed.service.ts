import path from 'node:path';
import type { LanguageTag } from '#schema/language.ts';
import { journalTitle } from '#schema/post.ts';
import { Cache } from '#platform/cache/cache.ts';
import type { Config } from '#platform/config/config.ts';
import type { Services } from '#platform/module/services.ts';
import type { PublicReads } from '#platform/db/standbys.ts';
import type { Log } from '#kernel/log.ts';
import type { ProductService } from '../product/product.service.ts';
import type { ProductRange, PublishedProducts } from '../product/published/published.service.ts';
import { journalFeed } from './journal-feed.ts';
import { CachedDocuments, type FeedDocument } from './cached-documents.ts';
import { productFeed } from './product-feed.ts';
import { categoryPagesOf, pagesOf, productPagesOf, sitemap, sitemapIndex, type SitemapPart } from './sitemap.ts';

/** How much is read at once, and how long it is cached. */
export interface FeedSizes {
  /** Products of one part of the sitemap. A part has two addresses for each, and may have 50,000, of 50 MB. */
  productsOfPart: number;
  /** Products that are read at once for the feed. */
  batch: number;
  /** How long a document is sent before it is written again, in milliseconds. */
  freshMs: number;
}

const SIZES: FeedSizes = { productsOfPart: 10_000, batch: 250, freshMs: 10 * 60_000 };

/**
 * For how long no part of the sitemap that is missing is looked for again, in milliseconds: that reads the ids of all
 * products.
 */
const MISSING_MS = 30_000;

/** How many posts the feed of the journal has. */
const NEWEST_POSTS = 50;

const PARTS = { pages: '/sitemaps/pages.xml', categories: '/sitemaps/categories.xml' };

interface Needs {
  config: Config;
  published: PublishedProducts;
  products: ProductService;
  journal: Services['journal'];
  settings: Services['cachedSettings'];
  reads: Pick<PublicReads, 'run'>;
  log: Log | undefined;
}

/** What search engines, catalogues and feed readers fetch. Everyone may read it. */
export class FeedService {
  /** Documents that are being sent. Sitemaps do not wait for the feeds, which take longer. */
  readonly cached: { feeds: CachedDocuments; sitemaps: CachedDocuments };
  readonly #needs: Needs;
  readonly #sizes: FeedSizes;
  readonly #ranges: Cache<ProductRange[]>;
  readonly #rangesMaker = { make: () => this.#needs.published.ranges(this.#sizes.productsOfPart) };
  #missedAt = -Infinity;

  constructor(needs: Needs, sizes: Partial<FeedSizes> = {}) {
    this.#needs = needs;
    this.#sizes = { ...SIZES, ...sizes };
    const { freshMs } = this.#sizes;
    this.#ranges = new Cache<ProductRange[]>({ lifetimeOf: () => ({ freshMs }) });
    const options = {
      folder: path.join(needs.config.dataDir, 'feeds'),
      freshMs,
      reads: needs.reads,
      log: needs.log,
    };
    this.cached = { feeds: new CachedDocuments(options), sitemaps: new CachedDocuments(options) };
  }

  /** Returns the feed of all products. */
  products(language: LanguageTag): FeedDocument {
    const { published, products, settings, config } = this.#needs;
    const { batch } = this.#sizes;
    const texts = async () => {
      const all = published.inBatches(language === 'en' ? 'EN' : 'BN', batch);
      const { name, delivery } = await settings();
      const request = { name: name[language], delivery, origin: config.publicUrl, language };
      return productFeed(all, { ...request, tree: await products.categoryTree() });
    };
    return { name: `products-${language}`, texts };
  }

  /** Returns the feed of the journal. */
  journal(language: LanguageTag): FeedDocument {
    const { journal, config, settings } = this.#needs;
    const texts = async () =>
      journalFeed(await journal.posts(language === 'en' ? 'EN' : 'BN', NEWEST_POSTS), {
        origin: config.publicUrl,
        language,
        title: journalTitle(await settings(), language),
      });
    return { name: `journal-${language}`, texts };
  }

  /** Returns the index of the sitemap. */
  sitemapIndex(): FeedDocument {
    const texts = async () => {
      const ranges = await this.#currentRanges();
      const updatedAt = latest(ranges);
      const parts: SitemapPart[] = [
        ...Object.values(PARTS).map((part) => ({ path: part, updatedAt })),
        ...ranges.flatMap((range, index) =>
          range.published === 0 ? [] : [{ path: `/sitemaps/products-${index + 1}.xml`, updatedAt: range.updatedAt }],
        ),
      ];
      return sitemapIndex(parts, this.#needs.config.publicUrl);
    };
    return { name: 'sitemap', texts };
  }

  /** Returns the part of the sitemap with the pages that are neither products nor categories. */
  sitemapOfPages(): FeedDocument {
    const { journal, config } = this.#needs;
    const texts = async () =>
      sitemap(pagesOf(latest(await this.#currentRanges()), await journal.times()), config.publicUrl);
    return { name: 'sitemap-pages', texts };
  }

  /** Returns the part of the sitemap with the categories. */
  sitemapOfCategories(): FeedDocument {
    const { published, config } = this.#needs;
    const texts = async () => sitemap(categoryPagesOf(await published.categories()), config.publicUrl);
    return { name: 'sitemap-categories', texts };
  }

  /** Returns a part of the sitemap with products, from 1; undefined when there is none. */
  async sitemapOfProducts(part: number): Promise<FeedDocument | undefined> {
    const range = (await this.#currentRanges())[part - 1] ?? (await this.#newRanges())[part - 1];
    if (range === undefined || range.published === 0) return undefined;
    const { published, config } = this.#needs;
    const { productsOfPart } = this.#sizes;
    const texts = async () => sitemap(productPagesOf(await published.ofRange(range, productsOfPart)), config.publicUrl);
    return { name: `sitemap-products-${part}`, texts };
  }

  /** Deletes what servers that have ended left. */
  async cleanUp(): Promise<void> {
    await this.cached.feeds.cleanUp();
  }

  /**
   * Returns the ranges of products as they are now, at most once in a while: another server may have listed a part
   * that is new.
   */
  async #newRanges(): Promise<ProductRange[]> {
    if (Date.now() - this.#missedAt < MISSING_MS) return [];
    this.#missedAt = Date.now();
    return (await this.#ranges.renew('ranges', this.#rangesMaker)).value;
  }

  /** Returns the ranges of products, read once for all who ask within a while. */
  async #currentRanges(): Promise<ProductRange[]> {
    return (await this.#ranges.get('ranges', this.#rangesMaker)).value;
  }
}

/** Returns when the last product changed. */
const latest = (ranges: readonly ProductRange[]): Date | null =>
  ranges.reduce<Date | null>(
    (last, { updatedAt }) => (updatedAt !== null && (last === null || updatedAt > last) ? updatedAt : last),
    null,
  );
