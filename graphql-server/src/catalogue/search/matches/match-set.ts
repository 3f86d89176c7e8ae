/**
 * Products that match a term, with what lists are filtered and sorted by. One array for each column, all in the order
 * of the ids, so that a place in them also says which of two ids is greater. 39 bytes a product.
 */
export interface MatchSet {
  readonly size: number;
  /** 16 bytes each. */
  readonly ids: Buffer;
  /** Places in `categoryNames` and `brandNames`. */
  readonly categories: Uint16Array;
  readonly brands: Uint16Array;
  readonly categoryNames: Names;
  readonly brandNames: Names;
  readonly prices: Uint32Array;
  /** In hundredths. */
  readonly ratings: Uint16Array;
  /** How well the term fits, 3 to 0. */
  readonly relevances: Uint8Array;
  readonly sold: Uint32Array;
  /** When they were added, in microseconds since `EPOCH_MS`. */
  readonly added: Float64Array;
}

/** The beginning of PostgreSQL's binary times, in milliseconds. */
export const EPOCH_MS = Date.UTC(2000, 0, 1);

const ID_BYTES = 16;

/** The bytes of a product's record, as the statement writes it: category, added, price, sold, rating, relevance. */
const RECORD_BYTES = 16 + 8 + 4 + 4 + 2 + 2;

const BYTES_OF_PRODUCT = 39;

/** Texts by number: each one is kept once. */
export class Names {
  readonly all: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** Returns the number of a text, a new one if needed. */
  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.all.length);
    return this.all.push(name) - 1;
  }
}

const emptySet = (
  size: number,
  names: Pick<MatchSet, 'categoryNames' | 'brandNames'>,
): MatchSet & { size: number } => ({
  size,
  ids: Buffer.alloc(size * ID_BYTES),
  categories: new Uint16Array(size),
  brands: new Uint16Array(size),
  categoryNames: names.categoryNames,
  brandNames: names.brandNames,
  prices: new Uint32Array(size),
  ratings: new Uint16Array(size),
  relevances: new Uint8Array(size),
  sold: new Uint32Array(size),
  added: new Float64Array(size),
});

const dashed = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

/** What the statement `termMatches` answers; null for no matches. */
export interface MatchRecords {
  ids: Buffer | null;
  records: Buffer | null;
  brands: readonly string[] | null;
}

/** Reads what the statement `termMatches` answers. */
export const toMatchSet = ({ ids, records, brands }: MatchRecords): MatchSet => {
  const bytes = records ?? Buffer.alloc(0);
  const size = bytes.length / RECORD_BYTES;
  const names = { categoryNames: new Names(), brandNames: new Names() };
  const set = { ...emptySet(size, names), ids: ids ?? Buffer.alloc(0) };
  /** The categories by the end of their ids: a text for each product would take most of the time. */
  const categories = new Map<number, { middle: number; number: number }>();
  for (let place = 0, at = 0; place < size; place += 1, at += RECORD_BYTES) {
    const [middle, end] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    let category = categories.get(end);
    if (category?.middle !== middle) {
      category = { middle, number: set.categoryNames.numberOf(dashed(bytes.toString('hex', at, at + 16))) };
      categories.set(end, category);
    }
    set.categories[place] = category.number;
    set.brands[place] = set.brandNames.numberOf(brands?.[place] ?? '');
    set.added[place] = bytes.readInt32BE(at + 16) * 2 ** 32 + bytes.readUInt32BE(at + 20);
    set.prices[place] = bytes.readInt32BE(at + 24);
    set.sold[place] = bytes.readInt32BE(at + 28);
    set.ratings[place] = bytes.readInt16BE(at + 32);
    set.relevances[place] = bytes.readInt16BE(at + 34);
  }
  return set;
};

/** Returns about how many bytes a set holds. */
export const bytesOf = ({ size, categoryNames, brandNames }: MatchSet): number =>
  4000 + size * BYTES_OF_PRODUCT + (categoryNames.all.length + brandNames.all.length) * 150;

/** Returns the id at a place. */
export const idAt = ({ ids }: MatchSet, place: number): string =>
  dashed(ids.toString('hex', place * ID_BYTES, (place + 1) * ID_BYTES));

/** Returns the first place whose id is not less than the given one, and whether it is that one. */
export const placeOfId = ({ ids, size }: MatchSet, id: string | Buffer): { place: number; isThere: boolean } => {
  const wanted = typeof id === 'string' ? Buffer.from(id.replaceAll('-', ''), 'hex') : id;
  const orderAt = (place: number) => ids.compare(wanted, 0, ID_BYTES, place * ID_BYTES, (place + 1) * ID_BYTES);
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (orderAt(middle) < 0) low = middle + 1;
    else high = middle;
  }
  return { place: low, isThere: low < size && orderAt(low) === 0 };
};

/** Writes a product of one set to a place of another. */
const write = (from: MatchSet, source: number, to: MatchSet, target: number): void => {
  from.ids.copy(to.ids, target * ID_BYTES, source * ID_BYTES, (source + 1) * ID_BYTES);
  to.categories[target] =
    from.categoryNames === to.categoryNames
      ? (from.categories[source] ?? 0)
      : to.categoryNames.numberOf(from.categoryNames.all[from.categories[source] ?? 0] ?? '');
  to.brands[target] =
    from.brandNames === to.brandNames
      ? (from.brands[source] ?? 0)
      : to.brandNames.numberOf(from.brandNames.all[from.brands[source] ?? 0] ?? '');
  to.prices[target] = from.prices[source] ?? 0;
  to.ratings[target] = from.ratings[source] ?? 0;
  to.relevances[target] = from.relevances[source] ?? 0;
  to.sold[target] = from.sold[source] ?? 0;
  to.added[target] = from.added[source] ?? 0;
};

/**
 * Returns a set in which products have changed: `fresh` has those of them that match now. Where all of them matched
 * before too, that is the same set, changed in its place.
 */
export const withChanges = (set: MatchSet, changed: readonly string[], fresh: MatchSet): MatchSet => {
  const gone = new Set<number>();
  for (const id of changed) {
    const { place, isThere } = placeOfId(set, id);
    if (isThere) gone.add(place);
  }
  const stays = Array.from({ length: fresh.size }, (_, index) =>
    placeOfId(set, fresh.ids.subarray(index * ID_BYTES, (index + 1) * ID_BYTES)),
  );
  if (stays.every(({ isThere }) => isThere) && stays.length === gone.size) {
    for (const [index, { place }] of stays.entries()) write(fresh, index, set, place);
    return set;
  }
  const merged = emptySet(set.size - gone.size + fresh.size, set);
  let [at, next] = [0, 0];
  for (let place = 0; place <= set.size; place += 1) {
    for (; next < fresh.size && stays[next]?.place === place; next += 1, at += 1) write(fresh, next, merged, at);
    if (place < set.size && !gone.has(place)) write(set, place, merged, at++);
  }
  return merged;
};
