import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Whether a process of that number runs. One that has ended but was not yet collected counts as ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, and it is somebody else's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return processState(pid) !== 'Z';
}

/** Tells two processes apart that bore the same number at different times; empty where that is not to be had. */
export function processBirth(pid: number): string {
  return processStatus(pid)[19] ?? '';
}

/** Whether the process is a PostgreSQL server on that data, and not something that got its number later. */
export function isPostgresOn(pid: number, cluster: string): boolean {
  if (!isRunning(pid)) return false;
  if (process.platform === 'win32') return true;
  try {
    // The server stands in its data folder, wherever that was moved to since.
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
}

function processState(pid: number): string {
  return processStatus(pid)[0] ?? '';
}

/** The fields of Linux's `/proc/<pid>/stat` that follow the program's name; none elsewhere. */
function processStatus(pid: number): string[] {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
