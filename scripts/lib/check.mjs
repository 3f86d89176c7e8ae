import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { environment, findNode } from './node.mjs';
import { root } from './project.mjs';

/**
 * One step of `npm test`. `counts` reads the numbers of tests from the step's report; a step without it counts as one
 * test.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ name: string, args: readonly string[], report?: string, counts?: (report: any) => Counts,
 *   env?: Readonly<Record<string, string>> }} Check
 */

/** A step that hangs is ended after this time. Each test has a limit of its own, so a slow machine never reaches it. */
const timeoutMs = 60 * 60_000;

/** Variables of a developer's own shop, which must not change what the tests see. */
const personal =
  /^(PORT|HOST|DATABASE_|DATA_DIR|DEMO_MODE|SESSION_|PUBLIC_URL|TRUST_PROXY|ADMIN_|NODE_ENV|NODE_OPTIONS|PG[A-Z]+$|POSTGRES_BIN$|METRICS_PORT$|MIGRATE_AT_START$|S3_|OPENSEARCH_|PICTURE_CACHE_MB$|SSLCOMMERZ_|BKASH_|NAGAD_|LOG_LEVEL$|API_PORT|WEB_PORT)/;

/**
 * Runs one step and prints its line, and its whole output if it failed.
 * @param {Check} check
 * @returns {Promise<Counts>}
 */
export async function perform(check) {
  const start = performance.now();
  const { code, output } = await capture(check);
  const counts = count(check, code);
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const numbers = check.counts ? [`${counts.passed} passed`] : [];
  if (check.counts && counts.failed > 0) numbers.push(`${counts.failed} failed`);
  if (counts.skipped > 0) numbers.push(`${counts.skipped} skipped`);
  const mark = counts.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${check.name.padEnd(34)} ${seconds.padStart(8)}   ${numbers.join(', ')}`.trimEnd());
  const shown = process.stdout.isTTY ? output : stripVTControlCharacters(output);
  if (counts.failed > 0) console.log(`\n${shown.trim()}\n`);
  return counts;
}

/**
 * @param {Check} check
 * @param {number} code
 * @returns {Counts}
 */
function count(check, code) {
  const failure = { passed: 0, failed: 1, skipped: 0 };
  if (!check.counts || !check.report) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : failure;
  try {
    const counts = check.counts(JSON.parse(readFileSync(check.report, 'utf8')));
    // A file that cannot be loaded has no failed test, and neither has an empty folder.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    if (code === 0 && counts.passed === 0) return failure;
    return counts;
  } catch {
    return failure;
  }
}

/**
 * @param {Check} check
 * @returns {Promise<{ code: number, output: string }>}
 */
function capture({ args, env }) {
  const inherited = Object.entries(environment()).filter(([name]) => !personal.test(name));
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  return new Promise((resolve) => {
    const child = spawn(findNode(), args, {
      cwd: root,
      env: { ...Object.fromEntries(inherited), ...colour, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, so that everything that it started can be ended with it.
      detached: process.platform !== 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      try {
        process.kill(process.platform === 'win32' ? (child.pid ?? 0) : -(child.pid ?? 0), signal);
      } catch {
        // It has already ended.
      }
    };
    const timer = setTimeout(() => {
      output += `\nNot finished after ${timeoutMs / 60_000} minutes: ended.`;
      end('SIGTERM');
      setTimeout(() => end('SIGKILL'), 5000).unref();
    }, timeoutMs);
    const interrupt = () => {
      end('SIGTERM');
      process.exitCode = 130;
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve({ code: code ?? 1, output });
    });
  });
}
