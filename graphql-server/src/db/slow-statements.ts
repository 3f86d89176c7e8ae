import type { Log } from '../log.ts';
import type { Observe } from './observed-client.ts';

/** No statement of a visitor takes so long on a sound machine. */
const SLOW_MS = 1000;

/** Texts hold no values, but some are pages long. */
const LONGEST_TEXT = 300;

/** Says which statements take long, and for which request: those with a name bear no comment that would tell. */
export const logSlowStatements =
  (log: Log): Observe =>
  ({ name, text, milliseconds, requestId }) => {
    if (milliseconds < SLOW_MS) return;
    log.warn(
      { requestId, statement: name ?? text.slice(0, LONGEST_TEXT), milliseconds: Math.round(milliseconds) },
      'A statement took long.',
    );
  };
