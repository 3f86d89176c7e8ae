import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApolloServer } from '@apollo/server';
import type { Request, Response } from 'express';
import type {
  Ask,
  CreateRenderer,
  RenderedPage,
  Renderer,
  RenderRequest,
} from '../../../../schema/rendering.ts';
import type { Log } from '../../log.ts';
import type { ContextOf, RequestContext } from '../context.ts';

/** How long a page may take, in milliseconds. After that the browser gets the empty page, and renders it itself. */
const RENDERED_WITHIN_MS = 2000;

/** A page for the server to render. */
export type WantedPage = Pick<RenderRequest, 'url' | 'language' | 'prefix' | 'status'>;

/** Renders a page for a request; undefined when it cannot, and the browser has to. */
export type RenderPage = (
  page: WantedPage,
  request: Request,
  response: Response,
) => Promise<RenderedPage | undefined>;

/** What rendering needs of the server. */
export interface RenderDeps {
  graphql: ApolloServer<RequestContext>;
  contextOf: ContextOf;
  /** The shop's public URL. */
  origin: string;
  log: Log;
}

/** The request without its sender: a page is rendered for nobody in particular. */
const withoutSender = (request: Request): Request =>
  Object.create(request, { user: { value: undefined }, headers: { value: {} } }) as Request;

/** Returns the renderer that the web's build contains; undefined when the web is not built. */
const loadRenderer = async (folder: string): Promise<Renderer | undefined> => {
  const entry = path.join(folder, '.renderer', 'entry.js');
  if (!existsSync(entry)) return undefined;
  const built = (await import(pathToFileURL(entry).href)) as { createRenderer: CreateRenderer };
  return built.createRenderer(readFileSync(path.join(folder, 'index.html'), 'utf8'));
};

/** Returns the function that renders pages by the built web, with data from GraphQL in this process. */
export const createRenderPage = async (folder: string, deps: RenderDeps): Promise<RenderPage> => {
  const { graphql, contextOf, origin, log } = deps;
  const renderer = await loadRenderer(folder);
  if (renderer === undefined) return async () => undefined;
  return async (page, request, response) => {
    const language = page.language === 'bn' ? 'BN' : 'EN';
    const ask: Ask = async (operation) => {
      const contextValue = contextOf(withoutSender(request), response, language);
      const { body } = await graphql.executeOperation(operation, { contextValue });
      if (body.kind !== 'single') throw new Error('A page asks nothing that is answered in parts.');
      // As it is read from JSON elsewhere.
      return JSON.parse(JSON.stringify(body.singleResult)) as Awaited<ReturnType<Ask>>;
    };
    try {
      return await renderer({ ...page, origin, ask, withinMs: RENDERED_WITHIN_MS });
    } catch (error) {
      log.warn({ error, url: page.url }, 'A page could not be rendered on the server.');
      return undefined;
    }
  };
};
