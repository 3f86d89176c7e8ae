/** Finds the district of an address that is one text. */
import { wordsOf } from './place-search.ts';
import { DIVISIONS, type Place } from './places.ts';

/** All 64 districts with their divisions, by English name. */
export const DISTRICTS: readonly (Place & { divisionId: string })[] = DIVISIONS.flatMap((division) =>
  division.districts.map(({ id, name, bangla, also }) => ({
    id,
    name,
    bangla,
    also,
    divisionId: division.id,
  })),
).toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The ids of all districts. */
export const DISTRICT_IDS: readonly string[] = DISTRICTS.map(({ id }) => id).toSorted();

/** Returns the district with the id; null for an unknown id. */
export const findDistrict = (wanted: string): Place | null => DISTRICTS.find(({ id }) => id === wanted) ?? null;

/** What one name can mean: districts, divisions, and upazilas by the district that they are in. */
interface Meaning {
  districts: Set<string>;
  divisions: Set<string>;
  upazilasOf: Set<string>;
}

/** How many words a name may have: of `Khulna City` not only `City` is meant. */
const NAME_LENGTHS = [4, 3, 2, 1];

/** Words around the names of places, which say nothing of which place it is. */
const FILLERS = new Set(
  ['district dist zila zilla jela division upazila thana ps po bangladesh bd জেলা বিভাগ উপজেলা থানা বাংলাদেশ']
    .join(' ')
    .split(' ')
    .flatMap(wordsOf),
);

const readNames = (): Map<string, Meaning> => {
  const names = new Map<string, Meaning>();
  const add = (place: Place, into: keyof Meaning, id: string) => {
    for (const name of [place.name, place.bangla, ...place.also]) {
      const key = wordsOf(name).join('');
      const meaning = names.get(key) ?? { districts: new Set(), divisions: new Set(), upazilasOf: new Set() };
      meaning[into].add(id);
      names.set(key, meaning);
    }
  };
  for (const division of DIVISIONS) {
    add(division, 'divisions', division.id);
    for (const district of division.districts) {
      add(district, 'districts', district.id);
      for (const upazila of district.upazilas) add(upazila, 'upazilasOf', district.id);
    }
  }
  return names;
};

let knownNames: ReadonlyMap<string, Meaning> | undefined;

/**
 * Returns the names of places with which a part of an address ends, in their order: one for `Dhaka`, two for `Dhanmondi
 * Dhaka`.
 */
const namesAtTheEndOf = (part: string): Meaning[] => {
  const known = (knownNames ??= readNames());
  const words = wordsOf(part).filter((word) => !FILLERS.has(word));
  const found: Meaning[] = [];
  for (;;) {
    const length = NAME_LENGTHS.find((many) => many <= words.length && known.has(words.slice(-many).join('')));
    if (length === undefined) return found;
    const meaning = known.get(words.splice(-length).join(''));
    if (meaning !== undefined) found.unshift(meaning);
  }
};

/**
 * How surely an address is in a district; the names that say so should stand in the order upazila, district, division.
 */
const POINTS = { district: 4, division: 2, upazila: 2, upazilaAndDivision: 5, upazilaAlone: 3 };

/** A district that an address may be in. */
interface Candidate {
  id: string;
  points: number;
  /** Where in the address the name stands. */
  place: number;
}

const candidates = (names: readonly Meaning[]): Candidate[] =>
  DISTRICTS.flatMap(({ id, divisionId }) =>
    names.flatMap(({ districts, upazilasOf }, place): Candidate[] => {
      const isDivisionLater = names.slice(place + 1).some(({ divisions }) => divisions.has(divisionId));
      if (districts.has(id)) {
        const isUpazilaBefore = names[place - 1]?.upazilasOf.has(id) ?? false;
        const around = (isDivisionLater ? POINTS.division : 0) + (isUpazilaBefore ? POINTS.upazila : 0);
        return [{ id, place, points: POINTS.district + around }];
      }
      if (!upazilasOf.has(id)) return [];
      return [{ id, place, points: isDivisionLater ? POINTS.upazilaAndDivision : POINTS.upazilaAlone }];
    }),
  );

/**
 * Returns the id of the district of an address, as the address book writes it (`…, Savar, Dhaka`) or as people do, in
 * English or Bangla and in any spelling that the search of places knows; null when it names none, or several that are
 * equally likely.
 */
export const districtOf = (address: string): string | null => {
  const names = address.split(/[,;|\n()।]|\s[-–—]\s/u).flatMap(namesAtTheEndOf);
  const all = candidates(names);
  const most = Math.max(...all.map(({ points }) => points));
  const best = all.filter(({ points }) => points === most);
  const last = Math.max(...best.map(({ place }) => place));
  const [first, ...others] = best.filter(({ place }) => place === last);
  return first !== undefined && others.every(({ id }) => id === first.id) ? first.id : null;
};
