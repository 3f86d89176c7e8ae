/**
 * Renders the pictures of the demo catalogue: bundles the scenes, opens one headless Chromium, photographs, writes
 * WebP.
 *
 * node tools/picture-studio/render.ts                                   pictures that are missing, or whose product
 * looks otherwise by now (see demo/pictures/looks.json);
 * those of products and colours that are no more are removed … --all
 * every picture … --only slug,slug [--view 1,3]                                       the pictures of these products,
 * again; the colours' are of view 1 … --model phone,lamp                                                  the missing
 * pictures of all products of these models; with --all, again … --preview phone:2,lamp [--body '#223344,#ddccbb']
 * [--accent '#446655'] [--label Nova] [--params width=1.1,height=0.9]
 * [--view 1,3] [--passes 8] [--size 400] [--out x.png]              models by name and variant, all three views unless
 * some are named … --scenes [--only home-hero,review-1] [--draft dir]                   banners, post pictures and
 * pictures taken at home (small PNGs into a directory) … --sheet out.png [--only …|--model …] [--view n]
 * a contact sheet of pictures made before --passes n                                                            light
 * samples a picture, 4 unless told
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { demoProducts } from '../../demo/catalogue/catalogue.ts';
import type { DemoProduct, Look, ModelName } from '../../demo/catalogue/types.ts';
import { Ledger, obsolete, PICTURES, planned } from './album.ts';
import { open } from './studio.ts';

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

/** Renders pictures of products: those told, or those that are missing or were made from another look. */
async function catalogue(page: Page, wanted: DemoProduct[], again: boolean): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const views = options.view?.split(',').map(Number);
  const ledger = await Ledger.read();
  const begun = Date.now();
  let made = 0;
  for (const picture of wanted.flatMap(planned)) {
    const { name, look, view, same } = picture;
    if (views && !views.includes(view)) continue;
    if (!again && ledger.holds(picture)) continue;
    try {
      if (same) await copyFile(join(PICTURES, `${same}.webp`), join(PICTURES, `${name}.webp`));
      else {
        const address = await page.evaluate(([l, v, p]) => window.studio.picture(l, v, { passes: p }), [
          look,
          view,
          Number(options.passes ?? 4),
        ] as const);
        await sharp(decode(address))
          .removeAlpha()
          .webp({ quality: 80, effort: 4 })
          .toFile(join(PICTURES, `${name}.webp`));
      }
      ledger.note(picture);
      if (++made % 20 === 0) await ledger.save();
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await ledger.save();
  console.log(`${made} pictures in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
}

/** Removes pictures of products and colours that are no more. */
async function tidy(): Promise<void> {
  const ledger = await Ledger.read();
  for (const file of obsolete(await readdir(PICTURES), demoProducts)) {
    await rm(join(PICTURES, file));
    ledger.forget(file.replace(/\.webp$/, ''));
    console.log(`removed ${file}`);
  }
  await ledger.save();
}

/** Renders arrangements. */
async function scenes(page: Page): Promise<void> {
  const looks = Object.fromEntries(demoProducts.map((p) => [p.slug, p.look]));
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
    .composite(tiles.map((input, i) => ({ input, left: (i % columns) * cell, top: Math.floor(i / columns) * cell })))
    .png()
    .toFile(out);
}

function chosen(): DemoProduct[] {
  const only = options.only?.split(',');
  const model = options.model?.split(',');
  return demoProducts.filter((p) => (!only || only.includes(p.slug)) && (!model || model.includes(p.look.model)));
}

if (options.sheet) {
  await sheet(chosen(), options.sheet);
} else {
  const { page, close } = await open();
  try {
    if (options.scenes) await scenes(page);
    else if (options.preview) await preview(page, options.preview.split(','));
    else {
      await catalogue(page, chosen(), options.all || Boolean(options.only));
      if (!options.only && !options.model) await tidy();
    }
  } finally {
    await close();
  }
}
