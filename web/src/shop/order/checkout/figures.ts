import type { Line } from '../line.ts';
import type { Translatable } from '#web/lib/translatable.ts';

/** The current figures of a product, or of a variant. */
export interface Figures {
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

/** What a refusal is about. */
interface About extends Figures {
  productId: string;
  /** Null for a product without variants. */
  variantId: string | null;
  color: string | null;
  size: string | null;
}

/**
 * Returns the lines that differ from what a refusal says of their product or variant. A single option need not be
 * chosen.
 */
export const changesByRefusal = (about: About, lines: readonly Line[]): LineChange[] =>
  changesBy(
    about,
    lines.filter(
      ({ productId, color, size }) =>
        productId === about.productId &&
        (about.variantId === null || ((color ?? about.color) === about.color && (size ?? about.size) === about.size)),
    ),
  );

/** Returns the lines of one product or variant that differ from its figures. They share its stock, in their order. */
export const changesBy = (figures: Figures, lines: readonly Line[]): LineChange[] => {
  let left = figures.availableStock;
  return lines.flatMap((line): LineChange[] => {
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
