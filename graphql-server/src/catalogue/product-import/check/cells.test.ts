import { expect, test } from 'vitest';
import { Categories } from './cells.ts';
import { RowDraft } from './row-draft.ts';

test('the nearest name of an unknown category is looked for once, however many rows name it', () => {
  let reads = 0;
  const lamps = {
    id: 'lamps',
    slug: 'lamps',
    parentId: null,
    get name() {
      reads += 1;
      return 'Lamps';
    },
  };
  const categories = new Categories([lamps]);
  const problemsOf = (row: number) => {
    const draft = new RowDraft({ row, cells: { Category: 'Lamp' }, problems: [] }, false);
    categories.leafOf(draft);
    return draft.problems.map(({ params }) => params['nearest']);
  };
  expect(problemsOf(2)).toEqual(['Lamps']);
  const before = reads;
  expect(problemsOf(3)).toEqual(['Lamps']);
  expect(reads).toBe(before);
});
