import type { SettingKey } from '#schema/setting.ts';
import type { MarkdownSection } from '#kernel/markdown.ts';

/** What a page says whose words the owner writes. */
export interface TextPageModel {
  sections: MarkdownSection[];
}

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
