/** What the popup of the sign-in by Google tells the page of the shop that opened it. */
import type { LoginRefusal } from './customer.ts';
import type { Wording } from './sentence.ts';

/** Where the popup begins, and how large it is (spec §9). */
export const GOOGLE_POPUP = { path: '/backend/google', width: 500, height: 600 } as const;

/** By which the page knows the popup's message among others. */
export const GOOGLE_SOURCE = 'haat-google';

/** Why somebody whom an identity provider knows gets no account. */
export type IdentityRefusal = 'EMAIL_UNVERIFIED' | 'ACCOUNT_EXISTS' | 'NOT_GMAIL';

/** Why somebody whom Google knows was not let in. */
export type GoogleRefusal = Exclude<LoginRefusal, 'WRONG_CREDENTIALS'> | IdentityRefusal | 'TOO_MANY';

/** How a sign-in ended. */
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

/** What each outcome must bring along. */
const needed = new Map<unknown, readonly string[]>([
  ['SIGNED_IN', ['token', 'expiresAt']],
  ['REFUSED', ['reason', 'message']],
  ['CANCELLED', []],
  ['UNREACHABLE', []],
  ['FAILED', []],
]);

/** The answer in a message, or null when it is none. */
export const googleAnswerOf = (message: unknown): GoogleAnswer | null => {
  if (typeof message !== 'object' || message === null) return null;
  const answer = message as Partial<Record<string, unknown>>;
  if (answer['source'] !== GOOGLE_SOURCE) return null;
  const fields = needed.get(answer['outcome']);
  return fields?.every((field) => isText(answer[field])) ? (message as GoogleAnswer) : null;
};
