import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

const KB_OF_MB = 1024;

/** Whether this system tells what its processes use, as Linux does. */
export const tellsOfProcesses = existsSync('/proc/self/stat');

/**
 * Returns the numbers after the name in `/proc/<pid>/stat`, of which the second is the parent; undefined when the
 * process has ended.
 */
const statOf = (pid: number | string): number[] | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
};

/** Returns the processor time of a process in milliseconds, its own and that of the children that have ended. */
const cpuOf = (stat: readonly number[] = []): number =>
  [11, 12, 13, 14].reduce((sum, place) => sum + (stat[place] ?? 0), 0) * TICK_MS;

/**
 * Returns the processor time that a process and its children have used so far, in milliseconds; NaN where the system
 * does not tell.
 */
export const cpuMsOf = (pid: number): number => {
  if (!tellsOfProcesses) return NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(name))
    .filter((stat) => stat?.[1] === pid);
  return [statOf(pid), ...children].reduce((sum, stat) => sum + cpuOf(stat), 0);
};

/** The memory of a process in MB: now, and the most since `forgetHighest`. */
export interface Memory {
  now: number;
  highest: number;
}

/** Returns the memory of a process that is not on disk only (RSS); NaN where the system does not tell. */
export const memoryOf = (pid: number): Memory => {
  const status = tellsOfProcesses ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? NaN) / KB_OF_MB;
  return { now: read('VmRSS'), highest: read('VmHWM') };
};

/** Begins to look for the highest memory anew. */
export const forgetHighest = (pid: number): void => {
  if (tellsOfProcesses) writeFileSync(`/proc/${pid}/clear_refs`, '5');
};
