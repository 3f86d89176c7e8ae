import { parse } from 'node:querystring';
import type { ErrorRequestHandler, Request } from 'express';
import { BadRequest } from '#kernel/errors.ts';
import type { Module } from '#platform/module/module.ts';
import { unstorableText } from '#kernel/unstorable-text.ts';
import { withoutSender, type ContextOf } from '../context.ts';
import type { CachedCall } from './calls.ts';
import {
  jsonResponse,
  type Requester,
  type CachedResponse,
  type CacheableRequest,
  type CacheableKind,
} from '#platform/cache/cacheable-request.ts';
import { setAll, type HeaderList } from '../security-headers.ts';

/** What the answers to cached calls need. */
interface CachedCallsDeps {
  modules: readonly Module[];
  contextOf: ContextOf;
  /** Answers failures as the other calls do. */
  errors: ErrorRequestHandler;
  /** The security headers of these answers. */
  headers: HeaderList;
}

/** A call, and what finds the parts of its path that may be anything. */
interface Route extends CachedCall {
  path: string;
  pattern: RegExp;
}

const routeOf = ([path, call]: [string, CachedCall]): Route => ({
  ...call,
  path,
  pattern: new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/?#]+)')}$`),
});

/** Returns the ids of the products that an answer names. */
const productsIn = (body: unknown): string[] =>
  [body].flat().flatMap((one) => {
    const { _id: id } = (one ?? {}) as { _id?: unknown };
    return typeof id === 'string' ? [id] : [];
  });

/**
 * Answers the calls of the modules that everybody gets the same answer to, at the addresses as they are documented;
 * other spellings of them are left to Express.
 */
export const createCachedCalls = ({ modules, contextOf, errors, headers }: CachedCallsDeps): CacheableKind => {
  const routes = modules.flatMap(({ rest }) => Object.entries(rest?.cached ?? {}).map(routeOf));
  const found = (url: string) => {
    const [path = ''] = url.split('?', 1);
    const route = routes.find(({ pattern }) => pattern.test(path));
    return route && { route, path };
  };

  const cacheableOf = (route: Route, given: Pick<Request, 'params' | 'query'>): CacheableRequest => {
    const described = { route: route.path, operation: undefined };
    const contextFor = ({ request, response, bypassCache }: Requester) =>
      contextOf(withoutSender(request), response, 'EN', !bypassCache);
    const answer = async (requester: Requester): Promise<CachedResponse> => {
      const own: string[] = [];
      const collect = {
        setHeader: (name: string, value: number | string | readonly string[]) => {
          own.push(name, String(value));
          return requester.response;
        },
      };
      const body = await route.call(given, contextFor(requester), collect);
      return jsonResponse({
        text: JSON.stringify(body),
        headers: [...headers, ...own, 'Vary', 'Accept-Encoding'],
        seconds: route.seconds,
        shows: productsIn(body),
        ...described,
      });
    };
    return {
      ...described,
      key: `${route.path} ${JSON.stringify([given.params, given.query])}`,
      // The call adds its price itself, at once.
      chargeQuota: (requester) => contextFor(requester).chargeQuota(0),
      answer,
    };
  };

  return {
    claims: (url) => url.startsWith('/backend/') && found(url) !== undefined,
    read: (url) => {
      const { route, path } = found(url) ?? {};
      if (route === undefined || path === undefined) throw new BadRequest('This address asks for nothing.');
      const params = Object.fromEntries(
        Object.entries(route.pattern.exec(path)?.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
      );
      const given = parse(url.slice(path.length + 1));
      const query = Object.fromEntries(
        route.parameters.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
      );
      const unstorable = unstorableText(params) ?? unstorableText(query);
      if (unstorable !== undefined) throw new BadRequest(unstorable);
      return cacheableOf(route, { params, query });
    },
    fail: (error, { request, response }) => {
      setAll(response, headers);
      errors(error, request, response, () => {});
    },
  };
};
