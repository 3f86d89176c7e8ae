import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Runs work after the test that calls it, or after the file's last test where no test does. A hook that a test adds to
 * its file does not run.
 */
export const afterwards = (work: () => void | Promise<void>): void =>
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(work);
