import path from 'node:path';
import { Router } from 'express';
import type { DemoConfig, DemoPayments } from '#platform/demo/demo.ts';
import { createFileStore } from './store.ts';
import { createTwin } from './twin.ts';

const EVERYWHERE: Readonly<Record<string, string>> = {
  localhost: '127.0.0.1',
  '0.0.0.0': '127.0.0.1',
  '::': '::1',
};

const urlOf = (host: string, port: number | undefined) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * The twin of the payment providers inside the shop. Its payments are kept in a file, so that a restart forgets none.
 */
export const mountDemoPayments = ({ dataDir, host, port, publicUrl, sessionSecrets }: DemoConfig): DemoPayments => {
  let ownUrl = port === 0 ? undefined : urlOf(EVERYWHERE[host] ?? host, port);
  // The twin and the shop call each other at the host and port that the shop listens on, whatever its public URL.
  const reach: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith(`${publicUrl}/`) && ownUrl !== undefined
      ? fetch(ownUrl + url.slice(publicUrl.length), input instanceof Request ? input : init)
      : fetch(input, init);
  };
  const twin = createTwin({
    publicUrl: () => publicUrl,
    secret: sessionSecrets[0],
    store: createFileStore(path.join(dataDir, 'demo-payments.json')),
    reach,
  });
  const routes = Router();
  // A free port is known at the first request only.
  routes.use(({ socket: { localAddress = '127.0.0.1', localPort } }, _response, next) => {
    ownUrl ??= urlOf(localAddress, localPort);
    next();
  });
  routes.use(twin.router);
  return { config: twin.config, routes, fetch: reach };
};
