/** The studio: one headless Chromium with a page that holds `window.studio`. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { build } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));

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

/** Opens the studio; Chromium is taken from $CHROMIUM_PATH, else /usr/bin/chromium, else the one Playwright brings. */
export async function open(): Promise<{ page: Page; close: () => Promise<void> }> {
  const path = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((p) => p && existsSync(p));
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  });
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  await page.setContent('<!doctype html><title>studio</title>');
  await page.addStyleTag({ content: await typeface() });
  await page.evaluate(() =>
    Promise.all([300, 400, 500, 600, 700].map((weight) => document.fonts.load(`${weight} 20px "Hind Siliguri"`))),
  );
  await page.addScriptTag({ content: await bundle() });
  return { page, close: () => browser.close() };
}
