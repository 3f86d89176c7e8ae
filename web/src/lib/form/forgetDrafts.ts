import { readStored } from '../storage.ts';
import { personOf } from '../token.ts';

/** The event that tells open forms that their drafts were deleted. */
export const FORGOTTEN = 'drafts-forgotten';

/** Deletes all drafts of this tab: someone who signs out leaves nothing to the next person. */
export const forgetDrafts = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked: there are no drafts.
  }
  dispatchEvent(new Event(FORGOTTEN));
};

/**
 * Call when the token has changed or is gone in another tab. Drafts stay for the person who typed them, also when their
 * session expired; they are deleted when that person signs out or somebody else signs in.
 */
export const keepOwnDrafts = (before: string | null | undefined, next: string | null): void => {
  const isLeft = next === null ? readStored('sessionEnded') === null : before && personOf(before) !== personOf(next);
  if (isLeft) forgetDrafts();
};
