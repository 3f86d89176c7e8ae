import { ApolloLink, type DocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { from } from 'rxjs';
import * as pages from '#schema/pages.ts';
import type { Ask, CreateRenderer } from '#schema/rendering.ts';
import { App } from '../app/App.tsx';
import { pageAt } from '../app/prefetch.ts';
import { apollo } from '../lib/apollo/apollo.ts';
import { createApolloClient } from '../lib/apollo/client.ts';
import { handed, type HandedAnswer } from '../lib/apollo/handed.ts';
import { settingsStore } from '../lib/settings.ts';
import { Stores } from '../lib/stores.ts';
import { visitorStore } from '../lib/visitor.ts';
import { loadMessages } from '../messages/translate.ts';
import bnStyles from '../messages/bn.css?inline';
import { headOf } from './head/head.ts';
import { titleIn } from './head/markup.ts';
import { paletteStyle } from '../ui/theme/paletteStyle.ts';
import { styleCache, textOfStyles } from '../ui/theme/styleCache.ts';
import { readTemplate } from './template.ts';

/** Sends operations to the server that renders. */
const linkTo = (ask: Ask) =>
  new ApolloLink(({ query, operationName = '', variables }) =>
    from(ask({ query: print(query), operationName, variables }) as Promise<ApolloLink.Result>),
  );

/** Returns the Bangla letters, which otherwise come with the texts: after the first paint. */
const banglaLetters = () =>
  [
    ...[...bnStyles.matchAll(/url\(([^)]+\.woff2)\)/g)].map(
      ([, href]) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    `<style id="letters">${bnStyles}</style>`,
  ].join('');

/** What React puts before the page for the head: titles, metas and links. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

type Page = ReturnType<typeof pageAt>;

/** Asks the query of a page; null when it has none. Throws when it is refused. */
const askPage = async (page: Page, textOf: (query: DocumentNode) => string, ask: Ask): Promise<HandedAnswer | null> => {
  const loaded = await page?.route.query?.();
  if (!page || !loaded) return null;
  const variables = loaded.query.variables(page.location);
  const { document } = loaded.query;
  const { data, errors } = await ask({
    query: textOf(document),
    operationName: operationOf(document),
    variables,
  });
  if (errors?.[0] || !data) throw new Error(`The query of ${page.route.path} was refused: ${errors?.[0]?.message}`);
  return { document, variables, data };
};

/** Returns the name of a document's operation. */
const operationOf = ({ definitions }: DocumentNode): string =>
  definitions.flatMap((one) => (one.kind === 'OperationDefinition' ? (one.name?.value ?? []) : []))[0] ?? '';

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

/** Creates what renders public pages for the server; see decision 09. */
export const createRenderer: CreateRenderer = (template) => {
  const fill = readTemplate(template);
  // As Apollo's client sends them, with the names of types.
  const { documentTransform } = createApolloClient(ApolloLink.empty());
  const texts = new Map<DocumentNode, string>();
  const textOf = (query: DocumentNode): string => {
    const text = texts.get(query) ?? print(documentTransform.transformDocument(query));
    texts.set(query, text);
    return text;
  };
  return async ({ url, language, prefix, status, origin, settings, files, visitor, ask, withinMs }) => {
    const signal = AbortSignal.timeout(withinMs);
    const stores = new Stores();
    stores.get(settingsStore).settings = settings;
    if (visitor) stores.get(visitorStore).visitor = visitor;
    const page = pageAt(url);
    const [answer, messages] = await Promise.all([askPage(page, textOf, ask), loadMessages(language)]);
    if (answer) stores.get(handed).put(answer);
    stores.get(apollo).made(() => {
      const client = createApolloClient(linkTo(ask));
      if (answer && page?.route.usesApollo)
        client.writeQuery({ query: answer.document, variables: answer.variables, data: answer.data });
      return client;
    });
    const errors: unknown[] = [];
    const stream = await renderToReadableStream(
      <StaticRouter basename={prefix} location={prefix + url}>
        <App stores={stores} messages={messages} />
      </StaticRouter>,
      // Boundaries above a size would otherwise be revealed by inline scripts, which the CSP forbids.
      { progressiveChunkSize: Infinity, signal, onError: (error) => void errors.push(error) },
    );
    await stream.allReady;
    const rendered = await new Response(stream).text();
    if (errors.length > 0) throw errors[0];
    const styles = textOfStyles(stores.get(styleCache));
    const [hoisted = ''] = HOISTED.exec(rendered) ?? [];
    const { elements, data } = await headOf({
      page: page && { path: page.route.path, location: page.location },
      data: answer?.data,
      title: titleIn(hoisted),
      status,
      language,
      origin,
      settings,
    });
    return {
      html: fill({
        language,
        head:
          hoisted +
          elements +
          (language === 'bn' ? banglaLetters() : '') +
          (styles && `<style id="styles">${styles}</style>`) +
          paletteStyle(settings.colours),
        body: rendered.slice(hoisted.length),
        data,
        settings,
        files,
        form: visitor?.form ?? null,
        state: answer && { variables: answer.variables, data: answer.data },
      }),
      shows: [...productsIn(answer?.data)],
      // The address of a mail's link is a secret, and the page what it opens.
      isPublic: page?.route.path !== pages.track && page?.route.path !== pages.unsubscribe,
    };
  };
};
