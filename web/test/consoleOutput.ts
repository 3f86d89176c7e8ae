/** The console's output during one test: unexpected output fails the test. */
let output: string[] = [];
let expected: RegExp[] = [];

/** Records output. */
export const recordConsole = (args: unknown[]): void => {
  const text = args.map((arg) => (arg instanceof Error ? (arg.stack ?? arg.message) : String(arg))).join(' ');
  output.push(text);
};

/** Allows output that matches, for this test. */
export const expectConsole = (pattern: RegExp): void => {
  expected.push(pattern);
};

/** Returns the unexpected output. */
export const unexpectedOutput = (): string[] =>
  output.filter((text) => !expected.some((pattern) => pattern.test(text)));

/** Starts a new test. */
export const clearConsole = (): void => {
  output = [];
  expected = [];
};
