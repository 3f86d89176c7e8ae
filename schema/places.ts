/** The divisions, districts and upazilas of Bangladesh: one list for forms and services. */
import source from './places.json' with { type: 'json' };

/** A division, district or upazila. */
export interface Place {
  /** `dhaka` of a division or district, `dhaka/savar` of an upazila. */
  id: string;
  /** English name, as the government spells it now. */
  name: string;
  /** Bangla name. */
  bangla: string;
  /** Other spellings, former names and parts by which people look for it. */
  also: readonly string[];
}

/** A district and what to choose from in it. */
export interface District extends Place {
  /** Its upazilas by name; before them the city, where a metropolis lies in none of them. */
  upazilas: readonly Place[];
}

/** A division and its districts. */
export interface Division extends Place {
  districts: readonly District[];
}

/** An upazila and what it lies in. */
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

/** Whether it is no upazila but a city that lies in none. */
export const isCity = ({ id }: Pick<Place, 'id'>): boolean => id.endsWith('/city');

const paths = new Map<string, UpazilaPath>(
  DIVISIONS.flatMap((division) =>
    division.districts.flatMap((district) =>
      district.upazilas.map((upazila) => [upazila.id, { division, district, upazila }] as const),
    ),
  ),
);

/** The upazila of that id with its district and division; null when there is none such. */
export const findUpazila = (id: string): UpazilaPath | null => paths.get(id) ?? null;

/** The division of that id; null when there is none such. */
export const findDivision = (id: string): Division | null =>
  DIVISIONS.find((division) => division.id === id) ?? null;

/** The district of that id; null when there is none such. */
export const findDistrict = (id: string): District | null =>
  DIVISIONS.flatMap(({ districts }) => districts).find((district) => district.id === id) ?? null;
