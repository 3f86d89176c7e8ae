import { describe, expect, test } from 'vitest';
import { searchPlaces, type FoundPlace } from './place-search.ts';
import { DIVISIONS, findUpazila, isCity } from './places.ts';

const districts = DIVISIONS.flatMap((division) => division.districts);
const upazilas = districts.flatMap((district) => district.upazilas);
const idOf = ({ division, district, upazila }: FoundPlace) => (upazila ?? district ?? division).id;

test('there are 8 divisions, 64 districts, 495 upazilas and the 4 cities that lie in none', () => {
  expect(DIVISIONS).toHaveLength(8);
  expect(districts).toHaveLength(64);
  expect(upazilas.filter((place) => !isCity(place))).toHaveLength(495);
  expect(upazilas.filter(isCity).map(({ id }) => id)).toEqual([
    'chattogram/city',
    'dhaka/city',
    'khulna/city',
    'rajshahi/city',
  ]);
});

test('ids are slugs, no two the same, and every place has both names', () => {
  for (const places of [DIVISIONS, districts, upazilas])
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  for (const { id } of [...DIVISIONS, ...districts]) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  for (const { id } of upazilas) expect(id).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/);
  for (const { name, bangla } of [...DIVISIONS, ...districts, ...upazilas]) {
    expect(name).toMatch(/^[A-Z][A-Za-z' ]+$/);
    expect(bangla).toMatch(/^[\p{Script=Bengali} ]+$/u);
    expect(bangla).toBe(bangla.normalize('NFC'));
  }
});

const districtOf = (wanted: string) => DIVISIONS.flatMap(({ districts }) => districts).find(({ id }) => id === wanted);

test('an upazila is found by its id, with all that it lies in', () => {
  const savar = findUpazila('dhaka/savar');
  expect(savar).toMatchObject({
    upazila: { name: 'Savar', bangla: 'সাভার' },
    district: { id: 'dhaka' },
    division: { id: 'dhaka' },
  });
  expect(districtOf('jashore')?.name).toBe('Jashore');
  expect(DIVISIONS.find(({ id }) => id === 'sylhet')?.bangla).toBe('সিলেট');
  for (const id of ['', 'savar', 'dhaka', 'dhaka/', 'DHAKA/SAVAR', '__proto__', 'constructor'])
    expect(findUpazila(id)).toBeNull();
});

describe('search', () => {
  test.each([
    ['Savar', 'dhaka/savar'],
    ['sabhar', 'dhaka/savar'],
    ['সাভার', 'dhaka/savar'],
    ['Jashore', 'jashore'],
    ['Jessore', 'jashore'],
    ['যশোর', 'jashore'],
    ['Bogura', 'bogura'],
    ['Bogra', 'bogura'],
    ['Cumilla', 'cumilla'],
    ['comilla', 'cumilla'],
    ["Cox's Bazar", 'coxs-bazar'],
    ['coxsbazar', 'coxs-bazar'],
    ['Cox’s bazar', 'coxs-bazar'],
    ['Maulvi Bazar', 'moulvibazar'],
    ['Laxmipur', 'lakshmipur'],
    ['Hobigonj', 'habiganj'],
    ['Brahmonbaria', 'brahmanbaria'],
    ['Jhalokathi', 'jhalakathi'],
    ['Netrakona', 'netrokona'],
    ['নেত্রকোনা', 'netrokona'],
    ['South Sunamganj', 'sunamganj/shantiganj'],
    ['Saidpur', 'nilphamari/syedpur'],
    ['ইন্দুরকানী', 'pirojpur/zianagar'],
    ['টঙ্গীবাড়ি', 'munshiganj/tongibari'],
    ['Dhanmondi', 'dhaka/city'],
    ['মিরপুর ঢাকা', 'dhaka/city'],
    ['Mirpur Kushtia', 'kushtia/mirpur'],
    ['Kaliganj Gazipur', 'gazipur/kaliganj'],
    ['জেসোর', undefined],
    ['Kolkata', undefined],
  ])('%j finds %s first', (typed, id) => {
    const [first] = searchPlaces(typed);
    expect(first && idOf(first)).toBe(id);
  });

  test.each([
    ['Barishal', 'barishal'],
    ['Barisal', 'barishal'],
    ['Chattogram', 'chattogram'],
    ['Chittagong', 'chattogram'],
    ['Chattagram', 'chattogram'],
    ['চট্টগ্রাম', 'chattogram'],
  ])('%j finds division, district and what lies in it', (typed, id) => {
    const found = searchPlaces(typed, 5);
    expect(found.slice(0, 2).map(idOf)).toEqual([id, id]);
    expect(found[1]?.district).not.toBeNull();
    expect(found.slice(2).every(({ district }) => district?.id === id)).toBe(true);
  });

  test('a district brings its upazilas along', () => {
    const ids = searchPlaces('Jessore', 20).map(idOf);
    expect(ids[0]).toBe('jashore');
    expect(ids.slice(1)).toEqual(districtOf('jashore')?.upazilas.map(({ id }) => id));
  });

  test('every name finds its place among the first', () => {
    const missed = upazilas.flatMap(({ id, name, bangla, also }) =>
      [name, bangla, ...also].filter((typed) => !searchPlaces(typed, 10).map(idOf).includes(id)),
    );
    expect(missed).toEqual([]);
  });

  test('the letter য় is found however a keyboard writes it', () => {
    const [first] = searchPlaces('পটু\u09DFাখালী');
    expect(first && idOf(first)).toBe('patuakhali');
  });

  test.each(['', '  ', '...', '০১৭'])('%j finds nothing', (typed) => expect(searchPlaces(typed)).toEqual([]));
});
