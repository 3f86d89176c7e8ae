import type { LanguageTag } from '../language.ts';

/** Returns a delivery fee that depends on the district, by the least one. */
export const feeFrom = (least: string, language: LanguageTag): string =>
  language === 'bn' ? `${least} থেকে (জেলাভেদে)` : `from ${least} (by district)`;
