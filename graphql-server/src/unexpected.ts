/** What leaves the shop of a failure that nobody outside can understand. */
interface UnexpectedAnswer {
  status: 500 | 503;
  code: 'INTERNAL' | 'UNAVAILABLE';
  message: string;
}

/** Codes of PostgreSQL and of the network that say: not now. A statement took too long, two waited for each other, nobody answers. */
const NOT_NOW = new Set(['57014', '40P01', '40001', '53300', '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET']);

/** The words of the pool of connections, which has no code for it, when none became free in time. */
const NO_CONNECTION = /^timeout exceeded when trying to connect$|^Connection terminated/;

const isNotNow = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const cause = 'driverError' in error ? error.driverError : error;
  if (!(cause instanceof Error)) return false;
  return ('code' in cause && NOT_NOW.has(String(cause.code))) || NO_CONNECTION.test(cause.message);
};

/** How a failure that nobody expected is answered. It tells whether trying again soon may help, and nothing else. */
export const unexpected = (error: unknown): UnexpectedAnswer =>
  isNotNow(error)
    ? {
        status: 503,
        code: 'UNAVAILABLE',
        message: 'The shop is very busy just now. Please try again in a moment.',
      }
    : { status: 500, code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' };
