import { Router, type Request } from 'express';
import type { Choice } from '../choices.ts';
import type { Move, TwinFrame, TwinPart } from '../frame.ts';
import type { TwinPayment } from '../payments.ts';
import { stampOf } from './calls.ts';
import { complete, initialize } from './checkout.ts';
import type { Digest } from './crypto.ts';
import { cancelPurchase, FAILED_CODE, newTransaction, verifyPayment } from './money.ts';

const RETURNS: Readonly<Record<Choice, { status: string; status_code: string; message: string }>> = {
  APPROVE: { status: 'Success', status_code: '00_0000_000', message: 'Successful Transaction' },
  CLOSE: { status: 'Success', status_code: '00_0000_000', message: 'Successful Transaction' },
  LOW_BALANCE: { status: 'Failed', status_code: FAILED_CODE, message: 'Insufficient balance' },
  CANCEL: { status: 'Aborted', status_code: FAILED_CODE, message: 'Payment aborted by the customer' },
};

/** Sends the browser back with what has become of the payment. Nagad does not sign it. */
const moveOf = (merchantId: string, { invoice, reference, callbackUrl, paidAt }: TwinPayment, choice: Choice): Move => {
  const query = new URLSearchParams({
    merchant: merchantId,
    order_id: invoice,
    payment_ref_id: reference,
    ...RETURNS[choice],
    ...(paidAt !== null && { payment_dt: stampOf(new Date(paidAt)), issuer_payment_ref: reference }),
  });
  // Recorded returns have a slash before the query.
  const glue = callbackUrl.includes('?') ? '&' : callbackUrl.endsWith('/') ? '?' : '/?';
  return { method: 'GET', url: callbackUrl + glue + query.toString() };
};

/**
 * The twin of Nagad, with the digest of its signatures. The call that announces an order has the step `other`, the one
 * that takes it `start`. To verify is `confirm` for the first time after the browser has returned, then `query`.
 */
export const createNagadPart = (frame: TwinFrame, digest: Digest): TwinPart => {
  const confirm = frame.call('confirm', (request) => verifyPayment(frame, request));
  const query = frame.call('query', (request) => verifyPayment(frame, request));

  const isFirstAfterReturn = ({ params }: Request) => {
    const payment = frame.payments.find({ reference: String(params.reference) });
    if (!payment || payment.choice === null || payment.choice === 'CLOSE' || payment.details.isConfirmed) return false;
    frame.payments.update(payment.id, { details: { ...payment.details, isConfirmed: 'yes' } });
    return true;
  };

  const router = Router();
  router.post(
    '/api/dfs/check-out/initialize/:merchantId/:orderId',
    frame.call('other', (request) => initialize(frame, digest, request)),
  );
  router.post(
    '/api/dfs/check-out/complete/:reference',
    frame.call('start', (request) => complete(frame, digest, request)),
  );
  router.get('/api/dfs/verify/payment/:reference', (request, response, next) =>
    (isFirstAfterReturn(request) ? confirm : query)(request, response, next),
  );
  router.post(
    '/api/dfs/purchase/cancel',
    frame.call('refund', (request) => cancelPurchase(frame, digest, request)),
  );

  return {
    router,
    choose: async (id, choice) => {
      const isPaid = choice === 'APPROVE' || choice === 'CLOSE';
      const payment = frame.payments.update(id, {
        state: isPaid ? 'PAID' : choice === 'CANCEL' ? 'CANCELLED' : 'FAILED',
        ...(isPaid && { transactionId: newTransaction(), paidAt: frame.now().toISOString() }),
        ...(isPaid && frame.faults.get('wrongAmount') && { amount: '1.00' }),
      });
      return moveOf(frame.credentials.nagad.merchantId, payment, choice);
    },
  };
};
