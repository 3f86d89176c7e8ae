import { ruleOf, type SettingKey } from '#schema/setting.ts';
import type { SettingsPage_SettingFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { settingInWords } from './settingInWords.ts';

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

/** Returns the functions for a setting's name, explanation and value in words, by the names of categories. */
export const useSettingWords = (categories: ReadonlyMap<string, string> = new Map()) => {
  const messages = useMessages();
  const { t } = messages;
  const valueOf = (key: SettingKey, value: string): string => {
    const { kind } = ruleOf(key);
    if (kind === 'categories' && value !== '')
      return t('admin.settings.MENU.count', { count: value.split(',').length });
    const category = kind === 'category' && categories.get(value);
    if (category) return category;
    return kind === 'markdown' ? beginningOf(value) : settingInWords(messages, key, value);
  };
  return {
    nameOf: (key: SettingKey) => t(`admin.settings.${key}`),
    explain: (key: SettingKey) => t(`admin.settings.${key}.what`),
    /** What Markdown does, and what is filled in. */
    howToMark: t('admin.settings.markdown', { fee: '{fee}', days: '{days}', shop: '{shop}' }),
    valueOf,
    /** The value of a setting as it is now. */
    valueNow: ({ key, value, product }: Setting): string => {
      if (ruleOf(key).kind !== 'product' || value === '') return valueOf(key, value);
      return product?.name ?? t('admin.settings.product.gone');
    },
    /** The values that one may choose from. */
    optionsOf: (key: SettingKey) => (ruleOf(key).options ?? []).map((value) => ({ value, label: valueOf(key, value) })),
  };
};
