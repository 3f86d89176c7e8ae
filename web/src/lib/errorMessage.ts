import type { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { Wording } from '#schema/sentence.ts';
import { FAILURE_MESSAGES } from './failures.ts';
import { hasTimedOut } from './request.ts';
import type { Translatable } from './translatable.ts';

/** Whether it is Apollo's error of a kind, by its name: the classes would bring Apollo into the first load. */
const isNamed = <Kind extends Error>(error: unknown, name: Kind['name']): error is Kind =>
  error instanceof Error && error.name === name;

/**
 * Returns one sentence for people about any failure that reaches a page. Details stay in the console and in the
 * server's log.
 */
export const errorMessage = (error: unknown): Translatable => {
  if (isNamed<CombinedGraphQLErrors>(error, 'CombinedGraphQLErrors')) {
    const first = error.errors[0];
    const code = first?.extensions?.['code'];
    if (code === 'INTERNAL' || code === 'INTERNAL_SERVER_ERROR' || !first?.message) return FAILURE_MESSAGES.internal;
    if (code === 'UNAVAILABLE') return FAILURE_MESSAGES.noAnswer;
    if (code === 'UNAUTHENTICATED') return FAILURE_MESSAGES.unauthenticated;
    return { message: first.message, wording: first.extensions?.['wording'] as Wording | null | undefined };
  }
  if (isNamed<ServerError>(error, 'ServerError'))
    return error.statusCode === 429 ? FAILURE_MESSAGES.tooOften : FAILURE_MESSAGES.noAnswer;
  return hasTimedOut(error) ? FAILURE_MESSAGES.timedOut : FAILURE_MESSAGES.unreachable;
};
