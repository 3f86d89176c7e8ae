import type { PageName } from '#schema/page-name.ts';
import type { RequestContext } from '../context.ts';

/** Cookies as they were sent, by name; not decoded. */
export type RawCookies = Readonly<Record<string, string | undefined>>;

/** Who opens a page that shows them what is theirs. */
export interface PageSender {
  page: PageName;
  cookies: RawCookies;
  /** What was typed in a form of the page that was refused. */
  typed: Readonly<Record<string, string>>;
}

/** What a page's form was sent with. */
export interface SentForm {
  /** The fields as typed, in the form's order; of a field that was sent twice the last. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the address names, such as the id in `/details/:id/comments`. */
  readonly params: Readonly<Record<string, string>>;
  /** The page to go back to, without the prefix of the language; undefined for what is none of the shop. */
  readonly back: string | undefined;
  readonly cookies: RawCookies;
  /** Sets a cookie of the shop that scripts can read, for a month; null deletes it. */
  setCookie(name: string, value: string | null): void;
}

/** An address to which pages send a form. */
export interface FormAddress {
  /**
   * Does what the form says. Returns the page to open next, without the prefix of the language. @throws AppError: the
   * form's page is shown again with its sentence
   */
  take: (form: SentForm, context: RequestContext) => Promise<string>;
  /** Returns the page to show again after a failure; by default the one of the form's own path. */
  pageOf?: (form: SentForm) => string;
}

/** Addresses of forms by their path without the prefix of the language, such as `/details/:id/comments`. */
export type Forms = Readonly<Record<`/${string}`, FormAddress>>;
