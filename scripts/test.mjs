// npm test: runs the checks and prints the total. `npm test -- unit web` runs only those; --deep what takes long, --all
// everything.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { perform } from './lib/check.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findOlderPostgres } from './lib/postgres.mjs';
import { dist, Refusal, refuse, root } from './lib/project.mjs';

/** @typedef {import('./lib/check.mjs').Check & { key: string, isDeep?: boolean }} Step */

const reports = path.join(dist, 'test');
const bin = (/** @type {string} */ file) => path.join(root, 'node_modules', file);
const isCI = Boolean(process.env['CI']) && process.env['CI'] !== 'false';

/** @type {readonly (readonly Step[])[]} Two lanes, for two cores. */
const lanes = [
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
];

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

/** @type {readonly Step[]} */
const suites = [
  vitest('unit', 'Unit tests'),
  vitest('server', 'Server over HTTP on PostgreSQL'),
  vitest('web', 'Web components'),
  { ...vitest('deep', 'Kills, plans, poolers, standbys'), isDeep: true },
];

/**
 * @typedef {{ key: string, name: string, isDeep?: boolean, step: () => Promise<Step> }} Possible A step that needs a
 * program which npm does not bring.
 */

/** @type {Possible} */
const olderPostgres = {
  key: 'postgres',
  isDeep: true,
  name: 'Server on an older PostgreSQL',
  step: async () => {
    const folder = findOlderPostgres();
    if (folder === undefined)
      throw new Refusal('no PostgreSQL 15, 16 or 17 on this machine: install one, or name it in POSTGRES_BIN');
    const step = vitest(
      'server',
      olderPostgres.name,
      smoke.map((name) => `graphql-server/test/${name}.test.ts`),
      'postgres',
    );
    const args = [...step.args, '--project', 'deep'];
    return { ...step, args, key: 'postgres', isDeep: true, env: { POSTGRES_BIN: folder } };
  },
};

/**
 * @param {string} key
 * @param {string} name
 * @param {boolean} isDeep
 * @returns {Possible}
 */
const journeys = (key, name, isDeep) => ({
  key,
  name,
  isDeep,
  step: async () => {
    const chromium = await findChromium();
    if (chromium === undefined)
      throw new Refusal('no Chromium on this machine: install one, or name it in CHROMIUM_PATH');
    const report = path.join(reports, `${key}.json`);
    return {
      key,
      name,
      isDeep,
      args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
      env: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(isDeep && { DEEP_JOURNEYS: 'yes' }),
      },
      report,
      counts: ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
      }),
    };
  },
});

const possible = [
  olderPostgres,
  journeys('browser', 'Browser journeys in Chromium', false),
  journeys('browser-deep', 'Every page in Chromium', true),
];

try {
  await ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const wishes = process.argv.slice(2);
  const isStatic = wishes.includes('--static');
  const keys = wishes.filter((wish) => !wish.startsWith('--'));
  const [isAll, isDeep] = [wishes.includes('--all'), wishes.includes('--deep')];
  const isWanted = (/** @type {{ key: string, isDeep?: boolean }} */ step) =>
    keys.length > 0 ? keys.includes(step.key) : isAll || (step.isDeep ?? false) === isDeep;

  const total = { passed: 0, failed: 0, skipped: 0 };
  const run = async (/** @type {readonly Step[]} */ steps) => {
    for (const step of steps.filter(isWanted)) {
      const { passed, failed, skipped } = await perform(step);
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      if (process.exitCode === 130) process.exit();
    }
  };

  await Promise.all(lanes.map(run));
  if (!isStatic) {
    await run(suites);
    for (const one of possible) {
      if (isWanted(one)) await whereThereIs(one.name, total, async () => run([await one.step()]));
    }
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
    .flatMap((file) => JSON.parse(readFileSync(path.join(reports, file), 'utf8')).testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 20);
  if (slowest.length > 0) console.log('\nThe slowest files:');
  for (const { name, seconds } of slowest)
    console.log(`${`${seconds.toFixed(1)} s`.padStart(9)}  ${path.relative(root, name)}`);
}

/**
 * A step that needs a program which this machine may not have. A developer's machine may skip it; CI may not.
 * @param {string} name
 * @param {{ failed: number, skipped: number }} total
 * @param {() => Promise<void>} work
 */
async function whereThereIs(name, total, work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    total[isCI ? 'failed' : 'skipped'] += 1;
    console.log(`${isCI ? '✗' : '–'} ${name} ${isCI ? 'could not run' : 'was skipped'}: ${error.message}`);
  }
}

/**
 * @param {string} project
 * @param {string} name
 * @param {readonly string[]} [files] only these
 * @param {string} [reportName]
 * @returns {Step}
 */
function vitest(project, name, files = [], reportName = project) {
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
      ...files,
    ],
    report,
    counts: ({ numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    }),
  };
}
