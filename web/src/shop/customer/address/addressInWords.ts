import { addressLine } from '../../../../../schema/address.rules.ts';
import type { Language } from '../../../lib/language.ts';

interface Names {
  name: string;
  bangla: string;
}

interface Lying {
  line: string;
  upazila: Names;
  district: Names;
  division: Names;
}

/** The name of a place in a language. */
export const placeName = (place: Names, language: Language): string =>
  language === 'bn' ? place.bangla : place.name;

/** An address in one line, its places in a language. */
export const addressInWords = ({ line, upazila, district, division }: Lying, language: Language): string =>
  addressLine(
    line,
    [upazila, district, division].map((place) => placeName(place, language)),
  );
