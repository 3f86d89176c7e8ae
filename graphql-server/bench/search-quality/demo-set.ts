import { cellsOf, isWithin, sectionsOf, TONGUES, type Tongue } from './judged-set.ts';
import type { Found } from './shop.ts';

/** How many of the first ones people look at. */
const LOOKED_AT = 5;

/**
 * Returns the share of the demo shop's queries that have a right product among the first five, by language; a line is
 * `term | expression for "category: name" | <highest price`.
 */
export const measureDemo = async (
  search: (term: string) => Promise<Found[]>,
  missed: (term: string) => void = () => undefined,
): Promise<Record<Tongue, number>> => {
  const section = sectionsOf('demo.txt');
  const shares: Partial<Record<Tongue, number>> = {};
  for (const tongue of TONGUES) {
    const lines = section(tongue);
    let right = 0;
    for (const line of lines) {
      const [term = '', expression = '', limit] = cellsOf(line);
      const isRight = ({ name, category, priceCents }: Found) =>
        new RegExp(expression).test(`${category.slug}: ${name}`) &&
        (limit === undefined || isWithin(priceCents / 100, limit));
      if ((await search(term)).slice(0, LOOKED_AT).some(isRight)) right += 1;
      else missed(term);
    }
    shares[tongue] = right / lines.length;
  }
  return shares as Record<Tongue, number>;
};
