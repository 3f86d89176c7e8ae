import { formatNumber } from './number.ts';

/** Sizes that are words. */
const words: Record<string, string> = {
  'One size': 'এক সাইজ',
  Medium: 'মাঝারি',
  Large: 'বড়',
  Full: 'পূর্ণ মাপ',
  Adjustable: 'মাপ বদলানো যায়',
  'Short Handle': 'ছোট হাতল',
  'Long Handle': 'লম্বা হাতল',
  Paperback: 'পেপারব্যাক',
  Hardcover: 'হার্ডকভার',
  'Board book': 'বোর্ড বুক',
};

const units: Record<string, string> = {
  GB: 'জিবি',
  TB: 'টিবি',
  mm: 'মিমি',
  cm: 'সেমি',
  m: 'মিটার',
  g: 'গ্রাম',
  kg: 'কেজি',
  ml: 'মিলি',
  L: 'লিটার',
};

/** Units of age, as on baby clothing: `0-3 m` are months, while `2 m` alone are metres. */
const ages: Record<string, string> = { m: 'মাস', y: 'বছর' };

/** `38`, `0-3 m`, `7.5 kg`, `Size 5`, `E27`. */
const FIGURES = /^(?<before>Size |E|B)?(?<from>\d+(?:\.\d+)?)(?:-(?<to>\d+))?(?: (?<unit>[A-Za-z]+))?$/;
const befores: Record<string, string> = { 'Size ': 'সাইজ ', E: 'ই', B: 'বি' };

const part = (size: string): string | undefined => {
  const { before, from, to, unit } = FIGURES.exec(size)?.groups ?? {};
  if (from === undefined) return undefined;
  const called = unit && ((to && ages[unit]) ?? units[unit]);
  if (unit && !called) return undefined;
  const figures = [from, to].flatMap((figure) => (figure ? [formatNumber(Number(figure), 'bn')] : []));
  return `${before ? befores[before] : ''}${figures.join('-')}${called ? ` ${called}` : ''}`;
};

/** Returns a product's size in Bangla: words, and numbers with units; undefined for others, such as XL. */
export const sizeInBangla = (english: string): string | undefined => {
  if (words[english] !== undefined) return words[english];
  const parts = english.split(' / ').map(part);
  return parts.includes(undefined) ? undefined : parts.join(' / ');
};
