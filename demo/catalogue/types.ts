/** The shapes of the demo catalogue: plain data, read by the seeder and by the picture scenes. */

/** A three-dimensional model that the picture scenes can build. */
export type ModelName =
  | 'phone'
  | 'laptop'
  | 'smartwatch'
  | 'headphones'
  | 'earbuds'
  | 'camera'
  | 'television'
  | 'speaker'
  | 'bulb'
  | 'security-camera'
  | 'necklace'
  | 'ring'
  | 'earrings'
  | 'wristwatch'
  | 'pump-bottle'
  | 'dropper-bottle'
  | 'cream-jar'
  | 'tube'
  | 'lipstick'
  | 'foundation-bottle'
  | 'eye-palette'
  | 'oil-bottle'
  | 'tshirt'
  | 'shirt'
  | 'trousers'
  | 'dress'
  | 'saree'
  | 'romper'
  | 'hat'
  | 'sneaker'
  | 'handbag'
  | 'sofa'
  | 'chair'
  | 'table'
  | 'bed'
  | 'cabinet'
  | 'lamp'
  | 'cushion'
  | 'dumbbell'
  | 'yoga-mat'
  | 'ball'
  | 'cricket-bat'
  | 'tent'
  | 'blocks'
  | 'puzzle'
  | 'teddy'
  | 'pouch'
  | 'tin'
  | 'book';

/** What a model is to look like. */
export interface Look {
  model: ModelName;
  /** Body colours as #rrggbb, in the order of the product's `colors`; at least one. */
  body: string[];
  /** A second colour as #rrggbb: label, strap, sole, legs. */
  accent: string;
  /** Short text set on the product, where it bears one. */
  label?: string;
  /** Chooses between the model's designs: 0, 1, 2 … */
  variant: number;
  /** Proportions where the model offers them, 1 = usual. */
  params?: Record<string, number>;
}

/** One product of the demo catalogue. */
export interface DemoProduct {
  /** Unique, kebab-case; also the name of its pictures: `<slug>-1.webp` … `<slug>-3.webp`. */
  slug: string;
  name: string;
  /** Slug of the leaf category. */
  category: string;
  brand: string;
  /** One word or two that shoppers would search for. */
  tag: string;
  priceCents: number;
  /** Higher than the price; null when it never cost more. */
  oldPriceCents: number | null;
  /** Pieces available. */
  stock: number;
  /** Pieces sold so far. */
  sold: number;
  /** Days before today on which it was added to the shop. */
  addedDaysAgo: number;
  /** One short line under the name. */
  note: string;
  shortDescription: string;
  description: string;
  descriptionSecond: string;
  /** Colour names as shown to people; empty where colour is no choice. */
  colors: string[];
  /** Sizes, storage, volume …; empty where there is no choice. */
  sizes: string[];
  look: Look;
}

/** A node of the category tree. */
export interface DemoCategory {
  slug: string;
  name: string;
  /** The Bangla name, that of the menus. */
  bangla: string;
  /** Slug of the parent; null for a root. */
  parent: string | null;
}

/** The kinds of goods that reviewers speak about differently. */
export type Kind =
  | 'electronics'
  | 'clothing'
  | 'accessories'
  | 'jewelry'
  | 'furniture'
  | 'beauty'
  | 'hair'
  | 'food'
  | 'books'
  | 'childrensBooks'
  | 'toys'
  | 'sports'
  | 'decor';

/** Review texts for each number of stars. */
export type ReviewsByRating = Record<1 | 2 | 3 | 4 | 5, string[]>;

/** A question below a product with the seller's answer. */
export interface QuestionAndAnswer {
  question: string;
  answer: string;
}
