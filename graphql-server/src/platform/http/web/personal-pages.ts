import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { PageName } from '#schema/page-name.ts';
import { prefixOf, withoutPrefix } from '#schema/language.ts';
import { NOBODY, type Visitor } from '#schema/rendering.ts';
import { AppError, InvalidInput } from '#kernel/errors.ts';
import { sendEncoded } from '#platform/cache/send-encoded.ts';
import type { Module } from '#platform/module/module.ts';
import type { ContextOf } from '../context.ts';
import { rawCookies } from '../request/raw-cookies.ts';
import type { NodeRequests } from '../request/node-request.ts';
import { REST_PRICES } from '../rest/rest-prices.ts';
import { wordingOf } from '../wording.ts';
import { addressOf, foundAt, type PageAddress } from './page-address.ts';
import type { Pages } from './pages.ts';

/** The pages that show what is the sender's without scripts, and the cookies that say so. */
const PERSONAL: Partial<Record<PageName, RegExp>> = {
  cart: /(?:^|;\s*)(?:cart|(?:__Host-)?session)=/,
  wishlist: /(?:^|;\s*)(?:wishlist|(?:__Host-)?session)=/,
  confirmOrder: /(?:^|;\s*)(?:cart|purchase|(?:__Host-)?session)=/,
  myOrders: /(?:^|;\s*)(?:__Host-)?session=/,
};

const cookiesOf = (path: string): RegExp | undefined => {
  const page = foundAt(path);
  return page && PERSONAL[page.name];
};

/** Whether a page shows some people what is theirs. */
export const mayBePersonal = (path: string): boolean => cookiesOf(path) !== undefined;

/** Whether a page is rendered for the sender of a request alone. */
export const isPersonal = (path: string, { headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.cookie !== undefined && (cookiesOf(path)?.test(headers.cookie) ?? false);

/** A form that was refused: its path, what was typed, and why. */
interface RefusedForm {
  path: string;
  fields: Readonly<Record<string, string>>;
  error: AppError;
}

/** What personal pages need. */
interface PersonalPageDeps {
  modules: readonly Module[];
  contextOf: ContextOf;
  pages: Pages;
  raw: NodeRequests;
}

/** Returns what a page says of a refused form. A password is not repeated. */
const shownForm = ({ path, fields, error }: RefusedForm, { prefix, url }: PageAddress): Visitor['form'] => {
  const { password: _, ...typed } = fields;
  const { message } = error;
  const problems = error instanceof InvalidInput ? error.fields : [];
  return {
    path,
    page: prefix + url,
    fields: typed,
    message,
    wording: wordingOf(error),
    details: error.details,
    problems: problems.map((problem) => ({ ...problem, wording: wordingOf(problem) })),
  };
};

/** Creates what renders pages for the sender of a request alone; they are never cached. */
export const createPersonalPages = ({ modules, contextOf, pages, raw }: PersonalPageDeps) => {
  const parts = modules.flatMap(({ visitor }) => visitor ?? []);

  /** Returns what the modules know of a sender; undefined when that may not be read now. */
  const knownOf = async (
    request: Request,
    response: Response,
    { path, language }: PageAddress,
    typed: RefusedForm['fields'],
  ): Promise<Partial<Visitor>[] | undefined> => {
    const page = foundAt(path)?.name;
    const context = contextOf(request, response, language === 'bn' ? 'BN' : 'EN');
    try {
      context.chargeQuota(REST_PRICES.read);
      const cookies = rawCookies(request);
      return page && (await Promise.all(parts.map((part) => part(context, { page, cookies, typed }))));
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };

  const send = async (
    request: Request,
    response: Response,
    address: PageAddress,
    refused?: RefusedForm,
  ): Promise<boolean> => {
    const known = await knownOf(request, response, address, refused?.fields ?? {});
    const form = refused ? shownForm(refused, address) : null;
    const visitor: Visitor | undefined = known && Object.assign({}, NOBODY, ...known, { form });
    const made = visitor && (await pages.openFor(address, visitor, request, response));
    if (made === undefined) return false;
    const { retryAfterSeconds, status: of = made.status } = refused?.error ?? {};
    // Browsers know no challenge for a sign-in by a form (RFC 9110, 15.5.2).
    const status = of === 401 ? 422 : of;
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
    await sendEncoded(
      request,
      response,
      { ...made, status },
      { encoding: raw.encodingOf(request, 'br'), own: ['Cache-Control', 'no-store'] },
    );
    return true;
  };

  return {
    /** Sends a page; false when it cannot be rendered here. */
    show: send,
    /** Sends a page with the form that was refused; false when it cannot be rendered here. */
    showRefused: (request: Request, response: Response, page: string, refused: RefusedForm): Promise<boolean> => {
      const path = prefixOf(request.path) + withoutPrefix(page);
      return send(
        request,
        response,
        addressOf({
          path: path.replace(/[?#].*$/, ''),
          originalUrl: path.replace(/#.*$/, ''),
          headers: request.headers,
        }),
        refused,
      );
    },
  };
};

/** Renders pages for the sender of a request alone. */
export type PersonalPages = ReturnType<typeof createPersonalPages>;
