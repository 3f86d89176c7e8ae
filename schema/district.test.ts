import { describe, expect, test } from 'vitest';
import { addressLine } from './address.ts';
import { DISTRICT_IDS, districtOf } from './district.ts';
import { DIVISIONS } from './places.ts';

const upazilas = DIVISIONS.flatMap((division) =>
  division.districts.flatMap((district) => district.upazilas.map((upazila) => ({ upazila, district, division }))),
);

test('there are 64 districts', () => expect(new Set(DISTRICT_IDS).size).toBe(64));

describe('every address of the address book is in its district', () => {
  test.each(['name', 'bangla'] as const)('by %s', (name) => {
    for (const { upazila, district, division } of upazilas) {
      const places = [upazila, district, division].map((place) => place[name]);
      expect(districtOf(addressLine('House 12, Mirpur Road', places)), places.join(', ')).toBe(district.id);
    }
  });

  test('without its division', () => {
    for (const { upazila, district } of upazilas)
      expect(districtOf(`Village Road, ${upazila.name}, ${district.name}`)).toBe(district.id);
  });
});

test.each([
  ['House 24, Road 7, Dhanmondi, Dhaka 1205', 'dhaka'],
  ['House 24 Road 7 Dhanmondi Dhaka-1205', 'dhaka'],
  ['Shop 3, Mirpur, Dhaka', 'dhaka'],
  ['Mohammadpur, Magura', 'magura'],
  ['Village Char, Nawabganj, Dhaka', 'dhaka'],
  ['Kaliganj, Gazipur, Dhaka', 'gazipur'],
  ['Station Road, Gazipur, Dhaka', 'gazipur'],
  ['Tongi, Dhaka', 'gazipur'],
  ['22 Agrabad, Chittagong, Bangladesh', 'chattogram'],
  ['Jessore Road, Khulna', 'khulna'],
  ['House 5\nComilla', 'cumilla'],
  ['Zindabazar, Sylhet District', 'sylhet'],
  ['Kuakata', 'patuakhali'],
  ['বাড়ি ১২, ধানমন্ডি, ঢাকা', 'dhaka'],
  ['গ্রাম: চরপাড়া, থানা: সাভার, জেলা: ঢাকা', 'dhaka'],
  ['কিশোরগঞ্জ, নীলফামারী', 'nilphamari'],
])('%j is in %s', (address, district) => expect(districtOf(address)).toBe(district));

test.each(['', '   ', 'House 12, Road 5', 'Kaliganj', 'Mirpur', 'Dhaka Bank, ground floor', ',,,'])(
  '%j is in no district that one could tell',
  (address) => expect(districtOf(address)).toBeNull(),
);

test('however many names an address has, the last one counts', () =>
  expect(districtOf(`${'Gazipur, '.repeat(60)}Sylhet`)).toBe('sylhet'));
