import type { Sentence } from '#schema/sentence.ts';
import { Counts } from './counts.ts';
import { Busy, TooMany } from './errors.ts';

/** The bounds of a fair queue. */
interface FairQueueOptions {
  /** The most jobs that run at once. */
  concurrency: number;
  /** The most jobs that wait, of all owners together. */
  maxWaiting: number;
  /** The most pieces of work that one owner may have joined and not yet ended. */
  maxPerOwner: number;
  refusal?: Refusal;
}

/** What is said to who is refused, and after how many seconds there is probably room again. */
export interface Refusal {
  ofOwner: string | Sentence;
  full: string;
  seconds: number;
}

const REFUSAL: Refusal = {
  ofOwner: 'Your other requests are still being answered. Please try again in a moment.',
  full: 'Others are being answered just now. Please try again in a moment.',
  seconds: 5,
};

/** Runs a job when it is the owner's turn, and returns its result. @throws QueueFull */
export type RunJob = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** Too many jobs are waiting. */
export class QueueFull extends Busy {
  constructor({ full, seconds } = REFUSAL) {
    super(full, seconds);
  }
}

/** The owner has as much work under way as one owner may have. */
export class OwnerBusy extends TooMany {
  constructor({ ofOwner, seconds } = REFUSAL) {
    super(ofOwner, seconds);
  }
}

/**
 * Runs a few jobs at once. The others wait, and owners take turns: an owner with many jobs delays the others by one job
 * at most, not by all of them.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  /** The owners who wait, in the order of their turns, each with their jobs. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #underWay = new Counts();
  #waitingJobs = 0;
  #running = 0;

  constructor(options: FairQueueOptions) {
    this.#options = { refusal: REFUSAL, ...options };
  }

  /** The number of jobs that wait. */
  get waiting(): number {
    return this.#waitingJobs;
  }

  /**
   * Does a piece of an owner's work, which may run jobs by the queue.
   * @throws OwnerBusy, QueueFull: the work was not started
   */
  async join<Result>(owner: string, work: (run: RunJob) => Promise<Result>): Promise<Result> {
    const { maxPerOwner, refusal } = this.#options;
    const leave = this.#underWay.take(owner, maxPerOwner);
    if (leave === null) throw new OwnerBusy(refusal);
    try {
      this.#checkRoom();
      return await work((job) => this.#run(owner, job));
    } finally {
      leave();
    }
  }

  async #run<Result>(owner: string, job: () => Promise<Result>): Promise<Result> {
    await this.#takeTurn(owner);
    try {
      return await job();
    } finally {
      this.#endTurn();
    }
  }

  #checkRoom(): void {
    const { maxWaiting, refusal } = this.#options;
    if (this.#waitingJobs >= maxWaiting) throw new QueueFull(refusal);
  }

  async #takeTurn(owner: string): Promise<void> {
    if (this.#running < this.#options.concurrency) {
      this.#running += 1;
      return;
    }
    this.#checkRoom();
    const { promise, resolve } = Promise.withResolvers<void>();
    const own = this.#waiting.get(owner);
    if (own === undefined) this.#waiting.set(owner, [resolve]);
    else own.push(resolve);
    this.#waitingJobs += 1;
    await promise;
  }

  /** Gives the turn to the next owner, who goes to the end of the line. */
  #endTurn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    const [owner, [first, ...others]] = next;
    this.#waiting.delete(owner);
    if (others.length > 0) this.#waiting.set(owner, others);
    this.#waitingJobs -= 1;
    first?.();
  }
}
