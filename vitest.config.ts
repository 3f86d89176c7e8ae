import { configDefaults, defineConfig } from 'vitest/config';

/** They end a test that hangs, on the slowest machine too. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Tests that start servers on PostgreSQL. */
const serverTests = (name: string, include: string[]) => ({
  // The copy that Node itself resolves: otherwise there would be two of them, an ESM and a CommonJS one.
  resolve: { alias: [{ find: /^graphql$/, replacement: import.meta.resolve('graphql') }] },
  test: {
    name,
    environment: 'node',
    include,
    globalSetup: ['graphql-server/test/global-setup.ts'],
    // Several tests hold many connections on purpose: two files at a time keep PostgreSQL in its limits.
    maxWorkers: 2,
    // Each file has a database and a server of its own: the modules may be loaded once for all.
    isolate: false,
    ...patience,
  },
});

/** Four kinds of tests: `vitest run --project unit|server|web|deep`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...patience,
          // By default one core of two would stay idle.
          maxWorkers: 2,
          // No test leaves anything behind: the modules are loaded once for all.
          isolate: false,
          // Otherwise the text of each style file would be empty.
          css: true,
          include: [
            'schema/**/*.test.ts',
            'graphql-server/src/**/*.test.ts',
            'demo/**/*.test.ts',
            'packages/*/*.test.ts',
            'web/*.test.ts',
            'web/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'tools/**/*.test.ts',
            'scale/**/*.test.ts',
            'deploy/**/*.test.ts',
          ],
        },
      },
      serverTests('server', ['graphql-server/test/*.test.ts']),
      // What takes long: kills, a lossy network, plans of queries, poolers and standbys.
      serverTests('deep', ['graphql-server/test/deep/*.test.ts', 'packages/*/deep/*.test.ts']),
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.tsx'],
          exclude: configDefaults.exclude,
          setupFiles: ['web/test/setup.ts'],
          maxWorkers: 2,
          // Every test cleans up after itself (web/test/setup.ts): the modules are loaded once for all.
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
