import type { LineChoice } from '#schema/cart.ts';
import { MAX_LINE_QUANTITY } from '#schema/limits.ts';
import { asList, asObject, isCount, parseJson, textOr } from '#web/lib/json.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { definePublicStore, type Stores } from '#web/lib/stores.ts';
import { addWish, removeWish } from '../wishlist.ts';

/** What Add To Cart was pressed for before its code was there: public/intents.js stores it under the key `intents`. */
export type AddIntent = { key: number; quantity: number } & LineChoice;

/** What a heart was pressed for. */
interface HeartIntent {
  key: number;
  productId: string;
  wished: boolean;
}

export type Intent = AddIntent | HeartIntent;

/** The most intents that are read: nobody presses more before the code is there. */
const MOST = 100;

/** Returns a stored intent; null when it is none. */
const parseIntent = (value: unknown): Intent | null => {
  const { key, product: productId, color, size, quantity, wished } = asObject(value) ?? {};
  if (typeof key !== 'number' || typeof productId !== 'string') return null;
  if (typeof wished === 'boolean') return { key, productId, wished };
  if (!isCount(quantity, 1) || quantity > MAX_LINE_QUANTITY) return null;
  return { key, productId, quantity, color: textOr(color, null), size: textOr(size, null) };
};

/** The keys of the intents that this app has taken: one that cannot be removed from the storage counts once, too. */
const takenKeys = definePublicStore(() => new Set<number>());

/** Returns the intents that are stored, oldest first. */
export const readIntents = (stores: Stores): Intent[] => {
  const taken = stores.get(takenKeys);
  return asList(parseJson(readStored('intents')))
    .slice(0, MOST)
    .map(parseIntent)
    .filter((intent) => intent !== null && !taken.has(intent.key)) as Intent[];
};

/** Takes intents out of the storage, so that each counts once, in one tab. Returns those that were there. */
export const takeIntents = <Taken extends Intent>(
  stores: Stores,
  isWanted: (intent: Intent) => intent is Taken,
): Taken[] => {
  const all = readIntents(stores);
  const wanted = all.filter(isWanted);
  if (wanted.length === 0) return wanted;
  for (const { key } of wanted) stores.get(takenKeys).add(key);
  // As they are stored: this file knows them by other names.
  const keys = new Set<unknown>(wanted.map(({ key }) => key));
  const others = asList(parseJson(readStored('intents'))).filter((intent) => !keys.has(asObject(intent)?.['key']));
  writeStored('intents', others.length === 0 ? null : JSON.stringify(others));
  return wanted;
};

const isHeart = (intent: Intent): intent is HeartIntent => 'wished' in intent;
/** Whether an intent adds to the cart. */
export const isAdd = (intent: Intent): intent is AddIntent => !isHeart(intent);

/** Adds to the wishlist, and removes from it, what hearts were pressed for. */
export const takeHearts = (stores: Stores): void => {
  for (const { productId, wished } of takeIntents(stores, isHeart)) (wished ? addWish : removeWish)(stores, productId);
};

/** Takes what Add To Cart was pressed for with a product. */
export const takeAdds = (stores: Stores, productId: string): AddIntent[] =>
  takeIntents(stores, (intent): intent is AddIntent => isAdd(intent) && intent.productId === productId);
