import { dhakaTime } from '../dhaka.ts';
import type { Answer } from '../frame.ts';

/** The codes that the twin answers, with bKash's meanings. */
export const CODES = {
  2001: 'Invalid App Key',
  2002: 'Invalid Payment ID',
  2006: 'Invalid Amount',
  2007: 'Invalid Currency',
  2008: 'Invalid Intent',
  2029: 'Duplicate for All Transactions',
  2031: 'Invalid Merchant Invoice Number',
  2033: 'Transaction Not Found',
  2048: 'Invalid Payer Reference',
  2049: 'Invalid Merchant Callback URL',
  2051: 'Agreement is Invalid',
  2056: 'Invalid Payment State',
  2062: 'The Payment has already been completed',
  2063: 'Mode is not valid as per request data',
  2065: 'Mandatory field missing',
  2069: 'Already cancelled',
  2071: 'Refund time is over',
  2072: 'Invalid refund amount',
  2073: 'SKU missing',
  2074: 'Transaction is not reversible',
  2075: 'SKU is too long',
  2076: 'Reason is too long',
  2077: 'Invalid trxID',
  2078: 'Reason missing',
  2116: 'Agreement execution already been called before',
  2117: 'Payment execution already been called before',
  2127: 'The payment is not completed yet',
} as const;

/** One of them. */
export type Code = keyof typeof CODES;

/** Returns an answer of the checkout; a refusal has HTTP 200 too. */
export const done = (fields: Readonly<Record<string, unknown>>): Answer => ({
  json: { statusCode: '0000', statusMessage: 'Successful', ...fields },
});

/** Returns the answer that refuses a call of the checkout. */
export const refused = (code: Code): Answer => ({
  json: { statusCode: String(code), statusMessage: CODES[code] },
});

/** Returns the answer that refuses a refund, which has another form. */
export const refundRefused = (code: Code): Answer => ({
  status: 400,
  json: {
    internalCode: CODES[code].toLowerCase().replaceAll(' ', '_'),
    externalCode: String(code),
    errorMessageEn: CODES[code],
    errorMessageBn: 'অনুরোধটি সম্পন্ন করা যায়নি',
  },
});

/** What the gateway in front of bKash answers. */
export const GATEWAY = {
  unauthorized: { status: 401, json: { message: 'Unauthorized' } },
  noBody: { status: 400, json: { message: 'Invalid request body' } },
  noPath: { status: 403, json: { message: 'Missing Authentication Token' } },
  tooOften: { status: 429, json: { message: 'Too Many Requests' } },
} as const satisfies Record<string, Answer>;

/** Returns a time as refunds have it: in Bangladesh, and without saying so. */
export const bareTimeOf = (time: Date): string =>
  `${dhakaTime(time).replace(' ', 'T')}:${time.toISOString().slice(20, 23)}`;

/** Returns a time as the checkout writes it, such as `2023-01-23T02:01:06:713 GMT+0600`. */
export const timeOf = (time: Date): string => `${bareTimeOf(time)} GMT+0600`;

/** Returns the texts of a body; null when it is no JSON object. Everything that bKash takes is a text. */
export const textsOf = (body: unknown): Readonly<Record<string, string>> | null =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(
        Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : null;

/** Returns an amount in paisa; null when it is none. */
export const paisaOf = (taka = ''): number | null =>
  /^\d{1,8}(\.\d{1,2})?$/.test(taka) && Number(taka) > 0 ? Math.round(Number(taka) * 100) : null;
