import { expect, test } from 'vitest';
import { addressLine } from './address.ts';
import { addressInput } from './address.input.ts';
import { problemsOf } from './input.ts';

const addressErrors = (address: object) => problemsOf(addressInput, address);

const right = {
  name: 'Rahima',
  phoneNumber: '০১৭১২৩৪৫৬৭৮',
  upazilaId: 'dhaka/savar',
  line: 'House 12, Road 5',
};

test('a right address passes', () => expect(addressErrors(right)).toEqual([]));

test.each([
  ['name', ' ', 'Name is required'],
  ['name', 'x'.repeat(121), 'Name is too long: 120 characters at most'],
  ['phoneNumber', '01212345678', 'Please enter a valid Bangladeshi phone number'],
  ['upazilaId', '', 'Please choose division, district and upazila'],
  ['line', '\n', 'Address is required'],
  ['line', 'x'.repeat(301), 'Address is too long: 300 characters at most'],
])('%s %j fails', (field, value, message) =>
  expect(addressErrors({ ...right, [field]: value })).toEqual([{ field, message }]),
);

test('all that is wrong is told, in the order of the form', () =>
  expect(addressErrors({ name: '', phoneNumber: '', upazilaId: '', line: '' }).map(({ field }) => field)).toEqual([
    'name',
    'phoneNumber',
    'upazilaId',
    'line',
  ]));

test('a line contains no name twice in a row', () => {
  expect(addressLine('House 1', ['Savar', 'Dhaka', 'Dhaka'])).toBe('House 1, Savar, Dhaka');
  expect(addressLine('House 1', ['Ramu', "Cox's Bazar", 'Chattogram'])).toBe("House 1, Ramu, Cox's Bazar, Chattogram");
});
