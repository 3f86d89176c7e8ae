/** The sentences about unexpected failures. */
export const FAILURE_MESSAGES = {
  internal: 'Something went wrong in the shop. Please try again in a moment.',
  unauthenticated: 'Please log in to continue.',
  tooOften: 'That was a lot at once. Please wait a minute and try again.',
  noAnswer: 'The shop does not answer right now. Please try again in a moment.',
  timedOut: 'The shop took too long to answer. Please try again.',
  unreachable: 'The shop cannot be reached. Please check your connection and try again.',
} as const;
