import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const source = (file: string) => path.join(import.meta.dirname, 'src', 'lib', 'offline', file);
const read = (file: string) => readFileSync(file, 'utf8');
const plain = (module: string) => module.replaceAll('\\', '/');
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Returns a script with all its imports in one file. */
const bundled = async (file: string, format: 'iife' | 'es', define: Record<string, string> = {}) => {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: source(file), output: { format } },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return chunk.code;
};

/** The entries of the dashboard; what only they need is not the shop's. */
const OF_DASHBOARD = /web\/src\/(app\/admin|admin)\//;
/** Texts that only Bangla pages load. */
const OF_BANGLA = /web\/src\/messages\/bn|\.bn\.ts$/;

/**
 * Returns the files of the shop's code and styles: everything that the entry reaches without the dashboard and the
 * Bangla texts.
 */
const shopFiles = (bundle: Bundle): string[] => {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    const entry = plain(chunk?.facadeModuleId ?? '');
    if (!chunk || found.has(name) || OF_DASHBOARD.test(entry) || OF_BANGLA.test(entry)) return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) visit(fileName);
  return [...found].map((name) => `/${name}`).sort();
};

/** The fonts of the offline page: the shop's Latin ones, and the Bangla ones if a Bangla page has loaded them. */
const fontFaces = (bundle: Bundle): string => {
  const faces = Object.keys(bundle).flatMap((file) => {
    const [, script, weight] = /hind-siliguri-(latin|bengali)-([46]00)\b.*\.woff2$/.exec(file) ?? [];
    if (script === undefined) return [];
    const range = script === 'latin' ? 'U+0-FF,U+2000-206F' : 'U+951-952,U+964-965,U+980-9FE,U+200C-200D';
    return `@font-face{font-family:'Hind Siliguri';font-weight:${weight};font-display:swap;src:url(/${file}) format('woff2');unicode-range:${range}}`;
  });
  if (faces.length !== 4) throw new Error(`web/service-worker.ts finds ${faces.length} of the 4 fonts.`);
  return faces.join('');
};

const offlinePage = (bundle: Bundle): string => {
  const style = (fontFaces(bundle) + read(source('offline.css'))).replace(/\/\*[^]*?\*\/|\n\s*/g, '');
  const logo = read(path.join(import.meta.dirname, 'public', 'favicon.svg'));
  const drawing = logo.slice(logo.indexOf('>') + 1, logo.lastIndexOf('</svg>'));
  return read(source('offline.html'))
    .replace('<style></style>', `<style>${style}</style>`)
    .replace('></svg>', `>${drawing}</svg>`);
};

/**
 * Builds the service worker, `sw.js`, and the offline page with its script. The worker contains the hashes of the
 * latter two, and the names of the shop's files: so it is another one after each change of the shop.
 */
export const serviceWorker = (): Plugin => ({
  name: 'haat-service-worker',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  async generateBundle(_options, bundle) {
    const files = { 'offline.html': offlinePage(bundle), 'offline.js': await bundled('offline.ts', 'es') };
    const worker = await bundled('worker.ts', 'iife', {
      OFFLINE_FILES: JSON.stringify(
        Object.entries(files).map(([name, content]) => ({ url: `/${name}`, revision: hashOf(content) })),
      ),
      SHOP_FILES: JSON.stringify(shopFiles(bundle)),
    });
    for (const [fileName, content] of Object.entries({ ...files, 'sw.js': worker }))
      this.emitFile({ type: 'asset', fileName, source: content });
  },
});
