/** Runs a limited number of jobs at once; the others wait. */
export class ConcurrencyLimit {
  readonly #limit: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Runs a job as soon as there is room, and returns its result. */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    await this.#acquire();
    try {
      return await job();
    } finally {
      this.#release();
    }
  }

  async #acquire(): Promise<void> {
    if (this.#running < this.#limit) {
      this.#running += 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    await promise;
  }

  /** Lets the longest waiting job run. */
  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
