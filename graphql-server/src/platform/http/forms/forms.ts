import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { pathIn, withoutPrefix } from '#schema/language.ts';
import { AppError, BadRequest, Forbidden } from '#kernel/errors.ts';
import { unstorableText } from '#kernel/unstorable-text.ts';
import type { Module } from '#platform/module/module.ts';
import type { ContextOf } from '../context.ts';
import { isFromOurPages } from '../request/from-our-pages.ts';
import { rawCookies } from '../request/raw-cookies.ts';
import { boundCalls } from '../request/under-way.ts';
import { REST_PRICES } from '../rest/rest-prices.ts';
import { addressOf, isPage } from '../web/page-address.ts';
import type { PersonalPages } from '../web/personal-pages.ts';
import type { FormAddress, SentForm } from './form.ts';

/** The most bytes of a form: a name, an address and a message in Bangla letters. */
const MOST_BYTES = 16 * 1024;

/** The most characters of an address to go back to. */
const LONGEST_BACK = 1000;

/** How long the cookies of forms live, in milliseconds. */
const COOKIE_TTL_MS = 30 * 86_400_000;

/** What forms need. */
interface FormDeps {
  modules: readonly Module[];
  contextOf: ContextOf;
  /** The shop's public URL. */
  publicUrl: string;
  personalPages: PersonalPages;
}

/** Returns all addresses of forms. */
export const formsOf = (modules: readonly Module[]): [path: string, form: FormAddress][] =>
  modules.flatMap(({ forms }) => Object.entries((typeof forms === 'function' ? forms(modules) : forms) ?? {}));

/** Returns the fields of a body. @throws BadRequest for what a form cannot send */
const fieldsOf = (body: unknown): Record<string, string> => {
  if (typeof body !== 'object' || body === null) throw new BadRequest('This address takes forms only.');
  const found = unstorableText(body);
  if (found !== undefined) throw new BadRequest(found);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, String(Array.isArray(value) ? value.at(-1) : value)]),
  );
};

/**
 * Returns the page of the shop that a text names, without the prefix of the language; undefined for anything else, such
 * as an address that browsers take for another host's.
 */
const localPage = (text: string | undefined): string | undefined => {
  if (text === undefined || text.length > LONGEST_BACK || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(text)) return undefined;
  const base = 'http://shop';
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url?.origin !== base || !isPage(withoutPrefix(url.pathname))) return undefined;
  return withoutPrefix(url.pathname) + url.search + url.hash;
};

/**
 * Creates the routes of the forms of every module, also below `/bn`. A form is taken from pages of the shop only, and
 * answered with a redirect to a page; a refused one with its page, which shows what was typed and what is wrong.
 */
export const createForms = ({ modules, contextOf, publicUrl, personalPages }: FormDeps): Router => {
  const isSecure = publicUrl.startsWith('https:');
  const readForm = (request: Request, response: Response): SentForm => {
    const fields = fieldsOf(request.body);
    return {
      fields,
      params: request.params as Record<string, string>,
      back: localPage(fields['back']),
      cookies: rawCookies(request),
      setCookie: (name, value) => {
        const options = { path: '/', sameSite: 'lax', secure: isSecure, encode: String } as const;
        if (value === null) response.clearCookie(name, options);
        else response.cookie(name, value, { ...options, maxAge: COOKIE_TTL_MS });
      },
    };
  };

  const take =
    (path: string, { take: act, pageOf }: FormAddress): RequestHandler =>
    async (request, response) => {
      response.setHeader('Cache-Control', 'no-store');
      const { language, prefix } = addressOf(request);
      const context = contextOf(request, response, language === 'bn' ? 'BN' : 'EN');
      const form = readForm(request, response);
      try {
        context.chargeQuota(REST_PRICES.change);
        const next = await act(form, context);
        response
          .status(303)
          .location(pathIn(prefix === '' ? 'en' : 'bn', next))
          .end();
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const page = pageOf?.(form) ?? request.path;
        const refused = { path, fields: form.fields, error };
        if (!(await personalPages.showRefused(request, response, page, refused))) throw error;
      }
    };

  const router = Router();
  const readBody = express.urlencoded({ extended: false, limit: MOST_BYTES, inflate: false });
  const fromOurPages: RequestHandler = (request, _response, next) => {
    if (!isFromOurPages(request, publicUrl)) throw new Forbidden('A form must come from a page of the shop.');
    next();
  };
  const before = [fromOurPages, boundCalls(), readBody];
  for (const [path, form] of formsOf(modules)) router.post([path, `/bn${path}`], ...before, take(path, form));
  return router;
};
