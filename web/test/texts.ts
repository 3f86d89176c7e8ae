import type { Language } from '../src/lib/language.ts';
import { dashboard as bangla } from '../src/messages/bn/dashboard.ts';
import { dashboard } from '../src/messages/en/dashboard.ts';
import { later } from '../src/messages/en/later.ts';
import { loadMessages, withMore, type Messages } from '../src/messages/translate.ts';

/** The texts that load after the first page, those of the dashboard among them. */
export const lateTexts = { en: { ...later, ...dashboard }, bn: bangla };

/** Returns a language with all its texts. */
export const allTexts = async (language: Language): Promise<Messages> =>
  withMore(await loadMessages(language), lateTexts[language]);
