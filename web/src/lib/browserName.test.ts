import { expect, test } from 'vitest';
import { later } from '../messages/en/later.ts';
import { english, loadMessages, withMore } from '../messages/translate.ts';
import { browserName } from './browserName.ts';

const mozilla = 'Mozilla/5.0';
const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Windows'],
  [`${mozilla} (Linux; Android 14; Pixel 8) ${like} Chrome/130.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${mozilla} (Linux; Android 13) ${like} SamsungBrowser/24.0 Chrome/117.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`${mozilla} (Windows NT 10.0) ${like} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge on Windows'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${like} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari on iOS',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 14_5) ${like} Version/17.5 Safari/605.1.15`, 'Safari on macOS'],
  [`${mozilla} (X11; Linux x86_64) ${like} Chrome/130.0 Safari/537.36 OPR/115.0`, 'Opera on Linux'],
  ['curl/8.5.0', 'curl'],
  [`${mozilla} (Windows NT 10.0)`, 'Windows'],
  ['', 'Unknown browser'],
  [null, 'Unknown browser'],
])('%s is %s', (userAgent, words) => expect(browserName(withMore(english, later).t, userAgent)).toBe(words));

test('in Bangla too', async () => {
  const { t } = await loadMessages('bn');
  expect(browserName(t, `${mozilla} (X11; Linux) Gecko Firefox/140.0`)).toBe('Linux-এ Firefox');
});
