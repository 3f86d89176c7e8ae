import type { ExecutionResult } from 'graphql';
import { AppError, BadRequest } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { Log } from '#kernel/log.ts';
import { unstorableText } from '#kernel/unstorable-text.ts';
import { withoutSender, type ContextOf } from '../context.ts';
import {
  jsonResponse,
  type Requester,
  type CachedResponse,
  type CacheableRequest,
  type CacheableKind,
} from '#platform/cache/cacheable-request.ts';
import { requestIdOf } from '../request/request-id.ts';
import { setAll, type HeaderList } from '../security-headers.ts';
import { asksForPlainJson, describeErrors, statusOf, toGraphqlError } from './graphql-errors.ts';
import { stringifyAnswer } from './graphql-limits.ts';
import { sendResult } from './graphql-refusal.ts';
import type { TrustedDocument } from './trusted-documents.ts';

/** What the answers to public operations need. */
interface CachedOperationsDeps {
  /** The trusted documents by their hashes. */
  documents: ReadonlyMap<string, TrustedDocument>;
  contextOf: ContextOf;
  log: Log;
  /** The security headers of answers with data. */
  headers: HeaderList;
}

/** An operation that has errors, with what else it returned. */
class Failed extends Error {
  readonly result: ExecutionResult;

  constructor(result: ExecutionResult) {
    super('An operation has errors.');
    this.result = result;
  }
}

/** The server has no document with that hash: the client sends its text then. */
class UnknownDocument extends AppError {
  constructor() {
    super(
      'PERSISTED_QUERY_NOT_FOUND',
      404,
      'This shop does not know the document with this id: send its text by POST.',
    );
  }
}

const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ['en', 'EN'],
  ['bn', 'BN'],
]);

/** Returns a parameter; null when it is missing. @throws BadRequest when it is there twice */
const parameter = (query: URLSearchParams, name: string): string | null => {
  const [value = null, ...more] = query.getAll(name);
  if (more.length > 0) throw new BadRequest(`${name} must be given once.`);
  return value;
};

/** Returns the variables that a document has, in its order. @throws BadRequest */
const variablesOf = (text: string | null, names: readonly string[]): Record<string, unknown> => {
  let given: unknown = {};
  try {
    if (text !== null && text !== '') given = JSON.parse(text);
  } catch {
    throw new BadRequest('variables must be JSON.');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadRequest('variables must be a JSON object.');
  const found = unstorableText(given);
  if (found !== undefined) throw new BadRequest(found);
  const all = new Map(Object.entries(given));
  return Object.fromEntries(names.flatMap((name) => (all.has(name) ? [[name, all.get(name)]] : [])));
};

/**
 * Returns a value with the members of its objects sorted by name, so that equal ones become the same JSON, and no
 * others.
 * @throws BadRequest
 */
const sorted = (value: unknown): unknown => {
  // Such as 1e999, which would become null.
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new BadRequest('variables must not have numbers that large.');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
};

/** Adds the ids of the products in a part of an answer. */
const addProducts = (part: unknown, to: Set<string>): void => {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) {
    for (const one of part) addProducts(one, to);
    return;
  }
  const { __typename: type, id } = part as { __typename?: unknown; id?: unknown };
  if (type === 'Product' && typeof id === 'string') to.add(id);
  for (const name in part) addProducts((part as Record<string, unknown>)[name], to);
};

/**
 * Answers the shop's own public operations by their hashes: `GET /graphql?documentId=sha256:…&variables=…&language=…`.
 * Neither cookies nor tokens are looked at.
 */
export const createCachedOperations = ({ documents, contextOf, log, headers }: CachedOperationsDeps): CacheableKind => {
  const headersOf = (code: string): HeaderList => [...headers, 'Content-Language', code, 'Vary', 'Accept-Encoding'];
  const headersIn: Record<Language, HeaderList> = { EN: headersOf('en'), BN: headersOf('bn') };

  const cacheableOf = (
    hash: string,
    document: TrustedDocument,
    variables: Record<string, unknown>,
    language: Language,
  ): CacheableRequest => {
    const described = { route: '/graphql', operation: document };
    const answer = async ({ request, response, bypassCache }: Requester): Promise<CachedResponse> => {
      const context = contextOf(withoutSender(request), response, language, !bypassCache);
      const result = await document.run(variables, context);
      if (result.errors !== undefined || !result.data) throw new Failed(result);
      const shows = new Set<string>();
      addProducts(result.data, shows);
      return jsonResponse({
        text: stringifyAnswer(result as { data: Record<string, unknown> }),
        headers: headersIn[language],
        seconds: document.seconds,
        shows: [...shows],
        ...described,
      });
    };
    return {
      ...described,
      key: `${hash} ${language} ${JSON.stringify(sorted(variables))}`,
      chargeQuota: ({ request, response }) =>
        contextOf(withoutSender(request), response, language).chargeQuota(document.priceOf(variables)),
      answer,
    };
  };

  return {
    claims: (url) => url.startsWith('/graphql?') && /[?&]documentId=/.test(url),
    read: (url) => {
      const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
      const [, hash = ''] = /^sha256:([\da-f]{64})$/.exec(parameter(query, 'documentId') ?? '') ?? [];
      const document = documents.get(hash);
      if (!document) throw new UnknownDocument();
      const language = LANGUAGES.get(parameter(query, 'language') ?? 'en');
      if (!language) throw new BadRequest('language must be en or bn.');
      return cacheableOf(hash, document, variablesOf(parameter(query, 'variables'), document.variables), language);
    },
    fail: (error, { request, response }) => {
      const result = error instanceof Failed ? error.result : {};
      const errors = result.errors ?? [toGraphqlError(error)];
      const hasData = result.data !== undefined && result.data !== null;
      const isPlainJson = asksForPlainJson(request.headers.accept);
      const { status = hasData ? 200 : 400, retryAfterSeconds } = statusOf(errors, { hasData, isPlainJson });
      setAll(response, headers);
      response.setHeader('Cache-Control', 'no-store');
      if (retryAfterSeconds > 0) response.setHeader('Retry-After', retryAfterSeconds);
      const described = describeErrors(log, errors, {
        requestId: requestIdOf(response),
        operationName: response.locals['operation'] as string | undefined,
      });
      sendResult(request, response, status, {
        errors: described,
        ...(result.data !== undefined && { data: result.data }),
      });
    },
  };
};
