import { BadRequest, InvalidInput, type FieldProblem } from '../../errors.ts';

/** What a body and the objects in it have told so far: their fields in the order of reading, and what is wrong. */
interface Findings {
  fields: string[];
  problems: FieldProblem[];
}

/** Reads the fields of a JSON body one by one and remembers everything that is wrong with them. */
export class BodyReader {
  readonly #body: Record<string, unknown>;
  readonly #path: string;
  readonly #findings: Findings;

  private constructor(body: Record<string, unknown>, path: string, findings: Findings) {
    this.#body = body;
    this.#path = path;
    this.#findings = findings;
  }

  /** The reader of a whole body. @throws BadRequest when the body is no JSON object */
  static of(body: unknown): BodyReader {
    if (!isObject(body)) throw new BadRequest('The body must be a JSON object.');
    return new BodyReader(body, '', { fields: [], problems: [] });
  }

  /** A text; '' when it is missing. */
  text(name: string): string {
    return this.optionalText(name) ?? '';
  }

  /** A text; undefined when it is missing or null. */
  optionalText(name: string): string | undefined {
    const value = this.#read(name);
    if (value === undefined || value === null || typeof value === 'string') return value ?? undefined;
    this.#report(name, 'a text');
    return undefined;
  }

  /** A number; undefined when it is missing or null. */
  optionalNumber(name: string): number | undefined {
    return this.#read(name) === null ? undefined : this.number(name);
  }

  /** A number; undefined when it is missing. Null is no number. */
  number(name: string): number | undefined {
    const value = this.#read(name);
    if (value === undefined || typeof value === 'number') return value;
    this.#report(name, 'a number');
    return undefined;
  }

  /** Whether a field is there, null included. */
  has(name: string): boolean {
    return this.#body[name] !== undefined;
  }

  /** The fields of an object; those of an empty one when it is missing. */
  object(name: string): BodyReader {
    const value = this.#read(name) ?? {};
    if (!isObject(value)) this.#report(name, 'an object');
    return new BodyReader(isObject(value) ? value : {}, this.#pathOf(name), this.#findings);
  }

  /**
   * Ends the reading. `rules` is what the rules say of the fields that were read; of a field that has the wrong type, or lies
   * in one, only that is said. Problems come in the order of reading.
   * @throws InvalidInput with everything that is wrong
   */
  done(rules: readonly FieldProblem[] = []): void {
    const { fields, problems } = this.#findings;
    const isKnown = (field: string) =>
      problems.some((known) => field === known.field || field.startsWith(`${known.field}.`));
    const all = [...problems, ...rules.filter(({ field }) => !isKnown(field))];
    const place = (field: string) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
    if (all.length > 0) throw new InvalidInput(all.toSorted((a, b) => place(a.field) - place(b.field)));
  }

  #read(name: string): unknown {
    const field = this.#pathOf(name);
    if (!this.#findings.fields.includes(field)) this.#findings.fields.push(field);
    return this.#body[name];
  }

  #report(name: string, words: string): void {
    const field = this.#pathOf(name);
    this.#findings.problems.push({ field, message: `${field} must be ${words}.` });
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A query parameter given at most once. @throws BadRequest otherwise */
export const queryText = (query: Record<string, unknown>, name: string): string | undefined => {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new BadRequest(`${name} must be given once.`);
};

/** A query parameter that must be there. @throws BadRequest otherwise */
export const requiredQueryText = (query: Record<string, unknown>, name: string): string => {
  const value = queryText(query, name);
  if (value === undefined || value.trim() === '') throw new BadRequest(`${name} is required.`);
  return value;
};

/** `limit` as a whole number from 1 to `most`, which is also what it is when it is missing. @throws BadRequest for any other text */
export const queryLimit = (query: Record<string, unknown>, most: number): number => {
  const text = queryText(query, 'limit');
  if (text === undefined) return most;
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > most) throw new BadRequest(`limit must be a whole number from 1 to ${most}.`);
  return limit;
};

/** What a rule says of one field, as a list: empty when it is right. */
export const problemOf = (field: string, message: string | null): FieldProblem[] =>
  message === null ? [] : [{ field, message }];

/** What the fields of a service are called in a documented call. */
export type RestNames = Readonly<Record<string, string>>;

/** Problems in the documented names of the fields. */
export const renamed = (problems: readonly FieldProblem[], names: RestNames): FieldProblem[] =>
  problems.map(({ field, message }) => ({ field: names[field] ?? field, message }));

/** Does something for a REST call: what the service finds wrong is said in the documented names of the fields. */
export const inRestNames = async <Result>(names: RestNames, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(renamed(error.fields, names));
  }
};
