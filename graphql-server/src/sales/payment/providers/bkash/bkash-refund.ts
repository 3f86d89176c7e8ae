import { readAnswer } from '../answer.ts';
import {
  compactId,
  ProviderUnreachable,
  type PaymentProvider,
  type ProviderRefund,
  type RefundOutcome,
} from '../provider.ts';
import { paisaOf, takaOf } from '../taka.ts';
import { meaningOf, NOT_FOUND, refunded, refundsOf, TOO_SOON, type Refunded } from './bkash-answers.ts';
import type { BkashApi } from './bkash-api.ts';

const PATH = '/tokenized-checkout/refund/payment';

/** bKash takes no special characters, and 255 of the others. */
const MOST_CHARACTERS = 255;

const reasonOf = ({ reason }: ProviderRefund): string =>
  reason.replaceAll(/[&<>]/g, ' ').trim().slice(0, MOST_CHARACTERS) || 'Refund';

const outcomeOf = ({ refundTrxId, refundTransactionStatus }: Refunded): RefundOutcome => {
  if (refundTransactionStatus === 'Completed') return { state: 'DONE', reference: refundTrxId };
  return /^(fail|cancel|declin|reject)/i.test(refundTransactionStatus)
    ? { state: 'FAILED', reason: `bKash calls the refund ${refundTrxId} ${refundTransactionStatus}.` }
    : { state: 'PENDING', reference: refundTrxId };
};

/**
 * Whether a refund at bKash is the one that is to be sent. bKash keeps no id of ours, unless it answers with the `sku`.
 */
const isSame = ({ id, amountPaisa, reference, otherReferences }: ProviderRefund, found: Refunded): boolean =>
  reference === null
    ? !otherReferences.includes(found.refundTrxId) &&
      (found.sku ?? compactId(id)) === compactId(id) &&
      paisaOf(found.refundAmount) === amountPaisa
    : found.refundTrxId === reference;

/**
 * Returns what pays money back, in parts. One that was asked for before is looked up first, so that it is paid once.
 */
export const refundBy =
  (api: BkashApi): PaymentProvider['refund'] =>
  async (refund) => {
    const paymentId = refund.payment.reference;
    const trxId = refund.transactionId;
    if (refund.wasAsked || refund.reference !== null) {
      const { code, content, status } = await api.postV2(`${PATH}/status`, { paymentId, trxId });
      if (status !== 200 && code !== NOT_FOUND)
        throw new ProviderUnreachable(`bKash answers ${status}, code ${code}, about refunds.`);
      const refunds = status === 200 ? readAnswer(refundsOf, content).refundTransactions : [];
      const found = refunds.find((one) => isSame(refund, one));
      if (found) return outcomeOf(found);
      if (refund.reference !== null) throw new ProviderUnreachable('bKash does not name a refund that it has taken.');
    }
    const { code, content, status } = await api.postV2(`${PATH}/transaction`, {
      paymentId,
      trxId,
      refundAmount: takaOf(refund.amountPaisa),
      sku: compactId(refund.id),
      reason: reasonOf(refund),
    });
    if (status === 200 && (code ?? '0000') === '0000') {
      const answer = readAnswer(refunded, content);
      if (paisaOf(answer.refundAmount) !== refund.amountPaisa)
        return {
          state: 'FAILED',
          reason: `bKash paid back ${answer.refundAmount} taka, as ${answer.refundTrxId}.`,
        };
      return outcomeOf(answer);
    }
    // A refund of the same amount some minutes ago is in the way of this one: it is tried again later.
    if (code === TOO_SOON || meaningOf(code) === 'UNCLEAR')
      throw new ProviderUnreachable(`bKash answers ${status}, code ${code}, to a refund.`);
    return { state: 'FAILED', reason: `bKash refuses the refund: code ${code}.` };
  };
