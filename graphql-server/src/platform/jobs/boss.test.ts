import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createWorkerBoss } from './boss.ts';

/** A message of PostgreSQL's protocol. */
const message = (type: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

const fatal = (code: string) => message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mthe connection is lost\0\0`));

const authenticated = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));

test('a pooler that reports the end of the listening connection twice does not end the process', async () => {
  const sockets = new Set<Socket>();
  // Lets everybody in, and answers every statement; then it does as PgBouncer does when PostgreSQL dies.
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticated, ready]));
      socket.once('data', () => {
        socket.write(Buffer.concat([message('C', Buffer.from('LISTEN\0')), ready]), () =>
          socket.end(Buffer.concat([fatal('57P01'), fatal('08P01')])),
        );
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const boss = createWorkerBoss(`postgres://haat@127.0.0.1:${port}/haat`);
  const lost = once(boss, 'error');
  const db = boss.getDb() as unknown as Listening;
  await db.open();
  const handle = await db.listen(
    'jobs',
    () => {},
    () => {},
  );
  onTestFinished(async () => {
    await handle.close();
    await db.close();
  });
  // Vitest fails a test during which an exception is not caught, such as the second report.
  expect(await lost).toMatchObject([{ code: '57P01' }]);
  await Promise.all([...sockets].map((socket) => socket.destroyed || once(socket, 'close')));
});

/** What pg-boss makes of a URL, which its types do not tell. */
interface Listening {
  open(): Promise<void>;
  close(): Promise<void>;
  listen(channel: string, onNotification: () => void, onReconnect: () => void): Promise<{ close(): Promise<void> }>;
}
