/** Where the server says what happens: one JSON object a line, for people and collectors alike. */
export interface Log {
  info(message: string, details?: Record<string, unknown>): void;
  warn(message: string, details?: Record<string, unknown>): void;
  error(message: string, details?: Record<string, unknown>): void;
}

const plain = (_key: string, value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value;

/** A log that writes to the given stream, the standard error by default. */
export const createLog = (write: (line: string) => void = (line) => void process.stderr.write(line)): Log => {
  const at =
    (level: string) =>
    (message: string, details: Record<string, unknown> = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...details }, plain)}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
};
