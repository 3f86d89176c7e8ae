/** The input of a setting, for the form and the service. */
import * as v from 'valibot';
import { latinDigits } from './digits.ts';
import { ruleOf, SETTING_KEYS, SETTING_MESSAGES, type SettingKey } from './setting.ts';

/** Returns what is wrong with a value; null for nothing. */
const problemOf = (key: SettingKey, value: string): string | null => {
  const { kind, standard, least = 0, most } = ruleOf(key);
  if (kind === 'text') return value.length > most ? SETTING_MESSAGES.tooLong : null;
  if (value === '' && standard === '') return null;
  if (!/^\d{1,9}$/.test(value)) return SETTING_MESSAGES.wholeDollars;
  const isWithin = Number(value) >= least && Number(value) <= most;
  if (isWithin) return null;
  return key === 'DELIVERY_FEE' ? SETTING_MESSAGES.feeTooLarge : SETTING_MESSAGES.freeFromBounds;
};

/** A setting with its value; null for that of a new shop. Numbers may have Bangla digits. */
export const settingInput = v.pipe(
  v.object({ key: v.picklist(SETTING_KEYS), value: v.nullable(v.pipe(v.string(), v.trim())) }),
  v.transform(({ key, value }) => ({
    key,
    value: value !== null && ruleOf(key).kind === 'dollars' ? latinDigits(value) : value,
  })),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.value === null) return;
    const { key, value } = dataset.value;
    const message = problemOf(key, value);
    if (message !== null)
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'value', value }] });
  }),
);
