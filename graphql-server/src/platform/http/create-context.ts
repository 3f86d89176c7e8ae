import { lazily } from '#kernel/lazily.ts';
import type { EdgeDeps } from '../module/deps.ts';
import type { Module } from '../module/module.ts';
import type { Loaders } from '../module/services.ts';
import type { ContextOf, RequestContext } from './context.ts';
import { requesterOf, type Quota } from './graphql/graphql-quota.ts';
import { requestIdOf } from './request/request-id.ts';

/** Returns the function that creates the context of requests. */
export const createContextOf = (deps: EdgeDeps, modules: readonly Module[], quota: Quota): ContextOf => {
  const { services } = deps;
  const makeLoaders = lazily<Loaders, RequestContext>(Object.assign({}, ...modules.map(({ loaders }) => loaders)));
  const parts = modules.flatMap(({ context }) => context?.(deps) ?? []);
  return (request, response, language = 'EN', isCached = false) => {
    const requester = requesterOf(request);
    const known = {
      requestId: requestIdOf(response),
      language,
      services,
      isCached,
      client: requester.client,
      publicUrl: deps.config.publicUrl,
      live: deps.live,
      addUsage: (price: number) => quota.addUsage(requester, price),
      chargeQuota: (price: number) => quota.chargeQuota(requester, price),
      // The modules add the rest.
    } as RequestContext;
    for (const part of parts) Object.assign(known, part(known, request, response));
    return Object.assign(known, { loaders: makeLoaders(known) });
  };
};
