import { expect, test } from 'vitest';
import { paisaOf, takaOf } from './taka.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [70, '0.70'],
  [29250, '292.50'],
  [50_000_000, '500000.00'],
])('%i paisa are %s taka, and back', (paisa, taka) => {
  expect(takaOf(paisa)).toBe(taka);
  expect(paisaOf(taka)).toBe(paisa);
});

test.each([
  ['500', 50_000],
  ['10.7', 1070],
  ['292.5', 29250],
  ['1.0000', 100],
  ['0.1', 10],
])('an amount that a provider writes as %s is %i paisa', (taka, paisa) => {
  expect(paisaOf(taka)).toBe(paisa);
});

test.each(['', ' 5', '-5', '5,00', '5.', '.5', '1e3', '5.001', 'NaN', '1234567890123'])(
  'the text "%s" is no amount',
  (taka) => {
    expect(paisaOf(taka)).toBeNull();
  },
);
