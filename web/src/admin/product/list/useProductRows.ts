import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ProductFiguresFragmentDoc,
  ProductVariantsDocument,
  type ListedProduct_ProductFragment,
  type ListedVariantsFragment,
} from '#web/generated/graphql.ts';
import type { ChangedThing } from './useChangeProduct.ts';

/* GraphQL */ `
  fragment ListedVariants on AdminProduct {
    id
    details {
      variants {
        id
        color
        size
        sku
        priceCents
        availableStock
        totalSold
        picture {
          path
        }
      }
    }
  }

  fragment ProductFigures on AdminProduct {
    id
    priceCents
    availableStock
  }

  query ProductVariants($id: ID!) {
    adminProduct(id: $id) {
      ...ListedVariants
    }
  }
`;

type Variants = ListedVariantsFragment['details']['variants'];

/** A product of the list. */
export type ListedProduct = ListedProduct_ProductFragment;

/** A row of the list: a product, or below it one of its variants. */
export type ProductRow =
  | { key: string; product: ListedProduct; variant: null; isOpen: boolean }
  | { key: string; product: ListedProduct; variant: Variants[number] };

/** The rows of some products, with the variants of those that are opened. */
export const useProductRows = (products: readonly ListedProduct[] | undefined) => {
  const client = useApolloClient();
  const [opened, setOpened] = useState<ReadonlyMap<string, Variants>>(new Map());
  const put = (id: string, variants: Variants | null) =>
    setOpened((before) => {
      const next = new Map(before);
      if (variants === null) next.delete(id);
      else next.set(id, variants);
      return next;
    });

  const toggle = async ({ id }: ListedProduct) => {
    if (opened.has(id)) return put(id, null);
    const { data } = await client.query({
      query: ProductVariantsDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    if (data?.adminProduct) put(id, data.adminProduct.details.variants);
  };

  return {
    rows: products?.flatMap((product): ProductRow[] => {
      const variants = opened.get(product.id);
      return [
        { key: product.id, product, variant: null, isOpen: variants !== undefined },
        ...(variants ?? []).map((variant) => ({ key: variant.id, product, variant })),
      ];
    }),
    toggle,
    /** Shows the variants as they are now, if they are opened. */
    refresh: ({ id, details }: ListedVariantsFragment) => {
      if (opened.has(id)) put(id, details.variants);
    },
    /** Shows a figure as it is now. */
    correct: ({ productId, variantId, priceCents, availableStock }: ChangedThing) => {
      if (variantId !== null) {
        const variants = opened.get(productId) ?? [];
        const changed = variants.map((one) => (one.id === variantId ? { ...one, priceCents, availableStock } : one));
        return put(productId, changed);
      }
      client.cache.writeFragment({
        fragment: ProductFiguresFragmentDoc,
        id: `AdminProduct:${productId}`,
        data: { id: productId, priceCents: priceCents ?? 0, availableStock },
      });
    },
  };
};
