import { describe, expect, test } from 'vitest';
import { CUSTOMER_MESSAGES } from './customer.ts';
import { adminInput, loginInput, registrationInput } from './customer.input.ts';
import { problemsOf } from './input.ts';

const loginErrors = (login: object) => problemsOf(loginInput, login);
const registrationErrors = (registration: object) => problemsOf(registrationInput, registration);
const adminErrors = (admin: object) => problemsOf(adminInput, admin);
const passwordError = (password: string) =>
  problemsOf(registrationInput.entries.password, password)[0]?.message ?? null;

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
    ['email', 'rahima@example.com'],
    ['email', 'rahima@gmail.com.example'],
    ['password', '12345'],
  ])('%s %j fails', (field, value) =>
    expect(registrationErrors({ ...right, [field]: value }).map((error) => error.field)).toEqual([field]),
  );

  test('of an admin may have an address anywhere', () => {
    expect(adminErrors({ ...right, email: 'owner@example.com' })).toEqual([]);
    expect(adminErrors({ ...right, email: 'owner' })).toEqual([
      { field: 'email', message: 'Enter a valid e-mail address' },
    ]);
  });
});

describe('a new password', () => {
  test.each(['      ', '\u00a0'.repeat(6), '\u200b'.repeat(8), ' \t \n  '])(
    'of nothing that is seen (%j) is none',
    (value) => {
      expect(passwordError(value)).toBe(CUSTOMER_MESSAGES.passwordBlank);
    },
  );

  test.each(['a     ', 'six six', 'গোপন কথা', '🔑🔑🔑'])('may have spaces and any letters (%j)', (value) => {
    expect(passwordError(value)).toBeNull();
  });
});
