import * as pages from '#schema/pages.ts';
import type { PageName } from '#schema/page-name.ts';
import { withTimeout } from '#kernel/with-timeout.ts';
import type { Log } from '#kernel/log.ts';
import type { Availability } from '#kernel/availability.ts';
import type { Deps } from '#platform/module/deps.ts';
import type { Module } from '#platform/module/module.ts';

/** How long the check may take, in milliseconds. After that the page is sent anyway, and reports the failure itself. */
const CHECKED_WITHIN_MS = 1000;

/** The pages: name, and the pattern of each part of the path; undefined matches anything. */
const known = Object.entries(pages).map(([name, pattern]) => ({
  name: name as PageName,
  parts: partsOf(pattern).map((part) => (part.startsWith(':') ? undefined : part)),
}));

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/**
 * Returns the page of a path and what the path names, as the web's router does: ignoring case and a slash at the end.
 */
export const pageAt = (path: string): { name: PageName; named: string } | undefined => {
  const parts = partsOf(path);
  const found = known.find(
    (page) =>
      page.parts.length === parts.length &&
      page.parts.every((part, index) => part === undefined || part === parts[index]?.toLowerCase()),
  );
  if (found === undefined) return undefined;
  const place = found.parts.indexOf(undefined);
  return { name: found.name, named: place < 0 ? '' : decodeURIComponent(parts[place] ?? '') };
};

/** Returns the function that finds out whether what a path of the web, with its query, names can be shown. */
export const createPageFinder = (deps: Deps, modules: readonly Module[], log: Log) => {
  const finders: NonNullable<Module['pages']> = Object.assign({}, ...modules.map((module) => module.pages));
  const availabilityOf = async (url: string): Promise<Availability> => {
    const [path = '', query = ''] = url.split('?');
    const page = pageAt(path);
    if (page === undefined) return 'missing';
    return finders[page.name]?.(page.named, deps, new URLSearchParams(query)) ?? 'there';
  };
  return async (url: string): Promise<Availability> => {
    try {
      return (await withTimeout(availabilityOf(url), CHECKED_WITHIN_MS)) ?? 'there';
    } catch (error) {
      log.warn({ error }, 'It could not be checked whether a page exists.');
      return 'there';
    }
  };
};
