import { notifyUrl, returnUrl } from '../provider-paths.ts';
import { ipv4Of, type ProviderPayment } from '../providers/provider.ts';
import type { AttemptToAsk } from './attempt.model.ts';

/** Returns an attempt as its provider needs to know it. */
export const toPayment = (attempt: AttemptToAsk, publicUrl: string, ip?: string): ProviderPayment => ({
  id: attempt.id,
  amountPaisa: attempt.amountPaisa,
  orderNumber: attempt.orderNumber,
  reference: attempt.reference,
  customer: {
    // Of a deleted account nothing is left; the order stands for its customer.
    id: attempt.customerId ?? attempt.orderId,
    name: attempt.name,
    email: attempt.email,
    phone: attempt.phone,
    address: attempt.address,
  },
  pieces: attempt.pieces,
  productName: attempt.productName,
  returnUrl: returnUrl(publicUrl, attempt.id),
  notifyUrl: notifyUrl(publicUrl, attempt.method),
  ip: ipv4Of(ip),
  agreementId: attempt.agreementId,
  startedAt: attempt.startedAt,
});
