import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/**
 * Returns the path of the Chromium for browser journeys: that of `CHROMIUM_PATH`, else the system's, else the one that
 * `npx playwright install chromium` installed; undefined when there is none.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Refusal(`CHROMIUM_PATH names ${named}, and there is no such file: correct it, or leave it out.`);
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  const onSystem = [...onPath, ...elsewhere].find(isExecutable);
  if (onSystem) return onSystem;
  const { chromium } = await import('playwright');
  return [chromium.executablePath()].find(isExecutable);
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
