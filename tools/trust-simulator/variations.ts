import { ASSUMPTIONS, KINDS, type Assumptions } from './assumptions.ts';

/** One of the assumptions, changed. */
interface Variation {
  name: string;
  assumptions: Assumptions;
}

/** A fake order is never taken: that is what the word says, and no assumption. */
const FIXED = new Set(['fake.refuses', 'fake.confirms', 'fake.deposits']);

/** What is more than a probability. */
const UNBOUNDED = new Set(['share', 'orders', 'daysBetween', 'daysToDoor', 'medianCents', 'spread']);

/** Returns each assumption by half and by one and a half, one at a time; a probability is 1 at most. */
export const variations = (): Variation[] =>
  [0.5, 1.5].flatMap((factor) => [
    ...KINDS.flatMap((kind) =>
      varied(ASSUMPTIONS.kinds[kind], kind, factor).map(({ name, part }) => ({
        name,
        assumptions: { ...ASSUMPTIONS, kinds: { ...ASSUMPTIONS.kinds, [kind]: part } },
      })),
    ),
    ...varied(ASSUMPTIONS.total, 'total', factor).map(({ name, part }) => ({
      name,
      assumptions: { ...ASSUMPTIONS, total: part },
    })),
    ...varied(ASSUMPTIONS, '', factor).map(({ name, part }) => ({ name, assumptions: part })),
  ]);

/** Returns copies of a part, in each of which one of its numbers is multiplied. */
const varied = <Part extends object>(part: Part, prefix: string, factor: number): { name: string; part: Part }[] =>
  Object.entries(part).flatMap(([field, value]: [string, unknown]) => {
    const path = prefix === '' ? field : `${prefix}.${field}`;
    if (typeof value !== 'number' || FIXED.has(path)) return [];
    const product = value * factor;
    const changed = UNBOUNDED.has(field) ? product : Math.min(1, product);
    return [{ name: `${path} × ${factor}`, part: { ...part, [field]: changed } }];
  });
