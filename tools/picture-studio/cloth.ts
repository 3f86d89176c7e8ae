/**
 * Cloth that lies flat: outlines become padded panels with rounded edges, folds and seams. Garment plan is x right, y
 * up; it lies on the ground.
 */
import * as THREE from 'three';
import { cloud } from './noise.ts';

export type Point = [number, number];

/** The height of a surface above a spot of the plan. */
export type Height = (x: number, y: number) => number;

/** A ridge (depth above 0) or groove (below 0) along a line. */
export interface Crease {
  line: Point[];
  width: number;
  depth: number;
  /** Fades out towards both ends. */
  taper?: boolean;
}

export interface Panel {
  outline: Point[];
  /** Height in the middle, and the distance from the edge over which it rises. */
  thick: number;
  edge: number;
  creases?: Crease[];
  /** Height and size of the uneven swell of worn cloth. */
  swell?: number;
  swellSize?: number;
  seed?: number;
  /** Height of what it lies upon. */
  base?: (x: number, y: number) => number;
  /** Vertices along the longer side. */
  cells?: number;
  /** The rectangle that the texture covers; the outline's bounds when left out. */
  frame?: Frame;
}

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The rectangle around some points. */
export function boundsOf(points: Point[], grow = 0): Frame {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs) - grow;
  const y = Math.min(...ys) - grow;
  return { x, y, w: Math.max(...xs) + grow - x, h: Math.max(...ys) + grow - y };
}

/** Points of a smooth curve through given points. */
export function smooth(points: Point[], steps = 8, closed = false): Point[] {
  const curve = new THREE.CatmullRomCurve3(
    points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    closed,
    'centripetal',
  );
  return curve.getPoints(points.length * steps).map((p): Point => [p.x, p.y]);
}

/** Closes a half outline (from top centre down its right side) with its mirror image. */
export function mirrored(right: Point[]): Point[] {
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  return [...right, ...left].filter((p, i, all) => {
    const q = all[(i + 1) % all.length];
    return !q || Math.hypot(p[0] - q[0], p[1] - q[1]) > 1e-5;
  });
}

/** Mirrors a line at the middle axis. */
export const flip = (line: Point[]): Point[] => line.map(([x, y]): Point => [-x, y]);

interface Near {
  d: number;
  x: number;
  y: number;
  t: number;
}

/** The nearest spot of a line; t runs from 0 to 1 along it. */
export function nearest(line: Point[], x: number, y: number, closed: boolean): Near {
  let best: Near = { d: Infinity, x, y, t: 0 };
  const n = closed ? line.length : line.length - 1;
  for (let i = 0; i < n; i++) {
    const a = line[i] as Point;
    const b = line[(i + 1) % line.length] as Point;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const s = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    const px = a[0] + dx * s;
    const py = a[1] + dy * s;
    const d = (x - px) ** 2 + (y - py) ** 2;
    if (d < best.d) best = { d, x: px, y: py, t: (i + s) / n };
  }
  best.d = Math.sqrt(best.d);
  return best;
}

/** Whether a spot lies inside a closed outline. */
export function inside(outline: Point[], x: number, y: number): boolean {
  let yes = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i] as Point;
    const [bx, by] = outline[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) yes = !yes;
  }
  return yes;
}

/** The height of a panel's upper side at a spot; what lies on it uses this as its base. */
export function heightOf(p: Panel): (x: number, y: number) => number {
  const seed = p.seed ?? 1;
  const size = p.swellSize ?? 1.4;
  return (x, y) => {
    const base = p.base?.(x, y) ?? 0;
    if (!inside(p.outline, x, y)) return base;
    return base + rise(p, nearest(p.outline, x, y, true).d, x, y, seed, size);
  };
}

function rise(p: Panel, d: number, x: number, y: number, seed: number, size: number): number {
  const k = Math.min(1, d / p.edge);
  const round = Math.sqrt(Math.max(0, 1 - (1 - k) ** 2));
  let h = p.thick * round;
  if (p.swell) {
    const [a, b] = [x * 0.95 + y * 0.31, y * 0.95 - x * 0.31];
    h += p.swell * (cloud(a / size + 7, b / (size * 1.9) + 3, seed, 2) + 0.35) * round;
  }
  for (const c of p.creases ?? []) {
    const n = nearest(c.line, x, y, false);
    if (n.d > c.width * 3) continue;
    const fade = c.taper ? Math.sin(Math.PI * Math.min(1, Math.max(0, n.t))) : 1;
    h += c.depth * fade * Math.exp(-((n.d / c.width) ** 2)) * Math.min(1, d / (p.edge * 0.5));
  }
  return Math.max(0, h);
}

/** Builds the panel lying on the ground (plan y becomes -z), with soft occlusion in its vertex colours. */
export function panelGeometry(p: Panel): THREE.BufferGeometry {
  const b = boundsOf(p.outline);
  const step = Math.max(b.w, b.h) / (p.cells ?? 150);
  const nx = Math.ceil(b.w / step) + 2;
  const ny = Math.ceil(b.h / step) + 2;
  const frame = p.frame ?? b;
  const seed = p.seed ?? 1;
  const size = p.swellSize ?? 1.4;
  const within = new Uint8Array(nx * ny);
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++)
      within[j * nx + i] = inside(p.outline, b.x + (i - 0.5) * step, b.y + (j - 0.5) * step) ? 1 : 0;
  }
  const id = new Int32Array(nx * ny).fill(-1);
  const pos: number[] = [];
  const uv: number[] = [];
  const up: number[] = [];
  const reach: number[] = [];
  const vertex = (i: number, j: number): number => {
    const k = j * nx + i;
    if ((id[k] ?? -1) >= 0) return id[k] ?? 0;
    let x = b.x + (i - 0.5) * step;
    let y = b.y + (j - 0.5) * step;
    const n = nearest(p.outline, x, y, true);
    let d = n.d;
    if (!within[k]) [x, y, d] = [n.x, n.y, 0];
    const base = p.base?.(x, y) ?? 0;
    const h = d > 0 ? rise(p, d, x, y, seed, size) : 0;
    id[k] = up.length;
    pos.push(x, base + h, -y);
    uv.push((x - frame.x) / frame.w, (y - frame.y) / frame.h);
    up.push(h);
    reach.push(d);
    return id[k] ?? 0;
  };
  const index: number[] = [];
  for (let j = 0; j < ny - 1; j++) {
    for (let i = 0; i < nx - 1; i++) {
      const k = j * nx + i;
      if (!(within[k] || within[k + 1] || within[k + nx] || within[k + nx + 1])) continue;
      const [q, r, s, t] = [vertex(i, j), vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1)];
      index.push(q, r, s, q, s, t);
    }
  }
  const color = new Float32Array(up.length * 3);
  const radius = 3;
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++) {
      const k = id[j * nx + i] ?? -1;
      if (k < 0) continue;
      let sum = 0;
      let count = 0;
      for (let dj = -radius; dj <= radius; dj++) {
        for (let di = -radius; di <= radius; di++) {
          const m = i + di >= 0 && i + di < nx && j + dj >= 0 && j + dj < ny ? (id[(j + dj) * nx + i + di] ?? -1) : -1;
          if (m < 0) continue;
          sum += up[m] ?? 0;
          count++;
        }
      }
      const dip = (sum / count - (up[k] ?? 0)) / (step * radius);
      const rim = 0.9 + 0.1 * Math.min(1, (reach[k] ?? 0) / (p.edge * 0.6));
      color.fill(Math.max(0.62, Math.min(1.06, 1 - dip * 1.6)) * rim, k * 3, k * 3 + 3);
    }
  }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3));
  g.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  g.setAttribute('color', new THREE.BufferAttribute(color, 3));
  g.setIndex(index);
  g.computeVertexNormals();
  return g;
}

/** A panel as a mesh that casts and takes shadow. */
export function panel(p: Panel, material: THREE.Material): THREE.Mesh {
  const m = new THREE.Mesh(panelGeometry(p), material);
  m.castShadow = m.receiveShadow = true;
  return m;
}

/** The outline of a band of even width along a line. */
export function ribbon(line: Point[], width: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const a = line[Math.max(0, i - 1)] as Point;
    const b = line[Math.min(line.length - 1, i + 1)] as Point;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [ox, oy] = [(-(b[1] - a[1]) / l) * (width / 2), ((b[0] - a[0]) / l) * (width / 2)];
    left.push([x + ox, y + oy]);
    right.push([x - ox, y - oy]);
  });
  return [...left, ...right.reverse()];
}

/** The round lower edge of a neckline: a quarter ellipse from the middle to the shoulder. */
export function scoop(half: number, depth: number, end = 0): Point[] {
  return Array.from({ length: 13 }, (_, i): Point => {
    const a = (Math.PI / 2) * (i / 12);
    return [half * Math.sin(a), end - (depth + end) * Math.cos(a)];
  });
}

/** Points moved to the other side when s is -1. */
export const sided = (points: Point[], s: number): Point[] => points.map(([x, y]): Point => [x * s, y]);
