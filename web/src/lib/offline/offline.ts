import { formatDateTime } from '#schema/format/date.ts';
import { prefixOf, type LanguageTag } from '#schema/language.ts';
import { CACHES, isProduct } from './cached.ts';
import { offlineTexts } from './notice.ts';
import { untilReachable, isReachable } from './reachable.ts';

/** The most products that the page lists. */
const MOST_PRODUCTS = 12;

const stored = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** The language of the address, or else the one that was chosen in this browser. */
const readLanguage = (): LanguageTag =>
  prefixOf(location.pathname) === '/bn' || stored('language') === 'bn' ? 'bn' : 'en';

const language = readLanguage();
const texts = offlineTexts[language];
const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The offline page has no ${selector}.`);
  return found;
};

/** A page that is cached. */
interface CachedPage {
  href: string;
  name: string;
  /** When the shop sent it. */
  date: string;
  /** The address of its first picture in a form that is cached, too. */
  picture: string | undefined;
}

/** Returns the first picture of a page that is cached in one of its forms; the smallest is the best. */
const findPicture = async (page: Document): Promise<string | undefined> => {
  const picture = page.querySelector('main img')?.parentElement;
  const written = [...(picture?.querySelectorAll('source, img') ?? [])].flatMap((one) => [
    one.getAttribute('srcset') ?? '',
    one.getAttribute('src') ?? '',
  ]);
  const pictures = await caches.open(CACHES.pictures);
  for (const [address] of written.join(',').matchAll(/\/pictures\/[^\s,]+/g))
    if (await pictures.match(address)) return address;
  return undefined;
};

const read = async (href: string, response: Response): Promise<CachedPage> => {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return {
    href,
    name: page.querySelector('h1')?.textContent?.trim() || page.title,
    date: response.headers.get('date') ?? '',
    picture: await findPicture(page),
  };
};

/** Returns the products whose pages are cached, those that were seen last first. */
const cachedProducts = async (): Promise<CachedPage[]> => {
  const cache = await caches.open(CACHES.pages);
  const products = (await cache.keys()).filter(({ url }) => isProduct(new URL(url).pathname));
  const responses = await Promise.all(
    products.map(async ({ url }) => ({ url, response: await cache.match(url, { ignoreVary: true }) })),
  );
  const time = (response: Response | undefined) => Date.parse(response?.headers.get('date') ?? '');
  const last = responses.toSorted((a, b) => time(b.response) - time(a.response)).slice(0, MOST_PRODUCTS);
  return Promise.all(last.flatMap(({ url, response }) => (response ? [read(url, response)] : [])));
};

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};

const entry = ({ href, name, date, picture }: CachedPage) => {
  const image = element(picture === undefined ? 'i' : 'img');
  if (image instanceof HTMLImageElement) Object.assign(image, { src: picture, alt: '' });
  const asOf = texts['offline.asOf'].replace('{time}', formatDateTime(date, language));
  const link = element('a', image, element('span', name, element('br'), element('small', asOf)));
  link.href = href;
  return element('li', link);
};

document.documentElement.lang = language;
const theme = stored('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;
document.title = texts['offline.title'];
find('h1').textContent = texts['offline.title'];
find('#text').textContent = texts['offline.text'];
const button = find<HTMLButtonElement>('button');
button.textContent = texts['offline.retry'];
const tryAgain = async () => {
  find('#failed').textContent = '';
  if (await isReachable()) location.reload();
  else find('#failed').textContent = texts['offline.failed'];
};
button.addEventListener('click', () => void tryAgain());
void untilReachable().then(() => location.reload());

find<HTMLAnchorElement>('.logo').href = `${prefixOf(location.pathname)}/`;
find('h2').textContent = texts['offline.seen'];
find('section p').textContent = texts['offline.seenHint'];
const products = await cachedProducts();
find('ul').append(...products.map(entry));
find<HTMLElement>('section').hidden = products.length === 0;
