import { createHmac } from 'node:crypto';
import { Router, type Request } from 'express';
import { CALLBACK_PATH, GOOGLE_PATH } from '#people/auth/google/google-path.ts';
import type { Config, GoogleConfig } from '#platform/config/config.ts';
import type { DemoGoogle } from '#platform/demo/demo.ts';

const MOUNT = '/demo-google';

const addressOf = ({ socket: { localAddress = '127.0.0.1', localPort } }: Request) =>
  `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;

/** An OpenID Connect provider inside the shop, loaded at its first use. */
export const mountDemoGoogle = ({
  publicUrl,
  sessionSecrets,
}: Pick<Config, 'publicUrl' | 'sessionSecrets'>): DemoGoogle => {
  const config: GoogleConfig = {
    clientId: 'haat-demo',
    clientSecret: createHmac('sha256', sessionSecrets[0]).update('demo-google').digest('base64url'),
    issuer: publicUrl + MOUNT,
  };
  const { host, protocol } = new URL(publicUrl);
  let ownAddress: string | undefined;
  let loading: Promise<Router> | undefined;
  const load = async () => {
    const { createDemoGoogle } = await import('./provider.ts');
    return createDemoGoogle(config, publicUrl + CALLBACK_PATH);
  };
  const routes = Router();
  routes.use(MOUNT, async (request, response, next) => {
    const provider = await (loading ??= load());
    // The URL by which people reach the provider, whatever proxies are between, also for the shop's own requests.
    request.headers['x-forwarded-host'] = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    provider(request, response, next);
  });
  // The shop itself calls the provider at the host and port that it listens on.
  routes.use(GOOGLE_PATH, (request, _response, next) => {
    ownAddress = addressOf(request);
    next();
  });
  return {
    config,
    routes,
    fetch: (url, { body, headers, method, redirect, signal }) => {
      const { pathname, search } = new URL(url);
      return fetch((ownAddress ?? publicUrl) + pathname + search, {
        method,
        redirect,
        headers,
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      });
    },
  };
};
