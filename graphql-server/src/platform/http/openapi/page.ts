import { html } from '#kernel/html.ts';

/** Returns the documentation page, in which `start.js` runs Swagger UI. `folder` is the path of its files. */
export const documentPage = (folder: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="The REST calls of Haat: paths, fields, headers and refusals." />
        <title>REST documentation · Haat</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script src="/theme.js"></script>
        <link rel="stylesheet" href="${folder}/swagger-ui.css" />
        <link rel="stylesheet" href="${folder}/page.css" />
        <script src="${folder}/swagger-ui-bundle.js" defer></script>
        <script src="${folder}/start.js" type="module"></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the calls</a>
        <header>
          <a class="brand" href="/"><img src="/favicon.svg" alt="" width="32" height="32" />Haat</a>
          <nav aria-label="Elsewhere">
            <a href="/">Shop</a>
            <a href="/graphql">GraphQL</a>
            <a href="/backend/openapi.json">OpenAPI</a>
          </nav>
        </header>
        <main id="main">
          <div id="calls"></div>
          <noscript>This page needs JavaScript. The document itself is at /backend/openapi.json.</noscript>
        </main>
      </body>
    </html>`.text;
