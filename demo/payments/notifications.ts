import type { ProviderName } from './choices.ts';
import type { Forgery, Notice } from './frame.ts';
import type { Faults } from './faults.ts';

/** A notification that was sent, and the shop's answer. */
export interface SentNotice {
  provider: ProviderName;
  url: string;
  /** Null when there was no answer. */
  status: number | null;
}

/** The most notifications that wait, and that are remembered. */
const MOST = 100;

/** How long the shop may take to answer, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Returns what sends the notifications of the twin. */
export const createNotifications = (reach: typeof fetch) => {
  const waiting: (() => Promise<void>)[] = [];
  const sent: SentNotice[] = [];
  const underway = new Set<Promise<void>>();

  const remember = (notice: SentNotice) => {
    sent.push(notice);
    if (sent.length > MOST) sent.shift();
  };
  const send = async (provider: ProviderName, { url, headers, body }: Notice) => {
    try {
      const response = await reach(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      remember({ provider, url, status: response.status });
    } catch {
      // A provider's notification that nobody answers is lost. `sent` says so.
      remember({ provider, url, status: null });
    }
  };

  return {
    /** The notifications that were sent, oldest first. */
    sent: sent as readonly SentNotice[],
    notify: async (provider: ProviderName, faults: Faults, build: (forgery: Forgery | null) => Notice) => {
      if (faults.get('notifyNever')) return;
      const notice = build(faults.get('notifyForged') ?? null);
      const isTwice = faults.get('notifyTwice') === true;
      const deliver = async () => {
        await send(provider, notice);
        if (isTwice) await send(provider, notice);
      };
      if (faults.get('notifyLate')) {
        waiting.push(deliver);
        if (waiting.length > MOST) waiting.shift();
        return;
      }
      const delivery = deliver();
      underway.add(delivery);
      await delivery;
      underway.delete(delivery);
    },
    /** Waits until the shop has answered the notifications that are on their way. */
    settled: async () => void (await Promise.all(underway)),
    /** Sends the notifications that wait, one after another; returns how many there were. */
    release: async () => {
      const late = waiting.splice(0);
      for (const deliver of late) await deliver();
      return late.length;
    },
  };
};
