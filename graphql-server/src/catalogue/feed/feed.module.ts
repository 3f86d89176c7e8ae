import type { Module } from '#platform/module/module.ts';
import { feedPaths } from './feed.openapi.ts';
import { feedRoutes } from './feed.rest.ts';
import { FeedService } from './feed.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    feeds: FeedService;
  }
}

/** What search engines, catalogues and feed readers fetch: robots.txt, sitemap, feeds. */
export const feedModule: Module = {
  name: 'feed',
  services: {
    feeds: ({
      config,
      log,
      services: { publishedProducts: published, products, journal, publicReads, cachedSettings: settings },
    }) => new FeedService({ config, log, published, products, journal, settings, reads: publicReads }),
  },
  rest: {
    routers: (deps, contextOf) => [feedRoutes(deps, contextOf)],
    tags: [{ name: 'Feeds', description: 'For search engines, catalogues and feed readers.' }],
    paths: feedPaths,
  },
  cleanUp: ({ services }) => services.feeds.cleanUp(),
};
