import {
  EmailTaken,
  InvalidInput,
  LastAdmin,
  LinkInvalid,
  LoginRefused,
  OrderLimitReached,
  OutOfStock,
  PriceChanged,
  ReviewNotAllowed,
  type AppError,
} from '../../errors.ts';
import { wordingOf } from '../wording.ts';

/** Returns the fields that every failure in a result union has. */
export const messageFields = (error: AppError) => ({ message: error.message, wording: wordingOf(error) });

const member =
  <Name extends string, Failure extends AppError, More extends object>(
    name: Name,
    kind: abstract new (...args: never[]) => Failure,
    more: (error: Failure) => More,
  ) =>
  (error: unknown) =>
    error instanceof kind ? { __typename: name, ...messageFields(error), ...more(error) } : null;

const nothingMore = () => ({});
const figures = <Figures>(error: { figures: Figures }) => error.figures;
const reason = <Reason>({ reason }: { reason: Reason }) => ({ reason });

/** Failures that a person can act on, as members of result unions. */
const shapes = {
  InvalidInput: member('InvalidInput', InvalidInput, ({ fields }) => ({
    fields: fields.map((problem) => ({ ...problem, wording: wordingOf(problem) })),
  })),
  EmailTaken: member('EmailTaken', EmailTaken, nothingMore),
  LinkInvalid: member('LinkInvalid', LinkInvalid, nothingMore),
  LastAdmin: member('LastAdmin', LastAdmin, nothingMore),
  LoginRefused: member('LoginRefused', LoginRefused, reason),
  ReviewNotAllowed: member('ReviewNotAllowed', ReviewNotAllowed, reason),
  PriceChanged: member('PriceChanged', PriceChanged, figures),
  OutOfStock: member('OutOfStock', OutOfStock, figures),
  OrderLimitReached: member('OrderLimitReached', OrderLimitReached, figures),
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
