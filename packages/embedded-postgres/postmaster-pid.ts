import { readFileSync } from 'node:fs';

/**
 * The lines of `postmaster.pid`: process, folder, start, port, socket, host, shared memory, state. Empty when no server
 * runs.
 */
function lines(cluster: string): string[] {
  try {
    return readFileSync(`${cluster}/postmaster.pid`, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Returns the process id of the server on that data; undefined when none runs. */
export function serverPid(cluster: string): number | undefined {
  return Number(lines(cluster)[0]) || undefined;
}

/** Returns the port on which the server accepts connections; undefined until it does. */
export function readyPort(cluster: string): number | undefined {
  const [, , , port, , , , state] = lines(cluster);
  return state?.trim() === 'ready' ? Number(port) : undefined;
}
