import type { Request, Response } from 'express';
import type { Language } from '../language.ts';
import type { ClientInfo } from '../client-info.ts';
import { lazily } from '../lazily.ts';
import type { EdgeDeps, Loaders, Services } from '../module.ts';
import { askerOf, type Spending } from './graphql/graphql-spending.ts';
import { requestIdOf } from './request-id.ts';

/** What one request knows. Modules add what they find out of it: `declare module '../http/context.ts' { interface RequestContext { … } }`. */
export interface RequestContext {
  requestId: string;
  /** The language in which products are told. */
  language: Language;
  services: Services;
  loaders: Loaders;
  /** Where the request comes from. */
  client: ClientInfo;
  /** Where people reach the shop, without a slash at the end. */
  publicUrl: string;
  /** Counts what an operation costs whoever asks. */
  spend: (price: number) => void;
  /** Counts what a documented call costs whoever asks (rest-prices.ts). @throws TooMany for who has spent too much */
  pay: (price: number) => void;
}

/** Finds out what a request knows. REST is English, as it is documented. */
export type ContextOf = (request: Request, response: Response, language?: Language) => RequestContext;

/** Makes what finds out what requests know. */
export const createContextOf = (deps: EdgeDeps, spending: Spending): ContextOf => {
  const { modules, services } = deps;
  const makeLoaders = lazily<Loaders, RequestContext>(
    Object.assign({}, ...modules.map(({ loaders }) => loaders)),
  );
  const parts = modules.flatMap(({ context }) => context?.(deps) ?? []);
  return (request, response, language = 'EN') => {
    const asker = askerOf(request);
    const known = {
      requestId: requestIdOf(response),
      language,
      services,
      client: asker.client,
      publicUrl: deps.config.publicUrl,
      spend: (price: number) => spending.spend(asker, price),
      pay: (price: number) => spending.pay(asker, price),
      // Modules add the rest here.
    } as RequestContext;
    for (const part of parts) Object.assign(known, part(known, request, response));
    return Object.assign(known, { loaders: makeLoaders(known) });
  };
};
