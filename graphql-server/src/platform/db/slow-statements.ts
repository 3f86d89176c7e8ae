import type { Log } from '#kernel/log.ts';
import type { Observe } from './observed-client.ts';

/** From how many milliseconds a statement is slow: no visitor's statement takes this long on a sound machine. */
const SLOW_MS = 1000;

/** The most characters of a statement's text that are logged. */
const LONGEST_TEXT = 300;

/** Logs slow statements with their request's id, also named ones, which have no comment with it. */
export const logSlowStatements =
  (log: Log): Observe =>
  ({ name, text, milliseconds, requestId }) => {
    if (milliseconds < SLOW_MS) return;
    log.warn(
      { requestId, statement: name ?? text.slice(0, LONGEST_TEXT), milliseconds: Math.round(milliseconds) },
      'A statement took long.',
    );
  };
