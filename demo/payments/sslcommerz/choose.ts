import { randomBytes } from 'node:crypto';
import { dhakaTime } from '../dhaka.ts';
import type { Choice } from '../choices.ts';
import type { Move, TwinFrame } from '../frame.ts';
import { signed } from './sign.ts';
import { postOf } from './transaction.ts';

const ENDS = {
  APPROVE: { state: 'PAID', error: '', returnTo: 'success_url' },
  CLOSE: { state: 'PAID', error: '', returnTo: 'success_url' },
  LOW_BALANCE: { state: 'FAILED', error: 'Insufficient fund', returnTo: 'fail_url' },
  CANCEL: { state: 'CANCELLED', error: 'Cancelled by Customer', returnTo: 'cancel_url' },
} as const satisfies Record<Choice, object>;

/** Returns a number such as the gateway gives: the time, and some characters. */
const numberAt = (time: Date) =>
  dhakaTime(time).replaceAll(/\D/g, '').slice(2) + randomBytes(8).toString('hex').toUpperCase();

/** Ends a payment: first the IPN arrives, then the browser brings the same fields to the shop. */
export const choose = async (frame: TwinFrame, id: string, choice: Choice): Promise<Move> => {
  const { storeId, storePassword } = frame.credentials.sslcommerz;
  const { state, error, returnTo } = ENDS[choice];
  const isPaid = state === 'PAID';
  const now = frame.now();
  const bankTransaction = numberAt(now);
  const asked = frame.payments.get(id);
  const payment = frame.payments.update(id, {
    state,
    ...(isPaid && { transactionId: bankTransaction, paidAt: now.toISOString() }),
    details: {
      ...asked?.details,
      bank_tran_id: bankTransaction,
      error,
      ...(isPaid && { val_id: numberAt(now) }),
      ...(frame.faults.get('wrongAmount') && { paid: String(Number(asked?.amount) - 1) }),
      ...(frame.faults.get('risky') && { risky: 'yes' }),
    },
  });
  const post = postOf(payment, storeId);
  const { notifyUrl } = payment;
  if (notifyUrl !== null)
    await frame.notify((forgery) => ({
      url: notifyUrl,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(
        signed(
          forgery === 'AMOUNT' ? { ...post, amount: (Number(post['amount']) + 1000).toFixed(2) } : post,
          forgery === 'SIGNATURE' ? 'not the password' : storePassword,
        ),
      ).toString(),
    }));
  return {
    method: 'POST',
    url: payment.details[returnTo] ?? payment.callbackUrl,
    fields: signed(post, storePassword),
  };
};
