import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type pg from 'pg';
import { CONNECTIONS } from './load/load.ts';

/** Starts the shop as a process of its own, as in production. */
export const startServer = async (
  databaseUrl: string,
  secret: string,
): Promise<{ process: ChildProcess; url: string }> => {
  const server = fork(path.join(import.meta.dirname, '..', 'src', 'main.ts'), {
    // As `npm start` and the image do.
    execArgv: ['--max-old-space-size=512', '--max-semi-space-size=16'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO_MODE: 'false',
      PORT: '0',
      PUBLIC_URL: 'http://localhost:0',
      // Log lines for each request, and for each mail that a shop without a mail server does not send, would be
      // measured too.
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: String(CONNECTIONS),
      SESSION_SECRET: secret,
      // The load sends the IP of each request.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(server, 'message')) as [{ ready: string }];
  return { process: server, url: message.ready };
};

/** Ends the shop, and waits until it has. */
export const stopServer = async ({ process: server }: { process: ChildProcess }): Promise<void> => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
};

/**
 * Ends a pool, and waits until its connections are closed: `end` does not wait, and PostgreSQL would end them with an
 * error.
 */
export const close = async (ending: pg.Pool): Promise<void> => {
  const closed = Promise.withResolvers<void>();
  let open = ending.totalCount;
  if (open === 0) closed.resolve();
  ending.on('remove', () => {
    open -= 1;
    if (open === 0) closed.resolve();
  });
  await ending.end();
  await closed.promise;
};
