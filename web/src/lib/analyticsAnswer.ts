import { storedValue } from './storedValue.ts';
import { definePublicStore, useObserved } from './stores.ts';

/** What was answered when the shop asked whether it may count visits with Google Analytics. */
interface Answer {
  isAllowed: boolean;
}

const parse = (stored: unknown): Answer | null => {
  const isAllowed = (stored as Partial<Answer> | null)?.isAllowed;
  return typeof isAllowed === 'boolean' ? { isAllowed } : null;
};

/** The answer of this browser; null before it was given. It is the browser's, whoever is signed in. */
export const analyticsAnswer = definePublicStore(() => storedValue('analytics', parse, (answer) => answer));

/** Whether the browser says to every site that nobody may follow its visits. Never call while rendering on the server. */
const saysNoByItself = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What may be done with the visits of this browser. */
export type Consent = 'ALLOWED' | 'REFUSED' | 'REFUSED_BY_BROWSER' | 'NOT_ASKED';

/** Returns whether Google Analytics may count; undefined until storage was read. */
export const useConsent = (): Consent | undefined =>
  useObserved(analyticsAnswer, (answer) => {
    if (answer === undefined) return undefined;
    if (saysNoByItself()) return 'REFUSED_BY_BROWSER';
    return answer === null ? 'NOT_ASKED' : answer.isAllowed ? 'ALLOWED' : 'REFUSED';
  });
