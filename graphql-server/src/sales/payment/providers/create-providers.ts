import type { Deps } from '#platform/module/deps.ts';
import { BkashProvider } from './bkash/bkash.ts';
import { createCall } from './call.ts';
import { NagadProvider } from './nagad/nagad.ts';
import type { PaymentProviders } from './provider.ts';
import { SslcommerzProvider } from './sslcommerz/sslcommerz.ts';
import { logFailures } from './log-failures.ts';
import { createTokenStore } from './tokens/token-store.ts';

/** The clients of the providers for which there are credentials. */
const clientsOf = ({
  payments,
  database,
  config,
}: Pick<Deps, 'payments' | 'database' | 'config'>): PaymentProviders => {
  const { sslcommerz, bkash, nagad } = payments.providers;
  const call = createCall({ fetch: payments.fetch });
  return {
    ...(sslcommerz && { CARD: new SslcommerzProvider(sslcommerz, call) }),
    ...(bkash && {
      BKASH: new BkashProvider(
        bkash,
        call,
        createTokenStore({
          database,
          secrets: config.sessionSecrets,
          method: 'BKASH',
          credentials: [bkash.appKey, bkash.appSecret, bkash.username, bkash.password],
        }),
      ),
    }),
    ...(nagad && { NAGAD: new NagadProvider(nagad, call) }),
  };
};

/**
 * Creates the clients of the providers for which there are credentials. Their failures are in the log, where there is
 * one.
 */
export const createProviders = (deps: Pick<Deps, 'payments' | 'database' | 'config' | 'log'>): PaymentProviders => {
  const { log } = deps;
  const clients = clientsOf(deps);
  if (!log) return clients;
  return Object.fromEntries(Object.values(clients).map((client) => [client.method, logFailures(client, log)]));
};
