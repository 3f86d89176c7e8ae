import * as v from 'valibot';

/** The variables as they come from the environment. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A whole number from `least` to `most`. */
export const integer = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      ({ input }) => `must be a whole number from ${least} to ${most}, not "${input}".`,
    ),
    v.transform(Number),
  );

/** One of these words, in whatever letters; `named` are the words in a sentence. */
export const oneOf = <const Words extends readonly string[]>(words: Words, named: string) =>
  v.pipe(
    v.string(),
    v.toLowerCase(),
    v.picklist(words, ({ input }) => `must be ${named}, not "${String(input)}".`),
  );

const YES = ['true', 'yes', 'on', '1'];

/** A wish. */
export const yesOrNo = v.pipe(
  oneOf([...YES, 'false', 'no', 'off', '0'], 'true or false'),
  v.transform((word) => YES.includes(word)),
);

/** A URL with one of these schemes, such as `https:`, without slashes at the end. `shown` is an example. */
export const webAddress = (schemes: readonly string[], shown: string) =>
  v.pipe(
    v.string(),
    // The value is not repeated: it may hold a password.
    v.check((text) => schemes.includes(URL.parse(text)?.protocol ?? ''), `must look like ${shown}.`),
    // Whoever looks at its beginning finds it in small letters.
    v.transform((text) => text.replace(/^[^:]+/, (scheme) => scheme.toLowerCase()).replace(/\/+$/, '')),
  );

const SECONDS: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3600, d: 86_400 };

/** A time in seconds from `least` to `most`, written as `30m` or `7d`. `words` say what it must be. */
export const time = (least: number, most: number, words: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => {
      const [, number, unit = ''] = /^(\d{1,9}) ?([smhd]?)$/.exec(text) ?? [];
      return Number(number) * (SECONDS[unit] ?? 0);
    }),
    v.check((seconds) => seconds >= least && seconds <= most, `must be ${words}`),
  );

/** What stands between commas. */
export const listOf = (text: string) => text.split(',').map((one) => one.trim());
