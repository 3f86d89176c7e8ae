import type { NextFunction, Request, Response } from 'express';
import type { Language } from '#kernel/language.ts';

/**
 * Returns the language of product texts: Bangla if the header is exactly `bn`, as our pages send it. What browsers send
 * by themselves is about their owner, not about the page, and is ignored.
 */
export const languageOf = ({ headers }: Pick<Request, 'headers'>): Language =>
  headers['accept-language'] === 'bn' ? 'BN' : 'EN';

/** Sets the headers that say in which language a response is, and that it depends on the request's. */
export const sayLanguage = (request: Request, response: Response, next: NextFunction): void => {
  response.vary('Accept-Language');
  response.setHeader('Content-Language', languageOf(request) === 'BN' ? 'bn' : 'en');
  next();
};
