import type { PageSettings } from '#schema/shop-settings.ts';
import type { PageLocation } from '#web/lib/pageQuery.ts';
import type { Messages } from '#web/messages/translate.ts';

/** A picture of the image store. */
interface SharedPicture {
  path: string;
  alt: string;
}

/** What the head says about a page that search engines may list. */
export interface PageFacts {
  /** Path and query of the address under which the page is to be known, without the language prefix. */
  path: string;
  description: string;
  /** The name without that of the shop; that of the document title by default. */
  name?: string;
  /** The type of Open Graph. */
  type?: 'website' | 'product' | 'article';
  /** The picture that chats show; the shop's by default. */
  picture?: SharedPicture;
  /** Whether feed readers find the journal's feed here. */
  hasJournal?: boolean;
  /** More properties of Open Graph. */
  properties?: readonly (readonly [name: string, content: string])[];
  /** Linked data in the terms of schema.org. */
  graph?: readonly object[];
  /**
   * Whether it shows a part of what is at `path`, as a search does: it is known under that address, and shared under
   * its own.
   */
  isPart?: boolean;
  /** Whether search engines may list it; a filtered list is not listed. */
  isListed?: boolean;
}

/** What the facts of a page are made of. */
export interface PageInput {
  location: PageLocation;
  /** The result of the page's query; undefined when it has none, or it failed. */
  data: unknown;
  messages: Messages;
  settings: PageSettings;
  /** Returns the public URL of a page in the language of this one. */
  urlOf: (path: string) => string;
  /** Returns the public URL of a file. */
  fileUrl: (path: string) => string;
}

/** Returns the facts of a page; null when what it names does not exist. */
export type Describe = (input: PageInput) => PageFacts | null | Promise<PageFacts | null>;

/** The most characters of a description: search engines show about as many. */
export const DESCRIPTION_CHARACTERS = 160;
