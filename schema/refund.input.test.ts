import * as v from 'valibot';
import { expect, test } from 'vitest';
import { grantForm } from './refund.input.ts';
import { REFUND_MESSAGES } from './refund.ts';

const cents = (amount: string) => v.safeParse(grantForm, { amount, reason: 'A scratch' });

test.each([
  ['12.50', 1250],
  [' 12.5 ', 1250],
  ['7', 700],
  ['১২.৫০', 1250],
])('the amount “%s” is %i cents', (typed, amount) => {
  expect(cents(typed).output).toEqual({ amount, reason: 'A scratch' });
});

test.each(['', '12,50', '12.505', '-3', '$5', 'five'])('the amount “%s” is refused', (typed) => {
  expect(cents(typed).issues?.[0]?.message).toBe(REFUND_MESSAGES.amountInDollars);
});
