import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { Unauthenticated } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { Log } from '#kernel/log.ts';
import type { ContextOf } from '#platform/http/context.ts';
import { appErrorOf, describeErrors } from '../graphql-errors.ts';
import { requesterOf, type Quota } from '../graphql-quota.ts';
import type { Subscriber } from './graphql-subscription.ts';
import type { SocketCounts } from './socket-limits.ts';

/** What the clients of sockets need of the app. */
export interface SocketClientDeps {
  app: Express;
  /** What runs before GraphQL over HTTP, and finds out who sends a request. */
  middleware: readonly RequestHandler[];
  contextOf: ContextOf;
  quota: Quota;
  log: Log;
}

/** The client at the other end of a socket. */
export interface SocketClient extends Subscriber {
  /**
   * Signs in by the parameters of the connection: `token` and `language`. Returns false when the token is not or no
   * longer good.
   */
  connect(params: Record<string, unknown> | undefined): Promise<boolean>;
  /** Closes the socket when the token has expired. */
  check(): Promise<void>;
  /** Returns errors as the client gets them. Those of somebody who is no longer signed in close the socket. */
  describe(errors: readonly GraphQLError[], operationName?: string | null): GraphQLFormattedError[];
  /** Counts the socket back. */
  leave(): void;
}

/**
 * Creates the client of a socket. Who it is, is found out as for a request over HTTP, and again for every push: the
 * request that opened the socket stands for each of them, with the token that the client sent.
 */
export const createSocketClient = (
  { app, middleware, contextOf, quota, log }: SocketClientDeps,
  { socket, request, counts }: { socket: WebSocket; request: Request; counts: SocketCounts },
): SocketClient => {
  let hasToken = false;
  let language: Language = 'EN';
  let signOut: (() => void) | null = null;

  /** Reads the token again. Returns a response for the context; it is never sent. */
  const authenticate = async (): Promise<Response> => {
    const response = Object.setPrototypeOf(new ServerResponse(request), app.response) as Response;
    response.locals = { requestId: randomUUID() };
    delete request.user;
    for (const run of middleware)
      await new Promise<void>((resolve, reject) => {
        void run(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
      });
    return response;
  };
  const isSignedOut = () => hasToken && request.user?.subject === undefined;
  // The client may come back with its next token, which another code would forbid.
  const close = () => socket.close(CloseCode.Forbidden, 'The token has ended.');

  return {
    chargeQuota: (price) => quota.chargeQuota(requesterOf(request), price),
    connect: async (params = {}) => {
      hasToken = typeof params['token'] === 'string';
      language = params['language'] === 'bn' ? 'BN' : 'EN';
      if (hasToken) request.headers.authorization = `Bearer ${String(params['token'])}`;
      await authenticate();
      if (isSignedOut() || socket.readyState !== socket.OPEN) return false;
      const customerId = request.user?.subject?.customerId;
      if (customerId === undefined) return true;
      signOut = counts.signIn(customerId);
      if (signOut === null) socket.close(CloseCode.TooManyInitialisationRequests, 'Too many sockets.');
      return signOut !== null;
    },
    check: async () => {
      await authenticate();
      if (isSignedOut()) close();
    },
    context: async () => {
      const response = await authenticate();
      if (isSignedOut()) throw new Unauthenticated();
      return contextOf(request, response, language);
    },
    describe: (errors, operationName) => {
      if (hasToken && errors.some((error) => appErrorOf(error) instanceof Unauthenticated)) close();
      return describeErrors(log, errors, { requestId: randomUUID(), operationName });
    },
    leave: () => signOut?.(),
  };
};
