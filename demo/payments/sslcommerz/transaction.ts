import type { TwinPayment } from '../payments.ts';
import { dhakaTime } from '../dhaka.ts';

const CARD = {
  card_type: 'VISA-Dutch Bangla',
  card_no: '411111XXXXXX1111',
  card_issuer: 'HAAT DEMO BANK, LTD.',
  card_brand: 'VISA',
  card_sub_brand: 'Classic',
  card_issuer_country: 'Bangladesh',
  card_issuer_country_code: 'BD',
};

/** What the customer paid, in taka with two decimals; another amount than asked when that fault is on. */
const amountOf = ({ amount, details }: TwinPayment) => Number(details['paid'] ?? amount).toFixed(2);

const currencyOf = (payment: TwinPayment) => ({
  currency_type: 'BDT',
  currency_amount: amountOf(payment),
  currency_rate: '1.0000',
  base_fair: '0.00',
});

const valuesOf = ({ details }: TwinPayment) =>
  Object.fromEntries(['value_a', 'value_b', 'value_c', 'value_d'].map((name) => [name, details[name] ?? '']));

/** The gateway keeps 2.5 % of a payment. */
const storeAmountOf = (payment: TwinPayment) => (Number(amountOf(payment)) * 0.975).toFixed(2);

const riskOf = ({ details }: TwinPayment) =>
  details['risky'] ? { risk_level: '1', risk_title: 'Not Safe' } : { risk_level: '0', risk_title: 'Safe' };

const dateOf = ({ paidAt, createdAt }: TwinPayment) => dhakaTime(new Date(paidAt ?? createdAt));

/** Returns what the browser and a notification bring, without signatures. */
export const postOf = (payment: TwinPayment, storeId: string): Record<string, string> => ({
  tran_id: payment.invoice,
  amount: amountOf(payment),
  bank_tran_id: payment.details['bank_tran_id'] ?? '',
  status: payment.state === 'PAID' ? 'VALID' : payment.state === 'CANCELLED' ? 'CANCELLED' : 'FAILED',
  tran_date: dateOf(payment),
  error: payment.details['error'] ?? '',
  currency: 'BDT',
  store_id: storeId,
  ...CARD,
  ...currencyOf(payment),
  ...valuesOf(payment),
  ...(payment.state === 'PAID' && {
    val_id: payment.details['val_id'],
    store_amount: storeAmountOf(payment),
    ...riskOf(payment),
  }),
});

const STATUSES = { OPEN: 'PENDING', APPROVED: 'PENDING', FAILED: 'FAILED', CANCELLED: 'FAILED' } as const;

/** The status of a payment for who asks: `VALIDATED` once it was validated. */
const statusOf = ({ state, details }: TwinPayment): string =>
  state === 'PAID' ? (details['validated_on'] ? 'VALIDATED' : 'VALID') : STATUSES[state];

/** Returns what the validation and both queries answer about a payment. */
export const answerOf = (payment: TwinPayment): Record<string, unknown> => ({
  status: statusOf(payment),
  tran_date: dateOf(payment),
  tran_id: payment.invoice,
  val_id: payment.details['val_id'] ?? '',
  amount: amountOf(payment),
  // The IPN writes 292.50 where this is 292.5.
  store_amount: String(Number(storeAmountOf(payment))),
  currency: 'BDT',
  bank_tran_id: payment.details['bank_tran_id'] ?? '',
  ...CARD,
  card_category: 'Consumer',
  ...currencyOf(payment),
  ...valuesOf(payment),
  emi_instalment: '0',
  emi_amount: '0.00',
  emi_description: '',
  emi_issuer: CARD.card_issuer,
  account_details: '',
  ...riskOf(payment),
  discount_percentage: '0',
  discount_amount: '0.00',
  discount_remarks: '',
  APIConnect: 'DONE',
  validated_on: payment.details['validated_on'] ?? '',
  gw_version: '',
  offer_avail: 1,
  card_ref_id: '',
  isTokeizeSuccess: 0,
  campaign_code: '',
});

/** Returns a payment as the query by the shop's number lists it. */
export const elementOf = (payment: TwinPayment): Record<string, unknown> => ({
  ...answerOf(payment),
  error: payment.details['error'] ?? '',
});
