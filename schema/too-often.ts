import { inEnglish, type Sentence } from './sentence.ts';

/** The sentences for something that was done too often. */
export const TOO_OFTEN_MESSAGES = {
  inAMinute: 'That was tried too often. Please try again in a minute.',
  inMinutes: 'That was tried too often. Please try again in {minutes} minutes.',
} as const;

/** Returns the sentence that says in how many minutes to try again. */
export const tooOften = (minutes: number): Sentence =>
  minutes === 1
    ? { template: TOO_OFTEN_MESSAGES.inAMinute, params: {} }
    : { template: TOO_OFTEN_MESSAGES.inMinutes, params: { minutes } };

/** The same as an English text. */
export const tooOftenMessage = (minutes: number): string => inEnglish(tooOften(minutes));
