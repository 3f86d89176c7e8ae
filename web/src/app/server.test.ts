import { ApolloLink } from '@apollo/client';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as pages from '#schema/pages.ts';
import { answerAnything } from '#web-test/anything.ts';
import { apollo } from '../lib/apollo/apollo.ts';
import { createApolloClient } from '../lib/apollo/client.ts';
import { handed } from '../lib/apollo/handed.ts';
import { Stores } from '../lib/stores.ts';
import { texts as bn } from '../messages/bn.ts';
import { later } from '../messages/en/later.ts';
import { en as first } from '../messages/en.ts';
import { loadMessages } from '../messages/translate.ts';
import type { Language } from '../lib/language.ts';
import { App } from './App.tsx';
import { pageAt } from './prefetch.ts';
import { routes } from './routes.tsx';

/** The names in the data of each language. */
const WORDS = { en: 'something', bn: 'কিছু' };

/** Renders a page as a server does: its query first, then its parts as their code is loaded. */
const render = async (url: string, language: Language): Promise<string> => {
  const stores = new Stores();
  stores
    .get(apollo)
    .made(() =>
      createApolloClient(
        new ApolloLink(({ query, variables }) => of({ data: answerAnything(query, variables, WORDS[language]) })),
      ),
    );
  const page = pageAt(url);
  const loaded = await page?.route.query?.();
  if (page && loaded) {
    const { document } = loaded.query;
    const variables = loaded.query.variables(page.location);
    stores.get(handed).put({ document, variables, data: answerAnything(document, variables, WORDS[language]) });
  }
  const errors: unknown[] = [];
  const app = createElement(App, { stores, messages: await loadMessages(language) });
  const { prelude } = await prerender(createElement(StaticRouter, { location: url }, app), {
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  expect(errors).toEqual([]);
  return html.replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
};

/** Returns the texts of a page, from elements and attributes. */
const textsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/>([^<]+)<|="([^"]+)"/g)].map(([, between, attribute]) => between ?? attribute ?? ''));

const keys = Object.keys(bn) as (keyof typeof bn)[];
const en = { ...first, ...later };
/** Texts that only one of the languages has. Short ones may also be in the markup. */
const onlyEnglish = new Set<string>(
  keys.filter((key) => en[key] !== bn[key] && en[key].includes(' ')).map((key) => en[key]),
);
const onlyBangla = new Set<string>(keys.filter((key) => en[key] !== bn[key]).map((key) => bn[key]));

const urlOf = (path: string) => path.replace(':id', '1').replace(':slug', 'how-to-choose-a-phone');
const publicPages = routes
  .filter(({ guard, path }) => guard === 'public' && path !== '*')
  .map(({ path }) => urlOf(path));

/** What our code read from the browser, the clock or a random generator while a page was rendered. */
let touched: string[] = [];

const note = (what: string): void => {
  const place = new Error().stack?.split('\n').find((line) => /web\/src\/(?!.*\.test\.)/.test(line));
  if (place) touched.push(`${what} ${place.trim()}`);
};

beforeEach(() => {
  touched = [];
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, { getItem: () => (note(name), null), setItem: () => note(name) });
  const [now, random] = [Date.now, Math.random];
  vi.spyOn(Date, 'now').mockImplementation(() => (note('Date.now'), now()));
  vi.spyOn(Math, 'random').mockImplementation(() => (note('Math.random'), random()));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a public page is rendered without a browser, in two languages at the same time', () => {
  test.each(publicPages)('%s', async (url) => {
    const [english, bangla, again] = await Promise.all([render(url, 'en'), render(url, 'bn'), render(url, 'en')]);
    const [inEnglish, inBangla] = [textsIn(english), textsIn(bangla)];
    expect([...inEnglish].filter((text) => onlyBangla.has(text) || text.includes(WORDS.bn))).toEqual([]);
    expect([...inBangla].filter((text) => onlyEnglish.has(text) || text.includes(WORDS.en))).toEqual([]);
    expect([...inEnglish].some((text) => onlyEnglish.has(text))).toBe(true);
    expect([...inBangla].some((text) => onlyBangla.has(text))).toBe(true);
    expect(again).toBe(english);
    expect(touched).toEqual([]);
    expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
  });

  test('with what the shop answered: a product, a list, the home page', async () => {
    for (const url of [pages.home, pages.search, urlOf(pages.details), pages.electronics])
      expect(await render(url, 'en'), url).toContain(WORDS.en);
  });
});
