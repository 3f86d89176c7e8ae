import type { Request, Response } from 'express';
import type { Language } from '#kernel/language.ts';
import type { ClientInfo } from '#kernel/client-info.ts';
import { lazily } from '#kernel/lazily.ts';
import type { EdgeDeps } from '../module/deps.ts';
import type { Loaders, Services } from '../module/services.ts';
import { askerOf, type Spending } from './graphql/graphql-spending.ts';
import { requestIdOf } from './request/request-id.ts';

/** What a request knows. Modules add their part: `declare module './context.ts' { interface RequestContext { … } }`. */
export interface RequestContext {
  requestId: string;
  /** The language of product texts. */
  language: Language;
  services: Services;
  loaders: Loaders;
  /** Whether the answer is for everybody and kept: what rarely changes may be a second old. */
  isKept: boolean;
  /** The client of the request. */
  client: ClientInfo;
  /** The shop's public URL, without a slash at the end. */
  publicUrl: string;
  /** Says what has changed, for subscriptions. */
  live: EdgeDeps['live'];
  /** Adds the price of an operation to the viewer's spending. */
  spend: (price: number) => void;
  /** Adds the price of a REST call to the viewer's spending (rest-prices.ts). @throws TooMany after too much spending */
  pay: (price: number) => void;
}

/** Returns a request without its sender, but for the IP that pays: what is made for everybody is made for nobody in particular. */
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
  isKept?: boolean,
) => RequestContext;

/** Returns the function that creates the context of requests. */
export const createContextOf = (deps: EdgeDeps, spending: Spending): ContextOf => {
  const { modules, services } = deps;
  const makeLoaders = lazily<Loaders, RequestContext>(
    Object.assign({}, ...modules.map(({ loaders }) => loaders)),
  );
  const parts = modules.flatMap(({ context }) => context?.(deps) ?? []);
  return (request, response, language = 'EN', isKept = false) => {
    const asker = askerOf(request);
    const known = {
      requestId: requestIdOf(response),
      language,
      services,
      isKept,
      client: asker.client,
      publicUrl: deps.config.publicUrl,
      live: deps.live,
      spend: (price: number) => spending.spend(asker, price),
      pay: (price: number) => spending.pay(asker, price),
      // The modules add the rest.
    } as RequestContext;
    for (const part of parts) Object.assign(known, part(known, request, response));
    return Object.assign(known, { loaders: makeLoaders(known) });
  };
};
