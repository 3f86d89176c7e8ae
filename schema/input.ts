/** The problems of an input: the same for forms, services and REST calls. */
import * as v from 'valibot';

/** An invalid field, by its path (`lines.0.quantity`), with a sentence. */
export interface InputProblem {
  field: string;
  message: string;
}

/** Returns the invalid fields in the order of the schema; of several broken rules for a field only the first. */
export const problemsIn = (issues: readonly v.BaseIssue<unknown>[]): InputProblem[] => {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!problems.has(field)) problems.set(field, issue.message);
  }
  return Array.from(problems, ([field, message]) => ({ field, message }));
};

/** Returns the invalid fields of an input. */
export const problemsOf = (schema: v.GenericSchema, input: unknown): InputProblem[] =>
  problemsIn(v.safeParse(schema, input).issues ?? []);

/** A text that must contain more than spaces, with at most so many characters; surrounding spaces are removed. */
export const requiredText = (most: number, missing: string, tooLong: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(most, tooLong));

/**
 * A rule over two fields of a form: the second must repeat the first. It is checked even if other fields are invalid.
 */
export const repeats = <Form extends Record<string, unknown>>(
  field: keyof Form & string,
  repetition: keyof Form & string,
  message: string,
) =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const form = dataset.value as Form;
    if (form[field] !== form[repetition])
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: form, key: repetition, value: form[repetition] }],
      });
  });
