/** Why PostgreSQL did not start, in a sentence that says what to do where somebody can do something. */
export function explain(said: string): string {
  if (/No space left/.test(said)) return 'the disk is full; make room and start again';
  if (/could not (?:map|create|resize).*shared memory|Cannot allocate memory/i.test(said)) {
    return 'too little memory; close other programs and start again';
  }
  const version = /initialized by PostgreSQL version (\d+)/.exec(said)?.[1];
  if (version)
    return `its data was made by PostgreSQL ${version}; set DATA_DIR to another folder, or bring the data over`;
  return lastWords(said);
}

/** The sentence that says why, without PostgreSQL's prefixes. */
export function lastWords(output: string): string {
  const lines = output.trim().split('\n');
  const line = lines.findLast((one) => /FATAL|PANIC|error:/.test(one)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '');
}
