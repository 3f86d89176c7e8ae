import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { budget } from './budget.ts';
import { compressed } from './compressed.ts';
import { firstLoad } from './first-load.ts';
import { splitDocuments } from './split-documents.ts';

const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

const lean = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

const noStatics = fileURLToPath(new URL('no-statics.ts', import.meta.url));

/** What every page needs, in one file, which compresses better than ten. */
const core = new RegExp(
  `/node_modules/(${[
    'react',
    'react-dom',
    'scheduler',
    'react-router',
    'react-router-dom',
    '@apollo/client',
    'rxjs',
    'graphql',
    'optimism',
    '@wry/[a-z]+',
    '@emotion/[a-z-]+',
    'stylis',
    'tslib',
    '@pandacss/is-valid-prop',
    '@chakra-ui/react/dist/esm/(styled-system(?!/(create|use)-slot)|utils)',
    '@chakra-ui/react/dist/esm/components/(box|flex|stack|button|container|center|grid|heading|text|visually-hidden)',
  ].join('|')})/`,
);

/** Builds the web into dist/web; in development it forwards the server's paths to the server. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [splitDocuments(), react(), budget(), firstLoad(), compressed()],
  resolve: {
    // RxJS without helpers for browsers of 2012, the router without its warnings for developers: 4 kB less to load.
    conditions: ['es2015', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: lean },
            { find: /^hoist-non-react-statics$/, replacement: noStatics },
          ]
        : [],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
        codeSplitting: {
          groups: [{ name: 'core', test: core }],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: {
      '/graphql': api,
      '/backend': api,
      '/pictures': api,
      '/demo-google': api,
      // The page /order/congratulations/:id is the web's; the REST calls under /order are the server's.
      '^/order/(newcustomer|allordergmail|singleOrder|addOrder)': api,
    },
  },
}));
