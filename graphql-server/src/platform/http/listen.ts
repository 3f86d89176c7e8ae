import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';

/** A listening server. */
export interface Listener {
  readonly port: number;
  /** Accepts no new requests and waits for the running ones, at most this long. */
  close(timeoutMs?: number): Promise<void>;
}

/** Connections that become something else than HTTP, such as WebSockets. */
export interface Upgrades {
  /** Whether a request is for one of them; any other is answered as if it were an ordinary one. */
  accepts(request: IncomingMessage): boolean;
  /** Takes over the connection of such a request. */
  take(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  /** Closes all of them, within about a second, and refuses further ones. */
  close(): Promise<void>;
}

/** How long a client may take to send a request and to read the response, in milliseconds. */
interface ClientTimeouts {
  /** For the headers, from the first byte or from opening the connection. */
  readonly headersMs: number;
  /** For the whole request, including its body. */
  readonly requestMs: number;
  /** For reading on, after the client has stopped reading a response. */
  readonly readsMs: number;
  /** For the next request on an open connection. */
  readonly idleMs: number;
  /** For a last request on it, once the server is closing. */
  readonly lingersMs: number;
  /** How often connections are checked for exceeded times. */
  readonly lookEveryMs: number;
}

/**
 * A picture of 8 MB arrives within this time at two megabits per second. A client that sends or reads nothing must not
 * hold a connection for longer, with the memory of its response.
 */
export const defaultClientTimeouts: ClientTimeouts = {
  headersMs: 15_000,
  requestMs: 30_000,
  readsMs: 60_000,
  idleMs: 5000,
  lingersMs: 0,
  lookEveryMs: 1000,
};

/**
 * Times of a server behind proxies. They use a connection again for a minute, nginx and most load balancers: were it
 * closed earlier, a request might be on its way on it, and a proxy does not repeat one that may have been done. So a
 * server that is closing takes no new connections, and says on each of the others with the next answer that it is the
 * last one.
 */
export const proxyTimeouts: ClientTimeouts = { ...defaultClientTimeouts, idleMs: 65_000, lingersMs: 3000 };

/** The port cannot be used; the message says in one sentence what to do. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/** Another shop that is ending may hold the port for a moment longer, in milliseconds. */
const takenClientTimeoutsMs = 2000;

/** Listens on a host; `localhost` stands for both loopback addresses. */
export async function listen(
  handler: RequestListener,
  at: { host: string; port: number },
  timeouts: ClientTimeouts = defaultClientTimeouts,
  upgrades?: Upgrades,
): Promise<Listener> {
  const [host = at.host, secondHost] = at.host === 'localhost' ? ['127.0.0.1', '::1'] : [at.host];
  const first = await open(handler, host, at.port, timeouts, upgrades);
  const { port } = first.address() as AddressInfo;
  const servers = [first];
  if (secondHost !== undefined) {
    try {
      servers.push(await open(handler, secondHost, port, timeouts, upgrades));
    } catch (error) {
      // A machine without IPv6 is fine; but another program on IPv6 `localhost` would get half of the visitors.
      if (isTaken(error) && at.port !== 0) {
        await close(first, 0);
        throw error;
      }
    }
  }
  return {
    port,
    close: async (timeoutMs = 10_000) =>
      void (await Promise.all([
        upgrades?.close(),
        ...servers.map((server) => close(server, timeoutMs, timeouts.lingersMs)),
      ])),
  };
}

async function open(
  handler: RequestListener,
  host: string,
  port: number,
  { headersMs, requestMs, readsMs, idleMs, lookEveryMs }: ClientTimeouts,
  upgrades: Upgrades | undefined,
): Promise<Server> {
  const deadline = Date.now() + takenClientTimeoutsMs;
  for (;;) {
    const server = createServer(
      {
        headersTimeout: headersMs,
        requestTimeout: requestMs,
        keepAliveTimeout: idleMs,
        connectionsCheckingInterval: lookEveryMs,
        shouldUpgradeCallback: (request) => upgrades?.accepts(request) ?? false,
      },
      handler,
    );
    if (upgrades) server.on('upgrade', upgrades.take);
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
 * Closes a connection whose response is partly written and not read. Without this listener Node would also close a
 * connection that waits for the server, for example for another customer's picture that is before it in the queue.
 */
const endWhenUnread: RequestListener = (_request, response) =>
  void response.on('timeout', () => {
    if (response.socket !== null && response.socket.writableLength > 0) response.destroy();
  });

/** Says with an answer that it is the last one on its connection. */
const answerForTheLastTime: RequestListener = (_request, response) => {
  response.shouldKeepAlive = false;
};

/** A turn of the event loop is short when it has little to do, in milliseconds; how many are waited for at most. */
const SHORT_TURN_MS = 1;
const MOST_TURNS = 100;

/**
 * Waits until what has come is accepted: connections that are still in line break off when the server no longer
 * listens.
 */
const untilAllAreAccepted = async (): Promise<void> => {
  await turn();
  for (let turns = 1; turns < MOST_TURNS; turns += 1) {
    const began = performance.now();
    await turn();
    if (performance.now() - began < SHORT_TURN_MS) return;
  }
};

async function close(server: Server, timeoutMs: number, lingersMs = 0): Promise<void> {
  const closed = once(server, 'close');
  if (lingersMs > 0) await untilAllAreAccepted();
  // That of HTTP would close idle connections at once.
  NetServer.prototype.close.call(server);
  // Not before: a client that loses its connection opens a new one.
  server.prependListener('request', answerForTheLastTime);
  let sweeping: NodeJS.Timeout | undefined;
  const sweep = () => {
    server.close();
    // A kept-alive connection becomes idle after its last response.
    sweeping = setInterval(() => server.closeIdleConnections(), 50);
  };
  const lingering = setTimeout(sweep, Math.min(lingersMs, timeoutMs));
  const giveUp = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(lingering);
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
      return new ListenError(`Port ${port} is not open to this user: choose one from 1024 up, as in PORT=3000.`, {
        cause,
      });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ListenError(`HOST ${host} is not an address of this machine: use localhost, or 0.0.0.0 for all.`, {
        cause,
      });
    default:
      return cause;
  }
}
