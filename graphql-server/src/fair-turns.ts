/** How much fits in. */
export interface FairTurnsOptions {
  /** Most jobs that are done at once. */
  atOnce: number;
  /** Most jobs in line, of all owners together. */
  mostWaiting: number;
  /** Most that one owner has under way, from joining to the end. */
  mostOfOne: number;
}

/** What an owner has under way: hands a job over and waits until it is done. @throws LineFull */
export type Hand = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** There is no room for one more in line. */
export class LineFull extends Error {}

/** An owner has as much under way as one may. */
export class OwnerBusy extends Error {}

/**
 * Lets a few jobs run at once. The others wait in line, where owners take turns: who brings many makes nobody wait for more than
 * one of them.
 */
export class FairTurns {
  readonly #options: FairTurnsOptions;
  /** Who waits, in the order of their turns, each with their jobs. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #underWay = new Map<string, number>();
  #inLine = 0;
  #running = 0;

  constructor(options: FairTurnsOptions) {
    this.#options = options;
  }

  /** Does something of an owner that hands a job over on its way. @throws OwnerBusy, LineFull: nothing was begun */
  async join<Result>(owner: string, work: (hand: Hand) => Promise<Result>): Promise<Result> {
    const count = this.#underWay.get(owner) ?? 0;
    if (count >= this.#options.mostOfOne) throw new OwnerBusy();
    this.#checkRoom();
    this.#underWay.set(owner, count + 1);
    try {
      return await work((job) => this.#run(owner, job));
    } finally {
      const left = (this.#underWay.get(owner) ?? 1) - 1;
      if (left === 0) this.#underWay.delete(owner);
      else this.#underWay.set(owner, left);
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
    if (this.#inLine >= this.#options.mostWaiting) throw new LineFull();
  }

  async #takeTurn(owner: string): Promise<void> {
    if (this.#running < this.#options.atOnce) {
      this.#running += 1;
      return;
    }
    this.#checkRoom();
    const { promise, resolve } = Promise.withResolvers<void>();
    const own = this.#waiting.get(owner);
    if (own === undefined) this.#waiting.set(owner, [resolve]);
    else own.push(resolve);
    this.#inLine += 1;
    await promise;
  }

  /** The turn goes to the next owner, who stands behind all others afterwards. */
  #endTurn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    const [owner, [first, ...others]] = next;
    this.#waiting.delete(owner);
    if (others.length > 0) this.#waiting.set(owner, others);
    this.#inLine -= 1;
    first?.();
  }
}
