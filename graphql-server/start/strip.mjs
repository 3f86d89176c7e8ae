// Writes the server's files without their types, for main.mjs, which runs it when there are new ones; and when an image is built.
import { stripAll } from './stripped.mjs';

try {
  stripAll();
} catch (error) {
  console.error(
    `The server's files cannot be kept without their types (${error instanceof Error ? error.message : error}): it takes 15 MB more.`,
  );
  process.exitCode = 1;
}
