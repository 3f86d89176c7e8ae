import type * as pages from './pages.ts';

/** A page by its name in the list of them. */
export type PageName = keyof typeof pages;
