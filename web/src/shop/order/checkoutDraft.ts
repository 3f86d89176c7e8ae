import { PAYMENT_METHODS, type BillingAddress } from '../../../../schema/order.rules.ts';
import type { PaymentMethod } from '../../generated/graphql.ts';

/** Key in session storage: what is typed in a checkout stays in its tab. */
const STORAGE_KEY = 'checkout';

/** The steps of a checkout (spec §2). */
export type CheckoutStep = 'order' | 'payment';

/** What was typed and chosen in a checkout. */
export interface CheckoutDraft {
  /** The attempt of the purchase that it belongs to. */
  attempt: string;
  /** Who typed it. */
  customerId: string;
  step: CheckoutStep;
  billing: Pick<BillingAddress, 'name' | 'address' | 'phone'>;
  paymentMethod: PaymentMethod | null;
}

/**
 * What the customer typed in this tab; null when nothing was. Of another attempt (they went back and changed the cart) it is kept as
 * well, but the first step is to be seen again.
 */
export const readDraft = (attempt: string, customerId: string): CheckoutDraft | null => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<CheckoutDraft> | null;
    if (draft?.customerId !== customerId || !draft.billing) return null;
    const { name, address, phone } = draft.billing;
    return {
      attempt,
      customerId,
      step: draft.attempt === attempt && draft.step === 'payment' ? 'payment' : 'order',
      billing: { name: String(name), address: String(address), phone: String(phone) },
      paymentMethod:
        PAYMENT_METHODS.find(({ method, enabled }) => enabled && method === draft.paymentMethod)?.method ??
        null,
    };
  } catch {
    return null;
  }
};

/** Keeps what was typed, so that a reload loses nothing. */
export const writeDraft = (draft: CheckoutDraft): void =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));

/** Forgets what was typed: the order is placed. */
export const clearDraft = (): void => sessionStorage.removeItem(STORAGE_KEY);
