/** Returns why PostgreSQL did not start, from its output, and what to do about it if anything can be done. */
export function explain(output: string): string {
  if (/No space left/.test(output)) return 'the disk is full; make room and start again';
  if (/could not (?:map|create|resize).*shared memory|Cannot allocate memory/i.test(output)) {
    return 'too little memory; close other programs and start again';
  }
  const version = /initialized by PostgreSQL version (\d+)/.exec(output)?.[1];
  if (version)
    return `its data was made by PostgreSQL ${version}; set DATA_DIR to another folder, or bring the data over`;
  return lastError(output);
}

/** Returns the last error message of the output, without PostgreSQL's prefixes. */
export function lastError(output: string): string {
  const lines = output.trim().split('\n');
  const line = lines.findLast((one) => /FATAL|PANIC|error:/.test(one)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '');
}
