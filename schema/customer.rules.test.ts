import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  forcePhone,
  internationalPhone,
  loginErrors,
  profilePhoneError,
  registrationErrors,
  registrationFieldError,
} from './customer.rules.ts';

describe('phone input of the registration (spec §5)', () => {
  test.each([
    ['', '01'],
    ['0', '01'],
    ['017', '017'],
    ['7', '017'],
    ['01712345678999', '01712345678'],
    ['01-71a2', '01712'],
  ])('%j becomes %j', (typed, shown) => expect(forcePhone(typed)).toBe(shown));
});

describe('phone of the profile (spec §5)', () => {
  test.each(['01712345678', '8801712345678', '+8801712345678', '712345678', '+৮৮০১৭১২৩৪৫৬৭৮'])(
    '%s passes, and is kept in one form',
    (phone) => {
      expect(profilePhoneError(phone)).toBeNull();
      expect(internationalPhone(phone)).toBe('+8801712345678');
    },
  );
  test.each([
    '',
    '01212345678',
    '0171234567',
    '017123456789',
    '+01712345678',
    '01712 345678',
    '1712345678',
    '212345678',
    '+88712345678',
    '০১৭১২৩৪৫৬৭',
  ])('%j fails', (phone) =>
    expect(profilePhoneError(phone)).toBe('Please enter a valid Bangladeshi phone number'),
  );
});

describe('phone numbers as they are kept', () => {
  const bangla = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
  const digits = fc.stringMatching(/^\d{8}$/);
  const typed = fc
    .tuple(fc.constantFrom('', '01', '8801', '+8801'), fc.constantFrom(...'0123456789'), digits, fc.boolean())
    .map(([prefix, first, rest, isBangla]) => {
      const phone = prefix + first + rest;
      return isBangla ? bangla(phone) : phone;
    });

  test('what profile or registration take has a form to be kept in, with its nine digits; kept again it stays', () =>
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (phone) => {
        const kept = internationalPhone(phone);
        const isTaken =
          profilePhoneError(phone) === null || registrationFieldError('phoneNumber', phone) === null;
        if (isTaken) expect(kept).not.toBeNull();
        if (kept === null) return;
        expect(kept).toMatch(/^\+8801\d{9}$/);
        expect(bangla(phone.trim()).endsWith(bangla(kept.slice(-9)))).toBe(true);
        expect(internationalPhone(kept)).toBe(kept);
      }),
    ));

  test.each(['', '01', 'phone', '1712345678', '+01712345678', '008801712345678', '+88017123456789'])(
    '%j is none',
    (phone) => expect(internationalPhone(phone)).toBeNull(),
  );

  test.each(['01212345678', '০১২১২৩৪৫৬৭৮'])('the form of the registration, %s, is kept likewise', (phone) => {
    expect(registrationFieldError('phoneNumber', phone)).toBeNull();
    expect(internationalPhone(phone)).toBe('+8801212345678');
  });
});

test('a sign-in needs e-mail and password', () => {
  expect(loginErrors({ email: 'rahima', password: ' ' })).toEqual([]);
  expect(loginErrors({ email: ' ', password: '' })).toEqual([
    { field: 'email', message: 'Enter a valid e-mail address' },
    { field: 'password', message: 'Password is required' },
  ]);
});

describe('registration', () => {
  const right = { name: 'Rahima', phoneNumber: '01712345678', email: 'rahima@gmail.com', password: 'secret' };
  test('a right one passes', () => expect(registrationErrors(right)).toEqual([]));
  test.each([
    ['name', ' '],
    ['phoneNumber', '12345678901'],
    ['email', 'rahima'],
    ['password', '12345'],
  ])('%s %j fails', (field, value) =>
    expect(registrationErrors({ ...right, [field]: value }).map((error) => error.field)).toEqual([field]),
  );
});
