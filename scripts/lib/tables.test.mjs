import { expect, test } from 'vitest';
import { foreignUses } from './tables.mjs';

const owners = new Map([
  ['orders', 'order'],
  ['customers', 'customer'],
]);
/** @param {string} noun @param {{ reads?: string[], writes?: string[] }} tables */
const use = (noun, { reads = [], writes = [] }) => ({
  statement: 'changed',
  noun,
  reads: new Set(reads),
  writes: new Set(writes),
});

test("a noun's own tables, and those without an owner, are free", () => {
  expect(foreignUses([use('order', { reads: ['orders', 'pg_class'], writes: ['orders'] })], owners, {}, [])).toEqual(
    [],
  );
});

test("another noun's table is read only if that is declared", () => {
  const uses = [use('order', { reads: ['customers'] })];
  expect(foreignUses(uses, owners, { order: ['customers'] }, [])).toEqual([]);
  expect(foreignUses(uses, owners, { cart: [] }, [])).toEqual([
    'changed: order reads customers, which is not in its list in scripts/lib/tables.mjs.',
  ]);
});

test("another noun's table is written by exceptions only, even by one who may read it", () => {
  const uses = [use('order', { reads: ['customers'], writes: ['customers'] })];
  const mayRead = { order: ['customers'] };
  expect(foreignUses(uses, owners, mayRead, [{ why: 'It is old.', statements: ['changed'] }])).toEqual([]);
  expect(foreignUses(uses, owners, mayRead, [])).toEqual([
    'changed: order writes customers; call the service of customer.',
  ]);
});

test('declarations that nothing needs are refused', () => {
  const mayWrite = [{ why: 'It is old.', statements: ['changed'] }];
  expect(foreignUses([use('order', { writes: ['orders'] })], owners, { order: ['customers'] }, mayWrite)).toEqual([
    'scripts/lib/tables.mjs: order no longer reads customers; take it off its list.',
    'scripts/lib/tables.mjs: changed writes no foreign table; take it off the list.',
  ]);
});
