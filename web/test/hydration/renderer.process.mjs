// Renders pages in a process without window and document, as the server does, from the sources that Vite compiles for a
// server.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';

const root = path.join(import.meta.dirname, '..', '..', '..');
const vite = await createServer({
  configFile: false,
  root,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
  // One copy of Emotion for our code and Chakra's.
  ssr: { noExternal: [/^@emotion\//, /^@chakra-ui\//] },
});

/** What React said while it rendered, such as that one element may not be in another. */
let complaints = [];
for (const level of ['error', 'warn']) console[level] = (...args) => void complaints.push(args.map(String).join(' '));

const { createRenderer } = await vite.ssrLoadModule('/web/src/server/entry.tsx');
const { answer } = await vite.ssrLoadModule('/web/test/hydration/answer.ts');
const { STANDARD_SETTINGS: settings } = await vite.ssrLoadModule('/schema/shop-settings.ts');
const render = createRenderer(readFileSync(path.join(root, 'web', 'index.html'), 'utf8'));

process.on('message', async ({ id, data, ...page }) => {
  complaints = [];
  try {
    const ask = async (operation) => ({ data: answer(operation, data) });
    const { html } = await render({
      status: 200,
      origin: 'https://shop.example.com',
      settings,
      files: [],
      withinMs: 30_000,
      ask,
      ...page,
    });
    process.send?.({ id, rendered: { html, complaints } });
  } catch (error) {
    process.send?.({
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
process.send?.({ id: 0 });
