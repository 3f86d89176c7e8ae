/** Counts what is under way by key. */
export class Counts {
  readonly #byKey = new Map<string, number>();

  /** Counts one more, unless there are `most`. Returns the function that counts it back; null when it is not counted. */
  take(key: string, most: number): (() => void) | null {
    const count = this.#byKey.get(key) ?? 0;
    if (count >= most) return null;
    this.#byKey.set(key, count + 1);
    return () => {
      const left = (this.#byKey.get(key) ?? 1) - 1;
      if (left > 0) this.#byKey.set(key, left);
      else this.#byKey.delete(key);
    };
  }
}
