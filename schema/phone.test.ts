import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressInput } from './address.input.ts';
import { profileInput, registrationInput } from './customer.input.ts';
import { problemsOf } from './input.ts';
import { billingInput } from './order.input.ts';
import { internationalPhone, mobileNumber, nationalPhone } from './phone.ts';

const INVALID = 'Use valid phone number';
const INVALID_IN_PROFILE = 'Please enter a valid Bangladeshi phone number';

/** What each place that takes a number says about it. */
const said = (phone: string) =>
  [
    registrationInput.entries.phoneNumber,
    billingInput.entries.phone,
    profileInput(null).entries.phoneNumber,
    addressInput.entries.phoneNumber,
  ].map((field) => problemsOf(field, phone)[0]?.message ?? null);

test.each(['01712345678', '8801712345678', '+8801712345678', '712345678', '+৮৮০১৭১২৩৪৫৬৭৮', ' ০১৭১২৩৪৫৬৭৮ '])(
  '%j is a number everywhere, and always the same one',
  (phone) => {
    expect(said(phone)).toEqual([null, null, null, null]);
    expect(mobileNumber(phone)).toBe('01712345678');
    expect(internationalPhone(phone)).toBe('+8801712345678');
  },
);

test.each([
  '',
  '01',
  'phone',
  '01012345678',
  '01112345678',
  '01212345678',
  '+8801212345678',
  '0171234567',
  '017123456789',
  '+01712345678',
  '+88017123456789',
  '008801712345678',
  '01712 345678',
  '1712345678',
  '212345678',
  '+88712345678',
  '০১৭১২৩৪৫৬৭',
  '01712345678a',
])('%j is one nowhere', (phone) => {
  expect(said(phone)).toEqual([INVALID, INVALID, INVALID_IN_PROFILE, INVALID_IN_PROFILE]);
  expect(internationalPhone(phone)).toBeNull();
});

describe('every form of a number', () => {
  const bangla = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
  const typed = fc
    .record({
      prefix: fc.constantFrom('', '01', '8801', '+8801'),
      own: fc.stringMatching(/^[3-9]\d{8}$/),
      isBangla: fc.boolean(),
    })
    .map(({ prefix, own, isBangla }) => ({ own, phone: isBangla ? bangla(prefix + own) : prefix + own }));

  test('is the same 11 digits, also when it comes back as it is kept', () =>
    fc.assert(
      fc.property(typed, ({ own, phone }) => {
        expect(mobileNumber(phone)).toBe(`01${own}`);
        const kept = String(internationalPhone(phone));
        expect(nationalPhone(kept)).toBe(`01${own}`);
        expect(mobileNumber(kept)).toBe(`01${own}`);
      }),
    ));
});
