import type { LanguageTag } from '#schema/language.ts';
import type { Much } from './answer.ts';

/** A page to render. */
export interface Page {
  url: string;
  language: LanguageTag;
  /** What the address begins with when it names its language. */
  prefix: '' | '/bn';
  /** How much the answers to its queries contain. */
  data: Much;
}

export interface Rendered {
  /** The whole document. */
  html: string;
  /** What React said meanwhile. */
  complaints: string[];
}

export interface Renderer {
  render: (page: Page) => Promise<Rendered>;
  stop: () => void;
}

export function startRenderer(): Promise<Renderer>;
