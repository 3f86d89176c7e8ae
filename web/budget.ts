import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { chunksIn, filesOf, publicPages } from './page-modules.ts';

interface Budget {
  /** The most JavaScript that a page loads at first on a phone, in kilobytes (1000 bytes) after brotli. */
  initialJavaScriptKilobytes: number;
  /** The pages that must stay within it, by their name in schema/pages.ts. */
  pagesWithin: string[];
  /** Parts of module paths that must load later. */
  neverInTheFirstLoad: string[];
}

type Chunk = Rolldown.OutputChunk;

const compressed = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const plain = (module: string) => module.replaceAll('\\', '/');

/** Returns a module's owner: a package's name, or our own folder. */
const libraryOf = (module: string): string => {
  const [, inPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(plain(module)) ?? [];
  return inPackage ?? 'the shop itself';
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

const row = (kilobytes: number, what: string) => `  ${kilobytes.toFixed(1).padStart(6)}  ${what}`;

/** Returns what a page loads at first, by library, as lines of a table. */
const breakdown = (chunks: readonly Chunk[]): string[] => {
  const rows = byLibrary(chunks);
  const small = rows.filter(([, size]) => size < 1);
  return [
    ...rows.filter(([, size]) => size >= 1).map(([library, size]) => row(size, library)),
    row(
      small.reduce((sum, [, size]) => sum + size, 0),
      `${small.length} smaller ones`,
    ),
  ];
};

/**
 * Prints what the home page loads at first, by library, and how much the other pages with a budget load. Fails the
 * build when one of them loads more than web/budget.json allows, or what must load later.
 */
export const budget = (): Plugin => ({
  name: 'haat-budget',
  apply: 'build',
  writeBundle(_options, bundle) {
    const limits = JSON.parse(readFileSync(path.join(import.meta.dirname, 'budget.json'), 'utf8')) as Budget;
    const { initialJavaScriptKilobytes: most, pagesWithin, neverInTheFirstLoad } = limits;
    const chunks = chunksIn(bundle);
    const all = publicPages();
    const sizes = pagesWithin.map((name) => {
      const page = all.find((one) => one.name === name);
      if (!page) throw new Error(`web/budget.json names a page that is not there: ${name}.`);
      const initial = filesOf(page.modules, chunks, { withEntry: true }).flatMap((file) => chunks.get(file) ?? []);
      const early = initial.flatMap(({ moduleIds }) =>
        moduleIds.filter((id) => neverInTheFirstLoad.some((part) => plain(id).includes(part))),
      );
      if (early.length > 0) throw new Error(`These must not be in the first load of ${name}: ${early.join(', ')}`);
      const kilobytes = initial.reduce((sum, { code }) => sum + compressed(code), 0) / 1000;
      return { name, initial, kilobytes };
    });
    const [first] = sizes;
    console.log('Initial JavaScript, kB after brotli:');
    if (first) console.log(breakdown(first.initial).join('\n'));
    for (const { name, kilobytes } of sizes) console.log(row(kilobytes, `${name}, of ${most} allowed`));
    const tooMuch = sizes.filter(({ kilobytes }) => kilobytes > most);
    if (tooMuch.length > 0)
      throw new Error(
        `Web/budget.json allows ${most} kB of JavaScript: ${tooMuch
          .map(({ name, kilobytes }) => `${name} loads ${kilobytes.toFixed(1)} kB`)
          .join(', ')}.`,
      );
  },
});
