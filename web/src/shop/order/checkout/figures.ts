import type { Line } from '../line.ts';
import type { Saying } from '../../../lib/saying.ts';

/** What is true of a product now. */
export interface Figures {
  productId: string;
  currentPriceCents: number;
  availableStock: number;
}

/** What becomes of a line of a purchase. */
export interface LineChange {
  line: Line;
  /** The line with what is true now; null when it cannot be bought. */
  after: Line | null;
  /** Why it cannot be bought, where that is not for want of pieces. */
  reason?: Saying;
}

/** The lines that are not as the figures of their product say. Lines of one product share its stock, first come first served. */
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

/** The lines with the changes made. */
export const withChanges = (lines: readonly Line[], changes: readonly LineChange[]): Line[] => {
  const made = new Map(changes.map(({ line, after }) => [line, after]));
  return lines.flatMap((line) => made.get(line) ?? (made.has(line) ? [] : line));
};
