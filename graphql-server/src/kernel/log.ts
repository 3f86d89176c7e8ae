import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/** The log levels. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

/** One of them. */
type LogLevel = (typeof LOG_LEVELS)[number];

/** The server's log: one JSON object per line. */
export type Log = Pick<Logger, 'fatal' | 'error' | 'warn' | 'info'>;

/** The most characters of a message that are logged: it may repeat what a client sent. */
const LONGEST_MESSAGE = 1000;
const LONGEST_STACK = 6000;

/**
 * Properties of errors that are logged. All others may hold personal data, such as the values of a statement, or
 * tokens.
 */
const telling = ['code', 'constraint', 'table', 'routine', 'status'] as const;

const errorOf = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return error;
  // TypeORM's error contains the driver's, which says more.
  const { driverError = {} } = error as { driverError?: object };
  const facts = { ...driverError, ...error } as Record<string, unknown>;
  return {
    name: error.name,
    message: error.message.slice(0, LONGEST_MESSAGE),
    ...Object.fromEntries(telling.flatMap((name) => (name in facts ? [[name, facts[name]]] : []))),
    stack: error.stack?.slice(0, LONGEST_STACK),
    ...(error.cause !== undefined && depth < 3 && { cause: errorOf(error.cause, depth + 1) }),
  };
};

/** Properties that are never logged, at the top level or one level below. */
const secrets = ['password', 'token', 'refreshToken', 'authorization', 'cookie'];

/**
 * Creates a log of a level. By default it writes to standard error without blocking; the rest is written at the end.
 */
export const createLog = (level: LogLevel, to: DestinationStream = destination({ fd: 2, sync: false })): Logger =>
  pino(
    {
      level,
      base: null,
      messageKey: 'message',
      errorKey: 'error',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: errorOf },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
    },
    to,
  );
