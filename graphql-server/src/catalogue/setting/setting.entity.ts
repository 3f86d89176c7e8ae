import { SETTING_KEYS } from '#schema/setting.ts';
import { entity, id, instant, known, reference, text } from '#platform/db/entity.ts';

/** The settings that somebody has changed. */
export const SettingEntity = entity(
  'Setting',
  'settings',
  {
    id,
    key: known(SETTING_KEYS),
    /** Null for the value of a new shop. */
    value: text.orNull(),
    changedAt: instant.orNull(),
    /** Who changed it last. */
    customerId: reference('Customer', 'SET NULL').orNull(),
  },
  {
    uniques: [{ name: 'settings_key_unique', columns: ['key'] }],
    checks: [{ name: 'settings_value_size', expression: 'length(value) <= 10000' }],
  },
);
