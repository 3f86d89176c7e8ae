import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface Budget {
  /** The most JavaScript that the home page loads at first, in kilobytes (1000 bytes) after brotli. */
  initialJavaScriptKilobytes: number;
  /** Parts of module paths that must load later. */
  neverInTheFirstLoad: string[];
}

type Chunk = Rolldown.OutputChunk;

const HOME_PAGE = 'web/src/shop/home/HomePage';

const compressed = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const plain = (module: string) => module.replaceAll('\\', '/');

/** Returns a module's owner: a package's name, or our own folder. */
const libraryOf = (module: string): string => {
  const [, inPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(plain(module)) ?? [];
  return inPackage ?? 'the shop itself';
};

/** Returns the chunks that the home page needs at first: the entry, the page, and everything that both import. */
const initialChunks = (chunks: ReadonlyMap<string, Chunk>): Chunk[] => {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  for (const chunk of chunks.values())
    if (chunk.isEntry || (chunk.facadeModuleId && plain(chunk.facadeModuleId).includes(HOME_PAGE)))
      visit(chunk.fileName);
  return [...found].flatMap((name) => chunks.get(name) ?? []);
};

/** Returns kilobytes by library; a chunk's compressed size is divided by the sizes of its modules. */
const byLibrary = (chunks: readonly Chunk[]): [library: string, kilobytes: number][] => {
  const sums = new Map<string, number>();
  for (const chunk of chunks) {
    const modules = Object.entries(chunk.modules);
    const whole = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0) || 1;
    const bytes = compressed(chunk.code);
    for (const [id, { renderedLength }] of modules) {
      const library = libraryOf(id);
      sums.set(library, (sums.get(library) ?? 0) + (bytes * renderedLength) / whole / 1000);
    }
  }
  return [...sums].sort((a, b) => b[1] - a[1]);
};

/**
 * Prints what the home page loads at first, by library. Fails the build when it is more than web/budget.json allows, or
 * contains what must load later.
 */
export const budget = (): Plugin => ({
  name: 'haat-budget',
  apply: 'build',
  writeBundle(_options, bundle) {
    const { initialJavaScriptKilobytes, neverInTheFirstLoad } = JSON.parse(
      readFileSync(path.join(import.meta.dirname, 'budget.json'), 'utf8'),
    ) as Budget;
    const chunks = new Map(
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file] as const] : [],
      ),
    );
    const initial = initialChunks(chunks);
    const kilobytes = initial.reduce((sum, { code }) => sum + compressed(code), 0) / 1000;
    const rows = byLibrary(initial);
    const small = rows.filter(([, size]) => size < 1);
    console.log(`Initial JavaScript of the home page, kB after brotli:`);
    for (const [library, size] of rows.filter(([, size]) => size >= 1))
      console.log(`  ${size.toFixed(1).padStart(6)}  ${library}`);
    console.log(
      `  ${small
        .reduce((sum, [, size]) => sum + size, 0)
        .toFixed(1)
        .padStart(6)}  ${small.length} smaller ones`,
    );
    console.log(
      `  ${kilobytes.toFixed(1).padStart(6)}  of ${initialJavaScriptKilobytes} allowed by web/budget.json`,
    );

    const early = initial.flatMap(({ moduleIds }) =>
      moduleIds.filter((id) => neverInTheFirstLoad.some((part) => plain(id).includes(part))),
    );
    if (early.length > 0)
      throw new Error(`These must not be in the first load of the home page: ${early.join(', ')}`);
    if (kilobytes > initialJavaScriptKilobytes)
      throw new Error(
        `The home page loads ${kilobytes.toFixed(1)} kB of JavaScript, ${initialJavaScriptKilobytes} are allowed by web/budget.json.`,
      );
  },
});
