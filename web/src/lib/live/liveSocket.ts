import { ApolloLink, type ApolloClient, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient } from 'graphql-ws';

/** A subscription, and what happens to it. */
export interface LiveOptions<Data, Variables extends OperationVariables> {
  client: ApolloClient;
  subscription: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** Returns the parameters of the connection, new for each one: a token may have expired meanwhile. */
  params: () => Promise<Record<string, unknown>>;
  onData: (data: Data) => void;
  /** Called when the socket is open, so that what changes is pushed. */
  onOpen: () => void;
  /** Called when it is not, for now. */
  onLost: () => void;
  /** Called when the server does not know the token any more. */
  onSignedOut: () => void;
}

/** After how long without a sign of the server the socket is given up, in milliseconds. */
const QUIET_MS = 20_000;
const ANSWER_MS = 5000;

/** How long to wait before the next attempt, at most and at first, in milliseconds. */
const MOST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 500;

/** How often in a row the server may not know the token, before the page asks over HTTP only. */
const MOST_REFUSALS = 3;

const pause = (ms: number) => new Promise<void>((goOn) => setTimeout(goOn, ms));

/**
 * Opens a socket for one subscription, and opens it again whenever it is lost. Returns the function that ends it.
 * Loaded when a page is live, so that no other page pays for it.
 */
export const openLiveSocket = <Data, Variables extends OperationVariables>({
  client,
  subscription,
  variables,
  params,
  onData,
  onOpen,
  onLost,
  onSignedOut,
}: LiveOptions<Data, Variables>): (() => void) => {
  let refusals = 0;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const lost = (event: unknown) => {
    clearTimeout(unanswered);
    onLost();
    if ((event as { code?: unknown }).code !== CloseCode.Forbidden) return;
    refusals += 1;
    onSignedOut();
    if (refusals >= MOST_REFUSALS) stop();
  };
  const socket = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: params,
    retryAttempts: Infinity,
    // Phones lose their network, and servers are replaced: only what the server refuses for good ends it.
    shouldRetry: () => true,
    // Not all at once, when a server has ended.
    retryWait: (retries) =>
      pause(Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(retries, 10)) * (0.5 + Math.random())),
    keepAlive: QUIET_MS,
    on: {
      connected: onOpen,
      closed: lost,
      error: lost,
      // A socket of a network that is gone looks open for minutes.
      ping: (isReceived) => {
        if (!isReceived) unanswered = setTimeout(() => socket.terminate(), ANSWER_MS);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(unanswered);
      },
    },
  });
  const watching = ApolloLink.execute(
    new GraphQLWsLink(socket),
    { query: client.documentTransform.transformDocument(subscription), variables },
    { client },
  ).subscribe({
    next: ({ data, errors }) => {
      refusals = 0;
      if (data && !errors) onData(data as Data);
    },
    // Refused for good: the page asks over HTTP, whose answer says why.
    error: onLost,
  });
  const stop = () => {
    clearTimeout(unanswered);
    watching.unsubscribe();
    void socket.dispose();
  };
  return stop;
};
