import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EndedMails } from '#schema/product-alert.ts';
import { isId } from '#kernel/paging.ts';
import * as pages from '#schema/pages.ts';

/** The bytes of a token: the customer's id, and a signature of 128 bits. */
const ID_BYTES = 16;

/** The characters of a token: the base64url of its bytes. */
const TOKEN = /^[\w-]{43}$/;

/** Makes links that end the mails about products without a sign-in, and recognises their tokens. */
export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

const sign = (secret: string, kind: EndedMails, customer: Buffer): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe:${kind}:`).update(customer).digest().subarray(0, 16);

/**
 * The first secret signs; links by the former ones are still accepted. A token does not expire: a mail may be opened
 * years later. It is in the query, which no log has.
 */
export const createUnsubscribeLinks = (secrets: readonly [string, ...string[]], publicUrl: string) => ({
  /** Returns the URL that ends the mails of a kind to a customer, for those mails. */
  urlOf: (kind: EndedMails, customerId: string): string => {
    if (!isId(customerId)) throw new Error('A link to unsubscribe needs the id of a customer.');
    const customer = Buffer.from(customerId.replaceAll('-', ''), 'hex');
    const token = Buffer.concat([customer, sign(secrets[0], kind, customer)]).toString('base64url');
    return `${publicUrl}${pages.unsubscribe}?kind=${kind}&token=${token}`;
  },
  /** Returns the customer of a token; null when the shop did not issue it for this kind of mails. */
  customerOf: (kind: EndedMails, token: string): string | null => {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const customer = bytes.subarray(0, ID_BYTES);
    if (!secrets.some((secret) => timingSafeEqual(sign(secret, kind, customer), bytes.subarray(ID_BYTES)))) return null;
    return customer.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  },
});
