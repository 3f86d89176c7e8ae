import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

/** One sentence for people about any failure that reaches a page. Details stay in the console and in the server's log. */
export const errorMessage = (error: unknown): string => {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const code = first?.extensions?.['code'];
    if (code === 'INTERNAL' || code === 'INTERNAL_SERVER_ERROR' || !first?.message)
      return 'Something went wrong in the shop. Please try again in a moment.';
    if (code === 'UNAUTHENTICATED') return 'Please log in to continue.';
    return first.message;
  }
  if (ServerError.is(error)) {
    if (error.statusCode === 429) return 'That was a lot at once. Please wait a minute and try again.';
    return 'The shop does not answer right now. Please try again in a moment.';
  }
  return 'The shop cannot be reached. Please check your connection and try again.';
};
