import type { Language } from './language.ts';
import { loadCode } from './loadCode.ts';

/**
 * Texts that are loading or loaded. React's `use` returns the value of a fulfilled promise at once, without suspending.
 */
interface Coming<Texts> extends Promise<Texts> {
  status?: 'fulfilled';
  value?: Texts;
}

/**
 * Texts in a separate file per language, loaded when they are first needed. Returns the same promise each time for a
 * language.
 */
export const perLanguage = <Texts>(
  load: Record<Language, () => Promise<Texts>>,
): ((language: Language) => Promise<Texts>) => {
  const coming = new Map<Language, Coming<Texts>>();
  return (language) => {
    const known = coming.get(language);
    if (known) return known;
    const fresh: Coming<Texts> = loadCode(load[language]);
    coming.set(language, fresh);
    fresh.then(
      (value) => Object.assign(fresh, { status: 'fulfilled', value }),
      // Texts that could not be loaded are requested again next time.
      () => coming.delete(language),
    );
    return fresh;
  };
};
