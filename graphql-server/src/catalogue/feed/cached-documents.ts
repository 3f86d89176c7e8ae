import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { Cache, type Maker } from '#platform/cache/cache.ts';
import type { PublicReads } from '#platform/db/standbys.ts';
import { FairQueue } from '#kernel/fair-queue.ts';
import type { Log } from '#kernel/log.ts';
import { tooOften } from '#schema/too-often.ts';
import { Edition, type TextsMaker } from './edition.ts';

/** The most documents that are sent at once, in all and to one client, and how many clients may wait. */
const SENT_AT_ONCE = { concurrency: 100, maxWaiting: 100, maxPerOwner: 10 };
const REFUSAL = { ofOwner: tooOften(1), full: 'Many feeds are being sent just now.', seconds: 60 };

/** How many documents are written at once: each reads many products. */
const WRITTEN_AT_ONCE = 2;

/**
 * Files of servers that have ended are deleted when they are older, in milliseconds: no server sends one for that long.
 */
const LEFT_OVER_MS = 3_600_000;

/** A document by a name that no other has. */
export interface FeedDocument {
  name: string;
  texts: TextsMaker;
}

/** How documents are cached. */
export interface CachedDocumentsOptions {
  /** Where their files are. */
  folder: string;
  /** How long an edition is sent before the next one is written, in milliseconds. */
  freshMs: number;
  /** Where they are read. */
  reads: Pick<PublicReads, 'run'>;
  log: Log | undefined;
}

/**
 * Large documents that are written from the database at most once in a while, however often they are requested, and
 * sent from their files. The names come from the server: every name has one file.
 */
export class CachedDocuments {
  readonly #options: CachedDocumentsOptions;
  readonly #editions: Cache<Edition>;
  readonly #whenFree = pLimit(WRITTEN_AT_ONCE);
  readonly #queue = new FairQueue({ ...SENT_AT_ONCE, refusal: REFUSAL });

  constructor(options: CachedDocumentsOptions) {
    this.#options = options;
    const { freshMs } = options;
    this.#editions = new Cache<Edition>({
      lifetimeOf: ({ failed, finished }) => ({ freshMs: failed ? 0 : finished ? freshMs : Infinity }),
      dispose: (edition) => void edition.retire(),
    });
  }

  /** Hands an edition that is fresh enough to `work`. @throws OwnerBusy, QueueFull */
  async use<Result>(
    owner: string,
    document: FeedDocument,
    work: (edition: Edition) => Promise<Result>,
  ): Promise<Result> {
    return await this.#queue.join(owner, (run) =>
      run(async () => {
        let edition: Edition;
        do ({ value: edition } = await this.#editions.get(document.name, this.#writerOf(document)));
        while (
          // Another request may have made the next one meanwhile.
          edition.isRetired
        );
        return await edition.use(() => work(edition));
      }),
    );
  }

  #writerOf({ name, texts }: FeedDocument): Maker<Edition> {
    const { folder, reads, log } = this.#options;
    const make = async () => {
      mkdirSync(folder, { recursive: true });
      const edition = new Edition({
        path: path.join(folder, `${name}-${randomUUID()}.gz`),
        texts,
        former: this.#editions.last(name)?.finished,
        whenFree: (work) => this.#whenFree(() => reads.run(work)),
      });
      // Who reads it hears of a failure too; but perhaps nobody does any more.
      edition.done.catch((error: unknown) => log?.warn({ error, name }, 'A feed could not be written.'));
      return edition;
    };
    return { make };
  }

  /** Deletes what servers that have ended left. */
  async cleanUp(): Promise<void> {
    const { folder } = this.#options;
    mkdirSync(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      // Another server may delete it meanwhile.
      const known = await stat(file).catch(() => undefined);
      if (known && Date.now() - known.mtimeMs > LEFT_OVER_MS) await rm(file, { force: true });
    }
  }
}
