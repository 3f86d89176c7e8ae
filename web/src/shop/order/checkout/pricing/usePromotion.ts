import { useState } from 'react';
import type { ServerSentence, Translatable } from '#web/lib/translatable.ts';
import type { Line } from '#web/shop/order/line.ts';
import type { PromotionDraft } from '../checkoutDraft.ts';
import { usePricing, type Pricing } from './usePricing.ts';

/** A promotion code in the checkout. */
export interface Promotion {
  /** The text of the field. */
  typed: string;
  type: (typed: string) => void;
  /** The code that the server accepted, until the customer removes it; null when there is none. */
  applied: string | null;
  /** Why the applied code does not count any more; null while it does. */
  lapsed: ServerSentence | null;
  /** Whether the server is being asked about the code in the field. */
  checking: boolean;
  /** Why the code in the field is not applied; null when there is nothing to say. */
  error: Translatable | 'empty' | null;
  /** Applies the code in the field. Returns false when the field is empty. */
  apply: () => boolean;
  remove: () => void;
  draft: PromotionDraft;
}

const NOTHING: PromotionDraft = { typed: '', code: null, accepted: false };

const codeIn = (typed: string): string => typed.trim().toUpperCase();

/** A code that the server refused before it was applied. */
interface Refused {
  code: string;
  why: ServerSentence;
}

/**
 * The prices of a checkout with the promotion code. An applied code stays until the customer removes it: what the
 * server refuses later is shown, and never dropped silently. The district is that of `usePricing`.
 */
export const usePromotion = (
  lines: readonly Line[],
  district: string | null | undefined,
  begun: PromotionDraft | null,
): { pricing: Pricing; promotion: Promotion } => {
  const [draft, setDraft] = useState<PromotionDraft>(begun ?? NOTHING);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const { typed, code, accepted } = draft;
  const pricing = usePricing(lines, code, district);
  const { refusal, state, failure } = pricing;
  const isAsked = code !== null && !accepted;
  if (isAsked && state === 'priced') {
    // A refused code is not asked about again: the server counts wrong codes.
    setRefused(refusal && { code, why: refusal });
    setDraft(
      refusal
        ? { typed, code: null, accepted: false }
        : { typed: codeIn(typed) === code ? '' : typed, code, accepted: true },
    );
  }

  const errorOf = (): Promotion['error'] => {
    if (isEmpty) return 'empty';
    if (isAsked && codeIn(typed) === code) return failure;
    return refused?.code === codeIn(typed) ? refused.why : null;
  };
  return {
    pricing,
    promotion: {
      typed,
      type: (next) => {
        setEmpty(false);
        setDraft((before) => ({ ...before, typed: next }));
      },
      applied: accepted ? code : null,
      lapsed: accepted ? refusal : null,
      checking: isAsked && state === 'checking',
      error: errorOf(),
      apply: () => {
        const next = codeIn(typed);
        setEmpty(next === '');
        if (next === '') return false;
        setRefused(null);
        if (next === code) pricing.refresh();
        else setDraft({ typed, code: next, accepted: false });
        return true;
      },
      remove: () => setDraft(NOTHING),
      draft,
    },
  };
};
