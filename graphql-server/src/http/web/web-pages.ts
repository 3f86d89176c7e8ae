import { categorySlug } from '../../../../schema/category-slug.ts';
import * as pages from '../../../../schema/pages.ts';
import { POST_SLUGS } from '../../../../schema/posts.ts';
import { withTimeout } from '../../with-timeout.ts';
import type { Log } from '../../log.ts';

/** What the addresses of some pages name, and whether it is there. */
export interface Named {
  hasProduct: (id: string) => Promise<boolean>;
  hasCategory: (slug: string) => Promise<boolean>;
  hasMailbox: boolean;
}

/** A page by its name in the list of them. */
type PageName = keyof typeof pages;

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
export const createPageFinder = ({ hasProduct, hasCategory, hasMailbox }: Named, log: Log) => {
  const isThere = async (path: string): Promise<boolean> => {
    const page = pageAt(path);
    if (page === undefined) return false;
    switch (page.name) {
      case 'details':
        return hasProduct(page.named);
      case 'category':
        return hasCategory(categorySlug(page.named));
      case 'electronics':
        return hasCategory('electronics');
      case 'fashion':
        return hasCategory('fashion');
      case 'homeFurniture':
        return hasCategory('home-furniture');
      case 'post':
        return POST_SLUGS.some((slug) => slug === page.named);
      case 'mailbox':
        return hasMailbox;
      default:
        return true;
    }
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
