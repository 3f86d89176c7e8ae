import { formatDateTime } from './format/date.ts';
import { formatMoney } from './format/money.ts';

/** The parameters of a sentence, by name. */
export type SentenceParams = Readonly<Record<string, string | number>>;

/** A sentence with parameters. */
export interface Sentence {
  /** English, with `{name}` for a parameter. */
  template: string;
  params: SentenceParams;
}

/** Inserts the parameters; unknown names stay. */
export const fillIn = (
  template: string,
  params: SentenceParams,
  write: (value: string | number, name: string) => string = String,
): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : write(value, name);
  });

/**
 * Parameters that are more than texts: numbers, cents, times as ISO 8601, and what stays as it was typed in every
 * language. All others are texts, even if they look like numbers: there is a book called 1984.
 */
const KINDS = {
  row: 'number',
  line: 'number',
  before: 'number',
  changed: 'number',
  missing: 'number',
  category: 'typed',
  column: 'typed',
  nearest: 'typed',
  slug: 'typed',
  sku: 'typed',
  available: 'number',
  minutes: 'number',
  most: 'number',
  minimum: 'money',
  sum: 'money',
  total: 'money',
  date: 'time',
} as const;

/** What kind of value a parameter has, so that it is written in the way of the language. */
export const kindOf = (name: string): 'number' | 'money' | 'time' | 'typed' | 'text' =>
  KINDS[name as keyof typeof KINDS] ?? 'text';

/** Returns a sentence in English. */
export const inEnglish = ({ template, params }: Sentence): string =>
  fillIn(template, params, (value, name) => {
    const kind = kindOf(name);
    if (kind === 'money') return formatMoney(Number(value));
    return kind === 'time' ? formatDateTime(String(value)) : String(value);
  });

/** A sentence for translation: its code in `sentences.ts`, and its parameters as texts. */
export interface Wording {
  code: string;
  params: { name: string; value: string }[];
}
