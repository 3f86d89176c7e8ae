import type { Answer, TwinFrame } from '../frame.ts';
import type { Records } from '../store.ts';
import { done, refused, timeOf } from './answers.ts';

/** A customer's consent to pay with the same wallet again. */
export interface Agreement {
  id: string;
  /** The `paymentID` by which it was made. */
  reference: string;
  payerReference: string;
  wallet: string;
  status: 'Completed' | 'Cancelled';
  /** ISO times. */
  createdAt: string;
  executedAt: string;
  cancelledAt: string | null;
}

/** The agreements of the merchant. */
export const agreementsOf = (frame: Pick<TwinFrame, 'records'>): Records<Agreement> => frame.records('agreements');

const answerOf = ({ id, reference, payerReference, wallet, status, ...times }: Agreement): Answer =>
  done({
    paymentID: reference,
    agreementID: id,
    payerReference,
    customerMsisdn: wallet,
    agreementStatus: status,
    agreementCreateTime: timeOf(new Date(times.createdAt)),
    agreementExecuteTime: timeOf(new Date(times.executedAt)),
    ...(times.cancelledAt !== null && { agreementVoidTime: timeOf(new Date(times.cancelledAt)) }),
  });

/** Says how an agreement stands. */
export const agreementStatus = (frame: TwinFrame, { agreementID = '' }: Record<string, string>): Answer => {
  const agreement = agreementsOf(frame).get(agreementID);
  return agreement ? answerOf(agreement) : refused(2051);
};

/** Ends an agreement. */
export const cancelAgreement = (frame: TwinFrame, { agreementID = '' }: Record<string, string>): Answer => {
  const agreement = agreementsOf(frame).get(agreementID);
  if (!agreement) return refused(2051);
  if (agreement.status === 'Cancelled') return refused(2069);
  const cancelled: Agreement = {
    ...agreement,
    status: 'Cancelled',
    cancelledAt: frame.now().toISOString(),
  };
  agreementsOf(frame).set(agreementID, cancelled);
  return answerOf(cancelled);
};
