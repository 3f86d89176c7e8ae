import { feeFrom } from '#schema/format/fee.ts';
import type { FeeRange } from '#schema/shop-settings.ts';
import type { Messages } from './translate.ts';

/** Returns what delivery costs in words, as long as nobody knows where to: where fees differ, from the least. */
export const feeInWords = (
  { language, formatDollars }: Pick<Messages, 'language' | 'formatDollars'>,
  fees: FeeRange,
): string => {
  const least = formatDollars(fees.least / 100);
  return fees.least === fees.most ? least : feeFrom(least, language);
};
