import type { ChangeWatch } from '#platform/cache/cache.ts';
import type { PublicReads } from '#platform/db/standbys.ts';
import type { Log } from '#kernel/log.ts';
import { WHOLE_CATALOGUE } from './changed-since.ts';
import { catalogueChangesSince } from './changes.statements.ts';

/**
 * Knows which products have changed, on whichever server that happened: their text, price, pictures, status, stock,
 * reviews and comments. Whoever caches what shows products notes the revision before reading them, and asks before each
 * use whether any has changed since.
 */
export interface CatalogueWatch extends ChangeWatch {
  /**
   * Learns of everything that has changed until now, for who has just changed something. Returns false when that is not
   * possible now.
   */
  lookNow(): Promise<boolean>;
  /**
   * Returns the products that have changed since a revision, and whether any have come or gone; null when not known.
   */
  changesSince(revision: number): { productIds: readonly string[]; isWhole: boolean } | null;
}

/** How old the last look may be before the next one begins, and before it is waited for, in milliseconds. */
const LOOKS_AFTER_MS = 250;
const KNOWN_MS = 1000;

/** After so long without a look some changes may have been deleted. */
const FORGOTTEN_MS = 30 * 60_000;

/** The most changes of one look; more count as the whole catalogue. */
const MOST_OF_LOOK = 3000;

/** The most products that are remembered. */
const MOST_KEPT = 20_000;

/**
 * Creates the watch of a server. It looks only when it is called, and reads by one short statement, where public reads
 * go: what a standby has not seen has not changed for those who read there. `now` is a clock in milliseconds.
 */
export const createCatalogueWatch = (
  reads: Pick<PublicReads, 'ask'>,
  log: Pick<Log, 'warn'> | undefined,
  now: () => number = () => performance.now(),
): CatalogueWatch => {
  let revision = 0;
  let snapshot: string | null = null;
  /** That of the public reads whose snapshot it is. */
  let epoch = 0;
  /** When the last look began, and the last one that has succeeded. */
  let triedAt = -Infinity;
  let knownAt = -Infinity;
  let looking: Promise<void> | undefined;
  let isBroken = false;
  /** Before this revision nothing is known. */
  let unknownAt = 0;
  /** When the catalogue last gained or lost products or categories. */
  let wholeAt = 0;
  /** When products changed last, the earliest first. */
  const changedAt = new Map<string, number>();

  const note = (id: string) => {
    changedAt.delete(id);
    changedAt.set(id, revision);
    const [earliest] = changedAt;
    if (earliest === undefined || changedAt.size <= MOST_KEPT) return;
    changedAt.delete(earliest[0]);
    unknownAt = Math.max(unknownAt, earliest[1]);
  };

  const learn = async (beganAt: number): Promise<void> => {
    const answer = await reads.ask(catalogueChangesSince({ since: snapshot, limit: MOST_OF_LOOK + 1 }));
    const [found] = answer.rows;
    if (found === undefined) throw new Error('The database did not say what has changed.');
    const { productIds } = found;
    revision += 1;
    const isUnknown =
      snapshot === null ||
      found.isAnother ||
      answer.epoch !== epoch ||
      beganAt - knownAt > FORGOTTEN_MS ||
      productIds.length > MOST_OF_LOOK;
    if (isUnknown) {
      unknownAt = revision;
      changedAt.clear();
    } else for (const id of productIds) if (id !== WHOLE_CATALOGUE) note(id);
    if (productIds.includes(WHOLE_CATALOGUE)) wholeAt = revision;
    ({ snapshot } = found);
    ({ epoch } = answer);
    knownAt = beganAt;
    isBroken = false;
  };

  const begin = (): Promise<void> => {
    triedAt = now();
    return learn(triedAt)
      .catch((error: unknown) => {
        // Once per outage, which may last.
        if (!isBroken) log?.warn({ error }, 'It is not known what has changed in the catalogue: pages are not cached.');
        isBroken = true;
      })
      .finally(() => {
        looking = undefined;
      });
  };

  const isUpToDate = () => {
    if (now() - triedAt >= LOOKS_AFTER_MS) looking ??= begin();
    return now() - knownAt < KNOWN_MS;
  };

  return {
    get revision() {
      return revision;
    },
    isUpToDate,
    look: async () => {
      if (isUpToDate()) return true;
      await looking;
      return now() - knownAt < KNOWN_MS;
    },
    lookNow: async () => {
      // It may have begun too early.
      await looking;
      await (looking ??= begin());
      return !isBroken;
    },
    hasChanged: (productIds, since) =>
      since < unknownAt || since < wholeAt || productIds.some((id) => (changedAt.get(id) ?? 0) > since),
    changesSince: (since) => {
      if (since < unknownAt) return null;
      const changed: string[] = [];
      for (const [id, at] of changedAt) if (at > since) changed.push(id);
      return { productIds: changed, isWhole: since < wholeAt };
    },
  };
};
