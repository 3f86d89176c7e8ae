import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Whether a process with that id runs. A zombie (ended, but not yet collected by its parent) counts as ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return processStatus(pid)[0] !== 'Z';
}

/** Returns the start time of a process, which tells it from an earlier one with the same id; empty outside Linux. */
export function processBirth(pid: number): string {
  return processStatus(pid)[19] ?? '';
}

/** Whether the process is a PostgreSQL server on that data, and not another program that got the same id later. */
export function isPostgresOn(pid: number, cluster: string): boolean {
  if (!isRunning(pid)) return false;
  if (process.platform === 'win32') return true;
  try {
    // The server's working directory is its data folder, even after the folder was moved.
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
}

/** The fields of Linux's `/proc/<pid>/stat` after the program's name; empty on other systems. */
function processStatus(pid: number): string[] {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
