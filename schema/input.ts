/** What is wrong with an input: the same for forms, services and documented calls. */
import * as v from 'valibot';

/** A field that breaks a rule, by its path (`lines.0.quantity`), and the sentence that says so. */
export interface InputProblem {
  field: string;
  message: string;
}

/** Every field that breaks a rule, in the order of the schema; of several rules for a field only the first is told. */
export const problemsIn = (issues: readonly v.BaseIssue<unknown>[]): InputProblem[] => {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!problems.has(field)) problems.set(field, issue.message);
  }
  return Array.from(problems, ([field, message]) => ({ field, message }));
};

/** Every field of an input that breaks a rule. */
export const problemsOf = (schema: v.GenericSchema, input: unknown): InputProblem[] =>
  problemsIn(v.safeParse(schema, input).issues ?? []);

/** A text that must hold something besides blanks, with at most so many characters; blanks around it are not kept. */
export const requiredText = (most: number, missing: string, tooLong: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(most, tooLong));

/** A rule over two fields of a form: the second one must repeat the first. It is told whatever else is wrong. */
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
