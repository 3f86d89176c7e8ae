import { describe, expect, test } from 'vitest';
import { forcePhone, loginErrors, profilePhoneError, registrationErrors } from './customer.rules.ts';

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
  test.each(['01712345678', '8801712345678', '+8801712345678'])('%s passes', (phone) =>
    expect(profilePhoneError(phone)).toBeNull(),
  );
  test.each(['', '01212345678', '0171234567', '017123456789', '+01712345678', '01712 345678'])(
    '%j fails',
    (phone) => expect(profilePhoneError(phone)).toBe('Please enter a valid Bangladeshi phone number'),
  );
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
