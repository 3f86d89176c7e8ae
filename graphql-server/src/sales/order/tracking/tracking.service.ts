import type { Database } from '#platform/db/database.ts';
import type { TrackingLinks } from './tracking-link.ts';
import type { TrackedOrderModel } from './tracking.model.ts';
import { trackedOrder } from './tracking.statements.ts';

/** The tracking of orders by the links of mails. */
export class TrackingService {
  readonly #database: Database;
  readonly #links: TrackingLinks;

  /** `links` recognises their tokens. */
  constructor(database: Database, links: TrackingLinks) {
    this.#database = database;
    this.#links = links;
  }

  /**
   * Returns where the order of a link is; null when the link is wrong or has expired. For everyone who has the link.
   */
  async find(token: string): Promise<TrackedOrderModel | null> {
    const id = this.#links.orderOf(token);
    if (id === null) return null;
    const [row] = await this.#database.query(trackedOrder({ id }));
    return row?.order ?? null;
  }
}
