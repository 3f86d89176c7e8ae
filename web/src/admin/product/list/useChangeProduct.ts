import { centsOf } from '#schema/product.input.ts';
import { PRODUCT_MESSAGES } from '#schema/product-admin.ts';
import { latinDigits } from '#schema/digits.ts';
import { useChangePriceMutation, useChangeStockMutation, type ListedVariantsFragment } from '#web/generated/graphql.ts';
import type { Translatable } from '#web/lib/translatable.ts';

/* GraphQL */ `
  fragment ChangedProduct on AdminProduct {
    id
    version
    priceCents
    availableStock
    lowestVariantStock
    updatedAt
    updatedBy
    ...ListedVariants
  }

  mutation ChangePrice($input: ChangePriceInput!) {
    changePrice(input: $input) {
      ... on ChangeProductSuccess {
        product {
          ...ChangedProduct
        }
      }
      ... on PriceChangedMeanwhile {
        currentPriceCents
      }
    }
  }

  mutation ChangeStock($input: ChangeStockInput!) {
    changeStock(input: $input) {
      ... on ChangeProductSuccess {
        product {
          ...ChangedProduct
        }
      }
      ... on StockChangedMeanwhile {
        availableStock
      }
    }
  }
`;

/** A product, or a variant of it, with the figures that are typed over. */
export interface ChangedThing {
  productId: string;
  variantId: string | null;
  priceCents: number | null;
  availableStock: number;
}

interface ChangeListeners {
  /** The variants of a product that was changed. */
  onChanged: (product: ListedVariantsFragment) => void;
  /** What somebody else has made of a figure: the list shows it, so that the next try starts from it. */
  onCurrent: (thing: ChangedThing) => void;
}

/** Stores prices and stocks as they are typed into the list. Each returns why it was refused, or nothing. */
export const useChangeProduct = ({ onChanged, onCurrent }: ChangeListeners) => {
  const changePrice = useChangePriceMutation();
  const changeStock = useChangeStockMutation();
  return {
    price: async (thing: ChangedThing, typed: string): Promise<Translatable | void> => {
      const isEmpty = typed.trim() === '';
      const to = isEmpty ? null : centsOf(typed);
      if (to === null && !(isEmpty && thing.variantId !== null)) return PRODUCT_MESSAGES.priceInvalid;
      const { productId, variantId, priceCents: from } = thing;
      const input = { productId, variantId, from, to };
      const result = await changePrice({ input });
      if (result.__typename === 'ChangeProductSuccess') return onChanged(result.product);
      if (result.__typename === 'PriceChangedMeanwhile')
        onCurrent({ ...thing, priceCents: result.currentPriceCents ?? null });
      return result;
    },
    /** Sets the stock, or changes it by what has a sign: `+5` adds five. */
    stock: async (thing: ChangedThing, typed: string): Promise<Translatable | void> => {
      const digits = latinDigits(typed).replaceAll(/[\s,]/g, '').replace('−', '-');
      const { productId, variantId, availableStock: from } = thing;
      const to = Number(digits) + (/^[+-]/.test(digits) ? from : 0);
      if (!/^[+-]?\d{1,7}$/.test(digits) || to < 0) return PRODUCT_MESSAGES.stockInvalid;
      const input = { productId, variantId, from, to };
      const result = await changeStock({ input });
      if (result.__typename === 'ChangeProductSuccess') return onChanged(result.product);
      if (result.__typename === 'StockChangedMeanwhile') onCurrent({ ...thing, availableStock: result.availableStock });
      return result;
    },
  };
};
