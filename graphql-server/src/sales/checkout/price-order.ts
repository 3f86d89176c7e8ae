import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { districtOf } from '#schema/district.ts';
import { ORDER_MESSAGES } from '#schema/order.ts';
import type { OrderRequest } from '#schema/order.input.ts';
import type { DeliveryTerms, ShopSettings } from '#schema/shop-settings.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import { InvalidInput, TotalChanged } from '#kernel/errors.ts';
import type { Services } from '#platform/module/services.ts';
import type { InitialStatus, OrderLineModel, OrderModel } from '../order/order.model.ts';
import { price, type Priced } from '../pricing/pricing.ts';
import type { PromotionService } from '../promotion/promotion.service.ts';
import type { Offer } from '../promotion/promotion.model.ts';
import { shownChoiceOf, type ProductOnSale } from './choice.ts';
import { checkLines, productsOnSale } from './on-sale.ts';

/** The largest total that PostgreSQL's integer can store. */
const LARGEST_TOTAL_CENTS = 2_147_483_647;

/** The lines of an order with what they cost, and the promotion that it uses. */
export interface PricedLines extends Priced<OrderLineModel> {
  promotion: Offer<OrderLineModel> | null;
}

/** An order with what it costs, and what it waits for. */
export interface PricedOrder extends PricedLines {
  /** The district of its address, by which its delivery is charged; null for none that is known. */
  district: OrderModel['district'];
  initialStatus: InitialStatus;
}

/**
 * Prices an order by its products and by what is known of its buyer, who is locked, and says what it waits for.
 * @throws InvalidInput, PriceChanged, OutOfStock, PromotionRefused, TotalChanged
 */
export const priceOrder = async (
  manager: EntityManager,
  { promotions, trust }: Pick<Services, 'promotions' | 'trust'>,
  { viewer, settings }: { viewer: Viewer; settings: ShopSettings },
  request: OrderRequest,
): Promise<PricedOrder> => {
  const products = await productsOnSale(manager, request.lines);
  checkLines(request.lines, products);
  // `districtOf` returns the ids that an order may have.
  const district = districtOf(request.shippingAddress.address.trim()) as OrderModel['district'];
  const terms = { manager, viewer, delivery: settings.delivery };
  const priced = await priceLines(promotions, terms, { ...request, district }, products);
  const { totals } = priced;
  const { seenTotalCents, seenDeliveryFeeCents } = request;
  const isOtherDelivery = seenDeliveryFeeCents !== null && seenDeliveryFeeCents !== totals.deliveryFeeCents;
  if (isOtherDelivery || (seenTotalCents !== null && seenTotalCents !== totals.totalCents))
    throw new TotalChanged(isOtherDelivery, totals);
  const initialStatus = await trust.initialStatus(manager, { viewer, settings }, request, totals);
  return { ...priced, district, initialStatus };
};

/**
 * Prices lines: the page that shows what an order costs and the order that is charged both use this. Every product is
 * known. @throws InvalidInput when it is too large; PromotionRefused
 */
export const priceLines = async (
  promotions: PromotionService,
  { manager, viewer, delivery }: { manager: EntityManager; viewer: Viewer; delivery: DeliveryTerms },
  { lines, promotionCode, district }: Pick<OrderRequest, 'lines' | 'promotionCode'> & { district: string | null },
  products: ReadonlyMap<string, ProductOnSale>,
): Promise<PricedLines> => {
  const described = lines.map((line) => {
    const product = products.get(line.productId);
    if (!product) throw new Error(`Product ${line.productId} was to be checked before.`);
    return describe(line, product);
  });
  // Before the code is looked up: what cannot be ordered tells nothing of codes.
  if (price(described, [], delivery, district).totals.totalCents > LARGEST_TOTAL_CENTS)
    throw new InvalidInput([{ field: 'lines', message: ORDER_MESSAGES.tooLarge }]);
  const promotion =
    promotionCode === null ? null : await promotions.offerFor(manager, viewer, promotionCode, described);
  const priced = price(described, promotion ? [promotion.rule] : [], delivery, district);
  // A code for free delivery is not used up by an order whose delivery is free already.
  return { ...priced, promotion: priced.adjustments.length > 0 ? promotion : null };
};

/** Returns a line with what an order keeps of its product. */
const describe = (line: OrderRequest['lines'][number], product: ProductOnSale): OrderLineModel => {
  const { productId, quantity } = line;
  const { name, colors, bangla } = product;
  const { variantId, sku, color, size, picture, priceCents } = shownChoiceOf(product, line);
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
