import type { Recorded } from '#schema/audit.ts';
import { feeFrom } from '#schema/format/fee.ts';
import { formatDollars } from '#schema/format/money.ts';
import { formatNumber } from '#schema/format/number.ts';
import { MOST_SECTIONS } from '#schema/page-texts.ts';
import { SETTINGS, type SettingKey } from '#schema/setting.ts';
import { deliveryFeesOf, type ShopSettings } from '#schema/shop-settings.ts';
import { escapeHtml } from '#kernel/html.ts';
import type { Language } from '#kernel/language.ts';
import { sectionsOf } from '#kernel/markdown.ts';
import type { TextPageModel } from './setting.model.ts';

/** Returns a text of a page in sections, with the places filled in that stand for something. */
export const textPageOf = (text: string, settings: ShopSettings, language: Language): TextPageModel => {
  const tag = language === 'EN' ? 'en' : 'bn';
  const { delivery, returnDays, name: shop } = settings;
  const { least, most } = deliveryFeesOf(delivery);
  const values = {
    fee: least === most ? formatDollars(least / 100, tag) : feeFrom(formatDollars(least / 100, tag), tag),
    days: formatNumber(returnDays, tag),
    shop: shop[tag],
  };
  const filled = (part: string, escape = (value: string) => value) =>
    part.replaceAll(/\{(fee|days|shop)\}/g, (_, name: keyof typeof values) => escape(values[name]));
  return {
    sections: sectionsOf(text, MOST_SECTIONS).map((section) => ({
      heading: filled(section.heading),
      html: filled(section.html, escapeHtml),
      text: filled(section.text),
    })),
  };
};

/** The most characters that the log keeps of a change of a text: whole texts would make a page of the log too large. */
const MOST_CHARACTERS = 300;

/** Returns what the audit log keeps of a change: the parts in which the texts differ. Null is that of a new shop. */
export const whatDiffers = (
  key: SettingKey,
  before: string | null,
  after: string | null,
): { before: Recorded; after: Recorded } => {
  // By characters: half of one cannot be stored.
  const [old, now] = [before, after].map((text) => [...(text ?? SETTINGS[key].defaultValue)]) as [string[], string[]];
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const part = (text: string[]) => {
    const differing = text.slice(start, text.length - end);
    return differing.length <= MOST_CHARACTERS
      ? differing.join('')
      : `${differing.slice(0, MOST_CHARACTERS).join('')}…`;
  };
  return {
    before: { [key]: before === null ? null : part(old) },
    after: { [key]: after === null ? null : part(now) },
  };
};
