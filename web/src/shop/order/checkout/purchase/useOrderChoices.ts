import { useState } from 'react';
import { missingChoices } from '../../../../../../schema/order.ts';
import type { OrderChoices_ProductFragment } from '../../../../generated/graphql.ts';
import type { Line } from '../../line.ts';

/** A line that came without a colour or size that its product has. */
export interface AskedLine {
  line: Line;
  /** Its place in the purchase. */
  place: number;
  product: OrderChoices_ProductFragment;
}

/** Id of the question for a colour or size of a line. */
export const choiceId = (place: number, field: 'color' | 'size'): string => `choice-${place}-${field}`;

/**
 * What is to be asked of lines before they can be ordered. Which lines are asked is settled when their products are known first: an
 * answer can be changed as long as the checkout lasts.
 */
export const useOrderChoices = (
  lines: readonly Line[],
  products: readonly OrderChoices_ProductFragment[],
) => {
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
    /** Whether what is missing is said to be missing. */
    checked,
    /** Id of the first question without an answer; null when all are answered. */
    firstMissing,
    /** Says what is missing, and answers where the first of it is. */
    check: () => {
      setChecked(true);
      return firstMissing;
    },
  };
};
