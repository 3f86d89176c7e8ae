import * as v from 'valibot';

/** Environment variables. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Whether a text is a whole number from `least` to `most`. */
export const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** A whole number from `least` to `most`. */
export const integer = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => isWhole(text, least, most),
      ({ input }) => `must be a whole number from ${least} to ${most}, not "${input}".`,
    ),
    v.transform(Number),
  );

/** One of these words, ignoring case; `named` is the list of them for the message. */
export const oneOf = <const Words extends readonly string[]>(words: Words, named: string) =>
  v.pipe(
    v.string(),
    v.toLowerCase(),
    v.picklist(words, ({ input }) => `must be ${named}, not "${String(input)}".`),
  );

const YES = ['true', 'yes', 'on', '1'];

/** A yes or no. */
export const yesOrNo = v.pipe(
  oneOf([...YES, 'false', 'no', 'off', '0'], 'true or false'),
  v.transform((word) => YES.includes(word)),
);

/**
 * A URL with one of these schemes, such as `https:`, without slashes at the end. `shown` is an example for the message.
 */
export const webUrl = (schemes: readonly string[], shown: string) =>
  v.pipe(
    v.string(),
    // The message does not repeat the value, which may contain a password.
    v.check((text) => schemes.includes(URL.parse(text)?.protocol ?? ''), `must look like ${shown}.`),
    // The scheme becomes lower case, so that it can be compared.
    v.transform((text) => text.replace(/^[^:]+/, (scheme) => scheme.toLowerCase()).replace(/\/+$/, '')),
  );

const SECONDS: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3600, d: 86_400 };

/** A duration in seconds from `least` to `most`, written as `30m` or `7d`. `words` is the rule for the message. */
export const time = (least: number, most: number, words: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => {
      const [, number, unit = ''] = /^(\d{1,9}) ?([smhd]?)$/.exec(text) ?? [];
      return Number(number) * (SECONDS[unit] ?? 0);
    }),
    v.check((seconds) => seconds >= least && seconds <= most, `must be ${words}`),
  );

/** A text of this form; `rule` is what the message says of it. */
export const matching = (form: RegExp, rule: string) =>
  v.pipe(
    v.string(),
    v.regex(form, ({ input }) => `${rule}, not "${input}".`),
  );

/** Splits a text at commas. */
export const listOf = (text: string) => text.split(',').map((one) => one.trim());

/** Texts with commas between them. */
export const commaList = v.pipe(
  v.string(),
  v.transform((text) => listOf(text).filter(Boolean)),
);

/** Variables that belong together: the sentence for some that lack others, and whether it applies. */
export const allOrNone = <Name extends string>(
  env: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
): [sentence: string, isSo: boolean] => [
  `${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set all or none.`,
  new Set(names.map((name) => env[name] === undefined)).size > 1,
];
