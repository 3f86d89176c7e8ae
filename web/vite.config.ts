import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { budget } from './budget.ts';
import { compressed } from './compressed.ts';
import { firstLoad } from './first-load.ts';
import { fonts } from './fonts.ts';
import { globalStyles } from './global-styles.ts';
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
    globalStyles(),
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
      // main.tsx imports the second late; here it says what belongs to the first load.
      input: {
        index: path.join(import.meta.dirname, 'index.html'),
        start: path.join(import.meta.dirname, 'src/start.tsx'),
      },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
        codeSplitting: {
          // What every page needs is in a few files, one for each task in which it is evaluated (main.tsx): few large
          // files compress better than many small ones. Those of the libraries stay the same when only the shop
          // changes.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|src\/first\/react/,
              tags: ['$initial'],
            },
            {
              name: 'router',
              test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\/|src\/first\/router/,
              tags: ['$initial'],
            },
            { name: 'shop', tags: ['$initial'] },
            // What the pages share with which most visits begin.
            {
              name: 'pages',
              test: /web\/src\/(lib\/apollo\/(withApollo|usePageQuery|watchPage)|lib\/(pageQuery|serverPart|useLoggedFailure|errorMessage)|ui\/(SkeletonCards|PageTitle|EmptyState|FailedState))\.tsx?$/,
            },
            { name: 'cards', test: /web\/src\/shop\/product\/(ProductCard|Breadcrumb)\.tsx$/ },
            // What only the page of a product needs at first, with all that it imports.
            {
              name: 'product',
              test: /web\/src\/(shop\/product\/page\/(ProductPage|BuyBox|BuyBar|Gallery|Magnifier|Stock|ProductSkeleton)|ui\/(ChoiceButtons|swatchOf))\.tsx?$/,
            },
            // The theme, and all components of Chakra that the shop uses, but for those of few pages.
            {
              name: 'chakra',
              test: /node_modules\/(@emotion\/|stylis\/|@chakra-ui\/react\/(?!.*\/tabs\/))|web\/src\/ui\/theme\/(ChakraParts|system)\.tsx?$/,
            },
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
