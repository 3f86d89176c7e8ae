import { fireEvent, waitFor } from '@testing-library/react';
import { print } from 'graphql';
import type { Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import intents from '../../public/intents.js?raw';
import { routes } from '#web/app/routes.tsx';
import { applyLanguage } from '#web/lib/language.ts';
import { expectConsole } from '../consoleOutput.ts';
import { readAsked } from '../asked.ts';
import { answer, type Much } from './answer.ts';
import { startRenderer, type Renderer } from './renderer.mjs';

const { hydrated, notes } = vi.hoisted(() => ({ hydrated: [] as Root[], notes: [] as string[] }));
vi.mock(import('react-dom/client'), async (original) => {
  const real = await original();
  const note = (error: unknown, { componentStack }: { componentStack?: string | undefined }) =>
    void notes.push(`${String(error)}${componentStack}`);
  return {
    ...real,
    hydrateRoot: (...[container, app, options]) => {
      const root = real.hydrateRoot(container, app, { ...options, onRecoverableError: note });
      hydrated.push(root);
      return root;
    },
  };
});

let renderer: Renderer;
/** How much the answers contain in the running test. */
let much: Much = 'everything';
const { fetch } = globalThis;
beforeAll(async () => {
  // For the whole file: a page asks on when its test is over.
  globalThis.fetch = async (input, init) => {
    const asked = await readAsked(new Request(new URL(String(input), location.origin), init));
    return asked
      ? Response.json({ data: answer({ ...asked, query: print(asked.document) }, much) })
      : new Response(null, { status: 204 });
  };
  renderer = await startRenderer();
}, 120_000);
afterAll(() => {
  globalThis.fetch = fetch;
  renderer.stop();
});

/** What the page has brought into the head. */
let brought: Element[] = [];
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  for (const root of hydrated.splice(0)) root.unmount();
  notes.length = 0;
  for (const element of brought) element.remove();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  applyLanguage('en');
  document.documentElement.classList.remove('light', 'dark');
});

/** The elements, texts and attributes of a tree, in their order. */
const linesOf = (node: Node, path = ''): string[] =>
  [...node.childNodes].flatMap((child) => {
    if (!(child instanceof Element)) return [`${path} ${child.nodeName} ${child.nodeValue}`];
    // With scripts its content is no part of the page.
    if (child.localName === 'noscript') return [`${path} noscript`];
    const attributes = [...child.attributes].map(({ name, value }) => `${name.toLowerCase()}=${value}`);
    const own = `${path} ${child.localName.toLowerCase()}`;
    return [[own, ...attributes.toSorted()].join(' '), ...linesOf(child, own)];
  });

/**
 * What the parser of HTML changes in the tree that React wrote, such as a paragraph in a paragraph. What React writes
 * is also XML.
 */
const repairsOf = (html: string): unknown => {
  const root = document.createElement('div');
  root.innerHTML = html;
  const xml = new DOMParser().parseFromString(
    `<div xmlns="http://www.w3.org/1999/xhtml">${html}</div>`,
    'application/xhtml+xml',
  );
  const [parsed, written] = [linesOf(root), linesOf(xml.documentElement)];
  const at = parsed.findIndex((line, index) => line !== written[index]);
  return at === -1 ? undefined : { parsed: parsed[at], written: written[at] };
};

const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

const isWaiting = (element: Element) => !isReacts(element);

/** Elements of the page that React may take over. Titles and links are moved to the head. */
const elementsOf = (root: Element) => [...root.querySelectorAll(':not(title, link, meta)')];

/** Whether React has done everything that it began: a mismatch is reported when its tree was rendered again. */
const isIdle = (root: Root): boolean =>
  (root as unknown as { _internalRoot: { pendingLanes: number } })._internalRoot.pendingLanes === 0;

let visits = 0;

/** How long a page may take to wake up on a busy machine, in milliseconds. */
const AWAKE = { timeout: 60_000 };

/** What the server has sent, but for what it shows while something loads, such as the row before the carousel. */
const STAYS = '#root :not([role=status], [role=status] *, [aria-hidden], noscript)';

/**
 * Opens a page as a browser does that gets it from the server; `meanwhile` is what happens before its script is there.
 */
const open = async (
  url: string,
  html: string,
  meanwhile: (root: Element) => void = () => undefined,
  wakes: 'all' | 'asleep' = 'all',
) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  history.replaceState(null, '', url);
  document.documentElement.lang = page.documentElement.lang;
  brought = [...page.head.querySelectorAll(':not(script, style:not(#styles), noscript *)')];
  document.head.prepend(...brought);
  // With scripts its content is no part of the page.
  for (const noscript of page.querySelectorAll('noscript')) noscript.replaceChildren();
  document.body.replaceChildren(...page.body.childNodes);
  visits += 1;
  // A new copy of the entry, which starts the app.
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no root.');
  const sent = root.querySelectorAll(STAYS);
  meanwhile(root);
  await import(/* @vite-ignore */ `../../src/main.tsx?visit=${visits}`);
  // Looked at now and then, not at each change of the page. Regions wake when they are used.
  const isAwake = () => {
    if (!root.matches('[data-static]'))
      for (const region of root.querySelectorAll('[data-static]')) fireEvent.pointerOver(region);
    return !elementsOf(root).some(isWaiting) && hydrated.every(isIdle);
  };
  if (wakes === 'asleep') {
    await vi.waitUntil(() => !root.matches('[data-static]') && hydrated.every(isIdle), AWAKE);
    return { root, sent };
  }
  await vi.waitUntil(isAwake, AWAKE).catch(() => undefined);
  const waiting = elementsOf(root).filter(isWaiting);
  expect(waiting.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  expect(hydrated.map(isIdle)).toEqual([true]);
  return { root, sent };
};

const urlOf = (path: string) =>
  path.replace(':id', '1').replace(':slug', 'how-to-choose-a-phone').replace('/*', '').replace('*', '/nowhere');

/** What lies in the browser of somebody who was here before. */
const remember = () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('motion', 'paused');
  localStorage.setItem('division', 'Sylhet');
};

describe.each<[string, 'en' | 'bn', Much]>([
  ['English', 'en', 'everything'],
  ['Bangla', 'bn', 'everything'],
  ['with little', 'en', 'least'],
])('%s: the browser goes on from the page of the server, without a warning', (_, language, data) => {
  test.each(routes.map(({ path, guard }) => [urlOf(path), guard] as const))('%s', async (url, guard) => {
    // The same slug for all categories.
    expectConsole(/same key/);
    const prefix = language === 'bn' ? '/bn' : '';
    const { html, complaints } = await renderer.render({ url, language, prefix, data });
    expect(complaints.filter((text) => !text.includes('same key'))).toEqual([]);
    const rendered = /<div id="root" data-static>(.*)<\/div><script type="application\/json"/s.exec(html)?.[1] ?? '';
    expect(rendered).toMatch(/<main|role="status"/);
    expect(repairsOf(rendered)).toBeUndefined();

    much = data;
    remember();
    const { sent } = await open(prefix + url, html);
    expect(notes).toEqual([]);
    // React throws a part away, without a word, when it is rendered again before its code is there.
    // Visitors are led from guarded pages to the login.
    if (guard !== 'public') return;
    expect([...sent].filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

test.each(['/forgot-password', '/login', '/search'])(
  'what was typed on %s before its script is there stays',
  async (url) => {
    expectConsole(/same key/);
    const { html } = await renderer.render({ url, language: 'en', prefix: '', data: 'everything' });
    const inputs = (root: Element) => [
      ...root.querySelectorAll<HTMLInputElement>(
        'main :is(input[type=email], input[type=password], input:not([type]), textarea), [name=q]',
      ),
    ];
    const { root } = await open(url, html, (page) => {
      for (const input of inputs(page)) input.value = `typed in ${input.id}`;
    });
    const shown = inputs(root).map(({ id, value }) => value === `typed in ${id}`);
    expect(shown).toEqual(shown.map(() => true));
    expect(shown.length).toBeGreaterThan(url === '/search' ? 0 : 1);
    // The form has taken it over too: it stays when something else is typed.
    const last = inputs(root).at(-1);
    if (!last) throw new Error('There is nothing to type into.');
    fireEvent.change(last, { target: { value: 'something else' } });
    expect(inputs(root)[0]).toHaveValue(inputs(root).length > 1 ? `typed in ${inputs(root)[0]?.id}` : 'something else');
  },
);

test('a form that was sent before its script is there is sent when it is', async () => {
  const { html } = await renderer.render({
    url: '/forgot-password',
    language: 'en',
    prefix: '',
    data: 'everything',
  });
  // The mark on the form that was sent.
  expectConsole(/hydrated but some attributes/);
  const { root } = await open('/forgot-password', html, (page) => {
    new Function(intents)();
    const send = page.querySelector<HTMLElement>('main button[type=submit]');
    send?.click();
    send?.click();
  });
  await waitFor(() => expect(root.querySelector('main input')).toHaveAttribute('aria-invalid', 'true'));
});

test('a region that nobody uses stays as the server sent it, and its links are followed in place', async () => {
  expectConsole(/same key/);
  const { html } = await renderer.render({ url: '/', language: 'en', prefix: '', data: 'everything' });
  const { root, sent } = await open('/', html, undefined, 'asleep');
  const region = root.querySelector<HTMLElement>('[data-static]');
  expect(region && isReacts(region)).toBe(true);
  expect([...(region?.querySelectorAll('*') ?? [])].some(isReacts)).toBe(false);
  region?.querySelector<HTMLElement>('a[href]')?.click();
  await waitFor(() => expect(region?.isConnected).toBe(false), AWAKE);
  expect(location.pathname).not.toBe('/');
  // The footer, which stays, has woken meanwhile.
  expect(isReacts(sent.item(sent.length - 1))).toBe(true);
});

test('keys that moved the price slider before its script is there narrow the list when it is', async () => {
  const { html } = await renderer.render({ url: '/search', language: 'en', prefix: '', data: 'everything' });
  await open('/search', html, (page) => {
    const highest = page.querySelector<HTMLInputElement>('[aria-label="Highest price"]');
    if (highest) highest.value = '0';
  });
  await waitFor(() => expect(location.search).toBe('?max=0'));
});
