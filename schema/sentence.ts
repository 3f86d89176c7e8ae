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
  write: (value: string | number) => string = String,
): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : write(value);
  });

/** Parameters that are numbers. All others are texts, even if they look like numbers: there is a book called 1984. */
const FIGURES = ['available', 'minutes', 'most'];

/** Whether a parameter is a number, to be written in the digits of the language. */
export const isFigure = (name: string): boolean => FIGURES.includes(name);

/** Returns a sentence in English. */
export const inEnglish = ({ template, params }: Sentence): string => fillIn(template, params);

/** A sentence for translation: its code in `sentences.ts`, and its parameters as texts. */
export interface Wording {
  code: string;
  params: { name: string; value: string }[];
}
