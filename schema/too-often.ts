/** What somebody reads who has done something too often. */
export const tooOftenMessage = (minutes: number): string =>
  `That was tried too often. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;

const TOO_OFTEN = /^That was tried too often\. Please try again in (?:a minute|(\d+) minutes)\.$/;

/** How many minutes that sentence tells to wait; null of every other sentence. */
export const minutesToWait = (sentence: string): number | null => {
  const match = TOO_OFTEN.exec(sentence);
  return match && Number(match[1] ?? 1);
};
