import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { Wording } from '../../../schema/sentence.ts';
import { FAILURE_MESSAGES } from './failures.ts';
import { hasTimedOut } from './request.ts';
import type { Translatable } from './translatable.ts';

/** Returns one sentence for people about any failure that reaches a page. Details stay in the console and in the server's log. */
export const errorMessage = (error: unknown): Translatable => {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const code = first?.extensions?.['code'];
    if (code === 'INTERNAL' || code === 'INTERNAL_SERVER_ERROR' || !first?.message)
      return FAILURE_MESSAGES.internal;
    if (code === 'UNAVAILABLE') return FAILURE_MESSAGES.noAnswer;
    if (code === 'UNAUTHENTICATED') return FAILURE_MESSAGES.unauthenticated;
    return { message: first.message, wording: first.extensions?.['wording'] as Wording | null | undefined };
  }
  if (ServerError.is(error))
    return error.statusCode === 429 ? FAILURE_MESSAGES.tooOften : FAILURE_MESSAGES.noAnswer;
  return hasTimedOut(error) ? FAILURE_MESSAGES.timedOut : FAILURE_MESSAGES.unreachable;
};
