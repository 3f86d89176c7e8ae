import { randomUUID } from 'node:crypto';
import type { OnlineMethod } from '#schema/payment.ts';
import { notifyUrl, returnUrl } from '../provider-paths.ts';
import { ipv4Of, type PaymentProvider, type PaymentProviders, type ProviderPayment } from './provider.ts';

/** What a provider made of a payment that was announced to see whether it would take one. */
export type Tried = { method: OnlineMethod } & ({ redirectUrl: string } | { reason: string });

/** In paisa: above the least of every provider, which is 10 taka. */
const AMOUNT_PAISA = 2000;

/** A payment for nothing, of nobody. */
const trial = (method: OnlineMethod, publicUrl: string): ProviderPayment => {
  const id = randomUUID();
  return {
    id,
    amountPaisa: AMOUNT_PAISA,
    orderNumber: 0,
    reference: null,
    customer: {
      id,
      name: 'Haat',
      email: 'shop@example.com',
      phone: '01700000000',
      address: 'Dhaka, Bangladesh',
    },
    pieces: 1,
    productName: 'Trial of the payment method',
    returnUrl: returnUrl(publicUrl, id),
    notifyUrl: notifyUrl(publicUrl, method),
    ip: ipv4Of(undefined),
    agreementId: null,
    startedAt: new Date(),
  };
};

const tryOne = async (provider: PaymentProvider, publicUrl: string): Promise<Tried> => {
  const { method } = provider;
  try {
    const { redirectUrl } = await provider.start(trial(method, publicUrl));
    return { method, redirectUrl };
  } catch (error) {
    return { method, reason: error instanceof Error ? error.message : String(error) };
  }
};

/**
 * Announces a payment of 20 taka to each provider, and returns what they answered. Nobody pays it, and no order waits
 * for it.
 */
export const tryProviders = (providers: PaymentProviders, publicUrl: string): Promise<Tried[]> =>
  Promise.all(Object.values(providers).map((provider) => tryOne(provider, publicUrl)));
