import type { Line } from '../line.ts';
import type { Translatable } from '../../../lib/translatable.ts';

/** The current figures of a product. */
export interface Figures {
  productId: string;
  currentPriceCents: number;
  availableStock: number;
}

/** How a line of a purchase changes. */
export interface LineChange {
  line: Line;
  /** The line with current figures; null when it cannot be bought. */
  after: Line | null;
  /** Why it cannot be bought, if the reason is not the stock. */
  reason?: Translatable;
}

/** Returns the lines that differ from the figures of their product. Lines of one product share its stock, in their order. */
export const changesBy = (figures: Figures, lines: readonly Line[]): LineChange[] => {
  let left = figures.availableStock;
  return lines
    .filter(({ productId }) => productId === figures.productId)
    .flatMap((line): LineChange[] => {
      const quantity = Math.min(line.quantity, left);
      left -= quantity;
      if (quantity < 1) return [{ line, after: null }];
      if (quantity === line.quantity && line.priceCents === figures.currentPriceCents) return [];
      return [{ line, after: { ...line, quantity, priceCents: figures.currentPriceCents } }];
    });
};

/** Returns the lines with the changes applied. */
export const withChanges = (lines: readonly Line[], changes: readonly LineChange[]): Line[] => {
  const made = new Map(changes.map(({ line, after }) => [line, after]));
  return lines.flatMap((line) => made.get(line) ?? (made.has(line) ? [] : line));
};
