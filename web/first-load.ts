import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import * as pages from '../schema/pages.ts';

const paths = new Map<string, unknown>(Object.entries(pages));

/** The table of pages, as text: it cannot be imported here, since it imports all pages. */
const table = readFileSync(path.join(import.meta.dirname, 'src/app/routes.tsx'), 'utf8');

/** Whether a path is one of the dashboard, whose pages have a table of their own: nobody's visit begins with their code. */
const isOfDashboard = (url: string) => url.startsWith(pages.dashboard);

/** Returns the start of the path of every public page, with the module of the page. */
const publicPages = (): [start: string, module: string][] => {
  const named = new Map(
    [...table.matchAll(/^const (\w+) = \(\) => import\('\.\.\/([^']+)'\)/gm)].map(
      ([, name = '', module = '']) => [name, module],
    ),
  );
  const entry =
    /route\(\s*pages\.(\w+),\s*'(\w+)',\s*(?:null|'[\w.]+'),\s*(?:\(\) => import\('\.\.\/([^']+)'\)|(\w+))/g;
  const found = [...table.matchAll(entry)];
  const missing = [...paths].filter(
    ([page, url]) => !isOfDashboard(String(url)) && !found.some(([, name]) => name === page),
  );
  if (missing.length > 0)
    throw new Error(
      `web/first-load.ts does not find in routes.tsx: ${missing.map(([page]) => page).join(', ')}.`,
    );
  return found
    .filter(([, , guard]) => guard === 'public')
    .map(([, name = '', , module, loader = '']) => [
      String(paths.get(name)).replace(/:.*/, ''),
      module ?? named.get(loader) ?? loader,
    ]);
};

const plain = (module: string) => module.replaceAll('\\', '/');

/** Returns the chunk of a module and all chunks that it imports. */
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

/** Writes `.first-load.json` with the `Link` header of each page, so that browsers request a page's code together with the shop's. */
export const firstLoad = (): Plugin => ({
  name: 'haat-first-load',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file] as const] : [],
      ),
    );
    const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
    // The page's head already contains these.
    const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
    const links = publicPages().map(([start, page]) => {
      // All pages but the home page need the later texts.
      const modules = [page, ...(start === '/' ? [] : ['messages/en/later.ts'])];
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
