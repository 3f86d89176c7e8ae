import type { Deps } from '../../module.ts';
import type { PaymentProviders } from './provider.ts';

/** Creates the clients of the providers for which there are credentials. */
export const createProviders = (
  _deps: Pick<Deps, 'payments' | 'database' | 'config'>,
): PaymentProviders => ({});
