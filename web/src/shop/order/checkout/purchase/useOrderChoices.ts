import { useState } from 'react';
import { missingChoices } from '#schema/order.ts';
import type { OrderChoices_ProductFragment } from '#web/generated/graphql.ts';
import type { Line } from '#web/shop/order/line.ts';

/** A line without a colour or size that its product has. */
export interface AskedLine {
  line: Line;
  /** Its index in the purchase. */
  place: number;
  product: OrderChoices_ProductFragment;
}

/** Returns the id of the choice of a colour or size of a line. */
export const choiceId = (place: number, field: 'color' | 'size'): string => `choice-${place}-${field}`;

/**
 * The choices that lines still need. Which lines need them is decided when their products are first loaded, so that a
 * choice can be changed as long as the checkout lasts.
 */
export const useOrderChoices = (lines: readonly Line[], products: readonly OrderChoices_ProductFragment[]) => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const missingOf = (line: Line) => {
    const product = byId.get(line.productId);
    return product ? missingChoices(product, line) : [];
  };
  const [settled, setSettled] = useState<ReadonlySet<string> | null>(null);
  const asksFor =
    settled ?? new Set(lines.filter((line) => missingOf(line).length > 0).map(({ productId }) => productId));
  if (settled === null && products.length > 0) setSettled(asksFor);
  const [checked, setChecked] = useState(false);
  const asked = lines.flatMap((line, place): AskedLine[] => {
    const product = asksFor.has(line.productId) ? byId.get(line.productId) : undefined;
    return product ? [{ line, place, product }] : [];
  });
  const [firstMissing = null] = asked.flatMap(({ line, place }) =>
    missingOf(line).map(({ field }) => choiceId(place, field)),
  );
  return {
    asked,
    /** Whether missing choices are marked as errors. */
    checked,
    /** Id of the first missing choice; null when all are made. */
    firstMissing,
    /** Marks missing choices, and returns the id of the first. */
    check: () => {
      setChecked(true);
      return firstMissing;
    },
  };
};
