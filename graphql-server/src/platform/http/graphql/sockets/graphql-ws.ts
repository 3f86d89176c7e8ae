import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Request } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, handleProtocols, makeServer, type ConnectionInitMessage } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { TooMany } from '#kernel/errors.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Upgrades } from '#platform/http/listen.ts';
import { requesterOf } from '../graphql-quota.ts';
import { createSubscriptions, type Subscription } from './graphql-subscription.ts';
import { createSocketClient, type SocketClient, type SocketClientDeps } from './socket-client.ts';
import { createSocketCounts, defaultSocketLimits, type SocketLimits } from './socket-limits.ts';

/** What the sockets need. */
interface SocketsDeps extends SocketClientDeps {
  schema: GraphQLSchema;
  limits?: Partial<SocketLimits> | undefined;
  metrics?: Metrics | undefined;
}

/** The price of opening a socket. */
const OPEN_PRICE = 20_000;

/** How long clients may take to close their side when the shop ends, in milliseconds. */
const FAREWELL_MS = 1000;

/** The close code when the shop ends (RFC 6455): clients connect again, to another server. */
const GOING_AWAY = 1001;

/** The most bytes of the reason in a close frame (RFC 6455). */
const REASON_BYTES = 123;

/** Returns as many whole characters of a reason as a close frame can have. */
const cut = (reason: string): Buffer => {
  const bytes = Buffer.alloc(REASON_BYTES);
  return bytes.subarray(0, new TextEncoder().encodeInto(reason, bytes).written);
};

/** Whether an error is about a message of the client, which is no failure of ours. */
const isAboutMessage = (error: unknown) => error instanceof Error && error.message.startsWith('Unexpected message');

/** Answers a request for a socket with a refusal. */
const refuse = (socket: Duplex, status: number): void => {
  socket.on('error', () => socket.destroy());
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(head, () => socket.destroy());
};

/**
 * Creates the sockets: GraphQL subscriptions at /graphql in the protocol graphql-transport-ws. A token that has expired
 * and a session that has ended close a socket with code 4403, after which the client may connect with its next token.
 * Whatever a stranger sends is limited, and leaves nothing in the log.
 */
export const createSockets = ({ schema, limits: own, metrics, ...deps }: SocketsDeps): Upgrades => {
  const { app, quota, log } = deps;
  const limits = { ...defaultSocketLimits, ...own };
  const counts = createSocketCounts(limits);
  const subscriptions = createSubscriptions(schema);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, handleProtocols });
  let isClosing = false;
  metrics?.sockets(() => sockets.clients.size);

  const protocol = makeServer<ConnectionInitMessage['payload'], SocketClient>({
    connectionInitWaitTimeout: limits.initMs,
    onConnect: ({ connectionParams, extra: client }) => client.connect(connectionParams),
    onSubscribe: async ({ subscriptions: open, extra: client }, _id, payload) => {
      if (Object.keys(open).length > limits.subscriptions)
        return [new GraphQLError(`A socket has at most ${limits.subscriptions} subscriptions.`)];
      try {
        return await subscriptions.prepare(payload, client);
      } catch (error) {
        if (error instanceof GraphQLError) return [error];
        throw error;
      }
    },
    // What `prepare` has returned.
    subscribe: (subscription) => subscriptions.open(subscription as Subscription),
    onNext: ({ extra: client }, _id, { operationName }, _args, { data, errors }) =>
      errors && { ...(data !== undefined && { data }), errors: client.describe(errors, operationName) },
    onError: ({ extra: client }, _id, { operationName }, errors) =>
      client.describe(errors as GraphQLError[], operationName),
  });

  const serve = (socket: WebSocket, request: Request): void => {
    const client = createSocketClient(deps, { socket, request, counts });
    let messages = 0;
    let isAlive = true;
    const close = (code: number, reason = '') => {
      metrics?.socketClosed(code);
      socket.close(code, cut(reason));
    };
    const fail = (error: unknown) => {
      if (!isAboutMessage(error)) log.error({ error }, 'A message on a socket could not be handled.');
      close(isAboutMessage(error) ? CloseCode.BadRequest : CloseCode.InternalServerError);
    };
    /** Counts a message. Returns whether it may be handled. */
    const count = () => {
      messages += 1;
      if (messages > limits.messages) close(CloseCode.TooManyInitialisationRequests, 'Too many messages.');
      return socket.readyState === socket.OPEN;
    };
    const checking = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      messages = 0;
      socket.ping();
      client.check().catch(fail);
    }, limits.pingMs);
    // A message that is too long or malformed: ws closes the socket and says why.
    socket.on('error', () => undefined);
    socket.on('ping', count);
    socket.on('pong', () => {
      isAlive = true;
    });
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: async (text) => {
          if (socket.readyState !== socket.OPEN) return;
          if (socket.bufferedAmount > limits.waitingBytes) return socket.terminate();
          // Waits until it is written, so that changes for a slow client are put together.
          await new Promise((resolve) => void socket.send(text, resolve));
        },
        close,
        onMessage: (handle) =>
          void socket.on('message', (data) => {
            if (count()) handle(String(data)).catch(fail);
          }),
      },
      client,
    );
    socket.once('close', (code, reason) => {
      clearInterval(checking);
      client.leave();
      Promise.resolve(closed(code, String(reason))).catch(fail);
    });
  };

  return {
    accepts: ({ url = '', headers }) =>
      /^\/graphql\/?(\?|$)/.test(url) && headers.upgrade?.toLowerCase() === 'websocket',
    take: (incoming: IncomingMessage, stream, head) => {
      if (isClosing) return refuse(stream, 503);
      // As Express does with every request, so that it knows the client's IP behind proxies.
      const request = Object.setPrototypeOf(incoming, app.request) as Request;
      const leave = counts.open(requesterOf(request));
      if (leave === null) return refuse(stream, 429);
      stream.once('close', leave);
      try {
        quota.chargeQuota(requesterOf(request), OPEN_PRICE);
      } catch (error) {
        if (!(error instanceof TooMany)) throw error;
        return refuse(stream, 429);
      }
      sockets.handleUpgrade(request, stream, head, (socket) => serve(socket, request));
    },
    close: async () => {
      isClosing = true;
      const farewell = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), FAREWELL_MS);
      await Promise.all(
        [...sockets.clients].map(
          (socket) =>
            new Promise((resolve) => {
              socket.once('close', resolve);
              socket.close(GOING_AWAY);
            }),
        ),
      );
      clearTimeout(farewell);
    },
  };
};
