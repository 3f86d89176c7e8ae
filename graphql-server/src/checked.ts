import { safeParse, type GenericSchema, type InferInput, type InferOutput } from 'valibot';
import { problemsIn } from '../../schema/input.ts';
import { InvalidInput } from './errors.ts';

/** An input as services work with it: every rule kept, and normalised. @throws InvalidInput with everything that is wrong */
export const checked = <Schema extends GenericSchema>(
  schema: Schema,
  input: InferInput<Schema>,
): InferOutput<Schema> => {
  const { success, output, issues } = safeParse(schema, input);
  if (!success) throw new InvalidInput(problemsIn(issues));
  return output;
};
