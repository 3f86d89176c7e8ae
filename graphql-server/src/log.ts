import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/** Where the server says what happens: one JSON object a line, for people and collectors alike. */
export type Log = Pick<Logger, 'fatal' | 'error' | 'warn' | 'info'>;

/** A message can repeat what somebody sent; nobody needs more of it. */
const LONGEST_MESSAGE = 1000;
const LONGEST_STACK = 6000;

/** Properties of errors that say what kind they are. All others may hold what people sent: the values of a statement, an answer with tokens. */
const telling = ['code', 'constraint', 'table', 'routine', 'status'] as const;

const errorOf = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return error;
  // TypeORM's holds the driver's, which says more.
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

/** What never stands in a log, whoever hands it over: on its own, or one step below. */
const secrets = ['password', 'token', 'refreshToken', 'authorization', 'cookie'];

/** A log of that level. By itself it goes to the standard error, without making anybody wait; what is left is written at the end. */
export const createLog = (
  level: LogLevel,
  to: DestinationStream = destination({ fd: 2, sync: false }),
): Logger =>
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
