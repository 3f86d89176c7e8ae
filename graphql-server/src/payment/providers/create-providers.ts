import type { Deps } from '../../module.ts';
import { createCall } from './call.ts';
import { createNagad } from './nagad/nagad.ts';
import type { PaymentProviders } from './provider.ts';
import { createSslcommerz } from './sslcommerz/sslcommerz.ts';

/** Creates the clients of the providers for which there are credentials. */
export const createProviders = ({
  payments,
}: Pick<Deps, 'payments' | 'database' | 'config'>): PaymentProviders => {
  const { sslcommerz, nagad } = payments.providers;
  const call = createCall({ fetch: payments.fetch });
  return {
    ...(sslcommerz && { CARD: createSslcommerz(sslcommerz, call) }),
    ...(nagad && { NAGAD: createNagad(nagad, call) }),
  };
};
