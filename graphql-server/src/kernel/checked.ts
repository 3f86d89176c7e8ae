import { safeParse, type GenericSchema, type InferInput, type InferOutput } from 'valibot';
import { problemsIn } from '#schema/input.ts';
import { InvalidInput } from './errors.ts';

/** Validates an input and returns it normalised. @throws InvalidInput with every problem */
export const checked = <Schema extends GenericSchema>(
  schema: Schema,
  input: InferInput<Schema>,
): InferOutput<Schema> => {
  const { success, output, issues } = safeParse(schema, input);
  if (!success) throw new InvalidInput(problemsIn(issues));
  return output;
};
