import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Locator,
  Page,
  Request,
} from '@playwright/test';
import type { Control, Effect, Place } from './controls.ts';
import { noteSigns, type Sign } from './signs.ts';
import { readState, type Soft, type State } from './state.ts';

type Whole = State & Soft;

/** How presses are tried once. */
export interface Trial {
  place: Place;
  control: Control;
  kind: 'once' | 'twice' | 'then a link';
  /** Milliseconds from the begin of the navigation to the press, or until the control is there. */
  moment: number;
  /** Milliseconds to the second press. */
  pause: number;
  network: 'fast 3G' | 'slow 3G' | 'as it is';
  /** Which of the page's code files fails at its first request; null for none. */
  failing: number | null;
  /** How many times slower the processor is. */
  slowdown: number;
}

export interface Outcome {
  trial: Trial;
  result: 'ok' | 'lost' | 'doubled' | 'elsewhere';
  /** Milliseconds to the first visible change; null without one. */
  sign: number | null;
  /** Milliseconds to the effect; null without it. */
  effect: number | null;
  detail: string;
}

/** What a browser brings along, and what its page says when nothing is pressed. */
export interface Start {
  storage: NonNullable<BrowserContextOptions['storageState']>;
  base: Whole;
}

/** WebPageTest's: milliseconds to the server and back, and bits a second. */
const NETWORKS = {
  'fast 3G': { latency: 150, throughput: 1_600_000 },
  'slow 3G': { latency: 400, throughput: 400_000 },
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** How long an effect is waited for, and how long it must stay. */
const LATEST = 20_000;
const STAYS = 1500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens a phone's browser at the shop. */
export const openPhone = (browser: Browser, url: string, storage?: Start['storage']) =>
  browser.newContext({
    ...PHONE,
    baseURL: url,
    serviceWorkers: 'block',
    ...(storage && { storageState: storage }),
  });

/** Returns what the page says when nothing is pressed. */
export const baseOf = async (browser: Browser, url: string, path: string, storage?: Start['storage']) => {
  const context = await openPhone(browser, url, storage);
  const page = await context.newPage();
  const isQuiet = watchRequests(page);
  await page.goto(path);
  await isQuiet.soon();
  let base = await page.evaluate(readState);
  // What is read from the browser's storage comes after the last answer.
  for (let before = ''; before !== JSON.stringify(base); base = await page.evaluate(readState)) {
    before = JSON.stringify(base);
    await pause(1500);
  }
  await context.close();
  return base;
};

/** Tries it once, in a browser of its own. */
export const tryOnce = async (browser: Browser, url: string, trial: Trial, start: Start): Promise<Outcome> => {
  const context = await openPhone(browser, url, start.storage);
  try {
    return await pressIn(context, trial, start.base);
  } catch (error) {
    return { trial, result: 'lost', sign: null, effect: null, detail: String(error).split('\n')[0] ?? '' };
  } finally {
    await context.close();
  }
};

const pressIn = async (context: BrowserContext, trial: Trial, base: Whole): Promise<Outcome> => {
  const page = await context.newPage();
  const isQuiet = watchRequests(page);
  const devtools = await slowDown(context, page, trial);
  const begin = Date.now();
  await page.goto(trial.place.path, { waitUntil: 'commit' });
  await pause(Math.max(0, begin + trial.moment - Date.now()));
  const control = find(page, trial.control);
  await control.waitFor({ timeout: 30_000 });
  await trial.control.before?.(page);
  await control.evaluate(noteSigns);
  const pressed = await press(devtools, control, trial.control);
  let expected: Effect | Effect[];
  if (trial.kind === 'once') expected = trial.control.effect(base);
  else {
    await pause(trial.pause);
    expected = await pressAgain(devtools, page, trial, base);
  }
  let state = await page.evaluate(readState).catch(() => base);
  let effect: number | null = null;
  let since = Date.now();
  for (;;) {
    const isThere = problemsOf(state, base, expected) === '';
    if (!isThere) [effect, since] = [null, Date.now()];
    else effect ??= Date.now() - pressed;
    const isSettled = isThere && Date.now() - since > STAYS && isQuiet();
    if (isSettled || Date.now() - pressed > LATEST) break;
    await pause(100);
    state = await page.evaluate(readState).catch(() => state);
  }
  const { after } = await page
    .evaluate(() => JSON.parse(sessionStorage.getItem('press') ?? '{"after":null}') as Sign)
    .catch(() => ({ after: null }));
  const detail = problemsOf(state, base, expected);
  return { trial, result: resultOf(trial, state, base, expected), sign: after ?? effect, effect, detail };
};

const find = (page: Page, control: Control) => control.find(page).filter({ visible: true }).first();

/** Sets the network, the processor and the file that fails. */
const slowDown = async (context: BrowserContext, page: Page, { network, failing, slowdown }: Trial) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network !== 'as it is') {
    const { latency, throughput } = NETWORKS[network];
    const each = { downloadThroughput: throughput / 8, uploadThroughput: throughput / 8 };
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...each });
  }
  let files = 0;
  if (failing !== null)
    await page.route('**/assets/*.js', (route) => (files++ === failing ? route.abort() : route.continue()));
  return devtools;
};

/** Brings the control into view and presses it by finger. Returns when. */
const press = async (devtools: CDPSession, locator: Locator, control?: Control): Promise<number> => {
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (control?.act) {
    const pressed = Date.now();
    await control.act(locator);
    return pressed;
  }
  // What is laid out only near the window may move it, and what is shown for a moment may cover it.
  const box = await locator.evaluate(async (element) => {
    for (const end = performance.now() + 5000; ;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x: left, y: top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
      if (performance.now() > end) throw new Error(`${hit?.outerHTML.slice(0, 80)} covers what is to be pressed`);
    }
  });
  const pressed = Date.now();
  // A finger does not wait for the page: held for half a second, it would ask for a menu.
  await Promise.all([
    devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [box] }),
    devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  return pressed;
};

/** Presses the control once more, or a link. Returns what must be so then. */
const pressAgain = async (devtools: CDPSession, page: Page, { kind, control, place }: Trial, base: Whole) => {
  if (kind === 'twice') {
    // It may be gone, or the page with it: then nobody presses it again.
    await press(devtools, find(page, control)).catch(() => 0);
    return control.twice?.(base) ?? {};
  }
  // The checkout's header leads home only.
  const path = ['/cart', '/confirmorder'].includes(place.path) ? '/' : '/cart';
  const link = path === '/' ? 'header a[aria-label^=Haat]' : 'header a[aria-label^=Cart]';
  await press(devtools, page.locator(link).filter({ visible: true }).first());
  const any = () => true;
  const there = { path, choices: any, quantity: any, alert: any, folds: any, radios: any };
  return [control.lasting?.(base) ?? {}].flat().map((lasting) => ({ ...there, ...lasting }));
};

const SOFT = new Set(['cards', 'scrolled', 'typed', 'isSignedIn', 'opened', 'isPaused']);

/** Returns how the state differs from what is expected of it, or else from before; '' when it does not. */
const problemsOf = (state: Whole, base: Whole, expected: Effect | Effect[]): string => {
  const found = [expected].flat().map((effect) => differences(state, base, effect).join('; '));
  return found.includes('') ? '' : (found[0] ?? '');
};

const differences = (state: Whole, base: Whole, effect: Effect): string[] =>
  (Object.keys(base) as (keyof Whole)[]).flatMap((key) => {
    if (SOFT.has(key) && !(key in effect)) return [];
    const [wanted, now] = [key in effect ? effect[key] : base[key], JSON.stringify(state[key])];
    const isRight =
      typeof wanted === 'function'
        ? (wanted as (value: unknown) => boolean)(state[key])
        : JSON.stringify(wanted) === now;
    return isRight ? [] : [`${key}: ${JSON.stringify(base[key])} → ${now}`];
  });

/** Says what kind of failure it is: nothing of the effect, too much of it, or something else. */
const resultOf = ({ control }: Trial, state: Whole, base: Whole, expected: Effect | Effect[]): Outcome['result'] => {
  if (problemsOf(state, base, expected) === '') return 'ok';
  const wanted = [expected].flat();
  const most = Math.max(...wanted.map(({ pieces }) => (typeof pieces === 'number' ? pieces : Infinity)));
  if (state.pieces > most) return 'doubled';
  // What two presses leave as it was is the control's, too.
  const own = [...wanted, ...[control.effect(base)].flat()];
  const others = differences(state, base, {}).filter(
    (one) => !own.some((effect) => (one.split(':')[0] ?? '') in effect),
  );
  return others.length > 0 ? 'elsewhere' : 'lost';
};

/** Returns the function that says whether no request is under way, and none was for a while; and one that waits for it. */
export const watchRequests = (page: Page) => {
  const pending = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    // Nobody reads the answer to a count of visits or searches: its end is not told.
    if (/\/backend\/(?:visits\/|searches$)/.test(request.url())) return;
    pending.add(request);
    last = Date.now();
  });
  const end = (request: Request) => void (pending.delete(request) && (last = Date.now()));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isQuiet = () => pending.size === 0 && Date.now() - last > 800;
  const soon = async () => {
    for (const end = Date.now() + LATEST; !isQuiet() && Date.now() < end;) await pause(100);
  };
  return Object.assign(isQuiet, { soon });
};
