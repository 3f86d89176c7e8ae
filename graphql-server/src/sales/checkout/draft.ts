import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { ORDER_MESSAGES } from '#schema/order.ts';
import type { OrderRequest } from '#schema/order.input.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { InvalidInput } from '#kernel/errors.ts';
import { price, type Priced } from '../pricing/pricing.ts';
import type { PromotionService } from '../promotion/promotion.service.ts';
import { shownOf } from './chosen.ts';
import type { ProductOnSale } from './chosen.ts';
import type { OrderLineModel } from '../order/order.model.ts';

/** The largest total that PostgreSQL's integer can store. */
const LARGEST_TOTAL_CENTS = 2_147_483_647;

/** The lines of an order with what they cost, and the promotion that it uses, as it was then. */
export interface OrderDraft extends Priced<OrderLineModel & { position: number }> {
  promotion: { id: string; usedByYou: number; terms: string } | null;
}

/**
 * Prices an order: the page that shows what it costs and the order that is charged both use this. Every product is known.
 * @throws InvalidInput when it is too large; PromotionRefused
 */
export const draftOf = async (
  promotions: PromotionService,
  { manager, viewer }: { manager: EntityManager; viewer: Viewer },
  { lines, promotionCode }: Pick<OrderRequest, 'lines' | 'promotionCode'>,
  products: ReadonlyMap<string, ProductOnSale>,
): Promise<OrderDraft> => {
  const described = lines.map((line, position) => {
    const product = products.get(line.productId);
    if (!product) throw new Error(`Product ${line.productId} was to be checked before.`);
    return { ...asBought(line, product), position };
  });
  // Before the code is looked up: what cannot be ordered tells nothing of codes.
  checkSize(price(described, []).totals);
  const offer =
    promotionCode === null ? null : await promotions.offerFor(manager, viewer, promotionCode, described);
  return {
    ...price(described, offer ? [offer.rule] : []),
    promotion: offer && { id: offer.promotionId, usedByYou: offer.usedByYou, terms: offer.terms },
  };
};

const checkSize = ({ totalCents }: { totalCents: number }): void => {
  if (totalCents > LARGEST_TOTAL_CENTS)
    throw new InvalidInput([{ field: 'lines', message: ORDER_MESSAGES.tooLarge }]);
};

/** Returns a line with what an order keeps of its product. */
const asBought = (line: OrderRequest['lines'][number], product: ProductOnSale): OrderLineModel => {
  const { productId, quantity } = line;
  const { name, colors, bangla } = product;
  const { variantId, sku, color, size, picture, priceCents } = shownOf(product, line);
  return {
    id: randomUUID(),
    productId,
    variantId,
    sku,
    quantity,
    color,
    size,
    name,
    picture,
    unitPriceCents: priceCents,
    bangla: bangla && {
      name: bangla.name,
      color: color === null ? null : (bangla.colors[colors.indexOf(color)] ?? null),
    },
  };
};
