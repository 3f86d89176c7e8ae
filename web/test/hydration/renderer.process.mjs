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

const { renderInto } = await vite.ssrLoadModule('/web/test/hydration/render.ts');
const render = renderInto(readFileSync(path.join(root, 'web', 'index.html'), 'utf8'));

process.on('message', async ({ id, ...page }) => {
  try {
    process.send?.({ id, rendered: await render(page) });
  } catch (error) {
    process.send?.({
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
process.send?.({ id: 0 });
