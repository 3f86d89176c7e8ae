/** The inputs by which admins change products in their list, for pages and services. */
import * as v from 'valibot';
import { MAX_PRICE_CENTS, MAX_STOCK, PRODUCT_MESSAGES } from './product-admin.ts';
import { productFields, stockInput } from './product.input.ts';
import { PRODUCT_STATUSES } from './product.ts';
import {
  MANAGE_MESSAGES,
  MAX_PRODUCTS_AT_ONCE,
  MAX_STOCK_REASON,
  OLD_PRICE_EDITS,
  PRICE_ROUNDINGS,
} from './product-manage.ts';

const messages = MANAGE_MESSAGES;

/** A new price of a product, which needs one, or of a variant. */
export const changePriceInput = v.pipe(
  v.object({
    productId: v.string(),
    variantId: v.nullish(v.string(), null),
    from: v.nullish(v.number(), null),
    to: v.nullish(productFields.priceCents, null),
  }),
  v.forward(
    v.check(({ variantId, to }) => variantId !== null || to !== null, PRODUCT_MESSAGES.priceInvalid),
    ['to'],
  ),
);

/** A new stock. */
export const changeStockInput = v.object({
  productId: v.string(),
  variantId: v.nullish(v.string(), null),
  from: v.number(),
  to: stockInput,
  reason: v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_STOCK_REASON, messages.reasonTooLong),
      v.transform((typed) => (typed === '' ? null : typed)),
    ),
    null,
  ),
});

/** Ids of the products to change. */
export const selectedIds = v.pipe(
  v.array(v.string()),
  v.minLength(1, messages.noneSelected),
  v.maxLength(MAX_PRODUCTS_AT_ONCE, messages.tooManySelected),
);

const priceEdit = v.pipe(
  v.object({
    percent: v.nullish(
      v.pipe(v.number(), v.minValue(-99, messages.percentInvalid), v.maxValue(1000, messages.percentInvalid)),
      null,
    ),
    amountCents: v.nullish(
      v.pipe(
        v.number(),
        v.integer(messages.amountInvalid),
        v.minValue(-MAX_PRICE_CENTS, messages.amountInvalid),
        v.maxValue(MAX_PRICE_CENTS, messages.amountInvalid),
      ),
      null,
    ),
    rounding: v.optional(v.picklist(PRICE_ROUNDINGS), 'CENT'),
  }),
  v.check(({ percent, amountCents }) => (percent === null) !== (amountCents === null), messages.percentOrAmount),
);

const pieces = v.pipe(
  v.number(),
  v.integer(messages.stockDifferenceInvalid),
  v.minValue(-MAX_STOCK, messages.stockDifferenceInvalid),
  v.maxValue(MAX_STOCK, messages.stockDifferenceInvalid),
);

/** What changes of many products. */
export const editProductsInput = v.pipe(
  v.object({
    ids: selectedIds,
    price: v.nullish(priceEdit, null),
    oldPrice: v.nullish(v.picklist(OLD_PRICE_EDITS), null),
    categoryId: v.nullish(v.string(), null),
    brand: v.nullish(productFields.brand, null),
    tag: v.nullish(productFields.tag, null),
    status: v.nullish(v.picklist(PRODUCT_STATUSES), null),
    stock: v.nullish(pieces, null),
  }),
  v.forward(
    v.check(({ ids: _, ...edit }) => Object.values(edit).some((value) => value !== null), messages.nothingToChange),
    ['ids'],
  ),
);

/** Such a change as sent. */
export type EditProductsInput = v.InferInput<typeof editProductsInput>;

/** Such a change as checked. */
export type CheckedEdit = v.InferOutput<typeof editProductsInput>;
