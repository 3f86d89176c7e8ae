import { inEnglish, type Sentence } from './sentence.ts';

/** What somebody reads who has done something too often. */
export const TOO_OFTEN_MESSAGES = {
  inAMinute: 'That was tried too often. Please try again in a minute.',
  inMinutes: 'That was tried too often. Please try again in {minutes} minutes.',
} as const;

/** When something may be done again that was done too often. */
export const tooOften = (minutes: number): Sentence =>
  minutes === 1
    ? { template: TOO_OFTEN_MESSAGES.inAMinute, params: {} }
    : { template: TOO_OFTEN_MESSAGES.inMinutes, params: { minutes } };

/** The same in English. */
export const tooOftenMessage = (minutes: number): string => inEnglish(tooOften(minutes));
