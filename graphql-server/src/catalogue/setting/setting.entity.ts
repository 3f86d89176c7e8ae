import { entity, id, instant, reference, text } from '#platform/db/entity.ts';

/** The settings that somebody has changed. */
export const SettingEntity = entity(
  'Setting',
  'settings',
  {
    id,
    /** One of `SETTING_KEYS`, or of those of another release: a new setting needs no migration. */
    key: text,
    /** Null for the value of a new shop. */
    value: text.orNull(),
    changedAt: instant.orNull(),
    /** Who changed it last. */
    customerId: reference('Customer', 'SET NULL').orNull(),
  },
  {
    uniques: [{ name: 'settings_key_unique', columns: ['key'] }],
    checks: [
      { name: 'settings_key_size', expression: 'length(key) <= 100' },
      { name: 'settings_value_size', expression: 'length(value) <= 10000' },
    ],
  },
);
