import { ApolloLink, type ApolloClient } from '@apollo/client';
import { CacheProvider } from '@emotion/react';
import { print } from 'graphql';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { from } from 'rxjs';
import type { Ask, CreateRenderer } from '../../../schema/rendering.ts';
import { App } from '../app/App.tsx';
import { createApolloClient } from '../app/apollo.ts';
import { pageAt } from '../app/prefetch.ts';
import type { Handed } from '../lib/handed.ts';
import { Stores } from '../lib/stores.ts';
import { loadMessages } from '../messages/translate.ts';
import { collectStyles } from './styles.ts';
import { readTemplate } from './template.ts';

/** Sends operations to the server that renders. */
const linkTo = (ask: Ask) =>
  new ApolloLink(({ query, operationName = '', variables }) =>
    from(ask({ query: print(query), operationName, variables }) as Promise<ApolloLink.Result>),
  );

/** What React puts before the page for the head: titles, metas and links. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Asks the query of the page at a URL, so that its answer is in the client's cache. Returns what the browser needs of it. */
const askPage = async (client: ApolloClient, url: string): Promise<Handed | null> => {
  const page = pageAt(url);
  const loaded = await page?.route.query?.();
  if (!page || !loaded) return null;
  const variables = loaded.query.variables(page.location);
  const { data } = await client.query({ query: loaded.query.document, variables });
  return data === undefined ? null : { variables, data };
};

/** Returns the ids of all products in an answer. */
const productsIn = (value: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const item of value) productsIn(item, found);
  else if (typeof value === 'object' && value !== null) {
    const { __typename: type, id } = value as { __typename?: unknown; id?: unknown };
    if (type === 'Product' && typeof id === 'string') found.add(id);
    for (const part of Object.values(value)) productsIn(part, found);
  }
  return found;
};

/** Creates what renders public pages for the server; see decision 097. */
export const createRenderer: CreateRenderer = (template) => {
  const fill = readTemplate(template);
  return async ({ url, language, prefix, ask, withinMs }) => {
    const signal = AbortSignal.timeout(withinMs);
    const client = createApolloClient(linkTo(ask));
    const [handed, messages] = await Promise.all([askPage(client, url), loadMessages(language)]);
    const styles = collectStyles();
    const errors: unknown[] = [];
    const stream = await renderToReadableStream(
      <CacheProvider value={styles.cache}>
        <StaticRouter basename={prefix} location={prefix + url}>
          <App client={client} stores={new Stores()} messages={messages} />
        </StaticRouter>
      </CacheProvider>,
      // Boundaries above a size would otherwise be revealed by inline scripts, which the CSP forbids.
      { progressiveChunkSize: Infinity, signal, onError: (error) => void errors.push(error) },
    );
    await stream.allReady;
    const rendered = await new Response(stream).text();
    if (errors.length > 0) throw errors[0];
    const [hoisted = ''] = HOISTED.exec(rendered) ?? [];
    return {
      html: fill({
        language,
        head: hoisted + styles.elements(),
        body: rendered.slice(hoisted.length),
        state: handed,
      }),
      shows: [...productsIn(handed?.data)],
      isPublic: true,
    };
  };
};
