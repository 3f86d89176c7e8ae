import { Busy } from '#kernel/errors.ts';

/** What a client gets of an unexpected failure. */
export interface UnexpectedAnswer {
  status: 500 | 503;
  code: 'INTERNAL' | 'UNAVAILABLE';
  message: string;
  /** After how many seconds to try again (RFC 9110, `Retry-After`); undefined when that would not help. */
  retryAfterSeconds?: number;
}

/** A temporary failure: how it is answered, and the codes of PostgreSQL, the network and the file system for it. */
interface Passing {
  codes: ReadonlySet<string>;
  message: string;
  retryAfterSeconds: number;
}

const busy: Passing = {
  // Statement timeout, deadlock, idle transaction, too many connections, shutdown, a standby that is not the primary
  // yet; no connection.
  codes: new Set(
    (
      '57014 40P01 40001 25P03 53300 57P01 57P02 57P03 25006 08000 08001 08003 08004 08006 ' +
      'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'
    ).split(' '),
  ),
  message: 'The shop is very busy just now. Please try again in a moment.',
  retryAfterSeconds: 5,
};

/** Returns the failure that says so. */
export const veryBusy = (): Busy => new Busy(busy.message, busy.retryAfterSeconds);

const full: Passing = {
  codes: new Set(['53100', 'ENOSPC', 'EDQUOT']),
  message: 'The shop cannot store anything just now. Please try again in a few minutes.',
  retryAfterSeconds: 120,
};

/** Messages of the driver and of TypeORM about a missing or broken connection, which have no code. */
const NO_CONNECTION =
  /^timeout exceeded when trying to connect$|^Connection terminated|^Client has encountered a connection error|^Query runner already released|^Database connection provided by a query runner was already released/;

const passing = (error: unknown): Passing | undefined => {
  if (!(error instanceof Error)) return undefined;
  const cause = 'driverError' in error ? error.driverError : error;
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause ? String(cause.code) : '';
  if (NO_CONNECTION.test(cause.message)) return busy;
  // So a pooler says that PostgreSQL does not answer; PostgreSQL itself ends no connection when it finds a mistake in a
  // message.
  if (code === '08P01' && 'severity' in cause && cause.severity === 'FATAL') return busy;
  return [busy, full].find(({ codes }) => codes.has(code));
};

/** Returns the answer to an unexpected failure. It says whether trying again soon may help, and nothing else. */
export const unexpected = (error: unknown): UnexpectedAnswer => {
  const found = passing(error);
  if (found === undefined)
    return {
      status: 500,
      code: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again.',
    };
  const { message, retryAfterSeconds } = found;
  return { status: 503, code: 'UNAVAILABLE', message, retryAfterSeconds };
};
