// npm test: every check there is, and a closing line with their number. `npm test -- unit web` runs only those.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { perform } from './lib/check.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { dist, Refusal, refuse, root } from './lib/project.mjs';

/** @typedef {import('./lib/check.mjs').Check & { key: string }} Step */

const reports = path.join(dist, 'test');
const bin = (/** @type {string} */ file) => path.join(root, 'node_modules', file);
const isCI = Boolean(process.env['CI']) && process.env['CI'] !== 'false';

/** @type {readonly (readonly Step[])[]} Two cores: two lanes. */
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
  ],
];

/** @type {readonly Step[]} */
const suites = [
  vitest('unit', 'Unit tests'),
  vitest('server', 'Server over HTTP on PostgreSQL'),
  vitest('web', 'Web components'),
];

try {
  await ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const wishes = process.argv.slice(2);
  const isStatic = wishes.includes('--static');
  const keys = wishes.filter((wish) => !wish.startsWith('--'));
  const isWanted = (/** @type {{ key: string }} */ { key }) => keys.length === 0 || keys.includes(key);

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
    if (isWanted({ key: 'browser' })) await browser(run, total);
  }

  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(total.failed > 0 ? 1 : 0);
} catch (error) {
  refuse(error);
}

/**
 * The browser journeys, if there is a browser. On a developer's machine they may be missed; in CI never.
 * @param {(steps: readonly Step[]) => Promise<void>} run
 * @param {{ failed: number, skipped: number }} total
 */
async function browser(run, total) {
  try {
    const chromium = await findChromium();
    if (chromium === undefined)
      throw new Refusal('no Chromium on this machine: install one, or name it in CHROMIUM_PATH');
    const report = path.join(reports, 'browser.json');
    await run([
      {
        key: 'browser',
        name: 'Browser journeys in Chromium',
        args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
        env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        report,
        counts: ({ stats }) => ({
          passed: stats.expected,
          failed: stats.unexpected + stats.flaky,
          skipped: stats.skipped,
        }),
      },
    ]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    total[isCI ? 'failed' : 'skipped'] += 1;
    console.log(
      `${isCI ? '✗' : '–'} Browser journeys ${isCI ? 'could not run' : 'were skipped'}: ${error.message}`,
    );
  }
}

/**
 * @param {string} project
 * @param {string} name
 * @returns {Step}
 */
function vitest(project, name) {
  const report = path.join(reports, `${project}.json`);
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
    ],
    report,
    counts: ({ numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    }),
  };
}
