import { BadRequest } from './errors.ts';
import { unstorableText } from './unstorable-text.ts';

/** A page of a Relay connection, as resolvers return it. */
export interface Page<Item> {
  edges: { cursor: string; node: Item }[];
  nodes: Item[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** Makes a page of `first` items from up to `first + 1` items. */
export const toPage = <Item>(
  items: readonly Item[],
  options: { first: number; after: string | null; cursorOf: (item: Item) => string },
): Page<Item> => {
  const nodes = items.slice(0, options.first);
  const edges = nodes.map((node) => ({ cursor: options.cursorOf(node), node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: items.length > options.first,
      hasPreviousPage: options.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
};

/** Returns an opaque cursor for a position in a list. */
export const encodeCursor = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** What a part of a cursor must be. */
type Pattern = Pick<RegExp, 'test'>;

/** A part that PostgreSQL's integer can store, not negative. */
export const INTEGER: Pattern = {
  test: (part) => /^\d{1,10}$/.test(part) && Number(part) <= 2_147_483_647,
};

/** A part that is a time of the calendar, in ISO 8601 and UTC, with up to six decimals. */
export const INSTANT: Pattern = {
  test: (part) => {
    const [, time] = /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,6})?(?:Z|\+00:00)$/.exec(part) ?? [];
    const instant = new Date(`${time}Z`);
    return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${time}`);
  },
};

/** Returns the parts of a cursor, each matching its pattern. @throws BadRequest for any other text */
export const decodeCursor = (cursor: string, patterns: readonly Pattern[]): string[] => {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    parts = null;
  }
  const fits =
    Array.isArray(parts) &&
    parts.length === patterns.length &&
    // A cursor is encoded, so nobody has seen yet what is in it.
    unstorableText(parts) === undefined &&
    patterns.every((pattern, index) => typeof parts[index] === 'string' && pattern.test(parts[index]));
  if (!fits) throw new BadRequest('The cursor is not one of this list.');
  return parts as string[];
};

/** Checks a page size and returns it. @throws BadRequest outside 1 to `most` */
export const checkFirst = (first: number, most = 100): number => {
  if (!Number.isInteger(first) || first < 1 || first > most)
    throw new BadRequest(`first must be a whole number from 1 to ${most}.`);
  return first;
};

/** Returns the smallest id of a time in milliseconds: ids are UUIDv7, which begin with their time. */
export const firstIdOf = (time: number): string => {
  const digits = Math.max(time, 0).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
};

/** The form of a UUID. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of an id; any other text is the id of nothing. */
export const isId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);

/** A requested page of a list. */
export interface ListRequest {
  first: number;
  /** The cursor of the item before the page; null for the first page. */
  after: string | null;
}

/** A requested page of what belongs to one customer. */
export interface CustomerListRequest extends ListRequest {
  customerId: string;
}

/** Returns a key of a page of one customer's list within a request. */
export const pageKey = ({ customerId, first, after }: CustomerListRequest): string => `${customerId}:${first}:${after}`;

/**
 * Returns after which id a page of a list that is sorted by id starts, and how many rows to read: one more, to know
 * whether there is a next page.
 * @throws BadRequest
 */
export const placeOf = ({ first, after }: ListRequest): { after: string | null; limit: number } => ({
  limit: checkFirst(first) + 1,
  after: after === null ? null : (decodeCursor(after, [UUID])[0] ?? null),
});

/** Makes a page of a list that is sorted by id from the rows that `placeOf` says. */
export const toPageById = <Item extends { id: string }>(
  items: readonly Item[],
  { first, after }: ListRequest,
): Page<Item> => toPage(items, { first, after, cursorOf: ({ id }) => encodeCursor([id]) });

/** A page of a list whose total is counted when it is requested. */
export interface CountedPage<Item> extends Page<Item> {
  count: () => Promise<number>;
}

/** Up to how many items lists and figures of admins are counted: counting a million for every page takes too long. */
export const MOST_COUNTED = 10_000;

/** Up to how many, where an index alone says which they are. */
export const MOST_COUNTED_BY_INDEX = 100_000;

/** The number of items of a list. */
export interface Total {
  totalCount: number;
  /** Whether that is the exact number; otherwise there are more. */
  isTotalExact: boolean;
}

/** A list whose total, up to a bound, is counted when it is requested: one statement. */
export interface CountedList {
  count: () => Promise<Total>;
}

/** Returns the number of items of a list, of which one more than `most` was counted at most. */
export const toTotal = (counted: number, most = MOST_COUNTED): Total => ({
  totalCount: Math.min(counted, most),
  isTotalExact: counted <= most,
});
