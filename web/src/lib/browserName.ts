import type { Translate } from '../messages/translate.ts';

/** The first match counts: most browsers' user agents also contain the names of others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (list: typeof BROWSERS, text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** Returns a user agent as people would call the browser: Firefox on Windows. Programs are called by their own name. */
export const browserName = (t: Translate, userAgent: string | null): string => {
  const text = userAgent?.trim() ?? '';
  const browser = find(BROWSERS, text) ?? /^(?!Mozilla\b)[\w.-]{1,30}/.exec(text)?.[0];
  const system = find(SYSTEMS, text);
  if (browser === undefined) return system ?? t('browser.unknown');
  return system === undefined ? browser : t('browser.on', { browser, system });
};
