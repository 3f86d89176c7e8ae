/** Constants, sentences and rules of shipments and returns, for pages and services. */

/** The most characters of a carrier's name. */
export const MAX_CARRIER_LENGTH = 80;

/** The most characters of a tracking number. */
export const MAX_TRACKING_NUMBER_LENGTH = 80;

/** Companies that carry parcels in Bangladesh, as suggestions: any other name may be typed. */
export const CARRIERS = [
  'Pathao',
  'Steadfast',
  'RedX',
  'Paperfly',
  'eCourier',
  'Sundarban Courier',
  'SA Paribahan',
] as const;

/** The most shipments of one order. */
export const MAX_SHIPMENTS = 20;

/** The most returns of one order. */
export const MAX_RETURNS = 20;

/** How far a return has come. */
export const RETURN_STATUSES = ['REQUESTED', 'APPROVED', 'REJECTED', 'RECEIVED'] as const;

/** One of them. */
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** The sentences about shipments and returns. */
export const FULFILMENT_MESSAGES = {
  carrierRequired: 'Carrier is required',
  carrierTooLong: `Carrier is too long: ${MAX_CARRIER_LENGTH} characters at most`,
  trackingNumberRequired: 'Tracking number is required',
  trackingNumberTooLong: `Tracking number is too long: ${MAX_TRACKING_NUMBER_LENGTH} characters at most`,
  trackingNumberUsed: 'This order has a shipment with this tracking number already.',
  trackingNumberTwice: 'This tracking number is given twice.',
  nothingToShip: 'Choose at least one piece to ship.',
  lineUnknown: 'This order has no such line.',
  lineTwice: 'This line is given twice.',
  oneLeftToShip: 'Only 1 piece of {product} is left to ship.',
  leftToShip: 'Only {available} pieces of {product} are left to ship.',
  allShipped: 'All pieces of {product} are shipped already.',
  lastShipment: `An order has at most ${MAX_SHIPMENTS} shipments: the last one holds all pieces that are left.`,
  reasonWithLast: 'A reason belongs to the shipment of the last pieces, which makes the order Shipped.',
  shipByShipment: 'An order becomes Shipped by a shipment with carrier and tracking number (shipOrder).',
  returnByReceipt: 'An order becomes Returned when its approved return is received (receiveReturn).',
  reasonRequired: 'Reason is required',
  returnNotDelivered: 'Only an order that was delivered can be returned.',
  returnTooLate: 'The days in which this order could be returned are over.',
  returnAskedBefore: 'A return of this order is under way already.',
  returnRefused: 'This return was asked for already, and is not approved.',
  nothingToReturn: 'Choose at least one piece that comes back.',
  leftToReturn: 'Pieces of {product} that can come back: {available}.',
  piecesInvalid: 'Pieces must be a whole number from 0 to 10000.',
  creditInvalid: 'The amount must be a whole number of cents, 0 or more.',
  creditTooLarge: 'At most {sum} can be given back for these pieces.',
  deliveryCreditedBefore: 'The delivery fee was given back already.',
  returnNotAsked: 'Nobody has asked for a return of this order.',
  returnApprovedBefore: 'This return is approved already.',
  returnRejectedBefore: 'This return is rejected already.',
  returnReceivedBefore: 'This return is received already.',
  returnNotApproved: 'A return must be approved before it is received.',
} as const;

/** Returns how many pieces of an order's line are in its shipments. */
export const piecesShipped = (
  shipments: readonly { lines: readonly { orderLineId: string; quantity: number }[] }[],
  lineId: string,
): number =>
  shipments
    .flatMap(({ lines }) => lines)
    .reduce((sum, { orderLineId, quantity }) => (orderLineId === lineId ? sum + quantity : sum), 0);

/** Pieces of an order's line, by where a return has them. */
export interface ReturnedPieces {
  orderLineId: string;
  asked: number;
  backOnSale: number;
  writtenOff: number;
}

/** What is known of a return to know what is left of its order. */
interface KnownReturn {
  status: ReturnStatus;
  lines: readonly ReturnedPieces[];
}

const isClosed = ({ status }: KnownReturn): boolean => status === 'RECEIVED' || status === 'REJECTED';

/** Returns how many pieces of a line have come back. */
export const piecesBack = (lineId: string, returns: readonly KnownReturn[]): number =>
  returns
    .filter(({ status }) => status === 'RECEIVED')
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => orderLineId === lineId)
    .reduce((sum, { backOnSale, writtenOff }) => sum + backOnSale + writtenOff, 0);

/** Returns of how many pieces of a line a customer can still ask for the return: not of those that were refused. */
export const piecesReturnable = (
  { id, quantity }: { id: string; quantity: number },
  returns: readonly KnownReturn[],
): number =>
  returns
    .filter(({ status }) => status !== 'RECEIVED')
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => orderLineId === id)
    .reduce((left, { asked }) => left - asked, quantity - piecesBack(id, returns));

/** Whether a customer can ask for a return, as far as the earlier ones are concerned. */
export const mayReturn = (
  lines: readonly { id: string; quantity: number }[],
  returns: readonly KnownReturn[],
): boolean =>
  returns.length < MAX_RETURNS && returns.every(isClosed) && lines.some((line) => piecesReturnable(line, returns) > 0);

/**
 * Returns what pieces that come back are worth, in cents, without the delivery: their share, by price, of what the
 * goods of the order cost after rounding and reductions. All pieces together are worth exactly that, in however many
 * returns they come.
 */
export const worthOfReturn = (
  { totalCents, deliveryFeeCents, lines }: PricedOrder,
  returns: readonly KnownReturn[],
  pieces: readonly { orderLineId: string; quantity: number }[],
): number => {
  const sumOf = (count: (line: PricedOrder['lines'][number]) => number) =>
    lines.reduce((sum, line) => sum + line.unitPriceCents * count(line), 0);
  const goods = Math.max(totalCents - deliveryFeeCents, 0);
  const every = sumOf(({ quantity }) => quantity);
  const before = sumOf(({ id }) => piecesBack(id, returns));
  const now = sumOf(({ id }) => pieces.find(({ orderLineId }) => orderLineId === id)?.quantity ?? 0);
  const share = (part: number) => (every === 0 ? 0 : Number((BigInt(goods) * BigInt(part)) / BigInt(every)));
  return share(before + now) - share(before);
};

/** What of an order is needed to know what its pieces are worth. */
interface PricedOrder {
  totalCents: number;
  deliveryFeeCents: number;
  lines: readonly { id: string; quantity: number; unitPriceCents: number }[];
}

/** Returns until when a return can be asked for of an order that was delivered at a time, with its number of days. */
export const returnableUntil = (deliveredAt: Date, days: number): Date =>
  new Date(deliveredAt.getTime() + days * 24 * 3_600_000);
