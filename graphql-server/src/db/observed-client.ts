import { Client, type QueryConfig } from 'pg';
import { currentRequestId } from '../current-request.ts';

/** One statement that PostgreSQL has answered. */
export interface SeenStatement {
  /** The name of one that PostgreSQL keeps the plan of. */
  name: string | undefined;
  text: string;
  milliseconds: number;
  /** What came of it; undefined when it went well. */
  error: unknown;
  requestId: string | undefined;
}

/** Told of every statement. */
export type Observe = (statement: SeenStatement) => void;

/**
 * A statement whose text begins with the id of the request that it serves, as `pg_stat_activity` and PostgreSQL's log show it. One
 * with a name stays as it is: PostgreSQL keeps its plan by its text.
 */
export const withRequestComment = (text: string, requestId = currentRequestId()): string =>
  requestId === undefined ? text : `/* request=${requestId} */ ${text}`;

/** A statement that knows for whom it is sent, wherever it is sent from. */
export interface TracedQuery extends QueryConfig {
  requestId?: string | undefined;
}

type Arguments = [statement: string | TracedQuery, ...rest: unknown[]];

/** The class of connections whose statements are observed. */
export const observedClient = (observe: Observe): typeof Client => {
  class ObservedClient extends Client {
    // Its own types have seventeen forms; we only pass through what comes.
    override query(...sent: unknown[]): never {
      const [statement, ...rest] = sent as Arguments;
      const isText = typeof statement === 'string';
      const requestId = isText ? currentRequestId() : statement.requestId;
      const { name, text } = isText ? { name: undefined, text: statement } : statement;
      const began = performance.now();
      const seen = (error: unknown) =>
        observe({ name, text, milliseconds: performance.now() - began, error, requestId });
      const send = super.query as unknown as (...all: unknown[]) => unknown;

      const callback = rest.at(-1);
      if (typeof callback === 'function') {
        // The pool's way, which may call out of another request than the one that asked.
        rest[rest.length - 1] = (error: unknown, result: unknown) => {
          seen(error ?? undefined);
          callback(error, result);
        };
        return send.call(this, statement, ...rest) as never;
      }
      const answer = send.call(this, isText ? withRequestComment(text, requestId) : statement, ...rest);
      if (answer instanceof Promise)
        answer.then(
          () => seen(undefined),
          (error: unknown) => seen(error),
        );
      return answer as never;
    }
  }
  return ObservedClient;
};
