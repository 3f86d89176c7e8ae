import type { Request, Response } from 'express';
import type { PageAddress } from './page-address.ts';
import type { MadePage } from './page-cache.ts';
import { sendForms } from './page-forms.ts';

/** Whether programs call this path: they get JSON unless they ask for a page. */
const isForPrograms = (url: string) => /^\/(?:order|backend)(?:\/|$)/i.test(url);

/**
 * For shared caches: for a second, and stale for two more while they ask again. Only where everybody gets the same; elsewhere the answer is in
 * the language of a cookie, or was asked for by somebody.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2';
const OWN = 'private, no-cache';

/** Sets who may keep a page. */
const sayWhoKeeps = (request: Request, response: Response, { prefix }: PageAddress, isPublic: boolean) => {
  const { cookie, authorization } = request.headers;
  const isShared = authorization === undefined && (prefix !== '' || cookie === undefined);
  if (prefix === '') response.vary('Cookie');
  response.setHeader('Cache-Control', !isPublic ? 'no-store' : isShared ? SHARED : OWN);
};

/** Whether a request wants a page with this status. */
export const wantsPage = (request: Request, status: number): boolean => {
  const types = status !== 200 && isForPrograms(request.path) ? ['json', 'html'] : ['html'];
  return request.accepts(types) === 'html';
};

/** Sends a page that was made here. */
export const sendPage = (
  request: Request,
  response: Response,
  address: PageAddress,
  made: MadePage,
): Promise<void> => {
  if (made.links) response.setHeader('Link', made.links);
  response.status(made.status);
  response.setHeader('Content-Language', address.language);
  sayWhoKeeps(request, response, address, made.isPublic);
  return sendForms(request, response, made);
};
