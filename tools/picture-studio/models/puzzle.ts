/**
 * A wooden puzzle in its tray; body is the first colour, accent the tray's rim.
 *
 * Variants: 0 map puzzle of a country, 64 pieces, one lifted out · 1 four small animal puzzles (tiger, cow, fish,
 * kingfisher) · 2 shape sorter board with pegs · 3 colour cube, 3 × 3. Params: none.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { boundsOf, inside } from '../cloth.ts';
import type { Point } from '../cloth.ts';
import { plank, put, wood } from '../goods.ts';
import { matte, roundedBox, slab } from '../kit.ts';
import { randomFrom } from '../noise.ts';
import { mix, painted } from '../prints.ts';

const HUES = ['#5da271', '#e5a93b', '#d6604a', '#4b86b4', '#b9c65a', '#8d6aa8', '#f0c9a0', '#3f9a9a'];

/** Builds the puzzle, lying on the ground. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  const makers = [country, animals, shapes, cube];
  g.userData['shots'] = {
    1: { azimuth: -8, elevation: 52 },
    2: { azimuth: 24, elevation: 38 },
    3: { azimuth: -30, elevation: 30, fill: 1.6, focus: [0.45, 0.5, 0.6] },
  };
  makers[look.variant % makers.length]?.(g, look);
  return g;
}

/** A rough outline of Bangladesh in degrees east and north. */
const LAND: Point[] = [
  [88.45, 26.6],
  [88.85, 26.25],
  [89.1, 26.4],
  [89.5, 26.02],
  [89.85, 25.95],
  [89.8, 25.3],
  [90.4, 25.15],
  [91.0, 25.2],
  [91.6, 25.15],
  [92.4, 25.05],
  [92.45, 24.8],
  [92.1, 24.4],
  [91.8, 24.2],
  [91.4, 24.1],
  [91.15, 23.7],
  [91.3, 23.1],
  [91.55, 22.98],
  [91.8, 23.3],
  [91.95, 23.7],
  [92.3, 23.6],
  [92.38, 23.0],
  [92.58, 22.1],
  [92.62, 21.35],
  [92.3, 20.8],
  [92.02, 21.3],
  [91.8, 22.2],
  [91.4, 22.72],
  [90.95, 22.5],
  [90.6, 22.05],
  [90.25, 21.85],
  [89.8, 21.8],
  [89.1, 21.68],
  [88.98, 22.3],
  [88.8, 23.0],
  [88.6, 23.6],
  [88.72, 24.2],
  [88.1, 24.55],
  [88.2, 24.92],
  [88.5, 25.15],
  [88.9, 25.2],
  [88.5, 25.5],
  [88.12, 25.85],
  [88.4, 26.3],
];

/** The part of a polygon nearer to a than to b. */
function nearer(poly: Point[], a: Point, b: Point): Point[] {
  const side = ([x, y]: Point): number =>
    (x - (a[0] + b[0]) / 2) * (b[0] - a[0]) + (y - (a[1] + b[1]) / 2) * (b[1] - a[1]);
  const out: Point[] = [];
  poly.forEach((p, i) => {
    const q = poly[(i + 1) % poly.length]!;
    const [sp, sq] = [side(p), side(q)];
    if (sp <= 0) out.push(p);
    if (sp * sq < 0) out.push([p[0] + ((q[0] - p[0]) * sp) / (sp - sq), p[1] + ((q[1] - p[1]) * sp) / (sp - sq)]);
  });
  return out;
}

function pieces(outline: Point[], count: number): Point[][] {
  const rand = randomFrom(21);
  const b = boundsOf(outline);
  let seeds: Point[] = [];
  while (seeds.length < count) {
    const p: Point = [b.x + rand() * b.w, b.y + rand() * b.h];
    if (inside(outline, p[0], p[1]) && seeds.every((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) > 0.17)) seeds.push(p);
  }
  let cells: Point[][] = [];
  for (let round = 0; round < 3; round++) {
    cells = seeds.map((s, i) =>
      seeds.reduce((poly, o, j) => (i === j || poly.length < 3 ? poly : nearer(poly, s, o)), outline),
    );
    seeds = cells.map((c, i) => {
      const m: Point = [c.reduce((n, p) => n + p[0], 0) / c.length, c.reduce((n, p) => n + p[1], 0) / c.length];
      return inside(outline, m[0], m[1]) ? m : seeds[i]!;
    });
  }
  return cells;
}

function country(g: THREE.Group, look: Look): void {
  const flatten: Point[] = LAND.map(([x, y]): Point => [(x - 90.35) * 0.93, y - 23.7]);
  const tray = wood('#dcb98a', 0.5);
  const floor = wood('#cfa874', 0.6);
  g.add(plank(floor, 5.3, 0.12, 6.7, 0, 0.06, 0, 0.05));
  for (const s of [1, -1])
    g.add(plank(tray, 0.3, 0.34, 6.9, s * 2.6, 0.17, 0, 0.06), plank(tray, 5.5, 0.34, 0.3, 0, 0.17, s * 3.3, 0.06));
  const tints = [look.body[0] ?? HUES[0]!, ...HUES.slice(1)];
  const cells = pieces(flatten, 64);
  cells.forEach((cell, i) => {
    if (cell.length < 3) return;
    const m: Point = [
      cell.reduce((n, p) => n + p[0], 0) / cell.length,
      cell.reduce((n, p) => n + p[1], 0) / cell.length,
    ];
    const s = new THREE.Shape(
      cell.map(([x, y]) => new THREE.Vector2(m[0] + (x - m[0]) * 0.975, m[1] + (y - m[1]) * 0.975)),
    );
    const piece = put(
      slab(s, 0.16, 0.022),
      matte(mix(tints[(i * 5 + Math.floor(i / 3)) % tints.length]!, '#ffffff', (i % 3) * 0.1), 0.55),
      [0, 0.2, 0],
      [-Math.PI / 2, 0, 0],
    );
    if (i === 20) {
      piece.position.set(1.5 - m[0], 0.26, 2.4 + m[1]);
      piece.rotation.z = 0.1;
    }
    g.add(piece);
  });
  const rim = new THREE.Shape(flatten.map(([x, y]) => new THREE.Vector2(x * 1.03, y * 1.03)));
  g.add(
    put(
      new THREE.ShapeGeometry(rim).rotateX(-Math.PI / 2),
      matte(mix(look.accent, '#000000', 0.25), 0.8),
      [0, 0.125, 0],
    ),
  );
}

type Pen = CanvasRenderingContext2D;
const oval = (c: Pen, x: number, y: number, w: number, h: number, fill: string, turn = 0): void => {
  c.fillStyle = fill;
  c.beginPath();
  c.ellipse(x, y, w, h, turn, 0, Math.PI * 2);
  c.fill();
};
const patch = (c: Pen, fill: string, ...points: Point[]): void => {
  c.fillStyle = fill;
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.fill();
};

function tiger(c: Pen): void {
  for (const s of [1, -1]) {
    oval(c, s * 0.5, 0.52, 0.2, 0.2, '#d9822f');
    oval(c, s * 0.5, 0.52, 0.1, 0.1, '#2b2320');
  }
  oval(c, 0, 0, 0.72, 0.66, '#e8953d');
  for (const s of [1, -1]) {
    oval(c, s * 0.22, -0.24, 0.28, 0.24, '#fbf3e2');
    for (const [y, l] of [
      [0.2, 0.3],
      [0, 0.26],
      [-0.2, 0.2],
    ] as Point[])
      patch(c, '#2b2320', [s * 0.72, y + 0.06], [s * (0.72 - l), y], [s * 0.72, y - 0.06]);
    oval(c, s * 0.27, 0.13, 0.1, 0.12, '#fffdf6');
    oval(c, s * 0.27, 0.12, 0.06, 0.08, '#1f1a18');
  }
  for (const x of [-0.14, 0, 0.14]) patch(c, '#2b2320', [x - 0.04, 0.66], [x, 0.36], [x + 0.04, 0.66]);
  oval(c, 0, -0.1, 0.12, 0.08, '#b0514c');
}

function cow(c: Pen): void {
  for (const s of [1, -1]) {
    oval(c, s * 0.72, 0.3, 0.24, 0.11, '#8a5a3c', s * -0.3);
    patch(c, '#e8dcc0', [s * 0.25, 0.6], [s * 0.5, 0.95], [s * 0.45, 0.5]);
  }
  oval(c, 0, 0.08, 0.56, 0.66, '#f4ece0');
  oval(c, -0.3, 0.28, 0.26, 0.32, '#7a4d33', 0.2);
  oval(c, 0, -0.42, 0.46, 0.3, '#eab7a6');
  for (const s of [1, -1]) {
    oval(c, s * 0.16, -0.42, 0.06, 0.09, '#8e4f45');
    oval(c, s * 0.27, 0.16, 0.08, 0.1, '#1f1a18');
  }
}

function fish(c: Pen): void {
  patch(c, '#8fa6b5', [-0.55, 0], [-0.95, 0.38], [-0.85, 0], [-0.95, -0.38]);
  oval(c, 0.05, 0, 0.72, 0.36, '#c9d6dd');
  oval(c, 0.05, 0.14, 0.66, 0.22, '#8aa4b4');
  patch(c, '#7f98a8', [-0.1, 0.32], [0.15, 0.6], [0.3, 0.3]);
  patch(c, '#9fb3bf', [0, -0.32], [0.1, -0.55], [0.25, -0.3]);
  for (let i = 0; i < 5; i++)
    for (let j = -1; j < 2; j++) {
      c.strokeStyle = '#e9f0f2';
      c.lineWidth = 0.025;
      c.beginPath();
      c.arc(-0.35 + i * 0.16, j * 0.14, 0.08, -1.2, 1.2);
      c.stroke();
    }
  oval(c, 0.55, 0.08, 0.07, 0.07, '#fffdf6');
  oval(c, 0.56, 0.08, 0.04, 0.04, '#1f1a18');
}

function kingfisher(c: Pen): void {
  oval(c, -0.1, -0.15, 0.42, 0.5, '#e08a3a', 0.3);
  oval(c, -0.28, -0.1, 0.32, 0.55, '#2f7fb8', 0.35);
  patch(c, '#2a6ea3', [-0.5, -0.4], [-0.75, -0.95], [-0.35, -0.6]);
  oval(c, 0.1, 0.42, 0.34, 0.32, '#2f8fc4');
  patch(c, '#33302c', [0.36, 0.5], [0.98, 0.38], [0.36, 0.28]);
  oval(c, 0.2, 0.28, 0.16, 0.12, '#f6efe2');
  oval(c, 0.2, 0.48, 0.07, 0.07, '#fffdf6');
  oval(c, 0.21, 0.48, 0.045, 0.045, '#1f1a18');
  c.strokeStyle = '#6b4a30';
  c.lineWidth = 0.1;
  c.beginPath();
  c.moveTo(-0.9, -0.72);
  c.lineTo(0.9, -0.6);
  c.stroke();
}

/** An edge from a to b with a knob in its middle; side 1 bulges to the left. */
function knobbed(a: Point, b: Point, side: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const at = (t: number, o: number): Point => [a[0] + dx * t - dy * o * side, a[1] + dy * t + dx * o * side];
  const knob: Point[] = [at(0.42, 0), at(0.43, 0.05)];
  for (let i = 0; i <= 10; i++) {
    const k = Math.PI * (1.25 - (i / 10) * 1.5);
    knob.push(at(0.5 + Math.cos(k) * 0.12, 0.14 + Math.sin(k) * 0.12));
  }
  return [a, ...knob, at(0.57, 0.05), at(0.58, 0)];
}

function animals(g: THREE.Group, look: Look): void {
  const draws = [tiger, cow, fish, kingfisher];
  const grounds = ['#8fbf86', '#9cc7d8', '#5fa6b8', '#f0d79a'];
  draws.forEach((draw, n) => {
    const one = new THREE.Group();
    const f = { x: -1, y: -1, w: 2, h: 2 };
    const map = painted(f, 512, (c) => {
      c.fillStyle = n === 0 ? mix(grounds[0]!, look.body[0] ?? '#d98a3d', 0.0) : grounds[n]!;
      c.fillRect(-1, -1, 2, 2);
      draw(c);
    });
    const top = new THREE.MeshStandardMaterial({ map, roughness: 0.55 });
    const edge = wood('#dcb98a', 0.55);
    one.add(plank(edge, 2.36, 0.08, 2.36, 0, 0.04, 0, 0.03));
    for (const s of [1, -1])
      one.add(
        plank(wood(look.accent, 0.5), 0.16, 0.2, 2.36, s * 1.1, 0.1, 0, 0.04),
        plank(wood(look.accent, 0.5), 2.36, 0.2, 0.16, 0, 0.1, s * 1.1, 0.04),
      );
    const quads: [Point, Point, Point, Point, number[]][] = [
      [
        [-1, -1],
        [0, -1],
        [0, 0],
        [-1, 0],
        [0, 1, -1, 0],
      ],
      [
        [0, -1],
        [1, -1],
        [1, 0],
        [0, 0],
        [0, 0, 1, -1],
      ],
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [-1, 0, 0, 1],
      ],
      [
        [-1, 0],
        [0, 0],
        [0, 1],
        [-1, 1],
        [1, -1, 0, 0],
      ],
    ];
    quads.forEach(([a, b, c, d, k], i) => {
      const ring: Point[] = [];
      [
        [a, b],
        [b, c],
        [c, d],
        [d, a],
      ].forEach(([p, q], e) => ring.push(...(k[e] ? knobbed(p!, q!, k[e]! > 0 ? -1 : 1) : [p!])));
      const s = new THREE.Shape(ring.map(([x, y]) => new THREE.Vector2(x, y)));
      const geo = slab(s, 0.16, 0.012);
      const lid = new THREE.ShapeGeometry(s);
      const [uv, pos] = [lid.getAttribute('uv'), lid.getAttribute('position')];
      for (let j = 0; j < uv.count; j++) uv.setXY(j, (pos.getX(j) + 1) / 2, (pos.getY(j) + 1) / 2);
      const piece = put(geo, edge, [0, 0.17, 0], [-Math.PI / 2, 0, 0]);
      piece.add(put(lid, top, [0, 0, 0.0815]));
      if (i === n) {
        piece.position.set(i === 0 || i === 3 ? -0.22 : 0.22, 0.3, i > 1 ? -0.18 : 0.2);
        piece.rotation.set(-Math.PI / 2 + 0.08, 0.05, 0.12);
      }
      piece.scale.set(0.985, 0.985, 1);
      one.add(piece);
    });
    one.position.set((n % 2 ? 1 : -1) * 1.32, 0, (n > 1 ? 1 : -1) * 1.32);
    one.rotation.y = [0.05, -0.06, -0.04, 0.07][n]!;
    g.add(one);
  });
}

function shapes(g: THREE.Group, look: Look): void {
  g.add(plank(wood('#dcb98a', 0.5), 3, 0.25, 2.2, 0, 0.125, 0, 0.08));
  const peg = matte(look.accent, 0.4);
  for (let i = 0; i < 6; i++) {
    const s = new THREE.Shape();
    const n = [40, 3, 4, 5, 6, 8][i]!;
    for (let j = 0; j < n; j++) {
      const a = (j / n) * Math.PI * 2 + Math.PI / 2;
      const r = i === 5 && j % 2 ? 0.22 : 0.38;
      if (j) s.lineTo(Math.cos(a) * r, Math.sin(a) * r);
      else s.moveTo(Math.cos(a) * r, Math.sin(a) * r);
    }
    s.closePath();
    const [x, z] = [((i % 3) - 1) * 0.96, i > 2 ? 0.5 : -0.5];
    g.add(
      put(slab(s, 0.2, 0.03), matte(i ? HUES[i]! : (look.body[0] ?? HUES[0]!), 0.5), [x, 0.3, z], [-Math.PI / 2, 0, 0]),
      put(new THREE.CylinderGeometry(0.05, 0.04, 0.16, 20), peg, [x, 0.46, z]),
      put(new THREE.SphereGeometry(0.085, 20, 14), peg, [x, 0.56, z]),
    );
  }
}

function cube(g: THREE.Group, look: Look): void {
  const faces = ['#d6503f', '#e8824a', '#f4f1e9', '#f0c93b', '#3f8f6b', '#3c74b0'];
  const core = matte(look.body[0] ?? '#1f1f22', 0.4);
  for (let x = -1; x < 2; x++)
    for (let y = -1; y < 2; y++)
      for (let z = -1; z < 2; z++) {
        g.add(put(roundedBox(0.96, 0.96, 0.96, 0.08), core, [x, y + 1.5, z]));
        const stick = (px: number, py: number, pz: number, color: string, turn: [number, number, number]): void => {
          g.add(put(roundedBox(0.8, 0.8, 0.02, 0.09), matte(color, 0.35), [x + px, y + 1.5 + py, z + pz], turn));
        };
        const pick = (i: number): string => faces[(i + (Math.abs(x * 3 + y * 5 + z * 7) % 4 === 3 ? 2 : 0)) % 6]!;
        if (z === 1) stick(0, 0, 0.48, pick(0), [0, 0, 0]);
        if (x === -1) stick(-0.48, 0, 0, pick(5), [0, Math.PI / 2, 0]);
        if (x === 1) stick(0.48, 0, 0, pick(4), [0, Math.PI / 2, 0]);
        if (y === 1) stick(0, 0.48, 0, pick(3), [Math.PI / 2, 0, 0]);
      }
  g.userData['shots'] = {
    1: { azimuth: -34, elevation: 24 },
    2: { azimuth: 30, elevation: 30 },
    3: { azimuth: -50, elevation: 14, fill: 1.1 },
  };
}
