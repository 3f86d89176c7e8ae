import { ruleOf, type SettingKey } from '#schema/setting.ts';
import type { SettingsPage_SettingFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** A setting as the dashboard shows it. */
export type Setting = SettingsPage_SettingFragment;

/** Returns the functions for a setting's name, explanation and value in words. */
export const useSettingWords = () => {
  const { t, formatDollars } = useMessages();
  return {
    nameOf: (key: SettingKey) => t(`admin.settings.${key}`),
    explain: (key: SettingKey) => t(`admin.settings.${key}.what`),
    valueOf: (key: SettingKey, value: string) => {
      const isDollars = ruleOf(key).kind === 'dollars';
      if (value === '') return t(isDollars ? 'admin.settings.never' : 'admin.settings.nothing');
      return isDollars ? formatDollars(Number(value)) : value;
    },
  };
};
