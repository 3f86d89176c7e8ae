/** Lets a few jobs run at once; the others wait in line. */
export class Turns {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #jobs = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Runs a job when it is its turn. */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    await this.#take();
    try {
      return await job();
    } finally {
      this.#end();
    }
  }

  async #take(): Promise<void> {
    if (this.#jobs < this.#most) {
      this.#jobs += 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    await promise;
  }

  /** The turn goes to whoever waits longest. */
  #end(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#jobs -= 1;
    else next();
  }
}
