/**
 * Renders the pictures of the demo catalogue: bundles the scenes, opens one headless Chromium, photographs, writes WebP.
 *
 *   node graphql-server/src/db/demo/scenes/render.ts                      pictures that are missing, or whose product looks otherwise by now (see pictures/looks.json)
 *   … --all                                                               every picture
 *   … --only slug,slug                                                    the pictures of these products, again
 *   … --model phone,lamp                                                  the missing pictures of all products of these models; with --all, again
 *   … --preview phone:2,lamp [--body '#223344,#ddccbb'] [--accent '#446655'] [--label Nova] [--params width=1.1,height=0.9]
 *       [--view 1,3] [--passes 8] [--size 400] [--out x.png]              models by name and variant, all three views unless some are named
 *   … --scenes [--only home-hero,review-1] [--draft dir]                   banners, post pictures and pictures taken at home (small PNGs into a directory)
 *   … --sheet out.png [--only …|--model …] [--view n]                      a contact sheet of pictures made before
 *   --passes n                                                            light samples a picture, 4 unless told
 *
 * Chromium is taken from $CHROMIUM_PATH, else /usr/bin/chromium, else the one Playwright brings.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { build } from 'vite';
import type { DemoProduct, Look, ModelName } from '../catalogue/types.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const PICTURES = join(HERE, '..', 'pictures');
const CATALOGUE = join(HERE, '..', 'catalogue');

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    model: { type: 'string' },
    view: { type: 'string' },
    preview: { type: 'string' },
    sheet: { type: 'string' },
    body: { type: 'string', default: '#3c4a5e,#e9e4da' },
    accent: { type: 'string', default: '#c9873f' },
    label: { type: 'string', default: 'Nodi' },
    params: { type: 'string', default: '' },
    out: { type: 'string', default: 'preview.png' },
    scenes: { type: 'boolean', default: false },
    draft: { type: 'string' },
    passes: { type: 'string' },
    size: { type: 'string' },
  },
});

/** Bundles the page into one script. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: HERE,
    build: {
      write: false,
      minify: false,
      lib: { entry: join(HERE, 'page.ts'), formats: ['iife'], name: 'scenes' },
    },
  });
  const output = Array.isArray(result) ? result[0]! : result;
  if (!('output' in output)) throw new Error('nothing was bundled');
  return output.output[0].code;
}

/** The typeface for labels as a style sheet, so that a picture comes out the same on every machine. */
async function typeface(): Promise<string> {
  const files = join(
    dirname(createRequire(import.meta.url).resolve('@fontsource/hind-siliguri/package.json')),
    'files',
  );
  const faces = await Promise.all(
    [300, 400, 500, 600, 700].map(async (weight) => {
      const data = await readFile(join(files, `hind-siliguri-latin-${weight}-normal.woff2`), 'base64');
      return `@font-face{font-family:"Hind Siliguri";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
    }),
  );
  return faces.join('\n');
}

/** Opens the studio: a page that holds `window.studio`. */
async function open(): Promise<{ page: Page; close: () => Promise<void> }> {
  const path = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((p) => p && existsSync(p));
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  await page.setContent('<!doctype html><title>studio</title>');
  await page.addStyleTag({ content: await typeface() });
  await page.evaluate(() =>
    Promise.all(
      [300, 400, 500, 600, 700].map((weight) => document.fonts.load(`${weight} 20px "Hind Siliguri"`)),
    ),
  );
  await page.addScriptTag({ content: await bundle() });
  return { page, close: () => browser.close() };
}

/** All products whose data files exist. */
async function products(): Promise<DemoProduct[]> {
  const found: DemoProduct[] = [];
  for (const file of (await readdir(CATALOGUE)).sort()) {
    if (
      !file.endsWith('.ts') ||
      file.endsWith('.test.ts') ||
      ['types.ts', 'categories.ts', 'voices.ts', 'catalogue.ts'].includes(file)
    )
      continue;
    const module = (await import(pathToFileURL(join(CATALOGUE, file)).href)) as Record<string, unknown>;
    for (const value of Object.values(module)) {
      if (Array.isArray(value)) found.push(...(value as DemoProduct[]).filter((p) => p.slug && p.look));
    }
  }
  return found;
}

function decode(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Renders models that are named on the command line, a row each. */
async function preview(page: Page, names: string[]): Promise<void> {
  const params = Object.fromEntries(
    options.params
      .split(',')
      .filter(Boolean)
      .map((pair) => [pair.split('=')[0]!, Number(pair.split('=')[1])]),
  );
  const size = Number(options.size ?? 400);
  const views = options.view ? options.view.split(',').map(Number) : [1, 2, 3];
  const perRow = Math.max(1, Math.floor(6 / views.length));
  const shots: { input: Buffer; left: number; top: number }[] = [];
  for (const [row, name] of names.entries()) {
    const [model, variant = '0'] = name.split(':');
    const look: Look = {
      model: model as ModelName,
      body: options.body.split(','),
      accent: options.accent,
      label: options.label,
      variant: Number(variant),
      params,
    };
    for (const [column, view] of views.entries()) {
      const address = await page.evaluate(
        ([l, v, s, p]) => window.studio.picture(l, v, { width: s, height: s, passes: p }),
        [look, view, size, Number(options.passes ?? 4)] as const,
      );
      shots.push({
        input: decode(address),
        left: ((row % perRow) * views.length + column) * size,
        top: Math.floor(row / perRow) * size,
      });
    }
  }
  const width = size * views.length * Math.min(perRow, names.length);
  await sharp({
    create: { width, height: size * Math.ceil(names.length / perRow), channels: 3, background: '#ffffff' },
  })
    .composite(shots)
    .png()
    .toFile(options.out);
}

const LEDGER = join(PICTURES, 'looks.json');

/** A short mark of how a product looked when it was photographed. */
function mark(look: Look): string {
  return createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 10);
}

async function readLedger(): Promise<Record<string, string>> {
  return existsSync(LEDGER) ? (JSON.parse(await readFile(LEDGER, 'utf8')) as Record<string, string>) : {};
}

async function writeLedger(ledger: Record<string, string>): Promise<void> {
  await writeFile(LEDGER, `${JSON.stringify(ledger, Object.keys(ledger).sort(), 1)}\n`);
}

async function catalogue(page: Page, wanted: DemoProduct[], again: boolean): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const models = new Set(await page.evaluate(() => window.studio.models));
  const views = options.view ? options.view.split(',').map(Number) : [1, 2, 3];
  let made = 0;
  const ledger = await readLedger();
  let saved = Promise.resolve();
  const begun = Date.now();
  for (const [i, product] of wanted.entries()) {
    if (i % 10 === 9) await writeLedger(ledger);
    if (!models.has(product.look.model)) continue;
    for (const view of views) {
      const file = join(PICTURES, `${product.slug}-${view}.webp`);
      const key = `${product.slug}-${view}`;
      if (!again && existsSync(file) && ledger[key] === mark(product.look)) continue;
      try {
        const address = await page.evaluate(([l, v, p]) => window.studio.picture(l, v, { passes: p }), [
          product.look,
          view,
          Number(options.passes ?? 4),
        ] as const);
        await saved;
        saved = sharp(decode(address))
          .removeAlpha()
          .webp({ quality: 80, effort: 4 })
          .toBuffer()
          .then((data) => writeFile(file, data));
        ledger[key] = mark(product.look);
        made += 1;
      } catch (error) {
        console.error(`${product.slug}-${view}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  await saved;
  await writeLedger(ledger);
  console.log(`${made} pictures in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
}

/** Renders arrangements. */
async function scenes(page: Page): Promise<void> {
  const looks = Object.fromEntries((await products()).map((p) => [p.slug, p.look]));
  const names = options.only?.split(',') ?? (await page.evaluate(() => window.studio.arrangements));
  for (const name of names) {
    const begun = Date.now();
    try {
      const address = await page.evaluate(([n, l, s]) => window.studio.arrangement(n, l, s), [
        name,
        looks,
        options.draft ? 0.4 : 1,
      ] as const);
      if (options.draft) await sharp(decode(address)).toFile(join(options.draft, `${name}.png`));
      else
        await writeFile(
          join(PICTURES, `${name}.webp`),
          await sharp(decode(address)).webp({ quality: 82, effort: 5 }).toBuffer(),
        );
      console.log(`${name}: ${Date.now() - begun} ms`);
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function sheet(wanted: DemoProduct[], out: string): Promise<void> {
  const views = options.view ? options.view.split(',').map(Number) : [1, 2, 3];
  const files = wanted
    .flatMap((p) => views.map((v) => join(PICTURES, `${p.slug}-${v}.webp`)))
    .filter((f) => existsSync(f));
  const [cell, columns] = [Number(options.size ?? 240), 6];
  const tiles = await Promise.all(files.map((f) => sharp(f).resize(cell).toBuffer()));
  const rows = Math.ceil(tiles.length / columns);
  const paper = sharp({
    create: { width: cell * columns, height: cell * rows, channels: 3, background: '#ffffff' },
  });
  await paper
    .composite(
      tiles.map((input, i) => ({ input, left: (i % columns) * cell, top: Math.floor(i / columns) * cell })),
    )
    .png()
    .toFile(out);
}

async function chosen(): Promise<DemoProduct[]> {
  const all = await products();
  const only = options.only?.split(',');
  const model = options.model?.split(',');
  return all.filter((p) => (!only || only.includes(p.slug)) && (!model || model.includes(p.look.model)));
}

if (options.sheet) {
  await sheet(await chosen(), options.sheet);
} else {
  const { page, close } = await open();
  try {
    if (options.scenes) await scenes(page);
    else if (options.preview) await preview(page, options.preview.split(','));
    else await catalogue(page, await chosen(), options.all || Boolean(options.only));
  } finally {
    await close();
  }
}
