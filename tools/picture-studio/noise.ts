/** Repeatable randomness for the scenes: the same seed always makes the same picture. */

/** A seeded source of numbers from 0 up to 1. */
export function randomFrom(seed: number): () => number {
  let a = (seed * 2654435761 + 97) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A fixed random number from 0 to 1 for a lattice point. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth noise from -1 to 1; with a period it tiles. */
export function noise(x: number, y: number, seed = 1, period = 0): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const wrap = (n: number): number => (period > 0 ? ((n % period) + period) % period : n);
  const at = (i: number, j: number): number => {
    const a = hash(wrap(x0 + i), wrap(y0 + j), seed) * Math.PI * 2;
    return Math.cos(a) * (x - x0 - i) + Math.sin(a) * (y - y0 - j);
  };
  const u = ease(x - x0);
  const v = ease(y - y0);
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const low = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return (top + (low - top) * v) * 1.5;
}

/** Noise in several octaves, from about -1 to 1. */
export function cloud(x: number, y: number, seed = 1, octaves = 4): number {
  let sum = 0;
  let size = 0.55;
  let f = 1;
  for (let i = 0; i < octaves; i++) {
    sum += noise(x * f, y * f, seed + i * 17) * size;
    f *= 2.03;
    size *= 0.5;
  }
  return sum;
}
