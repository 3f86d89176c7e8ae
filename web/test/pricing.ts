import { DEFAULT_SETTINGS, type DeliveryTerms } from '#schema/shop-settings.ts';
import { orderTotals } from '#schema/order.ts';
import {
  PriceCheckoutDocument,
  type PriceCheckoutQuery,
  type PriceCheckoutQueryVariables,
} from '../src/generated/graphql.ts';
import { lamp, phone } from './lines.ts';
import { serverSentence } from './sentence.ts';
import { answers } from './server.ts';

/** The present price and stock of products that have changed, by id. */
type Changed = Record<string, { unitPriceCents?: number; availableStock?: number }>;

/** What a promotion code does: takes something off, or is refused. */
type Code = { offCents: number } | { refused: string };

/** The delivery days that the server returns. */
const someDays = { from: '2027-01-16', to: '2027-01-19' };

/** Returns what the server says about the price of a checkout: the phone's and the lamp's prices, unless changed. */
export const pricedCheckout = (
  input: PriceCheckoutQueryVariables['input'],
  changed: Changed = {},
  codes: Record<string, Code> = {},
  terms: DeliveryTerms = DEFAULT_SETTINGS.delivery,
): PriceCheckoutQuery['checkout'] => {
  const lines = input.lines.map(({ productId, quantity }) => ({
    productId,
    variantId: null,
    quantity,
    unitPriceCents: productId === lamp.productId ? lamp.priceCents : phone.priceCents,
    availableStock: 10,
    ...changed[productId],
  }));
  const code = input.promotionCode ?? null;
  const known = code === null ? undefined : (codes[code] ?? { refused: 'There is no such code.' });
  const offCents = known && 'offCents' in known ? known.offCents : 0;
  return {
    lines,
    adjustments: offCents > 0 && code !== null ? [{ kind: 'PROMOTION', code, amountCents: -offCents }] : [],
    ...orderTotals(lines, terms, input.district ?? null, offCents),
    delivery: someDays,
    paymentMethods: ['CARD', 'NAGAD', 'BKASH', 'CASH_ON_DELIVERY'],
    bdtPerUsd: 122.5,
    promotionRefusal: known && 'refused' in known ? serverSentence(known.refused) : null,
  };
};

/** The handler that prices checkouts. */
export const pricesAre = (changed?: Changed, codes?: Record<string, Code>, terms?: DeliveryTerms) =>
  answers(PriceCheckoutDocument, ({ input }) => ({ checkout: pricedCheckout(input, changed, codes, terms) }));
