import { AppError, InvalidInput } from '#kernel/errors.ts';
import { messageFields, wordingOf } from '../wording.ts';

/** Returns invalid input as a member of a result union. */
const invalidInput = (error: InvalidInput) => ({
  __typename: 'InvalidInput' as const,
  ...messageFields(error),
  fields: error.fields.map((problem) => ({ ...problem, wording: wordingOf(problem) })),
});

/** A kind of failures that a person can act on. */
type Kind = abstract new (...made: never[]) => AppError;

/** A failure as a member of a result union, whose type bears the name of its class. */
type MemberOf<Failure extends AppError> = Failure extends InvalidInput
  ? ReturnType<typeof invalidInput>
  : { __typename: Failure['name'] } & ReturnType<typeof messageFields> & Failure['details'];

/**
 * Runs a mutation of somebody who is signed in, and returns its success as a member of the result union; failures of
 * these kinds are the others, and all others are thrown.
 */
export const runMutation = async <Viewer, Success extends string, Fields extends object, One extends Kind>(
  { signedIn }: { signedIn: () => Promise<Viewer> },
  success: Success,
  kinds: readonly One[],
  work: (viewer: Viewer) => Promise<Fields>,
) => {
  const viewer = await signedIn();
  return orMember(kinds, async () => ({ __typename: success, ...(await work(viewer)) }));
};

/** Runs work; failures of these kinds become members of the result union, all others are thrown. */
export const orMember = async <Result, One extends Kind>(
  kinds: readonly One[],
  work: () => Promise<Result>,
): Promise<Result | MemberOf<InstanceType<One>>> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !kinds.some((kind) => error instanceof kind)) throw error;
    const member =
      error instanceof InvalidInput
        ? invalidInput(error)
        : { __typename: error.name, ...messageFields(error), ...error.details };
    return member as MemberOf<InstanceType<One>>;
  }
};
