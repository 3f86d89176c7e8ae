import type { ProductAttribute } from '../schema/product.ts';
import type { DemoProduct, Kind } from './catalogue/types.ts';
import { kindOf } from './catalogue/voices.ts';

/** Materials as the texts name them, the particular before the general. */
const MATERIALS =
  'stainless steel|brushed steel|titanium|aluminium|solid oak|solid wood|mango wood|walnut|oak|cane|bamboo|jute|raffia|straw|cork|velvet|linen|cotton|silk|muslin|wool|canvas|leather|fleece|jersey|ceramic|brass(?! buckle)|mesh|plush|willow|silver|gold|steel|wooden(?! legs)|pearl(?! dial)|fabric';

/** The goods that are made of something to choose by. */
const MADE = 'clothing accessories jewelry furniture decor sports toys';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** What texts say, of which kinds of goods; materials only where the first texts name them. */
const FACTS: readonly {
  name: string;
  of: string;
  pattern: RegExp;
  isShort?: true;
  value?: (found: string) => string;
}[] = [
  {
    name: 'Material',
    of: MADE,
    pattern: new RegExp(String.raw`\b(${MATERIALS})\b`, 'i'),
    isShort: true,
    value: capital,
  },
  { name: 'Care', of: 'clothing decor', pattern: /\b(machine wash|hand wash|dry clean)/i, value: capital },
  { name: 'Sleeves', of: 'clothing', pattern: /\b(half|full|long|short)[- ]sleeve/i, value: capital },
  { name: 'Mattress', of: 'furniture', pattern: /\bmattress(?:es)? of (\d+ by \d+ cm)/i },
  { name: 'Display', of: 'electronics', pattern: /\b(\d+(?:\.\d+)?)[- ]inch/i, value: (found) => `${found} inch` },
  { name: 'Resolution', of: 'electronics', pattern: /\b(4K|Full HD|HD)\b/ },
  { name: 'Battery', of: 'electronics', pattern: /\b(\d[\d,]* ?(?:mAh|hours|days))\b/i },
  { name: 'Camera', of: 'electronics', pattern: /\b(\d+ MP)\b/ },
  { name: 'Connection', of: 'electronics', pattern: /\b(Bluetooth|Wi-Fi|5G|4G)\b/ },
  { name: 'Charging', of: 'electronics', pattern: /\b(USB-C)\b/ },
  { name: 'Contents', of: 'beauty hair food', pattern: /\b(\d+(?:\.\d+)? (?:ml|g|kg))\b/ },
  { name: 'Skin', of: 'beauty', pattern: /\b(dry|oily|sensitive|combination) skin/i, value: capital },
  { name: 'Hair', of: 'hair', pattern: /\b(dry|coloured|curly|long|fine) hair/i, value: capital },
  { name: 'Pages', of: 'books childrensBooks', pattern: /\b(\d+) pages/ },
  { name: 'Binding', of: 'books childrensBooks', pattern: /\b(paperback|hardback|hardcover|board)\b/i, value: capital },
  {
    name: 'Age',
    of: 'toys childrensBooks',
    pattern: /\b(?:from|ages?) ((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: months)?)\b/i,
    value: (found) => `From ${found}`,
  },
];

const saysOf = (of: string, kind: Kind) => of.split(' ').includes(kind);

/** Returns the attributes of a demo product, as far as its texts say them: at most four. */
export const demoAttributes = (demo: DemoProduct): ProductAttribute[] => {
  const short = [demo.name, demo.note, demo.shortDescription];
  const texts = [...short, demo.description, demo.descriptionSecond];
  const kind = kindOf(demo.category);
  return FACTS.filter(({ of }) => saysOf(of, kind))
    .flatMap(({ name, pattern, isShort, value = (found) => found }) => {
      const found = (isShort ? short : texts).map((text) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
      return found === undefined ? [] : [{ name, value: value(found) }];
    })
    .slice(0, 4);
};
