import { MAX_LINE_QUANTITY } from '../../../../schema/order.rules.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** The product to buy as the shopper saw it. */
export interface Card {
  productId: string;
  name: string;
  image: { path: string; alt: string };
  /** Price of one piece as seen; the server compares it with the true one. */
  priceCents: number;
  quantity: number;
  color: string | null;
  size: string | null;
  /** Names this purchase: sent as the idempotency key, so that one Buy Now is at most one order. */
  attempt: string;
}

/** Stores the product to buy under the key of the spec: what Buy Now does, as a new purchase. */
export const storeCard = (card: Omit<Card, 'attempt'>): Card => {
  const stored = { ...card, attempt: newAttempt() };
  writeCard(stored);
  return stored;
};

/** Stores the same purchase with other figures: its attempt stays. */
export const writeCard = ({ productId, quantity, ...rest }: Card): void =>
  writeStored('card', JSON.stringify({ _id: productId, qty: quantity, ...rest }));

/** The stored product to buy; null when there is none or what lies there is no product. */
export const readCard = (): Card | null => {
  const card = parseCard(readStored('card'));
  if (!card || card.attempt !== '') return card;
  return storeCard(card);
};

/** Forgets the product to buy. */
export const clearCard = (): void => writeStored('card', null);

const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const parseCard = (json: string | null): Card | null => {
  const stored = parseObject(json);
  const image = asObject(stored?.['image']);
  if (!stored || !image) return null;
  const { _id: productId, name, priceCents, qty: quantity, color, size, attempt } = stored;
  if (typeof productId !== 'string' || typeof name !== 'string') return null;
  if (!isCount(priceCents, 0) || !isCount(quantity, 1) || quantity > MAX_LINE_QUANTITY) return null;
  if (typeof image['path'] !== 'string') return null;
  return {
    productId,
    name,
    image: { path: image['path'], alt: textOr(image['alt'], name) },
    priceCents,
    quantity,
    color: typeof color === 'string' ? color : null,
    size: typeof size === 'string' ? size : null,
    attempt: textOr(attempt, ''),
  };
};

const parseObject = (json: string | null): Record<string, unknown> | null => {
  try {
    return asObject(JSON.parse(json ?? 'null'));
  } catch {
    return null;
  }
};

const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

const isCount = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least;

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
