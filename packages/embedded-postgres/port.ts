import { createServer, type AddressInfo } from 'node:net';

/** Returns a free TCP port of this machine: `wanted` if it is free. */
export async function freePort(wanted = 0): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer()
    .once('error', reject)
    .listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  return promise.catch((error: unknown) => {
    if (wanted === 0) throw error;
    return freePort();
  });
}
