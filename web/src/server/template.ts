import type { RefusedFormShown } from '#schema/rendering.ts';
import { DEFAULT_SETTINGS, type PageSettings } from '#schema/shop-settings.ts';
import { jsonForScript } from './head/markup.ts';

/** What a page puts into the template. */
export interface Parts {
  language: string;
  /** Elements for the head, the title among them. */
  head: string;
  /** The page itself. */
  body: string;
  /** Linked data for search engines. */
  data: string;
  /** What the browser needs to go on from here. */
  state: unknown;
  /** The files of the page's own code. */
  files: readonly string[];
  /** The shop's settings. */
  settings: PageSettings;
  /** The refused form that the page shows again; null for none. */
  form: RefusedFormShown | null;
}

/** Returns the settings of pages that are not as in a new shop, which `readSettings` knows. */
const changedOf = (settings: PageSettings): Partial<PageSettings> =>
  Object.fromEntries(
    Object.entries(DEFAULT_SETTINGS).flatMap(([key, value]) => {
      const now = settings[key as keyof PageSettings];
      return JSON.stringify(now) === JSON.stringify(value) ? [] : [[key, now]];
    }),
  );

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g;
const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g;

/** The icons of a new shop. */
const ICON = /<link rel="((?:apple-touch-)?icon)" href="[^"]*"(?: type="image\/svg\+xml")?/g;

/** Returns the files that some elements of a template name. */
const namedBy = (elements: RegExp, template: string) => [...template.matchAll(elements)].map(([, file = '']) => file);

/** Takes a template apart once. @throws when it is not the page that the build makes */
export const readTemplate = (template: string): ((parts: Parts) => string) => {
  const pattern =
    /^(?<start>[\s\S]*<html) lang="en"(?<top>>[\s\S]*)<meta\s+name="description"[^>]*>(?<middle>[\s\S]*)<title>[^<]*<\/title>(?<rest>[\s\S]*)<\/head>(?<before>[\s\S]*<div id="root" data-static)><\/div>(?<end>[\s\S]*)$/;
  const found = pattern.exec(template)?.groups;
  if (!found) throw new Error('The template is not the page that the build makes.');
  const { start = '', top = '', middle = '', before = '' } = found;
  // The browser loads the code later (public/load-code.js).
  const scripts = namedBy(SCRIPT, template);
  const preloads = namedBy(PRELOAD, template);
  if (scripts.length === 0) throw new Error('The template has no code.');
  const rest = (found['rest'] ?? '').replaceAll(SCRIPT, '').replaceAll(PRELOAD, '');
  // Without what the empty page says to who has no scripts.
  const end = (found['end'] ?? '').replace(/<noscript>[\s\S]*?<\/noscript>/, '');
  const withManifest = (language: string, logo: string | null) => {
    const named = language === 'bn' ? middle.replace('/manifest.webmanifest', '/manifest.bn.webmanifest') : middle;
    return logo === null ? named : named.replaceAll(ICON, `<link rel="$1" href="${logo}/480.webp"`);
  };
  return ({ language, head, body, data, state, settings, files, form }) =>
    `${start} lang="${language}" data-rendered${top}${withManifest(language, settings.logo)}${rest}${head}</head>${before}>${body}</div>` +
    `<script type="application/json" id="handed">${jsonForScript(state)}</script>` +
    `<script type="application/json" id="settings">${jsonForScript(changedOf(settings))}</script>` +
    (form ? `<script type="application/json" id="refused">${jsonForScript(form)}</script>` : '') +
    `<script type="application/json" id="code">${jsonForScript({ scripts, preloads: [...preloads, ...files] })}</script>${data}${end}`;
};
