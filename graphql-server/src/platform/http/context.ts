import type { Request, Response } from 'express';
import type { Language } from '#kernel/language.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import type { Live } from '../live/live.ts';
import type { Loaders, Services } from '../module/services.ts';

/** What a request knows. Modules add their part: `declare module './context.ts' { interface RequestContext { … } }`. */
export interface RequestContext {
  requestId: string;
  /** The language of product texts. */
  language: Language;
  services: Services;
  loaders: Loaders;
  /** Whether the answer is for everybody and cached: what rarely changes may be a second old. */
  isCached: boolean;
  /** The client of the request. */
  client: ClientInfo;
  /** The shop's public URL, without a slash at the end. */
  publicUrl: string;
  /** Says what has changed, for subscriptions. */
  live: Live;
  /** Charges the price of an operation to the viewer's quota; never refuses. */
  addUsage: (price: number) => void;
  /** Charges the price of a REST call to the viewer's quota (rest-prices.ts). @throws TooMany when it is used up */
  chargeQuota: (price: number) => void;
}

/**
 * Returns a request without its sender, but for the IP that pays: what is made for everybody is made for nobody in
 * particular.
 */
export const withoutSender = (request: Request): Request =>
  Object.create(request, {
    user: { value: undefined },
    headers: { value: {} },
    ip: { value: request.ip },
  }) as Request;

/** Returns the context of a request. REST is always English, as documented. */
export type ContextOf = (
  request: Request,
  response: Response,
  language?: Language,
  isCached?: boolean,
) => RequestContext;
