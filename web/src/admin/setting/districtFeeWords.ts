import { DISTRICTS } from '#schema/district.ts';
import { districtFeesIn } from '#schema/district-fees.ts';
import type { Language } from '#web/lib/language.ts';
import type { Messages } from '#web/messages/translate.ts';

/** Returns all districts with their names in a language, in its order. */
export const districtOptions = (language: Language): { value: string; label: string }[] =>
  DISTRICTS.map(({ id, name, bangla }) => ({ value: id, label: language === 'bn' ? bangla : name })).toSorted(
    (one, other) => one.label.localeCompare(other.label, language),
  );

/** Returns the districts and fees of the setting in words: `Dhaka $40 · Chattogram $80`. */
export const districtFeesInWords = (
  { language, formatDollars }: Pick<Messages, 'language' | 'formatDollars'>,
  text: string,
): string => {
  const names = new Map(districtOptions(language).map(({ value, label }) => [value, label]));
  return districtFeesIn(text)
    .map(({ district, dollars }) => `${names.get(district) ?? district} ${formatDollars(Number(dollars))}`)
    .join(' · ');
};
