import { PAYMENT_METHODS } from '#schema/order.ts';
import { type BillingAddress } from '#schema/order.input.ts';
import type { PaymentMethod } from '#web/generated/graphql.ts';

/** The key in session storage: the draft stays in its tab. */
const STORAGE_KEY = 'checkout';

/** The steps of a checkout (spec §2). */
export type CheckoutStep = 'order' | 'payment';

/** The fields of a billing address that can be typed. */
export type TypedBilling = Pick<BillingAddress, 'name' | 'address' | 'phone'>;

/** A promotion code as typed and applied. */
export interface PromotionDraft {
  /** The text of the field. */
  typed: string;
  /** The code to order with; null when there is none. */
  code: string | null;
  /** Whether the server has accepted it. */
  accepted: boolean;
}

/** What was typed and chosen in a checkout. */
export interface CheckoutDraft {
  /** The attempt of the purchase that it belongs to. */
  attempt: string;
  /** The customer who typed it. */
  customerId: string;
  step: CheckoutStep;
  /** Null while the form is prefilled from the account. */
  billing: TypedBilling | null;
  /** What was typed before an address replaced it, the latest last. */
  replaced: readonly TypedBilling[];
  paymentMethod: PaymentMethod | null;
  promotion: PromotionDraft;
}

/**
 * Returns the draft in this tab; null when there is none. Of a draft of another attempt only the address is taken: the
 * code and the payment method were for what was bought then.
 */
export const readDraft = (attempt: string, customerId: string): CheckoutDraft | null => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<CheckoutDraft> | null;
    if (draft?.customerId !== customerId) return null;
    const own = draft.attempt === attempt ? draft : {};
    return {
      attempt,
      customerId,
      step: own.step === 'payment' ? 'payment' : 'order',
      billing: draft.billing ? asTyped(draft.billing) : null,
      replaced: (draft.replaced ?? []).map(asTyped),
      paymentMethod:
        PAYMENT_METHODS.find(({ method, enabled }) => enabled && method === own.paymentMethod)?.method ?? null,
      promotion: asPromotion(own.promotion),
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

const asPromotion = (stored: Partial<PromotionDraft> | undefined): PromotionDraft => ({
  typed: String(stored?.typed ?? ''),
  code: typeof stored?.code === 'string' ? stored.code : null,
  accepted: stored?.accepted === true,
});

/** Stores the draft, so that a reload loses nothing. */
export const writeDraft = (draft: CheckoutDraft): void => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));

/** Deletes the draft after the order is placed. */
export const clearDraft = (): void => sessionStorage.removeItem(STORAGE_KEY);
