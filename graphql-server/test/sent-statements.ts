import { Client } from 'pg';
import { vi } from 'vitest';

type Sent = string | { text: string; name?: string };

/** Returns a statement's text without the comment with the request's id. */
const textOf = (sent: Sent): string =>
  (typeof sent === 'string' ? sent : sent.text).replace(/^\/\* request=[\w-]{36} \*\/ /, '').trim();

/** Looks come by the clock, whatever is asked: for what has changed, and pg-boss's for its queues. */
const isLook = (text: string): boolean => text.includes('pg_current_snapshot') || text.includes('FROM jobs.queue q');

const sentBy = async (work: () => Promise<unknown>): Promise<Sent[]> => {
  const spy = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return (spy.mock.calls as unknown as [Sent][]).map(([sent]) => sent).filter((sent) => !isLook(textOf(sent)));
  } finally {
    spy.mockRestore();
  }
};

/** Returns the statements that some work runs on all connections, BEGIN and COMMIT among them, besides looks. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => (await sentBy(work)).map(textOf);

/** Returns the names of those that have one. */
export const statementNamesOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await sentBy(work)).flatMap((sent) => (typeof sent === 'string' ? [] : (sent.name ?? [])));
