import type { SettingKey } from '#schema/setting.ts';

/** A setting as the dashboard shows it. */
export interface SettingModel {
  key: SettingKey;
  value: string;
  defaultValue: string;
  isDefault: boolean;
  changedAt: Date | null;
  /** Who changed it last. */
  customerId: string | null;
}
