import { exportedRows } from '#people/privacy/exported.ts';
import type { PrivacyPart } from '#platform/module/module.ts';
import { SettingEntity } from './setting.entity.ts';

/** Settings stay when the account of who changed them is deleted; they lose the person, by their foreign key. */
export const settingPrivacy: PrivacyPart = {
  exports: {
    settings: exportedRows(
      SettingEntity,
      'Settings of the shop that this person was the last to change; of staff only',
      { select: { key: true, value: true, changedAt: true }, order: { key: 'ASC' } },
    ),
  },
};
