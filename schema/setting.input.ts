/** The input of a setting, for the form and the service. */
import * as v from 'valibot';
import { emailAddress } from './customer.input.ts';
import { isDay } from './days.ts';
import { latinDigits } from './digits.ts';
import { ruleOf, SETTING_KEYS, SETTING_MESSAGES, type SettingKey, type SettingRule } from './setting.ts';

/** Returns a text with single spaces: a name stands in headers of mails. */
const asLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Whether these are some of the options, each once. */
const areSomeOf = (options: readonly string[], names: readonly string[]): boolean =>
  new Set(names).size === names.length && names.every((name) => options.includes(name));

/** Returns a value as it is stored: numbers and days with Latin digits, days each once, in their order. */
const inOneWay = (kind: SettingRule['kind'], value: string): string => {
  if (kind === 'days') return [...new Set(latinDigits(value).split(/[\s,]+/))].filter(Boolean).toSorted().join(',');
  return ['dollars', 'number', 'rate', 'phone'].includes(kind) ? latinDigits(value) : value;
};

/** Returns what is wrong with a value; null for nothing. */
const problemOf = (key: SettingKey, value: string): string | null => {
  const { kind, defaultValue, least = 0, most = 0, options = [] } = ruleOf(key);
  if (value === '' && kind === 'some') return SETTING_MESSAGES.workingDays;
  if (value === '') return defaultValue === '' ? null : SETTING_MESSAGES.required;
  if (kind === 'choice') return options.includes(value) ? null : SETTING_MESSAGES.choice;
  if (kind === 'some' || kind === 'order') return areSomeOf(options, value.split(',')) ? null : SETTING_MESSAGES.choice;
  if (kind === 'picture') return /^product\/[0-9a-f-]{36}$/.test(value) ? null : SETTING_MESSAGES.picture;
  if (kind === 'phone') return /^\+?\d[\d ()-]{5,28}$/.test(value) ? null : SETTING_MESSAGES.phone;
  if (kind === 'email') return v.is(emailAddress, value) ? null : SETTING_MESSAGES.email;
  if (kind === 'text' && value.length <= most) return null;
  if (kind === 'text') return most === 30 ? SETTING_MESSAGES.nameTooLong : SETTING_MESSAGES.tooLong;
  if (kind === 'rate') {
    const isRate = /^\d{1,4}(\.\d{1,4})?$/.test(value) && Number(value) >= least && Number(value) <= most;
    return isRate ? null : SETTING_MESSAGES.rate;
  }
  if (kind === 'days')
    return value.split(',').length <= most && value.split(',').every(isDay) ? null : SETTING_MESSAGES.holidays;
  const isWhole = /^\d{1,9}$/.test(value);
  if (isWhole && Number(value) >= least && Number(value) <= most) return null;
  if (kind === 'number') return key === 'RETURN_DAYS' ? SETTING_MESSAGES.returnDays : SETTING_MESSAGES.lowStock;
  if (!isWhole) return SETTING_MESSAGES.wholeDollars;
  return key === 'DELIVERY_FEE' ? SETTING_MESSAGES.feeTooLarge : SETTING_MESSAGES.freeFromBounds;
};

/** A setting with its value; null for that of a new shop. Numbers may have Bangla digits; a text is one line. */
export const settingInput = v.pipe(
  v.object({ key: v.picklist(SETTING_KEYS), value: v.nullable(v.pipe(v.string(), v.trim(), v.transform(asLine))) }),
  v.transform(({ key, value }) => ({
    key,
    value: value && inOneWay(ruleOf(key).kind, value),
  })),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.value === null) return;
    const { key, value } = dataset.value;
    const message = problemOf(key, value);
    if (message !== null)
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'value', value }] });
  }),
);
