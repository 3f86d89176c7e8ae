import { instantOf } from '#schema/days.ts';
import type { Weekday } from '#schema/delivery.ts';
import { formatTaka } from '#schema/format/taka.ts';
import type { PaletteName } from '#schema/palettes.ts';
import { ruleOf, type SettingKey } from '#schema/setting.ts';
import type { HomeSection } from '#schema/shop-settings.ts';
import type { Messages } from '#web/messages/translate.ts';
import { districtFeesInWords } from './districtFeeWords.ts';

/** Returns the value of a setting in words, for the list of settings and the audit log; typed texts as they are. */
export const settingInWords = (messages: Messages, key: SettingKey, value: string): string => {
  const { t, language, formatDollars, formatNumber, formatDate, formatDateTime } = messages;
  const { kind } = ruleOf(key);
  const optionOf = (name: string) => t(`admin.settings.option.${name as HomeSection | Weekday}`);
  if (kind === 'fees') return districtFeesInWords(messages, value) || t('admin.settings.fees.none');
  if (value === '' && kind === 'category') return t('admin.settings.category.all');
  if (value === '' && kind === 'categories') return t('admin.settings.MENU.fixed');
  if (value === '') return t(kind === 'dollars' ? 'admin.settings.never' : 'admin.settings.nothing');
  if (key === 'COLOURS') return t(`admin.settings.COLOURS.${value as PaletteName}`);
  if (kind === 'choice') return t(`admin.settings.${value as 'YES' | 'NO'}`);
  if (kind === 'rate') return formatTaka(Math.round(Number(value) * 100), language);
  if (kind === 'some' || kind === 'order') return value.split(',').map(optionOf).join(' · ');
  if (kind === 'days') return value.split(',').map(formatDate).join(' · ');
  if (kind === 'moment') return formatDateTime(instantOf(value) ?? value);
  if (kind === 'categories') return value.replaceAll(',', ' · ');
  if (kind === 'number') return formatNumber(Number(value));
  return kind === 'dollars' ? formatDollars(Number(value)) : value;
};
