import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { budget } from './budget.ts';
import { compressed } from './compressed.ts';
import { firstLoad } from './first-load.ts';
import { fonts } from './fonts.ts';
import { inlineScripts } from './inline-scripts.ts';
import { serviceWorker } from './service-worker.ts';
import { splitDocuments } from './split-documents.ts';

const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

/** Builds the web into dist/web; in development it forwards the server's paths to the server. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    splitDocuments(),
    react(),
    budget(),
    firstLoad(),
    fonts(),
    inlineScripts(),
    serviceWorker(),
    compressed(),
  ],
  // rxjs has its code for the browsers of today under this condition, and otherwise for those of long ago.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
        codeSplitting: {
          // What every page needs is in two files, and what most lists of products need in a third: few large files compress
          // better than many small ones. The libraries have a file of their own, which stays the same when only the shop changes.
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'shop', tags: ['$initial'] },
            { name: 'cards', test: /web\/src\/shop\/product\/ProductCard\.tsx$/ },
            // Whoever wants Apollo's client wants all of it.
            {
              name: 'apollo',
              test: /node_modules\/(@apollo\/client|rxjs|graphql|optimism|@wry)\/|web\/src\/lib\/apollo\/(client|ApolloOfApp)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/backend': api,
      '/pictures': api,
      '/demo-google': api,
      '/demo-payments': api,
      '/payment/': api,
      // The page /order/congratulations/:id is the web's; the REST calls under /order are the server's.
      '^/order/(?!congratulations/)': api,
    },
  },
});
