import type { Plugin, Rolldown } from 'vite';

/** Where a visit begins, as the start of an address, and the page that stands there. */
const pages = {
  '/search': 'shop/product/listing/SearchPage',
  '/product': 'shop/product/listing/SearchPage',
  '/details/': 'shop/product/page/ProductPage',
  '/electronics': 'shop/product/listing/CategoryPage',
  '/fashion': 'shop/product/listing/CategoryPage',
  '/home-furniture': 'shop/product/listing/CategoryPage',
  '/admin/': 'shop/product/listing/CategoryPage',
  '/login': 'shop/auth/LoginPage',
  '/': 'shop/home/HomePage',
};

const plain = (module: string) => module.replaceAll('\\', '/');

/** The chunk of a module and all that it imports. */
const chunksOf = (module: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] => {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  for (const chunk of chunks.values())
    if (chunk.facadeModuleId && plain(chunk.facadeModuleId).endsWith(`web/src/${module}`))
      visit(chunk.fileName);
  if (found.size === 0) throw new Error(`web/first-load.ts names a file that is not there: ${module}.`);
  return [...found];
};

/**
 * Tells early what a visit will need: the letters in the page's head, and in `.first-load.json`, by address, the `Link` header
 * with which the server sends the page, so that a page's code is not asked for only when the shop's has run.
 */
export const firstLoad = (): Plugin => ({
  name: 'haat-first-load',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /latin-[46]00-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
  generateBundle(_options, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file] as const] : [],
      ),
    );
    const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
    // The head of the page names these already.
    const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
    const links = Object.entries(pages).map(([start, page]) => {
      // All but the home page come with more texts.
      const modules = [`${page}.tsx`, ...(start === '/' ? [] : ['messages/en/later.ts'])];
      const code = [...new Set(modules.flatMap((module) => chunksOf(module, chunks)))]
        .filter((file) => !known.has(file))
        .map((file) => `</${file}>; rel=modulepreload`);
      return [start, code.join(', ')];
    });
    this.emitFile({
      type: 'asset',
      fileName: '.first-load.json',
      source: JSON.stringify(Object.fromEntries(links)),
    });
  },
});
