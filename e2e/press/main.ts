// npm run press: presses every control of the built shop at random moments, and says what got lost.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { dist } from '../../scripts/lib/project.mjs';
import { startShop } from '../shop.ts';
import { wholeBrowser } from '../whole-browser.ts';
import { planOf, prepare } from './plan.ts';
import { tableOf } from './table.ts';
import { tryOnce, type Outcome, type Trial } from './trial.ts';

const { values: options } = parseArgs({
  options: {
    trials: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    /** How many phones at a time. */
    phones: { type: 'string', default: '2' },
    /** Only controls whose page and name contain it: `--only product/Add`. */
    only: { type: 'string', default: '' },
    /** A running shop instead of one with its own demo data. */
    url: { type: 'string' },
  },
});

const nameOf = ({ place, control }: Trial) => `${place.name}/${control.name}`;

if (options.url === undefined) await ensureBuilt();
const shop = options.url === undefined ? await startShop() : { url: options.url, stop: async () => {} };
const executablePath = await findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const whole = await chromium.launch(wholeBrowser);
try {
  const { places, startOf } = await prepare(browser, shop.url);
  const isWanted = (trial: Trial) => nameOf(trial).includes(options.only);
  const trials = planOf(places, Number(options.trials), Number(options.seed), isWanted);
  const outcomes: Outcome[] = [];
  const next = trials.values();
  const phone = async () => {
    for (const trial of next) {
      const outcome = await tryOnce(
        trial.failing === null ? browser : whole,
        shop.url,
        trial,
        await startOf(trial.place),
      );
      outcomes.push(outcome);
      const { kind, moment, network, failing } = trial;
      if (outcome.result !== 'ok')
        console.log(
          `${outcomes.length} ${outcome.result}: ${nameOf(trial)}, ${kind}, after ${moment} ms, ${network}` +
            `${failing === null ? '' : `, file ${failing} failed`}: ${outcome.detail}`,
        );
    }
  };
  await Promise.all(Array.from({ length: Number(options.phones) }, phone));
  const table = tableOf(outcomes);
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'press.txt'), table);
  console.log(table);
  process.exitCode = outcomes.every(({ result }) => result === 'ok') ? 0 : 1;
} finally {
  await Promise.all([browser.close(), whole.close()]);
  await shop.stop();
}
