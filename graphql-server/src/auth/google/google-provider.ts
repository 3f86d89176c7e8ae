import {
  allowInsecureRequests,
  ClientError,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import type { GoogleConfig } from '../../config.ts';

/** Longest wait for an answer of the provider, in seconds. */
const PATIENCE_SECONDS = 10;

/** The provider could not be asked what it is. */
export class ProviderUnreachable extends Error {
  constructor(cause: unknown) {
    super('The identity provider cannot be reached, or is no OpenID provider.', { cause });
    this.name = 'ProviderUnreachable';
  }
}

/** An identity provider; what it offers is asked when it is first needed, and again after a failure. */
export interface GoogleProvider {
  /** @throws ProviderUnreachable */
  configuration(): Promise<Configuration>;
}

/** The provider that a configuration names. Calls go through `fetch` where it is given. */
export const createGoogleProvider = (
  { clientId, clientSecret, issuer }: GoogleConfig,
  fetch?: CustomFetch,
): GoogleProvider => {
  const server = new URL(issuer);
  const ask = () =>
    discovery(
      server,
      clientId,
      // Any other algorithm, and none at all, is refused.
      { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' },
      undefined,
      {
        timeout: PATIENCE_SECONDS,
        // Signatures are checked although the tokens come straight from the provider.
        execute: [
          enableNonRepudiationChecks,
          // The configuration refuses such issuers in production.
          ...(server.protocol === 'http:' ? [allowInsecureRequests] : []),
        ],
        ...(fetch && { [customFetch]: fetch }),
      },
    );
  let known: Promise<Configuration> | undefined;
  return {
    configuration: () =>
      (known ??= ask().catch((error: unknown) => {
        known = undefined;
        throw new ProviderUnreachable(error);
      })),
  };
};

/** An error and what caused it, outermost first. */
export const causesOf = (error: unknown): Error[] => {
  const causes: Error[] = [];
  let next = error;
  while (next instanceof Error && causes.length < 10) {
    causes.push(next);
    next = next.cause;
  }
  return causes;
};

/** Whether an error says that the provider did not answer, or answered that it cannot now. */
export const isUnreachable = (error: unknown): boolean =>
  causesOf(error).some(
    (one) =>
      one instanceof ProviderUnreachable ||
      (one instanceof TypeError && one.message === 'fetch failed') ||
      (one instanceof ClientError && one.code === 'OAUTH_TIMEOUT') ||
      (one.cause instanceof Response && one.cause.status >= 500) ||
      ('error' in one && (one.error === 'temporarily_unavailable' || one.error === 'server_error')),
  );
