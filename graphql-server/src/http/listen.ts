import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A place where the shop answers. */
export interface Listener {
  readonly port: number;
  /** Takes no new requests and waits for those that are under way, but not longer than this. */
  close(patienceMs?: number): Promise<void>;
}

/** How long a visitor may take to send what they want to say, and to read what they are told. */
export interface Patience {
  /** For the headers, from the first byte or from the opening of a connection on. */
  readonly headersMs: number;
  /** For all of a request, its body too. */
  readonly requestMs: number;
  /** For reading on, once they have read nothing more of an answer. */
  readonly readsMs: number;
  /** How often connections are looked at that are over their time to send. */
  readonly lookEveryMs: number;
}

/**
 * A picture of 8 MB comes within this time at two megabits a second. Whoever sends nothing, or reads nothing, must not hold a
 * connection for longer, and with it the memory that an answer takes.
 */
export const usualPatience: Patience = {
  headersMs: 15_000,
  requestMs: 30_000,
  readsMs: 60_000,
  lookEveryMs: 1000,
};

/** The port cannot be had; the message is one sentence that says what to do. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/** Another shop that is just ending may hold the port for a moment longer. */
const takenPatienceMs = 2000;

/** Answers requests at the address; `localhost` stands for both loopback addresses. */
export async function listen(
  handler: RequestListener,
  at: { host: string; port: number },
  patience: Patience = usualPatience,
): Promise<Listener> {
  const [host = at.host, secondHost] = at.host === 'localhost' ? ['127.0.0.1', '::1'] : [at.host];
  const first = await open(handler, host, at.port, patience);
  const { port } = first.address() as AddressInfo;
  const servers = [first];
  if (secondHost !== undefined) {
    try {
      servers.push(await open(handler, secondHost, port, patience));
    } catch (error) {
      // A machine without IPv6 is fine; another program on `localhost` of IPv6 would get half of the visitors.
      if (isTaken(error) && at.port !== 0) {
        await close(first, 0);
        throw error;
      }
    }
  }
  return {
    port,
    close: async (patienceMs = 10_000) =>
      void (await Promise.all(servers.map((server) => close(server, patienceMs)))),
  };
}

async function open(
  handler: RequestListener,
  host: string,
  port: number,
  { headersMs, requestMs, readsMs, lookEveryMs }: Patience,
): Promise<Server> {
  const deadline = Date.now() + takenPatienceMs;
  for (;;) {
    const server = createServer(
      { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: lookEveryMs },
      handler,
    );
    server.timeout = readsMs;
    server.prependListener('request', endWhenUnread);
    try {
      // `once` rejects when the server reports an error instead.
      const listening = once(server, 'listening');
      server.listen(port, host);
      await listening;
      return server;
    } catch (error) {
      if (!isTaken(error) || Date.now() > deadline) throw explain(error, host, port);
    }
    await delay(100);
  }
}

/**
 * Gives up an answer of which something is written and nothing is read. Without this listener Node would also end a connection
 * that waits for us: for the picture of somebody else who is before it in line, for instance.
 */
const endWhenUnread: RequestListener = (_request, response) =>
  void response.on('timeout', () => {
    if (response.socket !== null && response.socket.writableLength > 0) response.destroy();
  });

async function close(server: Server, patienceMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that is kept alive becomes idle after its last answer.
  const sweeping = setInterval(() => server.closeIdleConnections(), 50);
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweeping);
  clearTimeout(giveUp);
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof ListenError ? error.cause : error;
  return (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
}

function explain(cause: unknown, host: string, port: number): unknown {
  switch ((cause as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ListenError(
        `Port ${port} is taken: stop the program that has it, or choose another port, as in PORT=${port === 65_535 ? 3000 : port + 1} npm start.`,
        { cause },
      );
    case 'EACCES':
      return new ListenError(
        `Port ${port} is not open to this user: choose one from 1024 up, as in PORT=3000.`,
        { cause },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ListenError(
        `HOST ${host} is not an address of this machine: use localhost, or 0.0.0.0 for all.`,
        { cause },
      );
    default:
      return cause;
  }
}
