/** The message that the Google sign-in's popup sends to the page that opened it. */
import type { LoginRefusal } from './customer.ts';
import type { Wording } from './sentence.ts';

/** The popup's path and size (spec §9). */
export const GOOGLE_POPUP = { path: '/backend/google', width: 500, height: 600 } as const;

/** Identifies the popup's message among others. */
export const GOOGLE_SOURCE = 'haat-google';

/** Why a person with a valid identity gets no account. */
export type IdentityRefusal = 'EMAIL_UNVERIFIED' | 'ACCOUNT_EXISTS' | 'NOT_GMAIL';

/** Why a sign-in with Google was refused. */
export type GoogleRefusal =
  Exclude<LoginRefusal, 'WRONG_CREDENTIALS' | 'CODE_NEEDED' | 'CODE_WRONG'> | IdentityRefusal | 'TOO_MANY';

/** The result of a sign-in. */
export type GoogleAnswer =
  | { source: typeof GOOGLE_SOURCE; outcome: 'SIGNED_IN'; token: string; expiresAt: string }
  | {
      source: typeof GOOGLE_SOURCE;
      outcome: 'REFUSED';
      reason: GoogleRefusal;
      message: string;
      wording: Wording | null;
    }
  | { source: typeof GOOGLE_SOURCE; outcome: 'CANCELLED' | 'UNREACHABLE' | 'FAILED'; requestId: string };

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** The fields that each outcome requires. */
const needed = new Map<unknown, readonly string[]>([
  ['SIGNED_IN', ['token', 'expiresAt']],
  ['REFUSED', ['reason', 'message']],
  ['CANCELLED', []],
  ['UNREACHABLE', []],
  ['FAILED', []],
]);

/** Returns the answer in a message; null when the message is not one. */
export const googleAnswerOf = (message: unknown): GoogleAnswer | null => {
  if (typeof message !== 'object' || message === null) return null;
  const answer = message as Partial<Record<string, unknown>>;
  if (answer['source'] !== GOOGLE_SOURCE) return null;
  const fields = needed.get(answer['outcome']);
  return fields?.every((field) => isText(answer[field])) ? (message as GoogleAnswer) : null;
};
