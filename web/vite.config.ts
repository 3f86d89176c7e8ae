import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

/** Builds the web into dist/web; in development hands what the server answers on to it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: {
      '/graphql': api,
      '/backend': api,
      '/pictures': api,
      '/docs': api,
      // The page /order/congratulations/:id is the web's; the REST calls beside it are the server's.
      '^/order/(newcustomer|allordergmail|singleOrder|addOrder)': api,
    },
  },
});
