import { once } from 'node:events';
import { createClient, type CloseCode } from 'graphql-ws';
import { WebSocket } from 'ws';
import { createTrackingLinks } from '../src/sales/order/tracking/tracking-link.ts';
import { freshAddress, type GraphqlError } from './client.ts';
import type { Shop } from './setup.ts';

/** A pushed result. */
export interface Push<Data> {
  data?: Data | null;
  errors?: readonly GraphqlError[];
}

/** A subscription under way. */
export interface Watching<Data> {
  /** Returns the next result; undefined when the subscription is complete. @throws what refused it */
  next(): Promise<Push<Data> | undefined>;
  /** Unsubscribes. */
  stop(): void;
  /** Resolves with the code when the socket is closed. */
  closed: Promise<number>;
}

/** Returns the token of the link to an order's tracking. */
export const trackingTokenOf = ({ config }: Pick<Shop, 'config'>, orderId: string): string =>
  new URL(createTrackingLinks(config.sessionSecrets, config.publicUrl).urlOf(orderId)).searchParams.get('token') ?? '';

/** Subscribes as our pages do: one socket, signed in if there is a token. */
export const watch = <Data>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  connectionParams: Record<string, unknown> = {},
): Watching<Data> => {
  const ip = freshAddress();
  const closed = Promise.withResolvers<number>();
  class SocketOfIp extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { 'x-forwarded-for': ip } });
    }
  }
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: SocketOfIp,
    connectionParams,
    retryAttempts: 0,
    lazyCloseTimeout: 0,
    onNonLazyError: () => undefined,
    on: { closed: (event) => closed.resolve((event as { code: CloseCode | number }).code) },
  });
  const results = client.iterate<Data, unknown>({ query, variables });
  return {
    next: async () => {
      const { done, value } = await results.next();
      return done ? undefined : (value as Push<Data>);
    },
    stop: () => {
      void results.return?.();
      void client.dispose();
    },
    closed: closed.promise,
  };
};

/** Opens a bare socket, for what no client of ours sends. */
export const openSocket = async (
  url: string,
  { ip = freshAddress(), path = '/graphql', protocol = 'graphql-transport-ws' } = {},
) => {
  const socket = new WebSocket(url.replace('http', 'ws') + path, protocol, {
    headers: { 'x-forwarded-for': ip },
  });
  const received: { type: string; id?: string; payload?: unknown }[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data)) as (typeof received)[number]));
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve));
  await once(socket, 'open');
  return {
    socket,
    received,
    /** Resolves with the code when the socket is closed. */
    closed,
    send: (message: object) => socket.send(JSON.stringify(message)),
  };
};
