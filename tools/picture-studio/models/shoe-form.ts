/**
 * The last that shoes are made over: an upper about a foot, open at ankle and laces, and what can be laid on it.
 *
 * A place on the upper is `s`, 0 at the heel … 1 at the toe, and `t`, 0 at the sole … 1 at the edge of the opening or,
 * before it, the ridge; `side` is 1 for the foot's outer side (+z), −1 for the inner one.
 */
import * as THREE from 'three';
import { sheet } from '../goods.ts';

export type Point = [x: number, y: number, z: number];
export type Side = 1 | -1;

/** What tells one kind of shoe's last from another's. */
export interface Form {
  /** Height of the sole at the ball of the foot, and what the heel has more. */
  sole: number;
  heel: number;
  /** How far the toe is lifted off the ground. */
  spring: number;
  /** Height of the toe box, and of collar and tongue, 1 = usual. */
  toe: number;
  collar: number;
  /** Where the laces end and the toe box begins. */
  throat: number;
}

/** 0 … 1 between two places, softly. */
export const step = (a: number, b: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/** A smooth curve through keys. */
export const ramp = (keys: [number, number][], s: number): number => {
  const at = (i: number): [number, number] => keys[Math.max(0, Math.min(keys.length - 1, i))]!;
  const slope = (i: number): number => (at(i + 1)[1] - at(i - 1)[1]) / (at(i + 1)[0] - at(i - 1)[0] || 1);
  const i = Math.max(
    1,
    keys.findIndex((key) => s <= key[0]),
  );
  const [a, b] = [at(i - 1), at(i)];
  const l = b[0] - a[0];
  const t = Math.max(0, Math.min(1, (s - a[0]) / l));
  return (
    a[1] * (2 * t ** 3 - 3 * t ** 2 + 1) +
    slope(i - 1) * l * (t ** 3 - 2 * t ** 2 + t) +
    b[1] * (3 * t ** 2 - 2 * t ** 3) +
    slope(i) * l * (t ** 3 - t ** 2)
  );
};

const round = (q: number, power: number): number => Math.sqrt(Math.max(0, 1 - Math.max(0, q) ** power));

/** Half the foot's width at a place of the sole. */
export const half = (s: number, side: number): number =>
  round((s - 0.7) / 0.3, 2.5) *
  round((0.13 - s) / 0.13, 2.2) *
  ramp(
    side > 0
      ? [
          [0, 0.35],
          [0.18, 0.38],
          [0.4, 0.41],
          [0.62, 0.51],
          [0.74, 0.54],
          [0.86, 0.52],
          [1, 0.48],
        ]
      : [
          [0, 0.34],
          [0.18, 0.36],
          [0.4, 0.33],
          [0.62, 0.43],
          [0.76, 0.48],
          [0.88, 0.49],
          [1, 0.48],
        ],
    s,
  );

export const alongX = (s: number): number => 1.55 - 3.1 * s;

/** Height of the sole's lower side above the ground. */
export const lift = (f: Form, s: number): number => f.spring * (step(0.64, 1.05, s) + 0.25 * step(0.12, -0.04, s));

/** Height of the sole's upper side above the ground. */
export const bed = (f: Form, s: number): number => f.sole + f.heel * step(0.62, 0.1, s) + lift(f, s);

/** Height of the opening's edge, or of the ridge before it, above the sole. */
function edge(f: Form, s: number): number {
  const [c, toe] = [f.collar, f.toe];
  const keys: [number, number][] = [
    [0, 0.76 * c],
    [0.03, 0.79 * c],
    [0.11, 0.72 * c],
    [0.22, 0.56 * c],
    [0.31, 0.59 * c],
    [0.39, 0.77 * c],
    [0.44, 0.82 * c],
    [0.55, 0.7],
    [0.65, 0.57],
    [0.74, 0.48 * toe],
    [0.85, 0.44 * toe],
    [1, 0.36 * toe],
  ];
  return ramp(keys, s) * round((s - 0.8) / 0.2, 2.6);
}

/** Half the width of the opening. */
function gap(f: Form, s: number): number {
  const end = f.throat;
  const keys: [number, number][] = [
    [0, 0],
    [0.03, 0.14],
    [0.1, 0.25],
    [0.25, 0.28],
    [0.34, 0.25],
    [0.41, 0.19],
    [0.48, 0.15],
    [end - 0.04, 0.11],
    [end, 0.06],
    [end + 0.03, 0],
    [1, 0],
  ];
  return Math.max(0, ramp(keys, s));
}

/** A point of the upper. */
export function skin(f: Form, s: number, t: number, side: Side): Point {
  const [w, h] = [half(s, side), edge(f, s)];
  const g = Math.min(gap(f, s), w * 0.72);
  const open = step(f.throat + 0.1, f.throat - 0.16, s);
  const phi = (t * Math.PI) / 2;
  const z =
    g +
    (w - g) * Math.max(0, Math.cos(phi)) ** (0.78 - 0.2 * open) +
    0.025 * Math.sin(Math.PI * t) * Math.min(1, w / 0.3);
  const y = h * Math.sin(phi) ** (0.82 + 0.16 * open);
  const counter = step(0.15, 0, s) * (0.06 * Math.sin(Math.PI * Math.min(1, t * 1.05)) - 0.05 * t * t);
  return [alongX(s) + counter, bed(f, s) - 0.05 + y, side * z];
}

/** A point lifted off the upper. */
export function lifted(f: Form, s: number, t: number, side: Side, by: number): Point {
  const [ds, dt] = [s > 0.99 ? -0.004 : 0.004, t > 0.99 ? -0.006 : 0.006];
  const p = new THREE.Vector3(...skin(f, s, t, side));
  const a = new THREE.Vector3(...skin(f, s + ds, t, side)).sub(p).multiplyScalar(Math.sign(ds));
  const b = new THREE.Vector3(...skin(f, s, t + dt, side)).sub(p).multiplyScalar(Math.sign(dt));
  return p.addScaledVector(a.cross(b).normalize().multiplyScalar(side), -by).toArray();
}

const dense = (u: number): number => 0.5 - 0.5 * Math.cos(Math.PI * u);

/** One side of the upper, or of its lining where `by` is negative. */
export function wall(f: Form, side: Side, by = 0, to = 1): THREE.BufferGeometry {
  return sheet(90, 26, (u, v) => {
    const s = dense(side > 0 ? u : 1 - u) * to;
    return by ? lifted(f, s, v, side, by) : skin(f, s, v, side);
  });
}

/** Which borders of a panel lie down on the upper: where it begins and ends along the shoe, and below and above. */
export type Borders = [begin: boolean, end: boolean, below: boolean, above: boolean];

/**
 * A panel sewn on: a patch whose borders lie down; `at` answers place and height on the upper for u (along the shoe)
 * and v (upwards).
 */
export function panel(
  f: Form,
  side: Side,
  at: (u: number, v: number) => [s: number, t: number],
  thick = 0.022,
  [begin, end, below, above]: Borders = [true, true, false, true],
): THREE.BufferGeometry {
  return sheet(44, 22, (i, v) => {
    const u = side > 0 ? i : 1 - i;
    const rim = Math.min(begin ? u * 44 : 9, end ? (1 - u) * 44 : 9, below ? v * 22 : 9, above ? (1 - v) * 22 : 9);
    const [s, t] = at(u, v);
    return lifted(f, s, t, side, thick * Math.min(1, rim) - 0.004 * (rim < 0.5 ? 1 : 0));
  });
}

/** Points of a seam: one line on the upper, lifted a little. */
export function line(
  f: Form,
  side: Side,
  at: (u: number) => [s: number, t: number],
  by: number,
  points = 40,
): THREE.Vector3[] {
  return Array.from({ length: points + 1 }, (_, i) => new THREE.Vector3(...lifted(f, ...at(i / points), side, by)));
}
