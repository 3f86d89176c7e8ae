import { EmailTaken, InvalidInput, LastAdmin, LinkInvalid, LoginRefused } from './errors.ts';

/** How failures that a person can act on stand in the result unions. */
const shapes = {
  InvalidInput: (error: unknown) =>
    error instanceof InvalidInput
      ? { __typename: 'InvalidInput' as const, message: error.message, fields: [...error.fields] }
      : null,
  EmailTaken: (error: unknown) =>
    error instanceof EmailTaken ? { __typename: 'EmailTaken' as const, message: error.message } : null,
  LinkInvalid: (error: unknown) =>
    error instanceof LinkInvalid ? { __typename: 'LinkInvalid' as const, message: error.message } : null,
  LastAdmin: (error: unknown) =>
    error instanceof LastAdmin ? { __typename: 'LastAdmin' as const, message: error.message } : null,
  LoginRefused: (error: unknown) =>
    error instanceof LoginRefused
      ? { __typename: 'LoginRefused' as const, message: error.message, reason: error.reason }
      : null,
};

type Shapes = typeof shapes;
type Kind = keyof Shapes;

/** Does something; failures of the named kinds become members of the result union, all others go on as errors. */
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
