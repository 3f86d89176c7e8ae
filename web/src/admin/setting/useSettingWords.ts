import type { Weekday } from '#schema/delivery.ts';
import type { PaletteName } from '#schema/palettes.ts';
import { ruleOf, type SettingKey } from '#schema/setting.ts';
import type { HomeSection } from '#schema/shop-settings.ts';
import type { SettingsPage_SettingFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useTaka } from '#web/messages/useTaka.ts';
import { districtFeesInWords } from './districtFeeWords.ts';

/** A setting as the dashboard shows it. */
export type Setting = SettingsPage_SettingFragment;

/** The most characters of a text of a page in the list. */
const SHOWN = 80;

/** Returns how a text of a page begins, without the marks of its headings. */
const beginningOf = (text: string): string => {
  const line = text.replaceAll(/^#+ /gm, '').replaceAll(/\s*\n\s*/g, ' · ');
  // Between words: half of a Bangla letter looks like another one.
  return line.length <= SHOWN ? line : `${line.slice(0, line.lastIndexOf(' ', SHOWN))} …`;
};

/** Returns the functions for a setting's name, explanation and value in words. */
export const useSettingWords = () => {
  const messages = useMessages();
  const { t, formatDollars, formatNumber, formatDate } = messages;
  const { exactly } = useTaka();
  const optionOf = (name: string) => t(`admin.settings.option.${name as HomeSection | Weekday}`);
  const valueOf = (key: SettingKey, value: string): string => {
    const { kind } = ruleOf(key);
    if (kind === 'fees') return districtFeesInWords(messages, value) || t('admin.settings.fees.none');
    if (value === '') return t(kind === 'dollars' ? 'admin.settings.never' : 'admin.settings.nothing');
    if (key === 'COLOURS') return t(`admin.settings.COLOURS.${value as PaletteName}`);
    if (kind === 'choice') return t(`admin.settings.${value as 'YES' | 'NO'}`);
    if (kind === 'rate') return exactly(Math.round(Number(value) * 100));
    if (kind === 'markdown') return beginningOf(value);
    if (kind === 'some' || kind === 'order') return value.split(',').map(optionOf).join(' · ');
    if (kind === 'days') return value.split(',').map(formatDate).join(' · ');
    if (kind === 'number') return formatNumber(Number(value));
    return kind === 'dollars' ? formatDollars(Number(value)) : value;
  };
  return {
    nameOf: (key: SettingKey) => t(`admin.settings.${key}`),
    explain: (key: SettingKey) => t(`admin.settings.${key}.what`),
    /** What Markdown does, and what is filled in. */
    howToMark: t('admin.settings.markdown', { fee: '{fee}', days: '{days}', shop: '{shop}' }),
    valueOf,
    /** The values that one may choose from. */
    optionsOf: (key: SettingKey) => (ruleOf(key).options ?? []).map((value) => ({ value, label: valueOf(key, value) })),
  };
};
