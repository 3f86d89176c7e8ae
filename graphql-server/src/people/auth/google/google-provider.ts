import {
  allowInsecureRequests,
  ClientError,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import type { GoogleConfig } from '#platform/config/config.ts';

/** How long to wait for the provider, in seconds. */
const TIMEOUT_SECONDS = 10;

/** The provider's configuration could not be read. */
export class ProviderUnreachable extends Error {
  constructor(cause: unknown) {
    super('The identity provider cannot be reached, or is no OpenID provider.', { cause });
    this.name = 'ProviderUnreachable';
  }
}

/**
 * Returns what reads the configuration of an identity provider: when it is first needed, and again after a failure; by
 * `fetch` if given.
 * @throws ProviderUnreachable
 */
export const providerConfiguration = (
  { clientId, clientSecret, issuer }: GoogleConfig,
  fetch?: CustomFetch,
): (() => Promise<Configuration>) => {
  const server = new URL(issuer);
  const ask = () =>
    discovery(
      server,
      clientId,
      // Tokens with any other algorithm, or none, are refused.
      { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' },
      undefined,
      {
        timeout: TIMEOUT_SECONDS,
        // Checks signatures although the tokens come directly from the provider.
        execute: [
          enableNonRepudiationChecks,
          // In production, the shop's configuration refuses such issuers.
          ...(server.protocol === 'http:' ? [allowInsecureRequests] : []),
        ],
        ...(fetch && { [customFetch]: fetch }),
      },
    );
  let known: Promise<Configuration> | undefined;
  return () =>
    (known ??= ask().catch((error: unknown) => {
      known = undefined;
      throw new ProviderUnreachable(error);
    }));
};

/** Returns an error and its causes, outermost first. */
export const causesOf = (error: unknown): Error[] => {
  const causes: Error[] = [];
  let next = error;
  while (next instanceof Error && causes.length < 10) {
    causes.push(next);
    next = next.cause;
  }
  return causes;
};

/** Whether an error says that the provider did not respond, or responded that it is unavailable. */
export const isUnreachable = (error: unknown): boolean =>
  causesOf(error).some(
    (one) =>
      one instanceof ProviderUnreachable ||
      (one instanceof TypeError && one.message === 'fetch failed') ||
      (one instanceof ClientError && one.code === 'OAUTH_TIMEOUT') ||
      (one.cause instanceof Response && one.cause.status >= 500) ||
      ('error' in one && (one.error === 'temporarily_unavailable' || one.error === 'server_error')),
  );
