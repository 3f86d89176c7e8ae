import { lazily } from '#kernel/lazily.ts';
import type { EdgeDeps } from '../module/deps.ts';
import type { Module } from '../module/module.ts';
import type { Loaders } from '../module/services.ts';
import type { ContextOf, RequestContext } from './context.ts';
import { askerOf, type Spending } from './graphql/graphql-spending.ts';
import { requestIdOf } from './request/request-id.ts';

/** Returns the function that creates the context of requests. */
export const createContextOf = (
  deps: EdgeDeps,
  modules: readonly Module[],
  spending: Spending,
): ContextOf => {
  const { services } = deps;
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
