/** What leaves the shop of a failure that nobody outside can understand. */
interface UnexpectedAnswer {
  status: 500 | 503;
  code: 'INTERNAL' | 'UNAVAILABLE';
  message: string;
  /** When it may be tried again (RFC 9110, `Retry-After`); undefined when that would not help. */
  retryAfterSeconds?: number;
}

/** A failure that passes: how it is told, and the codes of PostgreSQL, the network and the file system that say so. */
interface Passing {
  codes: ReadonlySet<string>;
  message: string;
  retryAfterSeconds: number;
}

const busy: Passing = {
  // A statement took too long, two waited for each other, a transaction stood still, PostgreSQL takes no more or is ending.
  // The words: nobody answers.
  codes: new Set('57014 40P01 40001 25P03 53300 57P01 57P02 57P03 ECONNREFUSED ECONNRESET EPIPE'.split(' ')),
  message: 'The shop is very busy just now. Please try again in a moment.',
  retryAfterSeconds: 5,
};

const full: Passing = {
  codes: new Set(['53100', 'ENOSPC', 'EDQUOT']),
  message: 'The shop cannot store anything just now. Please try again in a few minutes.',
  retryAfterSeconds: 120,
};

/** The words of the driver and of TypeORM, which have no codes for it, when there is no connection or it broke off. */
const NO_CONNECTION =
  /^timeout exceeded when trying to connect$|^Connection terminated|^Client has encountered a connection error|^Query runner already released|^Database connection provided by a query runner was already released/;

const passing = (error: unknown): Passing | undefined => {
  if (!(error instanceof Error)) return undefined;
  const cause = 'driverError' in error ? error.driverError : error;
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause ? String(cause.code) : '';
  if (NO_CONNECTION.test(cause.message)) return busy;
  return [busy, full].find(({ codes }) => codes.has(code));
};

/** How a failure that nobody expected is answered. It tells whether trying again soon may help, and nothing else. */
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
