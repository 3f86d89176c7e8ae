import * as v from 'valibot';
import type { PaymentFailure } from '#schema/payment.ts';

const text = v.optional(v.nullable(v.string()));

/** The fields of a code, in each of the forms that bKash answers in. Of the two for refunds, one has words. */
const code = { statusCode: text, errorCode: text, externalCode: text, internalCode: text };

/** An answer of which only the code is read. */
const coded = v.object(code);

/** The answer with a token. */
export const granted = v.object({
  ...code,
  id_token: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)),
  expires_in: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1)),
});

/** The answer to `create`. Some of its sources know no page for a payment with an agreement. */
export const created = v.object({
  ...code,
  paymentID: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  bkashURL: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\//)))),
});

/** The answer about a payment or an agreement: to `execute`, and to the question for its status. */
export const executed = v.object({
  ...code,
  paymentID: text,
  trxID: text,
  transactionStatus: text,
  amount: text,
  currency: text,
  /** `execute` calls it `merchantInvoiceNumber`, the status `merchantInvoice`. */
  merchantInvoiceNumber: text,
  merchantInvoice: text,
  agreementID: text,
  agreementStatus: text,
  customerMsisdn: text,
  payerReference: text,
  /** Whether the customer has entered the PIN. */
  verificationStatus: text,
  userVerificationStatus: text,
});

/** What `execute` or a status says. */
export type Executed = v.InferOutput<typeof executed>;

/** The answer to a refund by version 2. */
export const refunded = v.object({
  refundTrxId: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  refundTransactionStatus: v.string(),
  refundAmount: v.string(),
  sku: text,
});

/** A refund of a payment. */
export type Refunded = v.InferOutput<typeof refunded>;

/** The answer about all refunds of a payment. */
export const refundsOf = v.object({ originalTrxId: v.string(), refundTransactions: v.array(refunded) });

const codes = (listed: string): ReadonlySet<string> => new Set(listed.split(' '));

/** Codes after which nobody knows whether bKash did what it was asked: a failure of its own, or it was done before. */
const UNCLEAR = codes('503 9999 2003 2020 2024 2118 2062 2068 2116 2117 2119');

/** Codes that say that the customer's agreement cannot be used any more. */
const AGREEMENT_GONE = codes('2021 2022 2036 2051 2052 2053 2054 2055 2066 2069');

/** Codes with which bKash says that there is no such transaction. */
export const NOT_FOUND = '2033';

/** A second transaction of the same wallet and amount, too soon. */
export const TOO_SOON = '2029';

/** Codes for what the customer did wrong or bKash does not allow them; all others are about the shop's request. */
const DECLINED = codes(
  '2009 2010 2011 2013 2014 2015 2016 2017 2018 2019 2029 2037 2038 2056 2057 2058 2059 2060 2061',
);

/** What a code says about a payment that was to be taken. */
export type CodeMeaning = PaymentFailure | 'DONE' | 'CANCELLED' | 'UNCLEAR';

/** Returns what a code says: `UNCLEAR` also for one that no source knows. */
export const meaningOf = (code: string | null): CodeMeaning => {
  if (code === '0000') return 'DONE';
  if (code === null || UNCLEAR.has(code) || !/^2[01]\d\d$/.test(code)) return 'UNCLEAR';
  if (code === '2023') return 'LOW_BALANCE';
  if (code === '2069') return 'CANCELLED';
  return DECLINED.has(code) ? 'DECLINED' : 'PROVIDER_REFUSED';
};

/** Whether a code says that an agreement is gone. */
export const isAgreementGone = (code: string | null): boolean => code !== null && AGREEMENT_GONE.has(code);

/** Returns the code of an answer, which has digits only; null when it has none. */
export const codeOf = (answer: unknown): string | null => {
  const { success, output } = v.safeParse(coded, answer);
  if (!success) return null;
  const { statusCode, errorCode, externalCode, internalCode } = output;
  return [statusCode, errorCode, externalCode, internalCode].find((one) => /^\d{3,4}$/.test(one ?? '')) ?? null;
};

/** Returns a wallet's number with most digits hidden, as in `017***575`. */
export const maskedAccount = (msisdn: string): string => {
  const digits = msisdn.replaceAll(/\D/g, '').replace(/^880?(?=1\d{9}$)/, '0');
  return digits.length < 9 ? 'bKash' : `${digits.slice(0, 3)}***${digits.slice(-3)}`;
};
