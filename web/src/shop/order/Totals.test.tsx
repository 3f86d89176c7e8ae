import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#web-test/render.tsx';
import { loadMessages } from '#web/messages/translate.ts';
import { Totals } from './Totals.tsx';

const totals = {
  itemsTotalCents: 35_000,
  roundingCents: -40,
  adjustments: [
    { kind: 'PROMOTION' as const, code: 'EID10', amountCents: -3_960 },
    { kind: 'PROMOTION' as const, code: 'WELCOME', amountCents: -1_000 },
  ],
  deliveryFeeCents: 6_000,
  totalCents: 41_000,
};

const rows = () => {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return terms.map((term, index) => [term, values[index]]);
};

test('each promotion and the rounding are lines of their own, and the total says that it includes the delivery', () => {
  renderInShop(<Totals {...totals} />);
  expect(rows()).toEqual([
    ['Subtotal', '$400.00'],
    ['Promotion EID10', '−$39.60'],
    ['Promotion WELCOME', '−$10.00'],
    ['Rounded to whole dollars', '−$0.40'],
    ['Items total', '$350.00'],
    ['Delivery fee', '$60.00'],
    ['Total', '$410.00incl. $60 delivery'],
  ]);
});

test('in Bangla the amounts have Bangla figures, and the code stays as it is typed', async () => {
  renderInShop(<Totals {...totals} />, '/', await loadMessages('bn'));
  expect(rows()[1]).toEqual(['প্রোমো EID10', '−$৩৯.৬০']);
  expect(rows().at(-1)).toEqual(['সর্বমোট', '$৪১০.০০$৬০ ডেলিভারি চার্জসহ']);
});

test('a total without a delivery fee says that', () => {
  renderInShop(<Totals {...totals} deliveryFeeCents={0} totalCents={35_000} />);
  expect(rows().at(-1)).toEqual(['Total', '$350.00Delivery is free']);
});
