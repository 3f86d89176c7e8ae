/** The variables as they come from the environment. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Reads variables of each kind. What is wrong with one is told to `refuse`, and something harmless is answered. */
export interface Variables {
  /** The text without spaces around it; an empty one counts as not set. */
  text(name: string): string | undefined;
  /** A whole number from `least` to `most`. */
  integer(name: string, fallback: number, least: number, most: number): number;
  /** A wish; `undefined` when there is none. */
  yesOrNo(name: string): boolean | undefined;
  /** A URL with one of these schemes, such as `https:`, without slashes at the end. `shown` is an example. */
  webAddress(name: string, schemes: readonly string[], shown: string): string | undefined;
  /** A time in seconds from `least` to `most`, written as `30m` or `7d`. `words` say what it must be. */
  time(name: string, fallback: string, least: number, most: number, words: string): number;
}

const secondsPerUnit: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3600, d: 86_400 };

/** Reads these variables, and tells every problem in one sentence. */
export const readVariables = (env: Env, refuse: (problem: string) => void): Variables => {
  const text = (name: string) => env[name]?.trim() || undefined;
  return {
    text,
    integer: (name, fallback, least, most) => {
      const value = text(name);
      if (value === undefined) return fallback;
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= least && number <= most) return number;
      refuse(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
      return fallback;
    },
    yesOrNo: (name) => {
      const value = text(name)?.toLowerCase();
      if (value === undefined) return undefined;
      if (['true', 'yes', 'on', '1'].includes(value)) return true;
      if (['false', 'no', 'off', '0'].includes(value)) return false;
      refuse(`${name} must be true or false, not "${value}".`);
      return undefined;
    },
    webAddress: (name, schemes, shown) => {
      const value = text(name);
      if (value === undefined) return undefined;
      if (URL.canParse(value) && schemes.includes(new URL(value).protocol))
        // Whoever looks at its beginning finds it in small letters.
        return value.replace(/^[^:]+/, (scheme) => scheme.toLowerCase()).replace(/\/+$/, '');
      // The value is not repeated: it may hold a password.
      refuse(`${name} must look like ${shown}.`);
      return undefined;
    },
    time: (name, fallback, least, most, words) => {
      const parts = /^(\d{1,9}) ?([smhd]?)$/.exec(text(name) ?? fallback);
      const seconds = Number(parts?.[1] ?? 0) * (secondsPerUnit[parts?.[2] ?? ''] ?? 0);
      if (seconds < least || seconds > most) refuse(`${name} must be ${words}`);
      return seconds;
    },
  };
};
