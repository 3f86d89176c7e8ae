import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './project.mjs';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/**
 * Returns the path of the Chromium for browser journeys: that of `CHROMIUM_PATH`, else the system's headless shell, which
 * takes two thirds of a browser's time, else what `findBrowser` returns.
 * @returns {Promise<string | undefined>}
 */
export const findChromium = async () => fromVariable() ?? onPath(shells) ?? (await findBrowser());

/**
 * Returns the path of a whole Chromium, for what its headless shell lacks: that of `CHROMIUM_PATH`, else the system's,
 * else the one that `npx playwright install chromium` installed; undefined when there is none.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const found = fromVariable() ?? onPath(browsers) ?? elsewhere.find(isExecutable);
  if (found) return found;
  const { chromium } = await import('playwright');
  return [chromium.executablePath()].find(isExecutable);
}

function fromVariable() {
  const file = process.env['CHROMIUM_PATH'];
  if (!file) return undefined;
  if (existsSync(file)) return file;
  throw new Refusal(`CHROMIUM_PATH names ${file}, and there is no such file: correct it, or leave it out.`);
}

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
