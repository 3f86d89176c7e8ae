/** How far the primary had written its log at a time. */
interface Mark {
  readonly at: number;
  readonly position: bigint;
}

/** For how long marks are stored, in milliseconds: a standby that is further behind is not read anyway. */
const KEPT_MS = 10_000;

/**
 * How far the primary had written its log at a query: by these marks a standby's lag is known in time. The time of the
 * last transaction that it has applied would not do, since that grows old on a shop where nothing happens; and no clock
 * but the server's own is involved.
 */
export class PrimaryLog {
  #marks: Mark[] = [];
  /** Which cluster it is. */
  system: string | undefined;

  /** Adds a mark. */
  add(at: number, position: bigint, system: string): void {
    const last = this.#marks.at(-1);
    // Another primary has its own log.
    if (system !== this.system || (last !== undefined && position < last.position)) this.#marks = [];
    this.system = system;
    this.#marks = [...this.#marks.filter((mark) => at - mark.at <= KEPT_MS), { at, position }];
  }

  /**
   * Returns how old what a standby shows may be at most, in milliseconds, when it has applied the log until `position`.
   */
  lagOf(position: bigint, now: number): number {
    const reached = this.#marks.findLast((mark) => mark.position <= position);
    return reached === undefined ? Infinity : now - reached.at;
  }
}
