import path from 'node:path';
import { html, type Html } from '#kernel/html.ts';

/** The file of the styles that all pages of stand-ins share; each stand-in serves it at its own path. */
export const standInStyles = path.join(import.meta.dirname, 'page.css');

/** Returns a page of a stand-in, which says at its top what it is. */
export const standInPage = ({
  title,
  label,
  styles,
  look,
  body,
}: {
  title: string;
  /** Continues "Demo". */
  label: string;
  /** The URLs of its styles. */
  styles: readonly string[];
  /** What the styles can tell pages apart by. */
  look?: string | undefined;
  body: Html;
}): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${styles.map((url) => html`<link rel="stylesheet" href="${url}" />`)}
      </head>
      <body data-look="${look ?? ''}">
        <header class="label"><strong>Demo</strong> ${label}</header>
        <main>${body}</main>
      </body>
    </html>`.text;
