import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '#kernel/paging.ts';
import type { Availability } from '#kernel/availability.ts';

/** How long a tracking link is valid, in seconds: longer than delivery, return and refund take together. */
const LIFETIME_SECONDS = 90 * 86_400;

/** The bytes of a token's parts: the order's id, when it expires, and a signature of 128 bits. */
const ID_BYTES = 16;
const SIGNED_BYTES = ID_BYTES + 4;
const TOKEN_BYTES = SIGNED_BYTES + 16;

/** The characters of a token: the base64url of its bytes. */
const TOKEN = /^[\w-]{48}$/;

/**
 * Makes links that show the tracking of one order without a sign-in, and recognises their tokens without the database.
 */
export type TrackingLinks = ReturnType<typeof createTrackingLinks>;

const sign = (secret: string, signed: Buffer): Buffer =>
  createHmac('sha256', secret).update('tracking:').update(signed).digest().subarray(0, 16);

/** Returns a UUID in its usual spelling. */
const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The first secret signs; links by the former ones are still accepted. */
export const createTrackingLinks = (secrets: readonly [string, ...string[]], publicUrl: string) => {
  /** Returns what a token that the shop issued says; null for any other. */
  const read = (token: string): { orderId: string; isOver: boolean } | null => {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const signed = bytes.subarray(0, SIGNED_BYTES);
    const signature = bytes.subarray(SIGNED_BYTES, TOKEN_BYTES);
    if (!secrets.some((secret) => timingSafeEqual(sign(secret, signed), signature))) return null;
    return {
      orderId: uuidOf(signed.subarray(0, ID_BYTES)),
      isOver: signed.readUInt32BE(ID_BYTES) * 1000 <= Date.now(),
    };
  };
  const pathOf = (orderId: string): string => {
    if (!isId(orderId)) throw new Error('A tracking link needs the id of an order.');
    const signed = Buffer.alloc(SIGNED_BYTES);
    signed.write(orderId.replaceAll('-', ''), 'hex');
    signed.writeUInt32BE(Math.floor(Date.now() / 1000) + LIFETIME_SECONDS, ID_BYTES);
    const token = Buffer.concat([signed, sign(secrets[0], signed)]).toString('base64url');
    return `/track?token=${token}`;
  };
  return {
    /**
     * Returns the path of an order's tracking page. Who has it sees where the order is, for 90 days from now. The token
     * is in the query, so that the server can render the page (decision 11).
     */
    pathOf,
    /** Returns its URL, for mails. */
    urlOf: (orderId: string): string => publicUrl + pathOf(orderId),
    /** Returns the id of a token's order; null when the shop did not issue the token, or it has expired. */
    orderOf: (token: string): string | null => {
      const found = read(token);
      return found === null || found.isOver ? null : found.orderId;
    },
    /** Returns whether a token shows an order, no longer does, or never did. */
    availabilityOf: (token: string): Availability => {
      const found = read(token);
      if (found === null) return 'missing';
      return found.isOver ? 'gone' : 'there';
    },
  };
};
