import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sendRequests, writeRequests, type Generator } from './load.ts';

/**
 * Returns how many requests a second a bare Node answers on this machine now: with it the figures of two machines, or
 * of two hours, can be compared.
 */
export const measureBareNode = async (generator: Generator, folder: string, seconds: number): Promise<number> => {
  const file = path.join(folder, 'bare.requests');
  await writeRequests(file, [{ method: 'GET', path: '/', accept: 'application/json' }]);
  const server = fork(path.join(import.meta.dirname, 'bare-node.ts'));
  try {
    const [url] = (await once(server, 'message')) as [string];
    return (await sendRequests(generator, { url, file, seconds })).perSecond;
  } finally {
    server.kill();
    await once(server, 'exit');
  }
};
