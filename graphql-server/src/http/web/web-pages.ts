import * as pages from '../../../../schema/pages.ts';
import { POST_SLUGS } from '../../../../schema/posts.ts';
import { withTimeout } from '../../with-timeout.ts';
import type { Log } from '../../log.ts';
import type { Deps, Module } from '../../module.ts';

/** A page by its name in the list of them. */
export type PageName = keyof typeof pages;

/** A page comes also when the database does not answer: it says so better than we can. */
const CHECKED_WITHIN_MS = 1000;

/** Name, and for each part of the address what it must be; undefined is anything. */
const known = Object.entries(pages).map(([name, pattern]) => ({
  name: name as PageName,
  parts: partsOf(pattern).map((part) => (part.startsWith(':') ? undefined : part)),
}));

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** The page at an address and what the address names, as the web's router sees it: whatever the case, with or without a slash at the end. */
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

/** Whether there is something at an address of the web. */
export const createPageFinder = (deps: Deps, log: Log) => {
  const finders: NonNullable<Module['pages']> = Object.assign(
    { post: (named: string) => POST_SLUGS.some((slug) => slug === named) },
    ...deps.modules.map((module) => module.pages),
  );
  const isThere = async (path: string): Promise<boolean> => {
    const page = pageAt(path);
    if (page === undefined) return false;
    return finders[page.name]?.(page.named, deps) ?? true;
  };
  return async (path: string): Promise<boolean> => {
    try {
      return (await withTimeout(isThere(path), CHECKED_WITHIN_MS)) ?? true;
    } catch (error) {
      log.warn({ error }, 'Whether there is a page could not be found out.');
      return true;
    }
  };
};
