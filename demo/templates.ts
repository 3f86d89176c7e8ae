import { demoAttributes } from './attributes.ts';
import { demoProducts } from './catalogue/catalogue.ts';
import type { DemoProduct } from './catalogue/types.ts';
import { kindOf, voices } from './catalogue/voices.ts';

/** The columns of the temporary table that generated products are made from. */
export const templateColumns = {
  leaf: 'integer',
  place: 'integer',
  places: 'integer',
  brands: 'text[]',
  category_id: 'uuid',
  noun: 'text',
  tag: 'text',
  price_cents: 'integer',
  pictures: 'text[]',
  colors: 'text[]',
  sizes: 'text[]',
  attributes: 'jsonb',
  note: 'text',
  short_description: 'text',
  description: 'text',
  second_description: 'text',
  /** An array of texts per rating. */
  reviews: 'json',
  /** Questions with their replies. */
  questions: 'json',
} as const;

/** Invented names of product lines: 300, so that each is in a third of a percent of the names. */
export const productLines = 'Aru Bel Chan Dul Eka Fal Gul Him Ish Jol Kash Lum Meg Nil Oru Pad Rup Son Tar Ud'
  .split(' ')
  .flatMap((first) =>
    'abari adar ena ifora ogon ahara ika ojora ukesh olin amira unoor eora ipur aria'
      .split(' ')
      .map((second) => first + second),
  );

const abbreviations = new Set(['tv', 'cctv', 'gmt', 'oled', '4k', '5g']);

/** Returns a tag as it is written in a name: `4k television` becomes `4K Television`. */
const nounOf = (tag: string): string =>
  tag
    .split(' ')
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** Returns the demo products as templates, numbered by leaf and by position in it, each with all brands of its leaf. */
export const templateRows = (
  categoryIds: ReadonlyMap<string, string>,
): Record<keyof typeof templateColumns, unknown>[] =>
  Object.values(Object.groupBy(demoProducts, ({ category }) => category)).flatMap(
    (siblings: DemoProduct[] = [], leaf) =>
      siblings.map((demo, place) => ({
        leaf,
        place,
        places: siblings.length,
        brands: [...new Set(siblings.map(({ brand }) => brand))],
        category_id: categoryIds.get(demo.category),
        noun: nounOf(demo.tag),
        tag: demo.tag,
        price_cents: demo.priceCents,
        pictures: [1, 2, 3].map((number) => `demo/${demo.slug}-${number}`),
        colors: demo.colors,
        sizes: demo.sizes,
        attributes: demoAttributes(demo),
        note: demo.note,
        short_description: demo.shortDescription,
        description: demo.description,
        second_description: demo.descriptionSecond,
        reviews: Object.values(voices.reviews[kindOf(demo.category)]),
        questions: [...voices.questions.general, ...voices.questions[kindOf(demo.category)]],
      })),
  );
