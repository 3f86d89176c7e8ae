import type { Call } from './call.ts';
import { html, inline, prose } from './html.ts';
import { operationSection } from './page-operation.ts';
import { METHODS, type OpenApi } from './types.ts';

const callsOf = (document: OpenApi): Call[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );

/** The document as a page for people: no scripts, nothing from elsewhere. */
export const documentPage = (document: OpenApi): string => {
  const calls = callsOf(document);
  const groups = document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const anchor = (name: string) => name.toLowerCase();
  const contents = html`<ul>
    ${groups.map(
      (group) =>
        html`<li>
          <a class="group" href="#${anchor(group.name)}">${group.name}</a>
          <ul>
            ${group.calls.map(
              ({ method, operation }) =>
                html`<li>
                  <a href="#${operation.operationId}"
                    ><span class="method" data-method="${method}">${method}</span>${operation.summary}</a
                  >
                </li>`,
            )}
          </ul>
        </li>`,
    )}
  </ul>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="The REST calls of Haat: paths, fields, headers and refusals." />
        <title>REST documentation · Haat</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/backend/docs/page.css" />
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
        <div class="page">
          <nav class="contents" aria-label="Calls">
            <details>
              <summary>Calls</summary>
              ${contents}
            </details>
            <div class="wide">${contents}</div>
          </nav>
          <main id="main">
            <h1>REST documentation</h1>
            <div class="lead">${prose(document.info.description)}</div>
            ${groups.map(
              (group) =>
                html`<section aria-labelledby="${anchor(group.name)}">
                  <h2 id="${anchor(group.name)}">${group.name}</h2>
                  <p>${inline(group.description)}</p>
                  ${group.calls.map((call) => operationSection(document, call))}
                </section>`,
            )}
          </main>
        </div>
      </body>
    </html>`.text;
};
