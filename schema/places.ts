/** The divisions, districts and upazilas of Bangladesh, for forms and services. */
import source from './places.json' with { type: 'json' };

/** A division, district or upazila. */
export interface Place {
  /** `dhaka` for a division or district, `dhaka/savar` for an upazila. */
  id: string;
  /** English name in the government's current spelling. */
  name: string;
  /** Bangla name. */
  bangla: string;
  /** Other spellings, former names, and names of quarters. */
  also: readonly string[];
}

/** A district and its upazilas. */
export interface District extends Place {
  /** Its upazilas by name; before them the city, if the district has a metropolis outside all upazilas. */
  upazilas: readonly Place[];
}

/** A division and its districts. */
export interface Division extends Place {
  districts: readonly District[];
}

/** An upazila with its district and division. */
export interface UpazilaPath {
  division: Division;
  district: District;
  upazila: Place;
}

interface SourcePlace {
  id: string;
  en: string;
  bn: string;
  also?: readonly string[] | undefined;
}

const toPlace = ({ id, en, bn, also = [] }: SourcePlace, inside = ''): Place => ({
  id: `${inside}${id}`,
  name: en,
  bangla: bn,
  also,
});

/** All of Bangladesh, by English name. */
export const DIVISIONS: readonly Division[] = source.map((division) => ({
  ...toPlace(division),
  districts: division.districts.map((district) => ({
    ...toPlace(district),
    upazilas: [...('city' in district ? [district.city] : []), ...district.upazilas].map((upazila) =>
      toPlace(upazila, `${district.id}/`),
    ),
  })),
}));

/** Whether it is a city outside all upazilas. */
export const isCity = ({ id }: Pick<Place, 'id'>): boolean => id.endsWith('/city');

const paths = new Map<string, UpazilaPath>(
  DIVISIONS.flatMap((division) =>
    division.districts.flatMap((district) =>
      district.upazilas.map((upazila) => [upazila.id, { division, district, upazila }] as const),
    ),
  ),
);

/** Returns the upazila with the id, with its district and division; null for an unknown id. */
export const findUpazila = (id: string): UpazilaPath | null => paths.get(id) ?? null;
