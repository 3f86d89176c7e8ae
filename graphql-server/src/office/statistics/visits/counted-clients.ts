import { LRUCache } from 'lru-cache';
import type { ClientInfo } from '#kernel/client-info.ts';
import { ipKey } from '#kernel/ip-key.ts';

/** How many calls of one IP count within how long: generous, since in Bangladesh thousands of phones share one. */
const CALLS_OF_IP = 3000;
const IP_MS = 15 * 60_000;

/** How many IPs a server remembers. */
const MAX_IPS = 20_000;

/** What the browser of every person begins its name with. */
const BROWSERS = /^Mozilla\/5\.0 /;

/** Programs that use the same beginning and say what they are, and browsers that no person looks at. */
const ROBOTS = /bot\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|externalhit/i;

/**
 * Says whose calls count. Nothing of a client is stored but, for a quarter of an hour and in memory, how many calls its
 * IP has sent.
 */
export class CountedClients {
  readonly #callsOfIps = new LRUCache<string, number>({ max: MAX_IPS, ttl: IP_MS, noUpdateTTL: true });

  /** Whether a call counts: not of programs that say so, nor of an IP that has sent too many. */
  take({ ip, userAgent }: ClientInfo): boolean {
    if (userAgent === null || !BROWSERS.test(userAgent) || ROBOTS.test(userAgent)) return false;
    const key = ipKey(ip);
    const calls = this.#callsOfIps.get(key) ?? 0;
    if (calls >= CALLS_OF_IP) return false;
    this.#callsOfIps.set(key, calls + 1);
    return true;
  }
}
