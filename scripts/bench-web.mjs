// npm run bench:web: Lighthouse measures the built shop as a mid-range phone on a mobile network; median of five runs per page.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

/** The score that each page must reach. Performance is only printed, because machines differ. */
const LEAST_ACCESSIBILITY = 100;
const LEAST_BEST_PRACTICES = 100;
const MOST_SHIFT = 0.02;

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

/** @param {string} url */
async function firstProduct(url) {
  const response = await fetch(`${url}/backend/product?limit=1`);
  const [product] = await response.json();
  return product._id;
}

/** One run; repeats it once if the browser could not record it. @param {string} url @param {string} chromium */
const measure = (url, chromium) => measureOnce(url, chromium).catch(() => measureOnce(url, chromium));

/** One run in a separate browser process. @param {string} url @param {string} chromium */
async function measureOnce(url, chromium) {
  const folder = path.join(root, 'dist', 'lighthouse');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'run.json');
  const run = spawn(
    path.join(root, 'node_modules', '.bin', 'lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
      '--only-categories=performance,accessibility,best-practices,seo',
    ],
    { env: { ...environment(), CHROME_PATH: chromium }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = await once(run, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} for ${url}.`);
  const { default: report } = await import(`${file}?${Date.now()}`, { with: { type: 'json' } });
  /** @param {string} name */
  const score = (name) => Math.round((report.categories[name].score ?? 0) * 100);
  /** @param {string} name */
  const figure = (name) => report.audits[name].numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': figure('largest-contentful-paint'),
    'TBT ms': figure('total-blocking-time'),
    CLS: figure('cumulative-layout-shift'),
    kB: figure('total-byte-weight') / 1000,
    /** @type {string[]} */
    failed: Object.values(report.audits)
      .filter(
        (audit) =>
          audit.score === 0 &&
          ['accessibility', 'best-practices'].some((category) =>
            report.categories[category].auditRefs.some(
              (/** @type {{ id: string, weight: number }} */ ref) => ref.id === audit.id && ref.weight > 0,
            ),
          ),
      )
      .map((audit) => audit.title),
  };
}

try {
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await findChromium();
  if (!chromium) throw new Error('No Chromium was found: set CHROMIUM_PATH.');
  const shop = await startShop();
  const problems = [];
  try {
    const pages = {
      home: '/',
      search: '/search?q=phone',
      product: `/details/${await firstProduct(shop.url)}`,
    };
    const names = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'kB'];
    console.log(['page'.padEnd(10), ...names.map((name) => name.padStart(15))].join(''));
    for (const [page, address] of Object.entries(pages)) {
      // Pictures are made at their first request, which a visitor usually does not meet: do not measure it.
      await measure(shop.url + address, chromium);
      /** @type {Awaited<ReturnType<typeof measure>>[]} */
      const runs = [];
      for (let run = 0; run < Number(options.runs); run += 1)
        runs.push(await measure(shop.url + address, chromium));
      /** @param {string} name */
      const of = (name) => median(runs.map((run) => Number(run[/** @type {keyof typeof run} */ (name)])));
      console.log(
        [
          page.padEnd(10),
          ...names.map((name) =>
            of(name)
              .toFixed(name === 'CLS' ? 3 : 0)
              .padStart(15),
          ),
        ].join(''),
      );
      const titles = [...new Set(runs.flatMap(({ failed }) => failed))];
      if (of('accessibility') < LEAST_ACCESSIBILITY)
        problems.push(`${page}: accessibility below ${LEAST_ACCESSIBILITY} (${titles.join('; ')})`);
      if (of('best practices') < LEAST_BEST_PRACTICES)
        problems.push(`${page}: best practices below ${LEAST_BEST_PRACTICES} (${titles.join('; ')})`);
      if (of('CLS') >= MOST_SHIFT)
        problems.push(`${page}: layout shift of ${of('CLS').toFixed(3)}, less than ${MOST_SHIFT} is wanted`);
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
