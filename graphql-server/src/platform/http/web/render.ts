import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApolloServer } from '@apollo/server';
import type { Request, Response } from 'express';
import { parse, type GraphQLSchema } from 'graphql';
import type { Ask, CreateRenderer, RenderedPage, Renderer, RenderRequest } from '#schema/rendering.ts';
import type { ShopSettings } from '#schema/shop-settings.ts';
import { withTimeout } from '#kernel/with-timeout.ts';
import { withoutSender, type ContextOf, type RequestContext } from '../context.ts';
import { cachedSeconds, NotPublic } from '../graphql/public-rule.ts';

/** How long a page may take, and when one that does not end by itself is given up, in milliseconds. */
const RENDERED_WITHIN_MS = 2000;
const GIVEN_UP_AFTER_MS = 2500;

/** What rendering a page costs its client besides what it reads: as much as the most expensive operation. */
const RENDER_PRICE = 1_000_000;

/** A page for the server to render. */
type WantedPage = Pick<RenderRequest, 'url' | 'language' | 'prefix' | 'status' | 'files' | 'visitor'>;

/** A page that was rendered, and for how many seconds it is answered as it is while nothing that it shows changes. */
export interface DatedPage extends RenderedPage {
  seconds: number;
}

/** Renders a page at the expense of a request's client. @throws when it cannot, or TooMany after too much spending */
export type RenderPage = (page: WantedPage, request: Request, response: Response) => Promise<DatedPage>;

/** The seconds of a page that asks for nothing, and of one that asks for what is not cached by itself. */
const SECONDS_WITHOUT_DATA = 60;
const SECONDS_OF_OTHERS = 2;

/** Returns for how many seconds a page is fresh that asks for an operation. */
const secondsOf = (schema: GraphQLSchema, query: string): number => {
  try {
    return cachedSeconds(schema, parse(query, { noLocation: true }));
  } catch (error) {
    if (error instanceof NotPublic) return SECONDS_OF_OTHERS;
    throw error;
  }
};

/** What rendering needs of the server. */
interface RenderDeps {
  schema: GraphQLSchema;
  graphql: ApolloServer<RequestContext>;
  contextOf: ContextOf;
  /** The shop's public URL. */
  origin: string;
  /** The shop's settings as they were a second ago or later. */
  settings: () => Promise<ShopSettings>;
}

/** Returns the renderer that the web's build contains; undefined when the web is not built. */
export const loadRenderer = async (folder: string): Promise<Renderer | undefined> => {
  const entry = path.join(folder, '.renderer', 'entry.js');
  if (!existsSync(entry)) return undefined;
  const built = (await import(pathToFileURL(entry).href)) as { createRenderer: CreateRenderer };
  return built.createRenderer(readFileSync(path.join(folder, 'index.html'), 'utf8'));
};

/** Returns the function that renders pages with data from GraphQL in this process. */
export const createRenderPage = (
  renderer: Renderer,
  { schema, graphql, contextOf, origin, settings }: RenderDeps,
): RenderPage => {
  return async (page, request, response) => {
    const language = page.language === 'bn' ? 'BN' : 'EN';
    const sender = page.visitor ? request : withoutSender(request);
    const newContext = () => contextOf(sender, response, language, page.visitor === null);
    newContext().chargeQuota(RENDER_PRICE);
    let seconds = SECONDS_WITHOUT_DATA;
    const ask: Ask = async (operation) => {
      const { body } = await graphql.executeOperation(operation, { contextValue: newContext() });
      if (body.kind !== 'single') throw new Error('A page asks nothing that is answered in parts.');
      seconds = Math.min(seconds, secondsOf(schema, operation.query));
      // As it is read from JSON elsewhere.
      return JSON.parse(JSON.stringify(body.singleResult)) as Awaited<ReturnType<Ask>>;
    };
    const rendering = renderer({ ...page, origin, settings: await settings(), ask, withinMs: RENDERED_WITHIN_MS });
    const rendered = await withTimeout(rendering, GIVEN_UP_AFTER_MS);
    if (rendered === undefined) throw new Error('The page was not rendered in time.');
    return { ...rendered, seconds };
  };
};
