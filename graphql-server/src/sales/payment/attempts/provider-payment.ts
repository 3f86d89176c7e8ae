import { notifyUrl, returnUrl } from '../provider-paths.ts';
import { ipv4Of, type ProviderPayment } from '../providers/provider.ts';
import type { AttemptToAsk } from './attempt.model.ts';

/** Returns an attempt as its provider needs to know it. */
export const toPayment = (
  { customerId, name, email, phone, address, ...attempt }: AttemptToAsk,
  publicUrl: string,
  ip?: string,
): ProviderPayment => ({
  ...attempt,
  // Of a deleted account nothing is left; the order stands for its customer.
  customer: { id: customerId ?? attempt.orderId, name, email, phone, address },
  returnUrl: returnUrl(publicUrl, attempt.id),
  notifyUrl: notifyUrl(publicUrl, attempt.method),
  ip: ipv4Of(ip),
});
