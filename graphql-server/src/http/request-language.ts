import type { NextFunction, Request, Response } from 'express';
import type { Language } from '../language.ts';

/**
 * The language in which a request wants products: Bangla where its header says just `bn`, as our pages do. What browsers send by
 * themselves is about their owner, not about the page, and is not looked at.
 */
export const languageOf = ({ headers }: Pick<Request, 'headers'>): Language =>
  headers['accept-language'] === 'bn' ? 'BN' : 'EN';

/** Says in which language an answer is, and that it depends on what was asked for. */
export const sayLanguage = (request: Request, response: Response, next: NextFunction): void => {
  response.vary('Accept-Language');
  response.setHeader('Content-Language', languageOf(request) === 'BN' ? 'bn' : 'en');
  next();
};
