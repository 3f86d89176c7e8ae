import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import * as pages from '../schema/pages.ts';

type Chunk = Rolldown.OutputChunk;

const paths = new Map<string, unknown>(Object.entries(pages));

/** The table of pages, as text: it cannot be imported here, since it imports all pages. */
const table = readFileSync(path.join(import.meta.dirname, 'src/app/routes.tsx'), 'utf8');

/**
 * Whether a path is one of the dashboard, whose pages have a table of their own: nobody's visit begins with their code.
 */
const isOfDashboard = (url: string) => url.startsWith(pages.dashboard);

/** A public page, and the modules that are loaded when a visit begins with it, besides the entry's own. */
export interface PageModules {
  /** The page's name in schema/pages.ts. */
  name: string;
  /** Its path up to the first part that differs. */
  start: string;
  modules: readonly string[];
}

/** Returns all public pages of the table. */
export const publicPages = (): PageModules[] => {
  const named = new Map(
    [...table.matchAll(/^const (\w+) = \(\) => import\('\.\.\/([^']+)'\)/gm)].map(([, name = '', module = '']) => [
      name,
      module,
    ]),
  );
  const entry =
    /route\(\s*pages\.(\w+),\s*'(\w+)',\s*(?:null|'[\w.]+'),\s*(?:\(\) => import\('\.\.\/([^']+)'\)|(\w+))(.*?)(?=\n {2}(?:route\(|notFound|\/\/))/gs;
  const found = [...table.matchAll(entry)];
  const missing = [...paths].filter(
    ([page, url]) => !isOfDashboard(String(url)) && !found.some(([, name]) => name === page),
  );
  if (missing.length > 0)
    throw new Error(`web/page-modules.ts does not find in routes.tsx: ${missing.map(([page]) => page).join(', ')}.`);
  return found
    .filter(([, , guard]) => guard === 'public')
    .map(([, name = '', , module, loader = '', options = '']) => {
      const [, query, sharedQuery = ''] = /query: (?:\(\) => import\('\.\.\/([^']+)'\)|(\w+))/.exec(options) ?? [];
      const usesApollo = !options.includes('usesApollo: false');
      const modules = [
        module ?? named.get(loader) ?? loader,
        query ?? named.get(sharedQuery),
        // The home page does not need the later texts, and the other pages without Apollo only some of them.
        name !== 'home' && (usesApollo ? 'messages/en/later.ts' : 'messages/en/product.ts'),
        usesApollo && 'lib/apollo/ApolloOfApp.tsx',
        usesApollo && 'ui/theme/ChakraParts.tsx',
      ];
      return {
        name,
        start: String(paths.get(name)).replace(/:.*/, ''),
        modules: modules.filter((one) => typeof one === 'string'),
      };
    });
};

const plain = (module: string) => module.replaceAll('\\', '/');

/** Returns the chunks of a build by their file. */
export const chunksIn = (bundle: Rolldown.OutputBundle): Map<string, Chunk> =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));

/** Returns the files of some modules, and of all that they import; those of the entry first, if it is asked for. */
export const filesOf = (
  modules: readonly string[],
  chunks: ReadonlyMap<string, Chunk>,
  { withEntry = false } = {},
): string[] => {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  if (withEntry) for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  for (const module of modules) {
    const isIt = (id: string) => plain(id).endsWith(`web/src/${module}`);
    const all = [...chunks.values()];
    const chunk =
      all.find(({ facadeModuleId }) => facadeModuleId && isIt(facadeModuleId)) ??
      all.find(({ moduleIds }) => moduleIds.some(isIt));
    if (!chunk) throw new Error(`There is no file for ${module}.`);
    visit(chunk.fileName);
  }
  return [...found];
};
