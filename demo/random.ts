import { randomBytes } from 'node:crypto';

/** A random generator with a seed: the demo shop is the same on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns true with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns a whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** Returns one of these values. */
  pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  }

  /** Returns an index, with probabilities proportional to the weights. */
  weighted(weights: readonly number[]): number {
    let left = this.next() * weights.reduce((sum, weight) => sum + weight, 0);
    const index = weights.findIndex((weight) => (left -= weight) < 0);
    return index === -1 ? weights.length - 1 : index;
  }

  /** Returns the same values in another order. */
  shuffle<T>(values: readonly T[]): T[] {
    const shuffled = [...values];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.whole(0, last);
      const moved = shuffled[last] as T;
      shuffled[last] = shuffled[other] as T;
      shuffled[other] = moved;
    }
    return shuffled;
  }

  /** Returns a time between the two. */
  between(from: Date, to: Date): Date {
    return new Date(from.getTime() + this.next() * Math.max(0, to.getTime() - from.getTime()));
  }
}

/** Returns a UUIDv7 as if it was made at that time, so that ids sort by time. */
export const uuidAt = (at: Date): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
