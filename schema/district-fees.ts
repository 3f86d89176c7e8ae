/** The setting of districts with a delivery fee of their own: `dhaka=40,chattogram=80`. */
import { DISTRICT_IDS } from './district.ts';

/** A district with the whole dollars of its fee, as typed: either may still be empty. */
export interface DistrictFee {
  district: string;
  dollars: string;
}

/** The most dollars of a delivery fee. */
export const MOST_FEE_DOLLARS = 1000;

/** Returns the districts and fees that the text of the setting has, in its order. */
export const districtFeesIn = (text: string): DistrictFee[] =>
  text === ''
    ? []
    : text.split(',').map((pair) => {
        const [district = '', ...dollars] = pair.split('=');
        return { district: district.trim(), dollars: dollars.join('=').trim() };
      });

/** Returns districts and fees as the text of the setting. */
export const printDistrictFees = (fees: readonly DistrictFee[]): string =>
  fees.map(({ district, dollars }) => `${district}=${dollars}`).join(',');

/** Whether a district and its fee are whole: one of the 64, and whole dollars. */
export const isDistrictFee = ({ district, dollars }: DistrictFee): boolean =>
  DISTRICT_IDS.includes(district) && /^\d{1,4}$/.test(dollars) && Number(dollars) <= MOST_FEE_DOLLARS;

/** Whether a text is one of the setting: every fee is whole, and no district has two. */
export const areDistrictFees = (text: string): boolean => {
  const fees = districtFeesIn(text);
  return fees.every(isDistrictFee) && new Set(fees.map(({ district }) => district)).size === fees.length;
};
