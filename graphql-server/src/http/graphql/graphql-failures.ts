import {
  EmailTaken,
  InvalidInput,
  LastAdmin,
  LinkInvalid,
  LoginRefused,
  type AppError,
} from '../../errors.ts';
import { wordingOf } from '../wording.ts';

/** Returns the fields that every failure in a result union has. */
export const messageFields = (error: AppError) => ({ message: error.message, wording: wordingOf(error) });

/** Returns invalid input as a member of a result union. */
export const invalidInput = (error: InvalidInput) => ({
  __typename: 'InvalidInput' as const,
  ...messageFields(error),
  fields: error.fields.map((problem) => ({ ...problem, wording: wordingOf(problem) })),
});

/** Failures that a person can act on, as members of result unions. */
const shapes = {
  InvalidInput: (error: unknown) => (error instanceof InvalidInput ? invalidInput(error) : null),
  EmailTaken: (error: unknown) =>
    error instanceof EmailTaken ? { __typename: 'EmailTaken' as const, ...messageFields(error) } : null,
  LinkInvalid: (error: unknown) =>
    error instanceof LinkInvalid ? { __typename: 'LinkInvalid' as const, ...messageFields(error) } : null,
  LastAdmin: (error: unknown) =>
    error instanceof LastAdmin ? { __typename: 'LastAdmin' as const, ...messageFields(error) } : null,
  LoginRefused: (error: unknown) =>
    error instanceof LoginRefused
      ? { __typename: 'LoginRefused' as const, ...messageFields(error), reason: error.reason }
      : null,
};

type Shapes = typeof shapes;
type Kind = keyof Shapes;

/** Runs work; failures of the named kinds become members of the result union, all others are thrown. */
export const orMember = async <Result, Named extends Kind>(
  kinds: readonly Named[],
  work: () => Promise<Result>,
): Promise<Result | NonNullable<ReturnType<Shapes[Named]>>> => {
  try {
    return await work();
  } catch (error) {
    for (const kind of kinds) {
      const member = shapes[kind](error);
      if (member !== null) return member as NonNullable<ReturnType<Shapes[Named]>>;
    }
    throw error;
  }
};
