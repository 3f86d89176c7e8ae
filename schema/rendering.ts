import type { LanguagePrefix, LanguageTag } from './language.ts';

/** A page to render on the server, for nobody in particular: what is personal appears in the browser. */
export interface RenderRequest {
  /** Path and query, without the prefix of the language. */
  url: string;
  language: LanguageTag;
  /** What the address begins with when it names its language; empty for addresses that do not. */
  prefix: LanguagePrefix;
  /** Whether there is such a page: 404 for never, 410 for no longer. */
  status: 200 | 404 | 410;
  /** The shop's public URL, without a slash at the end. */
  origin: string;
  /** The files of the code that this page needs besides the shop's. */
  files: readonly string[];
  /** Answers an operation as `/graphql` does for a visitor who is not signed in. */
  ask: Ask;
  /** When the rendering is given up, in milliseconds: it throws then. */
  withinMs: number;
}

/** Executes an operation. Throws when it is refused. */
export type Ask = (operation: {
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
}) => Promise<{ data?: unknown; errors?: readonly { message: string }[] }>;

/** A page that was rendered. */
export interface RenderedPage {
  /** The whole document. */
  html: string;
  /** Ids of the products that it shows: it is old when one of them changes. */
  shows: readonly string[];
  /** False for a page whose address is a secret, such as the link of a mail: nobody may keep it. */
  isPublic: boolean;
}

/** Renders a page. @throws when it cannot; the browser can render the page then */
export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;

/**
 * Creates the renderer for a template, the built page without contents: what the web's build for the server exports.
 */
export type CreateRenderer = (template: string) => Renderer;
