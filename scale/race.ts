import { randomUUID } from 'node:crypto';
import type { Node } from './cluster.ts';
import { sendOrder } from './orders.ts';
import type { Buyer, Wanted } from './people.ts';

/** What came of a race. */
export interface Race {
  readonly placed: readonly string[];
  /** Until all were answered, in milliseconds. */
  readonly time: number;
}

/**
 * All buyers want one piece of the same product at once. @throws unless exactly `stock` get one and all others are told
 */
export const race = async (
  url: string,
  buyers: readonly Buyer[],
  product: Wanted,
  stock: number,
  primary: Node,
): Promise<Race> => {
  const began = performance.now();
  const outcomes = await Promise.all(
    buyers.map(async (buyer) => {
      const key = randomUUID();
      for (;;) {
        const outcome = await sendOrder(url, buyer, product, key);
        if (!('trouble' in outcome)) return outcome;
      }
    }),
  );
  const time = performance.now() - began;
  const placed = outcomes.flatMap((outcome) => ('id' in outcome ? [outcome.id] : []));
  const soldOut = outcomes.filter((outcome) => 'refusal' in outcome && outcome.refusal === 'OutOfStock');
  const [left] = await primary.query<{ available: number }>(
    'SELECT available FROM product_stock WHERE product_id = $1',
    [product.id],
  );
  if (placed.length !== stock || soldOut.length !== buyers.length - stock || left?.available !== 0)
    throw new Error(
      `${buyers.length} buyers for ${stock} pieces: ${placed.length} placed, ${soldOut.length} told, ${left?.available} left.`,
    );
  return { placed, time };
};
