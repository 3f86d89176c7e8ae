import { PAYMENT_METHODS } from '../../../../../schema/order.ts';
import { type BillingAddress } from '../../../../../schema/order.input.ts';
import type { PaymentMethod } from '../../../generated/graphql.ts';

/** Key in session storage: what is typed in a checkout stays in its tab. */
const STORAGE_KEY = 'checkout';

/** The steps of a checkout (spec §2). */
export type CheckoutStep = 'order' | 'payment';

/** What can be typed of a billing address. */
export type TypedBilling = Pick<BillingAddress, 'name' | 'address' | 'phone'>;

/** What was typed and chosen in a checkout. */
export interface CheckoutDraft {
  /** The attempt of the purchase that it belongs to. */
  attempt: string;
  /** Who typed it. */
  customerId: string;
  step: CheckoutStep;
  /** Null while the form is as the account fills it. */
  billing: TypedBilling | null;
  /** What was typed before an address took its place, the last one last. */
  replaced: readonly TypedBilling[];
  paymentMethod: PaymentMethod | null;
}

/**
 * What the customer typed in this tab; null when nothing was. Of another attempt (they went back and changed the cart) it is kept as
 * well, but the first step is to be seen again.
 */
export const readDraft = (attempt: string, customerId: string): CheckoutDraft | null => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<CheckoutDraft> | null;
    if (draft?.customerId !== customerId) return null;
    return {
      attempt,
      customerId,
      step: draft.attempt === attempt && draft.step === 'payment' ? 'payment' : 'order',
      billing: draft.billing ? asTyped(draft.billing) : null,
      replaced: (draft.replaced ?? []).map(asTyped),
      paymentMethod:
        PAYMENT_METHODS.find(({ method, enabled }) => enabled && method === draft.paymentMethod)?.method ??
        null,
    };
  } catch {
    return null;
  }
};

const asTyped = ({ name, address, phone }: TypedBilling): TypedBilling => ({
  name: String(name),
  address: String(address),
  phone: String(phone),
});

/** Keeps what was typed, so that a reload loses nothing. */
export const writeDraft = (draft: CheckoutDraft): void =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));

/** Forgets what was typed: the order is placed. */
export const clearDraft = (): void => sessionStorage.removeItem(STORAGE_KEY);
