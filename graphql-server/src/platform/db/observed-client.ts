import { Client, type QueryConfig } from 'pg';
import { currentRequestId } from '#kernel/current-request.ts';
import type { Statement } from './sql.ts';

/** A statement that PostgreSQL has answered. */
export interface SeenStatement {
  /** The statement's name, if PostgreSQL keeps its plan. */
  name: string | undefined;
  text: string;
  milliseconds: number;
  /** Its error; undefined after a success. */
  error: unknown;
  requestId: string | undefined;
}

/** Called for every statement. */
export type Observe = (statement: SeenStatement) => void;

/**
 * Returns a statement's text with the id of its request as a comment, which `pg_stat_activity` and PostgreSQL's log
 * show. A named statement must stay as it is, because PostgreSQL keeps its plan by its text.
 */
const withRequestComment = (text: string, requestId = currentRequestId()): string =>
  requestId === undefined ? text : `/* request=${requestId} */ ${text}`;

/** A statement with the id of the request that it serves, wherever it is sent from. */
interface TracedQuery extends QueryConfig {
  requestId?: string | undefined;
}

/** Adds the request's id to a statement: in its text too, unless the statement has a name and so must keep its text. */
export const traced = ({ name, text, values }: Pick<Statement, 'name' | 'text' | 'values'>): TracedQuery => {
  const requestId = currentRequestId();
  return {
    ...(name !== undefined && { name }),
    text: name === undefined ? withRequestComment(text, requestId) : text,
    values,
    requestId,
  };
};

/** Returns a statement that PostgreSQL does not keep, with its request's id. */
const withoutName = ({ name: _, text, requestId, ...rest }: TracedQuery): TracedQuery => ({
  ...rest,
  text: withRequestComment(text, requestId),
});

type Arguments = [statement: string | TracedQuery, ...rest: unknown[]];

/**
 * Returns the class of connections that report their statements; without `hasPreparedStatements` PostgreSQL hears no
 * names.
 */
export const observedClient = (observe: Observe, hasPreparedStatements = true): typeof Client => {
  class ObservedClient extends Client {
    // The method has seventeen overloads; this one passes its arguments through.
    override query(...sent: unknown[]): never {
      const [given, ...rest] = sent as Arguments;
      const { name, text, requestId } =
        typeof given === 'string' ? { name: undefined, text: given, requestId: currentRequestId() } : given;
      const statement =
        typeof given === 'string' || hasPreparedStatements || name === undefined ? given : withoutName(given);
      const began = performance.now();
      const seen = (error: unknown) =>
        observe({ name, text, milliseconds: performance.now() - began, error, requestId });
      const send = super.query as unknown as (...all: unknown[]) => unknown;

      const callback = rest.at(-1);
      if (typeof callback === 'function') {
        // The pool's callback form, which may be called from another request's context.
        rest[rest.length - 1] = (error: unknown, result: unknown) => {
          seen(error ?? undefined);
          callback(error, result);
        };
        return send.call(this, statement, ...rest) as never;
      }
      const answer = send.call(
        this,
        typeof statement === 'string' ? withRequestComment(text, requestId) : statement,
        ...rest,
      );
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
