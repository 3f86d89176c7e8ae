/** The input of a setting, for the form and the service. */
import * as v from 'valibot';
import { emailAddress } from './customer.input.ts';
import { isDay } from './days.ts';
import { latinDigits } from './digits.ts';
import { areDistrictFees } from './district-fees.ts';
import { ruleOf, SETTING_KEYS, type SettingKey } from './setting.ts';
import { SETTING_MESSAGES } from './setting-messages.ts';

/** Returns a value as it is kept: numbers and days in Latin digits, days in their order, and all but Markdown on one line. */
const cleaned = (key: SettingKey, value: string): string => {
  const { kind } = ruleOf(key);
  if (kind === 'markdown') return value.replaceAll('\r\n', '\n');
  // A name stands in headers of mails.
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  if (kind === 'days') return [...new Set(latinDigits(line).split(/[ ,]+/))].filter(Boolean).toSorted().join(',');
  if (kind === 'product') return line.toLowerCase();
  if (kind === 'measurement') return line.toUpperCase();
  return ['dollars', 'number', 'rate', 'phone', 'fees', 'moment'].includes(kind) ? latinDigits(line) : line;
};

/** What is said of a text that is too long, by the most characters that it may have. */
const TOO_LONG: Readonly<Record<number, string>> = {
  30: SETTING_MESSAGES.nameTooLong,
  60: SETTING_MESSAGES.lineTooLong,
  160: SETTING_MESSAGES.tooLong,
  400: SETTING_MESSAGES.storesTooLong,
  8000: SETTING_MESSAGES.textTooLong,
};

/** What is said of a number that is too small or too large. */
const OUT_OF_BOUNDS: Partial<Record<SettingKey, string>> = {
  RETURN_DAYS: SETTING_MESSAGES.returnDays,
  LOW_STOCK: SETTING_MESSAGES.lowStock,
};

/** Whether these are some of the options, each once. */
const areSomeOf = (options: readonly string[], names: readonly string[]): boolean =>
  new Set(names).size === names.length && names.every((name) => options.includes(name));

/** Whether a text is a time as an input of the type datetime-local has it, to the minute, of this century. */
const isMoment = (text: string): boolean =>
  /^20\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, 10));

/** Whether these can be the slugs of categories, each once. Those that are gone may be among them. */
const areSlugs = (text: string, most: number): boolean => {
  const slugs = text.split(',');
  // The longest text that the database stores is of 10,000 characters.
  return text.length < 10_000 && slugs.length <= most && areSomeOf(slugs, slugs) && /^[a-z0-9,-]+$/.test(text);
};

/** Returns what is wrong with a value; null for nothing. */
const problemOf = (key: SettingKey, value: string): string | null => {
  const { kind, defaultValue, least = 0, most = 0, options = [] } = ruleOf(key);
  if (value === '' && kind === 'some') return SETTING_MESSAGES.workingDays;
  if (value === '' && kind === 'markdown') return SETTING_MESSAGES.textRequired;
  if (value === '') return defaultValue === '' ? null : SETTING_MESSAGES.required;
  if (kind === 'choice') return options.includes(value) ? null : SETTING_MESSAGES.choice;
  if (kind === 'some' || kind === 'order') return areSomeOf(options, value.split(',')) ? null : SETTING_MESSAGES.choice;
  if (kind === 'categories') return areSlugs(value, most) ? null : SETTING_MESSAGES.menu;
  if (kind === 'fees') return areDistrictFees(value) ? null : SETTING_MESSAGES.districtFees;
  if (kind === 'picture') return /^product\/[0-9a-f-]{36}$/.test(value) ? null : SETTING_MESSAGES.picture;
  // Whether there is one, only the server knows.
  if (kind === 'category') return /^[\w-]{1,80}$/.test(value) ? null : SETTING_MESSAGES.category;
  // Whether it is on sale, the service knows.
  if (kind === 'product') return null;
  if (kind === 'moment') return isMoment(value) ? null : SETTING_MESSAGES.moment;
  if (kind === 'measurement') return /^G-[A-Z0-9]{4,20}$/.test(value) ? null : SETTING_MESSAGES.measurement;
  if (kind === 'phone') return /^\+?\d[\d ()-]{5,28}$/.test(value) ? null : SETTING_MESSAGES.phone;
  if (kind === 'email') return v.is(emailAddress, value) ? null : SETTING_MESSAGES.email;
  if (kind === 'text' || kind === 'markdown')
    return value.length <= most ? null : (TOO_LONG[most] ?? SETTING_MESSAGES.tooLong);
  if (kind === 'rate') {
    const isRate = /^\d{1,4}(\.\d{1,4})?$/.test(value) && Number(value) >= least && Number(value) <= most;
    return isRate ? null : SETTING_MESSAGES.rate;
  }
  if (kind === 'days')
    return value.split(',').length <= most && value.split(',').every(isDay) ? null : SETTING_MESSAGES.holidays;
  const isWhole = /^\d{1,9}$/.test(value);
  if (isWhole && Number(value) >= least && Number(value) <= most) return null;
  if (kind === 'number') return OUT_OF_BOUNDS[key] ?? SETTING_MESSAGES.orderLimit;
  if (!isWhole) return SETTING_MESSAGES.wholeDollars;
  return key === 'DELIVERY_FEE' ? SETTING_MESSAGES.feeTooLarge : SETTING_MESSAGES.freeFromBounds;
};

/** A setting with its value; null for that of a new shop. Numbers may have Bangla digits. */
export const settingInput = v.pipe(
  v.object({ key: v.picklist(SETTING_KEYS), value: v.nullable(v.pipe(v.string(), v.trim())) }),
  v.transform(({ key, value }) => ({ key, value: value === null ? null : cleaned(key, value) })),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.value === null) return;
    const { key, value } = dataset.value;
    const message = problemOf(key, value);
    if (message !== null)
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'value', value }] });
  }),
);
