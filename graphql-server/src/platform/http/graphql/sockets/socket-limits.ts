import { Counts } from '#kernel/counts.ts';
import { ipKey } from '#kernel/ip-key.ts';
import type { Requester } from '../graphql-quota.ts';

/** What strangers may do with sockets, at each server. */
export interface SocketLimits {
  /** Open sockets: in all, from one IP (which thousands of phones may share), and of one customer. */
  readonly sockets: number;
  readonly socketsOfIp: number;
  readonly socketsOfCustomer: number;
  /** Subscriptions of one socket at a time. */
  readonly subscriptions: number;
  /** The longest message, in bytes. */
  readonly messageBytes: number;
  /** The most bytes that wait for a client that does not read. */
  readonly waitingBytes: number;
  /** How long a client may take to say who it is, in milliseconds. */
  readonly initMs: number;
  /** How often a client must prove that it is still there, in milliseconds. */
  readonly pingMs: number;
  /** The most messages between two pings. */
  readonly messages: number;
}

/** The limits of a real shop. */
export const defaultSocketLimits: SocketLimits = {
  sockets: 10_000,
  socketsOfIp: 1000,
  socketsOfCustomer: 20,
  subscriptions: 5,
  messageBytes: 32_768,
  waitingBytes: 2_000_000,
  initMs: 5000,
  pingMs: 30_000,
  messages: 100,
};

/**
 * Counts the open sockets of this server. Each function counts one, and returns the function that counts it back.
 */
export const createSocketCounts = (limits: SocketLimits) => {
  const counts = new Counts();
  return {
    /** Returns null when there are too many sockets, in all or from this IP. */
    open: ({ client }: Requester): (() => void) | null => {
      const leave = counts.take('all', limits.sockets);
      if (leave === null) return null;
      const leaveIp = counts.take(`ip:${ipKey(client.ip)}`, limits.socketsOfIp);
      if (leaveIp === null) {
        leave();
        return null;
      }
      return () => {
        leaveIp();
        leave();
      };
    },
    /** Returns null when the customer has too many sockets. */
    signIn: (customerId: string) => counts.take(`customer:${customerId}`, limits.socketsOfCustomer),
  };
};

/** The open sockets of this server. */
export type SocketCounts = ReturnType<typeof createSocketCounts>;
