import { addressLine } from '#schema/address.ts';
import type { AddressInWords_AddressFragment } from '#web/generated/graphql.ts';
import type { Language } from '#web/lib/language.ts';

interface Names {
  name: string;
  bangla: string;
}

/** Returns the name of a place in a language. */
export const placeName = (place: Names, language: Language): string => (language === 'bn' ? place.bangla : place.name);

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

/** Returns an address in one line, with its places in a language. */
export const formatAddress = (
  { line, upazila, district, division }: AddressInWords_AddressFragment,
  language: Language,
): string =>
  addressLine(
    line,
    [upazila, district, division].map((place) => placeName(place, language)),
  );
