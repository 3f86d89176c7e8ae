import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { loadCode } from '../loadCode.ts';
import { useStores } from '../stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { refresh } from '../session/refresh.ts';

/** How often a page without a socket asks again, in milliseconds, while it is visible. */
const POLL_MS = 15_000;

interface LiveQuery<Data, Variables extends OperationVariables> {
  /** Sends the current data at once, and again after every change. */
  subscription: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** Gets what is pushed. */
  onData: (data: Data) => void;
  /** Asks for the data over HTTP. */
  ask: () => Promise<unknown>;
}

/**
 * Keeps a page live: by a socket, and by asking again every 15 seconds, while the page is visible, for as long as there
 * is none. A page that becomes visible asks at once, since phones close the sockets of what nobody looks at.
 */
export const useLive = <Data, Variables extends OperationVariables>({
  subscription,
  variables,
  ...page
}: LiveQuery<Data, Variables>): void => {
  const client = useApolloClient();
  const stores = useStores();
  const { language } = useMessages();
  const onData = useEffectEvent(page.onData);
  // A failed question leaves the page as it is; the next one may succeed.
  const ask = useEffectEvent(() => void page.ask().catch(() => undefined));
  const named = JSON.stringify(variables);
  useEffect(() => {
    let isLive = false;
    let isLeft = false;
    let stop: (() => void) | undefined;
    const poll = () => {
      if (!isLive && document.visibilityState === 'visible') ask();
    };
    const polling = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', poll);
    // With an open socket, browsers do not keep the page for Back.
    const leave = () => {
      stop?.();
      isLive = false;
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) open().catch(() => undefined);
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    const open = async () => {
      const { openLiveSocket } = await loadCode(() => import('./liveSocket.ts'));
      if (isLeft) return;
      stop = openLiveSocket({
        client,
        subscription,
        variables: JSON.parse(named) as Variables,
        params: async () => ({ token: await stores.get(refresh).freshToken(), language }),
        onData: (data) => {
          if (!isLeft) onData(data);
        },
        onOpen: () => {
          isLive = true;
        },
        onLost: () => {
          isLive = false;
        },
        onSignedOut: () => {
          if (!isLeft) ask();
        },
      });
    };
    // In a browser without sockets, the page asks from time to time.
    open().catch(() => undefined);
    return () => {
      isLeft = true;
      clearInterval(polling);
      document.removeEventListener('visibilitychange', poll);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      stop?.();
    };
  }, [client, stores, subscription, named, language]);
};
