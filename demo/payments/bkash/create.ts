import { createHash, randomBytes } from 'node:crypto';
import type { Answer, TwinFrame } from '../frame.ts';
import type { TwinPayment } from '../payments.ts';
import { agreementsOf } from './agreements.ts';
import { done, paisaOf, refused, timeOf, type Code } from './answers.ts';

/** Saving an account, paying with a saved one, and paying without. */
const MODES = ['0000', '0001', '0011'] as const;

/** Where the merchant of the demo shop gets notifications: a merchant tells bKash once, not with each payment. */
const NOTIFY_PATH = '/payment/notify/bkash';

const LONGEST = 255;

/**
 * A text that bKash takes. Nobody has confirmed that it refuses these characters; a shop that sends them would find out
 * too late.
 */
const isText = (text = '') => text !== '' && text.length <= LONGEST && !/[&<>]/.test(text);

const urlOf = (text = '') => {
  const url = text.length <= LONGEST ? URL.parse(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

/**
 * Returns the wallet of a payer: the number that the shop has named, or one that follows from the name that it uses.
 */
const walletOf = (payerReference: string): string => {
  const [, named] = /^(?:\+?88)?(01[3-9]\d{8})$/.exec(payerReference) ?? [];
  if (named !== undefined) return named;
  const number = createHash('sha256').update(payerReference).digest().readUInt32BE(0) % 100_000_000;
  return `017${String(number).padStart(8, '0')}`;
};

/** Returns capital letters and digits. */
export const codeOf = (length: number): string =>
  Array.from(randomBytes(length), (byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'[byte % 36]).join('');

/** Returns where the browser comes back to. A query of the shop stays. */
export const callbackOf = (
  { callbackUrl, reference, details }: Pick<TwinPayment, 'callbackUrl' | 'reference' | 'details'>,
  status: 'success' | 'failure' | 'cancel',
): string => {
  const query = new URLSearchParams({ paymentID: reference, status, signature: details.signature ?? '' });
  return callbackUrl + (callbackUrl.includes('?') ? '&' : '?') + query.toString();
};

const problemOf = (frame: TwinFrame, fields: Readonly<Record<string, string>>): Code | null => {
  const { mode = '', payerReference, callbackURL } = fields;
  if (!(MODES as readonly string[]).includes(mode)) return 2063;
  if (!urlOf(callbackURL)) return 2049;
  if (!isText(payerReference)) return 2048;
  if (mode === '0000') return null;
  if (mode === '0001') {
    if (!fields.agreementID) return 2065;
    if (agreementsOf(frame).get(fields.agreementID)?.status !== 'Completed') return 2051;
  }
  if (paisaOf(fields.amount) === null) return 2006;
  if (fields.currency !== 'BDT') return 2007;
  if (fields.intent !== 'sale') return 2008;
  const { merchantInvoiceNumber: invoice } = fields;
  return !isText(invoice) || (invoice !== undefined && frame.payments.find({ invoice })) ? 2031 : null;
};

/** Opens a payment, or the saving of an account. */
export const createPayment = (frame: TwinFrame, fields: Readonly<Record<string, string>>): Answer => {
  const problem = problemOf(frame, fields);
  if (problem !== null) return refused(problem);
  const { mode = '', payerReference = '', callbackURL = '', agreementID = '' } = fields;
  const isAgreement = mode === '0000';
  const invoice = fields.merchantInvoiceNumber ?? '';
  const wallet = agreementsOf(frame).get(agreementID)?.wallet ?? walletOf(payerReference);
  const now = frame.now();
  const payment = frame.payments.create({
    invoice,
    reference: `TR${mode}${codeOf(5)}${now.getTime()}`,
    amount: isAgreement ? null : (fields.amount ?? null),
    purpose: isAgreement ? 'SAVE_ACCOUNT' : 'PAY',
    about: [{ label: 'Account', text: `${wallet.slice(0, 3)}***${wallet.slice(-3)}` }],
    callbackUrl: callbackURL,
    notifyUrl: new URL(NOTIFY_PATH, callbackURL).href,
    details: {
      mode,
      payerReference,
      agreementID,
      wallet,
      signature: codeOf(10),
    },
  });
  return done({
    paymentID: payment.reference,
    bkashURL: frame.page(payment.id),
    callbackURL,
    successCallbackURL: callbackOf(payment, 'success'),
    failureCallbackURL: callbackOf(payment, 'failure'),
    cancelledCallbackURL: callbackOf(payment, 'cancel'),
    ...(isAgreement
      ? { payerReference, agreementStatus: 'Initiated', agreementCreateTime: timeOf(now) }
      : {
          amount: payment.amount,
          intent: 'sale',
          currency: 'BDT',
          paymentCreateTime: timeOf(now),
          transactionStatus: 'Initiated',
          merchantInvoiceNumber: invoice,
          ...(mode === '0001' && { agreementID }),
        }),
  });
};
