import type { Deps } from '#platform/module/deps.ts';
import { BkashProvider } from './bkash/bkash.ts';
import { createCall } from './call.ts';
import { NagadProvider } from './nagad/nagad.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';
import { SslcommerzProvider } from './sslcommerz/sslcommerz.ts';
import { logFailures } from './log-failures.ts';
import { createTokenStore } from './tokens/token-store.ts';

/**
 * Creates the clients of the providers for which there are credentials. Their failures are in the log, where there is
 * one.
 */
export const createProviders = ({
  payments,
  database,
  config: { sessionSecrets: secrets },
  log,
}: Pick<Deps, 'payments' | 'database' | 'config' | 'log'>): PaymentProviders => {
  const { sslcommerz, bkash, nagad } = payments.providers;
  const call = createCall({ fetch: payments.fetch });
  const clients: PaymentProvider[] = [];
  if (sslcommerz) clients.push(new SslcommerzProvider(sslcommerz, call));
  if (bkash) {
    const credentials = [bkash.appKey, bkash.appSecret, bkash.username, bkash.password];
    const tokens = createTokenStore({ database, secrets, method: 'BKASH', credentials });
    clients.push(new BkashProvider(bkash, call, tokens));
  }
  if (nagad) clients.push(new NagadProvider(nagad, call));
  return Object.fromEntries(clients.map((client) => [client.method, log ? logFailures(client, log) : client]));
};
