import { expect, test } from 'vitest';
import { Categories } from './cells.ts';
import { RowDraft } from './row-draft.ts';

/** Categories that count how often a name of theirs is read. */
const countedCategories = () => {
  const counted = { reads: 0 };
  const lamps = {
    id: 'lamps',
    slug: 'lamps',
    banglaName: null,
    picture: null,
    parent: null,
    children: [],
    get name() {
      counted.reads += 1;
      return 'Lamps';
    },
  };
  return {
    categories: new Categories({
      roots: [lamps],
      byId: new Map([['lamps', lamps]]),
      bySlug: new Map([['lamps', lamps]]),
    }),
    counted,
  };
};

const nearestOf = (categories: Categories, typed: string) => {
  const draft = new RowDraft({ row: 2, cells: { Category: typed }, problems: [] }, false);
  categories.leafOf(draft);
  return draft.problems.map(({ params }) => params['nearest']);
};

test('the nearest name of an unknown category is searched once, however many rows name it', () => {
  const { categories, counted } = countedCategories();
  expect(nearestOf(categories, 'Lamp')).toEqual(['Lamps']);
  const before = counted.reads;
  expect(nearestOf(categories, 'Lamp')).toEqual(['Lamps']);
  expect(counted.reads).toBe(before);
});

test('ten thousand different unknown categories are not each compared with those of the shop', () => {
  const { categories, counted } = countedCategories();
  const before = counted.reads;
  for (let place = 0; place < 10_000; place += 1) {
    const [near] = nearestOf(categories, `Lamps ${place}`);
    if (place === 0) expect(near).toBe('Lamps');
    if (place === 9999) expect(near).toBeUndefined();
  }
  expect(counted.reads - before).toBe(100);
});
