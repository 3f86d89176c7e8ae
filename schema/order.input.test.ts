import { describe, expect, test } from 'vitest';
import { addToCartError } from './add-to-cart.ts';
import { orderTotals, sumsOf } from './order.ts';
import { problemsOf } from './input.ts';
import { billingInput } from './order.input.ts';
import { DEFAULT_SETTINGS } from './shop-settings.ts';

const { delivery } = DEFAULT_SETTINGS;

const billingErrors = (address: object) => problemsOf(billingInput, address);

describe('order totals (spec §9)', () => {
  test.each([
    { price: 1999, quantity: 1, rounding: 1, items: 2000, total: 8000 },
    { price: 1049, quantity: 1, rounding: -49, items: 1000, total: 7000 },
    { price: 1050, quantity: 1, rounding: 50, items: 1100, total: 7100 },
    { price: 333, quantity: 3, rounding: 1, items: 1000, total: 7000 },
    { price: 49, quantity: 1, rounding: -49, items: 0, total: 6000 },
  ])('$quantity × $price cents', ({ price, quantity, rounding, items, total }) => {
    expect(orderTotals([{ unitPriceCents: price, quantity }], delivery, null)).toEqual({
      discountCents: 0,
      roundingCents: rounding,
      itemsTotalCents: items,
      deliveryFeeCents: 6000,
      totalCents: total,
    });
  });

  test('several lines are added up before rounding', () => {
    const lines = [
      { unitPriceCents: 1040, quantity: 1 },
      { unitPriceCents: 1040, quantity: 1 },
    ];
    expect(orderTotals(lines, delivery, null).itemsTotalCents).toBe(2100);
  });

  test('a promotion is taken off before rounding, and the rounding is a line of its own', () => {
    const totals = orderTotals([{ unitPriceCents: 10_040, quantity: 1 }], delivery, null, 1004);
    expect(sumsOf({ ...totals, adjustments: [{ kind: 'PROMOTION', code: 'TEN', amountCents: -1004 }] })).toEqual([
      { kind: 'subtotal', code: null, cents: 10_040 },
      { kind: 'promotion', code: 'TEN', cents: -1004 },
      { kind: 'rounding', code: null, cents: -36 },
      { kind: 'itemsTotal', code: null, cents: 9000 },
      { kind: 'delivery', code: null, cents: 6000 },
    ]);
  });

  test('whole dollars show no rounding', () => {
    const totals = orderTotals([{ unitPriceCents: 500, quantity: 2 }], delivery, null);
    expect(sumsOf({ ...totals, adjustments: [] }).map(({ kind }) => kind)).toEqual(['itemsTotal', 'delivery']);
  });
});

describe('billing form (spec §5)', () => {
  const right = {
    name: 'Rahima',
    address: 'Dhanmondi, Dhaka',
    phone: '01712345678',
    email: 'rahima@gmail.com',
  };

  test('a right address passes', () => expect(billingErrors(right)).toEqual([]));

  test.each([
    ['name', '  ', 'Name is required'],
    ['address', '', 'Address is required'],
    ['phone', '0171234567', 'Use valid phone number'],
    ['phone', '017123456789', 'Use valid phone number'],
    ['phone', '0171234567a', 'Use valid phone number'],
    ['email', 'rahima@example.com', 'Enter a valid Gmail address'],
    ['email', '@gmail.com', 'Enter a valid Gmail address'],
    ['email', 'rahima@gmail.com.example', 'Enter a valid Gmail address'],
  ])('%s %j', (field, value, message) => {
    expect(billingErrors({ ...right, [field]: value })).toEqual([{ field, message }]);
  });

  test('all that is wrong, in the order of the form', () => {
    const fields = billingErrors({ name: '', address: '', phone: '', email: '' }).map(({ field }) => field);
    expect(fields).toEqual(['name', 'address', 'phone', 'email']);
  });
});

describe('Add To Cart (spec §5)', () => {
  const shirt = { colors: ['Red'], sizes: ['M'] };
  test.each([
    [{ color: null, size: null }, 'Please select a color and size before adding to the cart.'],
    [{ color: 'Red', size: null }, 'Please select a size before adding to the cart.'],
    [{ color: null, size: 'M' }, 'Please select a color before adding to the cart.'],
    [{ color: 'Red', size: 'M' }, null],
  ])('%j', (chosen, message) => expect(addToCartError(shirt, chosen)).toBe(message));

  test('what a product does not offer cannot be missing', () => {
    expect(addToCartError({ colors: [], sizes: [] }, { color: null, size: null })).toBeNull();
  });
});
