import { formatDate, formatDateTime } from '#schema/format/date.ts';
import { formatDollars, formatMoney } from '#schema/format/money.ts';
import { formatNumber } from '#schema/format/number.ts';
import type { Language } from '../lib/language.ts';
import { fillIn, kindOf, type Wording } from '#schema/sentence.ts';
import type { Translatable } from '../lib/translatable.ts';
import type { DashboardTexts } from './en/dashboard.ts';
import { en } from './en.ts';
import type { ShopTexts } from './shopTexts.ts';

type Everything = ShopTexts & DashboardTexts;

/** Key of a visible text. */
export type MessageKey = keyof Everything;

type ParamNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type Params<Key extends MessageKey> = ParamNames<Everything[Key]>;

/** Key of a text without parameters. */
export type PlainMessageKey = {
  [Key in MessageKey]: [Params<Key>] extends [never] ? Key : never;
}[MessageKey];

/**
 * Returns a text by key; `{name}` in it is replaced by the parameter, numbers in the digits of the language. An unknown key or
 * parameter does not compile.
 */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...[params]: [Params<Key>] extends [never] ? [] : [params: Record<Params<Key>, string | number>]
) => string;

/** The texts and formats of one language. */
export interface Messages {
  language: Language;
  /** The texts that are loaded. */
  texts: Texts;
  t: Translate;
  /** Translates an English sentence or name of rules, server or catalogue; without a translation it stays English. */
  translate: (sentence: Translatable) => string;
  formatNumber: (value: number) => string;
  formatMoney: (cents: number) => string;
  formatDollars: (dollars: number) => string;
  formatDate: (instant: string) => string;
  formatDateTime: (instant: string) => string;
}

/** The texts of one language, and its translations of sentences and names. */
export interface Texts {
  /** All texts, or those that are loaded so far. */
  texts: Partial<Record<MessageKey, string>>;
  sentences: ReadonlyMap<string, string>;
  /** The server's sentences, by code. */
  byCode: ReadonlyMap<string, string>;
  /** Translates a size with its unit, such as 250 ml; undefined for everything else. */
  translateSize: (english: string) => string | undefined;
}

const messagesOf = (language: Language, loaded: Texts): Messages => {
  const { texts, sentences, byCode, translateSize } = loaded;
  const digits = (value: string | number) => (typeof value === 'number' ? formatNumber(value, language) : value);
  const write = (value: string | number, name: string) => {
    const kind = kindOf(name);
    if (kind === 'money') return formatMoney(Number(value), language);
    if (kind === 'time') return formatDateTime(String(value), language);
    if (kind === 'typed') return String(value);
    return digits(kind === 'number' ? Number(value) : (sentences.get(String(value)) ?? value));
  };
  const translate = (key: MessageKey, params?: Record<string, string | number>): string => {
    const text = texts[key];
    // A component outside the home page was not loaded by `withTexts`.
    if (text === undefined) console.error(`The text ${key} is not here yet.`);
    return fillIn(text ?? '', params ?? {}, digits);
  };
  const word = ({ code, params }: Wording): string | undefined => {
    const template = byCode.get(code);
    const values = Object.fromEntries(params.map(({ name, value }) => [name, value]));
    return template && fillIn(template, values, write);
  };
  return {
    language,
    texts: loaded,
    t: translate as Translate,
    translate: (sentence) => {
      const { message, wording } = typeof sentence === 'string' ? { message: sentence } : sentence;
      return (wording && word(wording)) ?? sentences.get(message) ?? translateSize(message) ?? message;
    },
    formatNumber: (value) => formatNumber(value, language),
    formatMoney: (cents) => formatMoney(cents, language),
    formatDollars: (dollars) => formatDollars(dollars, language),
    formatDate: (instant) => formatDate(instant, language),
    formatDateTime: (instant) => formatDateTime(instant, language),
  };
};

/** The shop in English with the texts of the first load. */
export const english: Messages = messagesOf('en', {
  texts: en,
  sentences: new Map(),
  byCode: new Map(),
  translateSize: () => undefined,
});

/** Returns a language with more texts. */
export const withMore = ({ language, texts }: Messages, more: Texts['texts']): Messages =>
  messagesOf(language, { ...texts, texts: { ...texts.texts, ...more } });

/** Loads the Bangla letters, unless this is a page that the server rendered with them, or the server itself. */
const loadLetters = async (): Promise<void> => {
  if (!import.meta.env.SSR && !document.getElementById('letters')) await import('./bn.css');
};

/** Loads the shop's texts in a language, Bangla with its letters. Throws when it fails. */
export const loadMessages = async (language: Language): Promise<Messages> => {
  if (language === 'en') return english;
  const [texts] = await Promise.all([import('./bn.ts'), loadLetters()]);
  return messagesOf('bn', texts);
};
