/** What the console was told during one test: anything unexpected in it fails the test. */
let heard: string[] = [];
let expected: RegExp[] = [];

/** Keeps what was said. */
export const noteComplaint = (args: unknown[]): void => {
  const text = args.map((arg) => (arg instanceof Error ? (arg.stack ?? arg.message) : String(arg))).join(' ');
  heard.push(text);
};

/** Lets this test's console say what matches. */
export const expectComplaint = (pattern: RegExp): void => {
  expected.push(pattern);
};

/** What was said and not expected. */
export const complaints = (): string[] =>
  heard.filter((text) => !expected.some((pattern) => pattern.test(text)));

/** Begins a new test. */
export const forgetComplaints = (): void => {
  heard = [];
  expected = [];
};
