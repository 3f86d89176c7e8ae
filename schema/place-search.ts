/** Finds a place by what people type: English, Bangla, and various spellings. */
import { DIVISIONS, type District, type Division, type Place } from './places.ts';

/** A found place with the places that contain it. */
export interface FoundPlace {
  division: Division;
  /** Null when the division itself was found. */
  district: District | null;
  /** Null when a district or division was found. */
  upazila: Place | null;
}

/** Replaces sounds that are alike by one spelling: Savar and Sabhar, Moulvibazar and Maulvi Bazar, টঙ্গী and টংগি. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/['’.]/g, ''],
  [/ph/g, 'f'],
  [/([bcdgjkst])h+/g, '$1'],
  [/ou|au|ow/g, 'o'],
  [/[vw]/g, 'b'],
  [/oo/g, 'u'],
  [/ee|y/g, 'i'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/o/g, 'a'],
  [/([a-z])\1+/g, '$1'],
  [/ং/g, 'ঙ'],
  // Dots, chandrabindu, hasanta and invisible joiners.
  [/[\u09BC\u0981\u09CD\u200C\u200D]/g, ''],
  [/ী/g, 'ি'],
  [/ঈ/g, 'ই'],
  [/ূ/g, 'ু'],
  [/ঊ/g, 'উ'],
  [/ণ/g, 'ন'],
  [/[শষ]/g, 'স'],
];

/** Returns the words of a text in one spelling for all that sound alike, without figures. */
export const wordsOf = (text: string): string[] =>
  alike
    .reduce((folded, [from, to]) => folded.replace(from, to), text.normalize('NFC').toLowerCase())
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');

interface Entry {
  found: FoundPlace;
  /** Each spelling as a list of words. */
  own: readonly string[][];
  /** The spellings of the containing places, the nearest first. */
  around: readonly Entry[];
}

const toEntry = (place: Place, found: FoundPlace, around: readonly Entry[]): Entry => ({
  found,
  own: [place.name, place.bangla, ...place.also].map(wordsOf),
  around,
});

const makeEntries = (): Entry[] =>
  DIVISIONS.flatMap((division) => {
    const top = toEntry(division, { division, district: null, upazila: null }, []);
    const inside = division.districts.map((district) => {
      const middle = toEntry(district, { division, district, upazila: null }, [top]);
      const upazilas = district.upazilas.map((upazila) =>
        toEntry(upazila, { division, district, upazila }, [middle, top]),
      );
      return { middle, upazilas };
    });
    return [top, ...inside.flatMap(({ middle, upazilas }) => [middle, ...upazilas])];
  });

const beginsAWord = (entry: Entry, word: string) =>
  entry.own.some((spelling) => spelling.some((own) => own.startsWith(word)));

/** Returns how well an entry matches, the smaller the better; null for no match. */
const rank = (entry: Entry, words: readonly string[]): number | null => {
  const joined = words.join('');
  const names = entry.own.map((spelling) => spelling.join(''));
  if (names.includes(joined)) return 0;
  if (names.some((name) => name.startsWith(joined))) return 1;
  const isOwn = words.map((word) => beginsAWord(entry, word));
  if (isOwn.every(Boolean)) return 2;
  const isNear = (word: string) => entry.around.some((place) => beginsAWord(place, word));
  if (isOwn.some(Boolean) && words.every((word, index) => isOwn[index] || isNear(word))) return 3;
  const [nearest] = entry.around;
  if (entry.found.upazila && nearest && words.every((word) => beginsAWord(nearest, word))) return 5;
  return joined.length > 2 && names.some((name) => name.includes(joined)) ? 4 : null;
};

let entries: readonly Entry[] | undefined;

/** Returns the places that match the typed text, the best first: by names, other spellings, and whole districts. */
export const searchPlaces = (typed: string, limit = 8): FoundPlace[] => {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  entries ??= makeEntries();
  return entries
    .flatMap((entry) => {
      const fit = rank(entry, words);
      return fit === null ? [] : [{ found: entry.found, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .slice(0, limit)
    .map(({ found }) => found);
};
