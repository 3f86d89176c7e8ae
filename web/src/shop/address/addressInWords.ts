import { addressLine } from '../../../../schema/address.ts';
import type { AddressInWords_AddressFragment } from '../../generated/graphql.ts';
import type { Language } from '../../lib/language.ts';

interface Names {
  name: string;
  bangla: string;
}

/** The name of a place in a language. */
export const placeName = (place: Names, language: Language): string =>
  language === 'bn' ? place.bangla : place.name;

/* GraphQL */ `
  fragment AddressInWords_address on Address {
    line
    upazila {
      id
      name
      bangla
    }
    district {
      id
      name
      bangla
    }
    division {
      id
      name
      bangla
    }
  }
`;

/** An address in one line, its places in a language. */
export const addressInWords = (
  { line, upazila, district, division }: AddressInWords_AddressFragment,
  language: Language,
): string =>
  addressLine(
    line,
    [upazila, district, division].map((place) => placeName(place, language)),
  );
