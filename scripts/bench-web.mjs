// npm run bench:web: Lighthouse measures the built shop as a mid-range phone on a mobile network; median of five runs
// per page, each beside one without scripts, since the machine is never the same for long.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { environment, findNode } from './lib/node.mjs';
import { refuse, root } from './lib/project.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    // Only these pages: `--pages home,product`.
    pages: { type: 'string' },
    // A running shop instead of one with its own demo data.
    url: { type: 'string' },
  },
});

/**
 * What a page may cost, and the least scores that it must reach, by the names of the table.
 * @type {{ page: { least: Record<string, number>, most: Record<string, number>, mostOf: Record<string, Record<string,
 * number>> } }}
 */
const { page: limits } = JSON.parse(readFileSync(path.join(root, 'web', 'budget.json'), 'utf8'));

/** The columns of the table, and how many decimals each has. */
const COLUMNS = {
  performance: 0,
  accessibility: 0,
  'best practices': 0,
  SEO: 0,
  'LCP ms': 0,
  'TBT ms': 0,
  CLS: 3,
  'longest task ms': 0,
  'scripts ms': 0,
  'TBT above ms': 0,
  'points below': 0,
  'all kB': 1,
  'JavaScript kB': 1,
  'HTML kB': 1,
  'font kB': 1,
  'image kB': 1,
  requests: 0,
};

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Starts the built shop with its own demo data, compressed and cached as in production. */
async function startShop() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'haat-bench-web-'));
  chmodSync(dataDir, 0o755);
  const shop = spawn(findNode(), ['graphql-server/src/main.ts'], {
    cwd: root,
    env: { PATH: environment().PATH, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ ready: url }] = await once(shop, 'message');
  const stop = async () => {
    shop.kill('SIGTERM');
    await once(shop, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Returns the addresses of the pages by their names. @param {string} url */
async function pagesOf(url) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ products(first: 1) { nodes { id } } categories { slug } }' }),
  });
  const { data } = await response.json();
  return {
    home: '/',
    search: '/search?q=phone',
    category: `/admin/${data.categories[0].slug}`,
    product: `/details/${data.products.nodes[0].id}`,
  };
}

/** What Lighthouse blocks to measure a page without scripts; those in the page itself are as small as it says. */
const WITHOUT_SCRIPTS = ['--blocked-url-patterns=*/assets/*.js'];

/**
 * One run; repeats it once if the browser could not record it. @param {string} url @param {string} page @param {string}
 * chromium @param {string[]} [flags]
 */
const measure = (url, page, chromium, flags = []) =>
  measureOnce(url, page, chromium, flags).catch(() => measureOnce(url, page, chromium, flags));

/**
 * Measures a page with scripts, and in the same minute without. @param {string} url @param {string} page @param {string}
 * chromium
 */
async function measureBoth(url, page, chromium) {
  const plain = await measure(url, `${page}-plain`, chromium, WITHOUT_SCRIPTS);
  const run = await measure(url, page, chromium);
  return {
    ...run,
    'TBT above ms': run['TBT ms'] - plain['TBT ms'],
    'points below': plain.performance - run.performance,
  };
}

/**
 * One run in a separate browser process; its report stays in dist/lighthouse. @param {string} url @param {string} page
 * @param {string} chromium @param {string[]} flags
 */
async function measureOnce(url, page, chromium, flags) {
  const folder = path.join(root, 'dist', 'lighthouse');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${page}.json`);
  const run = spawn(
    path.join(root, 'node_modules', '.bin', 'lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
      '--only-categories=performance,accessibility,best-practices,seo',
      ...flags,
    ],
    { env: { ...environment(), CHROME_PATH: chromium }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = await once(run, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} for ${url}.`);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return figuresOf(report);
}

/** @typedef {{ resourceType: string, transferSize: number }} Loaded */

/** Returns what a report says. @param {any} report */
function figuresOf(report) {
  /** @param {string} name */
  const score = (name) => Math.round((report.categories[name].score ?? 0) * 100);
  /** @param {string} name */
  const figure = (name) => report.audits[name].numericValue ?? 0;
  /** @type {Loaded[]} */
  const loaded = report.audits['network-requests'].details.items;
  /** @param {(one: Loaded) => boolean} isCounted */
  const kilobytes = (isCounted) =>
    loaded.filter(isCounted).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  /** @param {string} type */
  const ofType = (type) => kilobytes(({ resourceType }) => resourceType === type);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': figure('largest-contentful-paint'),
    'TBT ms': figure('total-blocking-time'),
    CLS: figure('cumulative-layout-shift'),
    'longest task ms': Math.max(
      0,
      ...report.audits['long-tasks'].details.items.map((/** @type {{ duration: number }} */ { duration }) => duration),
    ),
    'scripts ms': workOf(report, 'scriptEvaluation') + workOf(report, 'scriptParseCompile'),
    'all kB': kilobytes(() => true),
    'JavaScript kB': ofType('Script'),
    'HTML kB': ofType('Document'),
    'font kB': ofType('Font'),
    'image kB': ofType('Image'),
    requests: loaded.length,
    failed: failedIn(report),
  };
}

/** Returns the main thread's time for a kind of work, in milliseconds. @param {any} report @param {string} kind */
function workOf(report, kind) {
  /** @type {{ group: string, duration: number }[]} */
  const items = report.audits['mainthread-work-breakdown'].details?.items ?? [];
  return items.find(({ group }) => group === kind)?.duration ?? 0;
}

/**
 * Returns the titles of what costs a page points, without those of its speed. @param {any} report @returns {string[]}
 */
function failedIn(report) {
  const weights = ['accessibility', 'best-practices', 'seo'].flatMap((name) => report.categories[name].auditRefs);
  return weights
    .filter(({ id, weight }) => weight > 0 && report.audits[id].score === 0)
    .map(({ id }) => report.audits[id].title);
}

/**
 * Returns what is wrong with a page, a sentence each.
 * @param {string} page @param {(name: string) => number} of the median of a column @param {string[]} titles
 */
function problemsOf(page, of, titles) {
  const least = Object.entries(limits.least)
    .filter(([name, limit]) => of(name) < limit)
    .map(([name, limit]) => `${page}: ${name} is ${of(name)}, at least ${limit} is wanted`);
  const most = Object.entries({ ...limits.most, ...limits.mostOf[page] })
    .filter(([name, limit]) => of(name) > limit)
    .map(
      ([name, limit]) => `${page}: ${name} is ${of(name).toFixed(name === 'CLS' ? 3 : 1)}, at most ${limit} is wanted`,
    );
  return [...least, ...most, ...titles.map((title) => `${page}: ${title}`)];
}

try {
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await findChromium();
  if (!chromium) throw new Error('No Chromium was found: set CHROMIUM_PATH.');
  const shop = options.url === undefined ? await startShop() : { url: options.url, stop: async () => {} };
  const problems = [];
  try {
    const names = Object.keys(COLUMNS);
    const widths = names.map((name) => Math.max(name.length, 6) + 2);
    console.log(['page'.padEnd(9), ...names.map((name, index) => name.padStart(widths[index] ?? 0))].join(''));
    const pages = Object.entries(await pagesOf(shop.url));
    const wanted = options.pages?.split(',') ?? pages.map(([page]) => page);
    for (const [page, address] of pages.filter(([page]) => wanted.includes(page))) {
      // Pictures are made at their first request, which a visitor usually does not meet: do not measure it.
      await measure(shop.url + address, page, chromium);
      /** @type {Awaited<ReturnType<typeof measureBoth>>[]} */
      const runs = [];
      for (let run = 0; run < Number(options.runs); run += 1)
        runs.push(await measureBoth(shop.url + address, page, chromium));
      /** @param {string} name */
      const of = (name) => median(runs.map((run) => Number(run[/** @type {keyof typeof COLUMNS} */ (name)])));
      console.log(
        [
          page.padEnd(9),
          ...Object.entries(COLUMNS).map(([name, decimals], index) =>
            of(name)
              .toFixed(decimals)
              .padStart(widths[index] ?? 0),
          ),
        ].join(''),
      );
      problems.push(...problemsOf(page, of, [...new Set(runs.flatMap(({ failed }) => failed))]));
    }
  } finally {
    await shop.stop();
  }
  console.log('');
  for (const problem of problems) console.log(`Not as it should be: ${problem}`);
  if (problems.length === 0) console.log('Everything is as it should be.');
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  refuse(error);
}
