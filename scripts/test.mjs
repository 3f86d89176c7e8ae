// npm test: runs the checks and prints the total. `npm test -- unit web` runs only those; --deep what takes long, --all
// everything.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { perform } from './lib/check.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findOlderPostgres } from './lib/postgres.mjs';
import { dist, Refusal, refuse, root } from './lib/project.mjs';

/** @typedef {import('./lib/check.mjs').Check} Check */

/**
 * A step; `find` is there where it needs a program that npm does not bring, and returns what depends on it.
 * @typedef {Check & { key: string, find?: () => Promise<Partial<Check>> }} Step
 */

const reports = path.join(dist, 'test');
const bin = (/** @type {string} */ file) => path.join(root, 'node_modules', file);
const isCI = Boolean(process.env['CI']) && process.env['CI'] !== 'false';

const wishes = process.argv.slice(2);
const [isStatic, isAll, isDeep] = ['--static', '--all', '--deep'].map((wish) => wishes.includes(wish));

/** Two lanes, for two cores. */
const lanes = /** @satisfies {readonly (readonly Step[])[]} */ ([
  [
    {
      key: 'codegen',
      name: 'Generated code is fresh',
      args: [bin('@graphql-codegen/cli/esm/bin.js'), '--check', '--errors-only'],
    },
    { key: 'types', name: 'Types', args: [bin('typescript/bin/tsc'), '--build'] },
    { key: 'build', name: 'The web builds', args: ['scripts/build.mjs'] },
  ],
  [
    { key: 'lint', name: 'Lint', args: [bin('oxlint/bin/oxlint'), '--deny-warnings'] },
    {
      key: 'format',
      name: 'Format',
      args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    },
    { key: 'directions', name: 'Imports point the right way', args: ['scripts/check-directions.mjs'] },
    { key: 'migrations', name: 'Migrations match the entities', args: ['scripts/check-migrations.mjs'] },
    {
      key: 'statements',
      name: 'SQL statements are as PostgreSQL describes them',
      args: ['scripts/statements.ts', '--check'],
    },
  ],
]);

/** The test files that run on an older PostgreSQL: enough to see that it knows our SQL. */
const smoke = [
  'ids',
  'demo',
  'product-list',
  'product',
  'customer',
  'order',
  'order-stock',
  'fulfilment',
  'payment',
  'attempts',
  'refund',
  'saved-accounts',
  'trust',
  'order-codes',
  'mail',
  'jobs',
  'deep/standbys',
];

const serverTests = path.join('graphql-server', 'test');

/** Properties are tried in a few runs, and in all of them where this is set (graphql-server/test/runs.ts). */
const allRuns = { LONG_RUNS: 'yes' };
const properties = readdirSync(path.join(root, serverTests))
  .map((name) => path.join(serverTests, name))
  .filter(
    (file) => file.endsWith('.test.ts') && /\b(runs|withEdges)\(/.test(readFileSync(path.join(root, file), 'utf8')),
  );

/** @type {readonly Step[][]} What follows in each lane: one core waits less when the other has something to do. */
const suites = [
  [vitest('web', 'Web components'), journeys('browser', 'Browser journeys in Chromium')],
  [
    vitest('unit', 'Unit tests'),
    { ...vitest('server', 'Server over HTTP on PostgreSQL'), ...(isAll && { env: allRuns }) },
  ],
];

/** @type {readonly Step[]} What takes long, one after the other. */
const deep = [
  vitest('deep', 'Kills, plans, loads, standbys'),
  // With everything else the server's tests have had all runs already.
  ...(isAll
    ? []
    : [
        {
          ...vitest('server', 'Properties in all their runs', properties, 'properties'),
          key: 'properties',
          env: allRuns,
        },
      ]),
  {
    ...vitest(
      'server',
      'Server on an older PostgreSQL',
      ['--project', 'deep', ...smoke.map((name) => `${serverTests}/${name}.test.ts`)],
      'postgres',
    ),
    key: 'postgres',
    find: async () => {
      const folder = findOlderPostgres();
      if (folder === undefined)
        throw new Refusal('no PostgreSQL 15, 16 or 17 on this machine: install one, or name it in POSTGRES_BIN');
      return { env: { POSTGRES_BIN: folder } };
    },
  },
  journeys('browser-deep', 'Every page in Chromium', { DEEP_JOURNEYS: 'yes' }),
];

try {
  await ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const keys = wishes.filter((wish) => !wish.startsWith('--'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  /**
   * @param {readonly Step[]} steps
   * @param {boolean | undefined} areWanted unless the call names those that are
   */
  const run = async (steps, areWanted) => {
    for (const step of steps.filter(({ key }) => (keys.length > 0 ? keys.includes(key) : areWanted))) {
      const { passed, failed, skipped } = await performWhereThereIs(step);
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      if (process.exitCode === 130) process.exit();
    }
  };

  await Promise.all(
    lanes.map(async (steps, lane) => {
      await run(steps, isAll || !isDeep);
      if (!isStatic) await run(suites[lane] ?? [], isAll || !isDeep);
    }),
  );
  if (!isStatic) {
    await run(deep, isAll || isDeep);
    sayTheSlowest();
  }

  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(total.failed > 0 ? 1 : 0);
} catch (error) {
  refuse(error);
}

/** Prints the twenty test files that took longest. */
function sayTheSlowest() {
  const slowest = readdirSync(reports)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => filesIn(JSON.parse(readFileSync(path.join(reports, file), 'utf8'))))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 20);
  if (slowest.length > 0) console.log('\nThe slowest files:');
  for (const { name, seconds } of slowest)
    console.log(`${`${seconds.toFixed(1)} s`.padStart(9)}  ${path.relative(root, name)}`);
}

/**
 * Returns the test files of a report of Vitest or Playwright.
 * @param {any} report
 * @returns {{ name: string, seconds: number }[]}
 */
function filesIn({ testResults, suites: files = [], config }) {
  if (testResults !== undefined)
    return testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
      name,
      seconds: (endTime - startTime) / 1000,
    }));
  /** @type {(suite: any) => number} */
  const durationOf = ({ specs, suites: inner = [] }) =>
    [
      ...inner.map(durationOf),
      ...specs.flatMap((/** @type {any} */ { tests }) =>
        tests.flatMap((/** @type {any} */ { results }) => results.map((/** @type {any} */ { duration }) => duration)),
      ),
    ].reduce((sum, one) => sum + one, 0);
  return files.map((/** @type {any} */ suite) => ({
    name: path.join(config.rootDir, suite.file),
    seconds: durationOf(suite) / 1000,
  }));
}

/**
 * Runs a step. A developer's machine may lack a program that it needs; CI's may not.
 * @param {Step} step
 */
async function performWhereThereIs(step) {
  try {
    return await perform({ ...step, ...(await step.find?.()) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.log(`${isCI ? '✗' : '–'} ${step.name} ${isCI ? 'could not run' : 'was skipped'}: ${error.message}`);
    return { passed: 0, failed: isCI ? 1 : 0, skipped: isCI ? 0 : 1 };
  }
}

/**
 * @param {string} key
 * @param {string} name
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
function journeys(key, name, env = {}) {
  const report = path.join(reports, `${key}.json`);
  return {
    key,
    name,
    args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    find: async () => {
      if ((await findChromium()) === undefined)
        throw new Refusal('no Chromium on this machine: install one, or name it in CHROMIUM_PATH');
      return { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env } };
    },
    report,
    counts: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  };
}

/**
 * @param {string} project
 * @param {string} name
 * @param {readonly string[]} [more] arguments, such as the only files
 * @param {string} [reportName]
 * @returns {Step}
 */
function vitest(project, name, more = [], reportName = project) {
  const report = path.join(reports, `${reportName}.json`);
  return {
    key: project,
    name,
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...more,
    ],
    report,
    counts: ({ numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    }),
  };
}
