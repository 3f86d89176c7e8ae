import { centsOf } from '#schema/product.input.ts';
import { MANAGE_MESSAGES } from '#schema/product-manage.ts';
import { latinDigits } from '#schema/digits.ts';
import type { EditProductsInput, OldPriceEdit, PriceRounding, ProductStatus } from '#web/generated/graphql.ts';

/** What is typed into the form for many products; an empty text leaves the field as it is. */
export interface TypedEdit {
  priceBy: '' | 'percent' | 'amount';
  price: string;
  rounding: PriceRounding;
  oldPrice: '' | OldPriceEdit;
  categoryId: string;
  brand: string;
  tag: string;
  status: '' | ProductStatus;
  stock: string;
}

export const EMPTY_EDIT: TypedEdit = {
  priceBy: '',
  price: '',
  rounding: 'CENT',
  oldPrice: '',
  categoryId: '',
  brand: '',
  tag: '',
  status: '',
  stock: '',
};

/** Returns a number as people type it, with a sign and in Latin or Bangla digits; null for what is none. */
const signed = (typed: string): { sign: number; rest: string } => {
  const text = latinDigits(typed).trim().replace(/^[−–]/, '-');
  return { sign: text.startsWith('-') ? -1 : 1, rest: text.replace(/^[+-]/, '').replace(/%$/, '').trim() };
};

/** Returns what was typed as input, or the field that is wrong and its sentence. */
export const editOf = (
  ids: readonly string[],
  typed: TypedEdit,
): { input: EditProductsInput } | { field: keyof TypedEdit; message: string } => {
  const input: EditProductsInput = { ids: [...ids] };
  if (typed.priceBy !== '') {
    const { sign, rest } = signed(typed.price);
    if (typed.priceBy === 'percent') {
      if (!/^\d{1,4}(\.\d{1,2})?$/.test(rest)) return { field: 'price', message: MANAGE_MESSAGES.percentInvalid };
      input.price = { percent: sign * Number(rest), rounding: typed.rounding };
    } else {
      const cents = centsOf(rest);
      if (cents === null) return { field: 'price', message: MANAGE_MESSAGES.amountInvalid };
      input.price = { amountCents: sign * cents, rounding: typed.rounding };
    }
  }
  if (typed.stock.trim() !== '') {
    const { sign, rest } = signed(typed.stock);
    if (!/^\d{1,7}$/.test(rest)) return { field: 'stock', message: MANAGE_MESSAGES.stockDifferenceInvalid };
    input.stock = sign * Number(rest);
  }
  if (typed.oldPrice !== '') input.oldPrice = typed.oldPrice;
  if (typed.categoryId !== '') input.categoryId = typed.categoryId;
  if (typed.brand.trim() !== '') input.brand = typed.brand;
  if (typed.tag.trim() !== '') input.tag = typed.tag;
  if (typed.status !== '') input.status = typed.status;
  return { input };
};
