import { PAYMENT_METHODS, type BillingAddress } from '../../../../schema/order.rules.ts';
import type { PaymentMethod } from '../../generated/graphql.ts';

/** Key in session storage: what is typed in a checkout stays in its tab. */
const STORAGE_KEY = 'checkout';

/** The steps of a checkout (spec §2). */
export type CheckoutStep = 'order' | 'payment';

/** What was typed and chosen in one checkout. */
export interface CheckoutDraft {
  /** The attempt of the purchase that it belongs to. */
  attempt: string;
  step: CheckoutStep;
  billing: Pick<BillingAddress, 'name' | 'address' | 'phone'>;
  paymentMethod: PaymentMethod | null;
}

/** What was typed in this tab for that attempt; null when nothing was. */
export const readDraft = (attempt: string): CheckoutDraft | null => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<CheckoutDraft> | null;
    if (draft?.attempt !== attempt || !draft.billing) return null;
    const { name, address, phone } = draft.billing;
    return {
      attempt,
      step: draft.step === 'payment' ? 'payment' : 'order',
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
