import { useCallback, useEffect, useState } from 'react';
import type { DeliveryDates } from '#schema/delivery.ts';
import { usePriceCheckoutQuery, type PaymentMethod, type PriceCheckoutQuery } from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import type { ServerSentence, Translatable } from '#web/lib/translatable.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { changesBy, type Figures, type LineChange } from '../figures.ts';
import type { Line } from '#web/shop/order/line.ts';
import { pricesOf, previewOf, sentTo, type Prices } from './prices.ts';

/* GraphQL */ `
  query PriceCheckout($input: CheckoutInput!) {
    checkout(input: $input) {
      lines {
        productId
        variantId
        quantity
        unitPriceCents
        availableStock
      }
      adjustments {
        kind
        code
        amountCents
      }
      itemsTotalCents
      roundingCents
      deliveryFeeCents
      totalCents
      delivery {
        from
        to
      }
      promotionRefusal {
        ...Sentence_error
      }
      paymentMethods
      bdtPerUsd
    }
  }
`;

/** What the server says about the price of a checkout. */
type PricedCheckout = PriceCheckoutQuery['checkout'];

/** What an order would cost, and how much of that is certain. */
export interface Pricing {
  prices: Prices;
  /** The district that they are for; null where it is not known, or makes no difference. */
  district: string | null;
  /**
   * `priced`: as the server says now. Otherwise the last known figures, while it is asked, or because it cannot be
   * reached.
   */
  state: 'priced' | 'checking' | 'preview';
  /** Whether the figures are only computed here, since the server has not priced these lines yet. */
  isComputed: boolean;
  /** The delivery days if it is ordered now; undefined until they are known. */
  delivery: DeliveryDates | undefined;
  /** The payment methods that the shop offers; undefined until they are known. */
  paymentMethods: readonly PaymentMethod[] | undefined;
  /** What a dollar is in taka for payments now; undefined until it is known. */
  bdtPerUsd: number | undefined;
  /** The lines whose price or stock has changed. */
  changes: readonly LineChange[];
  /** Why the code does not count; null when it does, and as long as that is not known. */
  refusal: ServerSentence | null;
  /** Why the server could not be asked; null when it could. */
  failure: Translatable | null;
  /** Asks again. */
  refresh: () => void;
}

/** The server's answer, and about what it was asked. */
interface Answer {
  lines: readonly Line[];
  code: string | null;
  district: string | null;
  checkout: PricedCheckout;
}

/**
 * Prices a checkout by the server, again after each change. The page never waits for it: meanwhile, and without a
 * network, it shows the last known figures. Nothing is cached, since an answer is true only for the moment.
 * `toDistrict` is the district that it goes to, null where it is not known; the server is asked once it is defined.
 */
export const usePricing = (
  lines: readonly Line[],
  code: string | null,
  toDistrict: string | null | undefined,
): Pricing => {
  const district = toDistrict ?? null;
  const { delivery } = useSettings();
  const { data, error, loading, refetch } = usePriceCheckoutQuery({
    variables: {
      input: {
        lines: lines.map(({ productId, quantity, color, size }) => ({ productId, quantity, color, size })),
        promotionCode: code,
        // A server of the release before does not know it.
        ...(district !== null && { district }),
      },
    },
    fetchPolicy: 'no-cache',
    skip: toDistrict === undefined,
  });
  useLoggedFailure('Failed to fetch data', error);
  const [last, setLast] = useState<Answer>();
  const isAsked = loading || toDistrict === undefined;
  const current = error || isAsked ? undefined : data?.checkout;
  if (current && (last?.checkout !== current || last.lines !== lines || last.code !== code))
    setLast({ lines, code, district, checkout: current });

  // Failures are in `error`.
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useEffect(() => {
    if (!error) return;
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [error, refresh]);

  const to = { delivery, district };
  const before = last?.lines === lines ? last : undefined;
  const known = current ?? (before && (before.district === district ? before.checkout : sentTo(before.checkout, to)));
  const isSameCode = current !== undefined || last?.code === code;
  return {
    prices: known ? pricesOf(known, isSameCode, to) : previewOf(lines, to),
    district,
    state: current ? 'priced' : isAsked ? 'checking' : 'preview',
    isComputed: known === undefined,
    delivery: last?.checkout.delivery,
    paymentMethods: last?.checkout.paymentMethods,
    bdtPerUsd: last?.checkout.bdtPerUsd,
    changes: current ? changedLines(current, lines) : [],
    refusal: current?.promotionRefusal ?? null,
    failure: error ? errorMessage(error) : null,
    refresh,
  };
};

/** Returns the lines that differ from the server's answer. */
const changedLines = (checkout: PricedCheckout, lines: readonly Line[]): LineChange[] => {
  // Lines of one product or variant have the same figures, and share its stock.
  const groups = new Map<string, { figures: Figures; group: Line[] }>();
  for (const [index, line] of lines.entries()) {
    const priced = checkout.lines[index];
    if (!priced) continue;
    const { productId, variantId, unitPriceCents: currentPriceCents, availableStock } = priced;
    const key = JSON.stringify([productId, variantId, currentPriceCents, availableStock]);
    const known = groups.get(key) ?? { figures: { currentPriceCents, availableStock }, group: [] };
    known.group.push(line);
    groups.set(key, known);
  }
  return [...groups.values()].flatMap(({ figures, group }) => changesBy(figures, group));
};
