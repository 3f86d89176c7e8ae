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

/** The open sockets of this server. Each function counts one, and returns the function that counts it back. */
export interface SocketCounts {
  /** Returns null when there are too many sockets, in all or from this IP. */
  open(requester: Requester): (() => void) | null;
  /** Returns null when the customer has too many sockets. */
  signIn(customerId: string): (() => void) | null;
}

/** Counts the open sockets of this server. */
export const createSocketCounts = (limits: SocketLimits): SocketCounts => {
  const byKey = new Map<string, number>();
  /** Counts one more unless the limit is reached. Returns the function that counts it back; null when it is. */
  const take = (key: string, most: number): (() => void) | null => {
    const count = byKey.get(key) ?? 0;
    if (count >= most) return null;
    byKey.set(key, count + 1);
    return () => {
      const now = byKey.get(key) ?? 0;
      if (now > 1) byKey.set(key, now - 1);
      else byKey.delete(key);
    };
  };
  return {
    open: ({ client }) => {
      const leave = take('all', limits.sockets);
      if (leave === null) return null;
      const leaveIp = take(`ip:${ipKey(client.ip)}`, limits.socketsOfIp);
      if (leaveIp === null) {
        leave();
        return null;
      }
      return () => {
        leaveIp();
        leave();
      };
    },
    signIn: (customerId) => take(`customer:${customerId}`, limits.socketsOfCustomer),
  };
};
