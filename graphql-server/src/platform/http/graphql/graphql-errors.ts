import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import { AppError, InvalidInput } from '#kernel/errors.ts';
import type { Log } from '#kernel/log.ts';
import { unexpected } from '../unexpected.ts';
import { wordingOf } from '../wording.ts';

/** Returns an error as one of GraphQL. */
export const toGraphqlError = (error: unknown): GraphQLError => {
  if (error instanceof GraphQLError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(cause.message, { originalError: cause });
};

/** Returns the AppError that caused an operation's error, if there is one. */
export const appErrorOf = (error: GraphQLError): AppError | undefined =>
  error.originalError instanceof AppError ? error.originalError : undefined;

/**
 * Whether an error is by Apollo or graphql-js about the request itself, so that its message may be sent. An error with
 * a path and without a cause is graphql-jit's: about an argument, or about our own response.
 */
const isAboutRequest = (error: GraphQLError) =>
  (error.originalError === undefined && (error.path === undefined || error.message.startsWith('Argument '))) ||
  (error.originalError instanceof GraphQLError && error.originalError.originalError === undefined);

/** Returns the failure that caused an error, with its status; null for an error about the request. */
export const failureOf = (error: GraphQLError) =>
  appErrorOf(error) ?? (isAboutRequest(error) ? null : unexpected(error.originalError ?? error));

/** Whether the document cannot be parsed or validated, or its variables do not fit. */
const isUnfit = (errors: readonly GraphQLError[]) =>
  errors.some(
    ({ extensions, nodes }) =>
      extensions?.['code'] === 'GRAPHQL_PARSE_FAILED' ||
      extensions?.['code'] === 'GRAPHQL_VALIDATION_FAILED' ||
      nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION,
  );

/**
 * Returns what the HTTP answer to an operation with errors says: its status, undefined for the one of its kind of
 * failure, and when to try again; 0 when that would not help. `isPlainJson` when the client accepts the older media type
 * only: it gets 200 where nothing could be executed (GraphQL over HTTP, 6.4.1).
 */
export const statusOf = (
  errors: readonly GraphQLError[],
  { hasData, isPlainJson }: { hasData: boolean; isPlainJson: boolean },
): { status: number | undefined; retryAfterSeconds: number } => {
  const [first] = errors;
  const failed = hasData || !first ? undefined : (failureOf(first)?.status ?? (first.path && 400));
  return {
    status: isUnfit(errors) && isPlainJson ? 200 : failed,
    retryAfterSeconds: Math.max(0, ...errors.map((error) => failureOf(error)?.retryAfterSeconds ?? 0)),
  };
};

/** Whether a client accepts the older media type only. */
export const asksForPlainJson = (accept = ''): boolean =>
  accept.includes('application/json') && !accept.includes('application/graphql-response+json');

/**
 * Returns an operation's errors as clients get them, with their codes. Unexpected ones are masked, and logged in full.
 */
export const describeErrors = (
  log: Log,
  errors: readonly GraphQLError[],
  { requestId, operationName }: { requestId: string; operationName?: string | null | undefined },
): GraphQLFormattedError[] =>
  errors.map((error) => {
    const appError = appErrorOf(error);
    const place = {
      ...(error.locations && { locations: error.locations }),
      ...(error.path && { path: error.path }),
    };
    if (appError)
      return {
        message: appError.message,
        ...place,
        extensions: {
          code: appError.code,
          wording: wordingOf(appError),
          requestId,
          ...(appError instanceof InvalidInput && { fields: appError.fields }),
          retryAfterSeconds: appError.retryAfterSeconds,
        },
      };
    if (isAboutRequest(error)) {
      // graphql-jit sets none.
      const { http: _, stacktrace: __, ...extensions } = error.extensions ?? {};
      return {
        message: error.message,
        ...place,
        extensions: { code: 'BAD_USER_INPUT', ...extensions, requestId },
      };
    }
    const cause = error.originalError ?? error;
    log.error({ requestId, operationName: operationName?.slice(0, 80), error: cause }, 'An operation failed.');
    const { message, code } = unexpected(cause);
    return { message, ...place, extensions: { code, requestId } };
  });
