import { isIPv4 } from 'node:net';
import type { Request } from 'express';
import { dhakaTime } from '../dhaka.ts';
import type { Answer, TwinFrame } from '../frame.ts';
import { open, type Digest, type Sealed } from './crypto.ts';

/** The refusals that sources name. Nobody publishes Nagad's codes for them. */
export const REFUSALS = {
  HEADERS: 'Headers are missing or invalid',
  MERCHANT: 'Invalid merchant',
  SIGNATURE: 'Decryption or signature verification failed',
  BODY: 'Invalid request',
  TIME: 'Invalid date and time',
  ORDER: 'Invalid or duplicate order id',
  REFERENCE: 'Invalid payment reference id',
  CURRENCY: 'Invalid currency',
  AMOUNT: 'Invalid amount',
} as const;

/** One of them. */
export type Refusal = keyof typeof REFUSALS;

/** Returns the answer that refuses a call. */
export const refused = (reason: Refusal): Answer => ({
  status: 400,
  json: { reason, message: REFUSALS[reason] },
});

const CLIENT_TYPES = ['PC_WEB', 'MOBILE_WEB', 'MOBILE_APP', 'WALLET_WEB_VIEW', 'BILL_KEY'];

/** How far the clock of a shop may be off, in milliseconds. */
const CLOCK_MS = 15 * 60_000;

/** Returns a time as Nagad writes it, `YYYYMMDDhhmmss` in Bangladesh. */
export const stampOf = (time: Date): string => dhakaTime(time).replaceAll(/\D/g, '');

/** Whether a text is about now, as `YYYYMMDDhhmmss` in Bangladesh. */
export const bypassCache = (now: Date, stamp: unknown): boolean =>
  typeof stamp === 'string' &&
  /^\d{14}$/.test(stamp) &&
  stamp >= stampOf(new Date(now.getTime() - CLOCK_MS)) &&
  stamp <= stampOf(new Date(now.getTime() + CLOCK_MS));

/** Whether a text is an amount in taka. */
export const isAmount = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) > 0;

/** Whether a call has the headers that every call needs. */
export const hasHeaders = ({ headers }: Request, merchantId: string): boolean =>
  headers['x-km-api-version'] === 'v-0.2.0' &&
  isIPv4(String(headers['x-km-ip-v4'])) &&
  CLIENT_TYPES.includes(String(headers['x-km-client-type'])) &&
  (headers['x-km-mc-id'] ?? merchantId) === merchantId;

/** Returns a query's parameter, or undefined. */
export const parameterOf = ({ originalUrl }: Request, name: string): string | undefined =>
  new URL(originalUrl, 'http://nagad').searchParams.get(name) ?? undefined;

/** Returns the fields of what somebody has sent, which may be anything; none when it is no object. */
export const fieldsOf = (sent: unknown): Readonly<Record<string, unknown>> =>
  typeof sent === 'object' && sent !== null ? { ...sent } : {};

/** Opens what a call says in secret; returns null when it is not the merchant's. */
export const openBody = (
  { credentials }: TwinFrame,
  digest: Digest,
  sensitiveData: unknown,
  signature: unknown,
): Readonly<Record<string, unknown>> | null =>
  typeof sensitiveData === 'string' && typeof signature === 'string'
    ? open(credentials, digest, { sensitiveData, signature } satisfies Sealed)
    : null;
