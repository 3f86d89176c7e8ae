/** What stands in the braces of a sentence, by name. */
export type SentenceParams = Readonly<Record<string, string | number>>;

/** A sentence that has something of its own in it. */
export interface Sentence {
  /** English, with `{name}` where a parameter stands. */
  template: string;
  params: SentenceParams;
}

/** Puts parameters where their names stand; a name without one stays. */
export const fillIn = (
  template: string,
  params: SentenceParams,
  write: (value: string | number) => string = String,
): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : write(value);
  });

/** Parameters that are numbers; all others are words, also where they look like one: there is a book called 1984. */
const FIGURES = ['available', 'minutes', 'most'];

/** Whether a parameter is a number, to be written in the digits of a language. */
export const isFigure = (name: string): boolean => FIGURES.includes(name);

/** A sentence in English. */
export const inEnglish = ({ template, params }: Sentence): string => fillIn(template, params);

/** A sentence as it travels: its code in `sentences.ts`, and its parameters as texts. */
export interface Wording {
  code: string;
  params: { name: string; value: string }[];
}
