import type { EntityManager } from 'typeorm';
import type { DemoProduct } from './catalogue/types.ts';
import { insertRows } from './rows.ts';

/** A variant of a demo product. */
interface DemoVariant {
  color: string | null;
  size: string | null;
  sku: string;
  priceCents: number | null;
  stock: number;
}

/** Returns a stock keeping unit of words: `linen-shirt` in Red and M is `LINEN-SHIRT-RED-M`. */
const skuOf = (...words: readonly (string | null)[]): string =>
  words
    .filter((word) => word !== null)
    .join(' ')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns the SKU of a demo product without variants. */
export const demoSku = (demo: DemoProduct): string | null => (demoVariants(demo).length > 0 ? null : skuOf(demo.slug));

/**
 * Returns the variants of a demo product: those that come in several sizes have them. Their stock is shared out, more
 * of the first ones; of every eleventh none is left. What is sold by volume costs more in the larger size.
 */
export const demoVariants = ({ slug, colors, sizes, stock, priceCents }: DemoProduct): DemoVariant[] => {
  if (sizes.length < 2) return [];
  const choices = (colors.length > 0 ? colors : [null]).flatMap((color) => sizes.map((size) => ({ color, size })));
  const weights = choices.map((_, index) => (index % 11 === 10 ? 0 : choices.length - index / 2));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((stock * weight) / whole));
  const rest = stock - shares.reduce((sum, share) => sum + share, 0);
  return choices.map(({ color, size }, index) => ({
    color,
    size,
    sku: skuOf(slug, color, size),
    priceCents: size.endsWith(' ml') && size === sizes.at(-1) ? 100 * Math.round((priceCents * 1.6) / 100) : null,
    stock: (shares[index] ?? 0) + (index === 0 ? rest : 0),
  }));
};

const columns = {
  product_id: 'uuid',
  color: 'text',
  size: 'text',
  sku: 'text',
  price_cents: 'integer',
  position: 'smallint',
  available: 'integer',
} as const;

/** Adds the variants of products whose stock is there. */
export const putVariants = async (
  manager: EntityManager,
  products: readonly { id: string; demo: DemoProduct }[],
): Promise<void> => {
  const rows = products.flatMap(({ id, demo }) =>
    demoVariants(demo).map(({ color, size, sku, priceCents, stock }, position) => ({
      product_id: id,
      color,
      size,
      sku,
      price_cents: priceCents,
      position,
      available: stock,
    })),
  );
  await insertRows(manager, 'product_variants', columns, rows);
};
