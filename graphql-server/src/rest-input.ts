import { BadRequest, InvalidInput, type FieldProblem } from './errors.ts';

/** Reads the fields of a JSON body one by one and remembers everything that is wrong with them. */
export class BodyReader {
  readonly problems: FieldProblem[] = [];
  readonly #body: Record<string, unknown>;
  readonly #path: string;

  /** @throws BadRequest when the body is no JSON object */
  constructor(body: unknown, path = '') {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new BadRequest(path === '' ? 'The body must be a JSON object.' : `${path} must be an object.`);
    this.#body = body as Record<string, unknown>;
    this.#path = path;
  }

  /** A text; '' when it is missing. */
  text(name: string): string {
    return this.#read(name, 'string', 'a text') ?? '';
  }

  /** A text; undefined when it is missing or null. */
  optionalText(name: string): string | undefined {
    return this.#read(name, 'string', 'a text');
  }

  /** A number; undefined when it is missing or null. */
  optionalNumber(name: string): number | undefined {
    return this.#read(name, 'number', 'a number');
  }

  /** The fields of an object; those of an empty one when it is missing. */
  object(name: string): BodyReader {
    const reader = new BodyReader(this.#body[name] ?? {}, this.#path + name);
    return reader;
  }

  /** @throws InvalidInput when anything was wrong in this reader or the given ones */
  done(...others: BodyReader[]): void {
    const problems = [this, ...others].flatMap((reader) => reader.problems);
    if (problems.length > 0) throw new InvalidInput(problems);
  }

  #read(name: string, type: 'string', words: string): string | undefined;
  #read(name: string, type: 'number', words: string): number | undefined;
  #read(name: string, type: 'string' | 'number', words: string): unknown {
    const value = this.#body[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value === type) return value;
    const field = this.#path === '' ? name : `${this.#path}.${name}`;
    this.problems.push({ field, message: `${field} must be ${words}.` });
    return undefined;
  }
}

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

/** Does something for a REST call: what the service finds wrong is said in the documented names of the fields. */
export const inRestNames = async <Result>(
  names: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(
      error.fields.map(({ field, message }) => ({ field: names[field] ?? field, message })),
    );
  }
};
