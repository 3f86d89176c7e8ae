import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds what renders pages on the server, with the libraries that it needs: importing them file by file would take a
 * second and 250 MB. What no public page renders, such as the dashboard, is in files that are never loaded.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  ssr: { noExternal: true },
  // A build for servers leaves this to the run time, and would contain React's slow development build.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/server/entry.tsx',
    copyPublicDir: false,
    emptyOutDir: false,
    target: 'node24',
    minify: true,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
});
