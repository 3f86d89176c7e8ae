/**
 * A table; body is the top (wood, marble or lacquer), accent the legs.
 *
 * Variants: 0 dining table, four tapered legs · 1 round table on a turned pedestal · 2 coffee table with shelf · 3 desk
 * with drawers · 4 nest of two round side tables, metal frames · 5 coffee table with glass top · 6 console on hairpin
 * legs · 7 bedside table with drawer · 8 dining set: table with two benches. Params: `width` (1 = usual).
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { bar, plank, put, wood } from '../goods.ts';
import { glass, metal, turned } from '../kit.ts';

/** Builds the table. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -30, elevation: 16 },
    2: { azimuth: 26, elevation: 26 },
    3: { azimuth: -48, elevation: 20, fill: 1.5, focus: [0.4, 0.75, 0.7] },
  };
  const top = wood(look.body[0] ?? '#9a6b43', 0.42);
  const leg = wood(look.accent, 0.5);
  const k = look.params?.['width'] ?? 1;
  const v = look.variant % 9;
  if (v === 0 || v === 8) dining(g, top, leg, k, v === 8);
  if (v === 1) pedestal(g, top, leg, k);
  if (v === 2 || v === 5) coffee(g, top, leg, k, v === 5);
  if (v === 3) desk(g, top, leg, k);
  if (v === 4 || v === 1)
    g.userData['shots'] = {
      1: { azimuth: -30, elevation: 18 },
      2: { azimuth: 26, elevation: 30 },
      3: { azimuth: -60, elevation: 12, fill: 1.0 },
    };
  if (v === 4) nest(g, top, look.accent, k);
  if (v === 6) hairpin(g, top, look.accent, k);
  if (v === 7) bedside(g, top, leg);
  return g;
}

function dining(g: THREE.Group, top: THREE.Material, leg: THREE.Material, k: number, benches: boolean): void {
  const w = 1.6 * k;
  for (let i = 0; i < 4; i++) g.add(plank(top, w, 0.035, 0.218, 0, 0.745, (i - 1.5) * 0.22, 0.008));
  g.add(plank(leg, w - 0.2, 0.08, 0.025, 0, 0.68, 0.34), plank(leg, w - 0.2, 0.08, 0.025, 0, 0.68, -0.34));
  for (const s of [1, -1]) {
    g.add(plank(leg, 0.025, 0.08, 0.66, s * (w / 2 - 0.12), 0.68, 0));
    for (const z of [0.36, -0.36])
      g.add(bar(leg, [s * (w / 2 - 0.11), 0.73, z], [s * (w / 2 - 0.05), 0, z * 1.08], 0.04, 0.022));
  }
  if (!benches) return;
  for (const z of [0.62, -0.62]) {
    g.add(plank(top, w - 0.25, 0.035, 0.3, 0, 0.44, z));
    for (const s of [1, -1])
      for (const d of [0.1, -0.1])
        g.add(bar(leg, [s * (w / 2 - 0.25), 0.43, z + d], [s * (w / 2 - 0.2), 0, z + d * 1.2], 0.028, 0.017));
  }
}

function pedestal(g: THREE.Group, top: THREE.Material, leg: THREE.Material, k: number): void {
  const disc = turned(
    [
      [0, 0.722],
      [0.5 * k, 0.722],
      [0.55 * k, 0.735, 0.012],
      [0.55 * k, 0.76, 0.012],
      [0, 0.76],
    ],
    96,
  );
  const uv = disc.getAttribute('uv');
  const pos = disc.getAttribute('position');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, pos.getX(i) * 0.9, pos.getZ(i) * 0.9);
  g.add(put(disc, top, [0, 0, 0]));
  g.add(
    put(
      turned(
        [
          [0, 0],
          [0.31 * k, 0, 0.01],
          [0.3 * k, 0.03, 0.02],
          [0.13, 0.06, 0.04],
          [0.05, 0.16, 0.04],
          [0.08, 0.3, 0.06],
          [0.045, 0.45, 0.05],
          [0.05, 0.66, 0.04],
          [0.12, 0.72],
          [0, 0.72],
        ],
        64,
      ),
      leg,
      [0, 0, 0],
    ),
  );
}

function coffee(g: THREE.Group, top: THREE.Material, leg: THREE.Material, k: number, clear: boolean): void {
  const w = 1.1 * k;
  if (clear) g.add(plank(glass('#cfe4e0', 0.42), w, 0.014, 0.6, 0, 0.43, 0, 0.006));
  else g.add(plank(top, w, 0.04, 0.6, 0, 0.42, 0, 0.018));
  for (const s of [1, -1])
    for (const z of [0.25, -0.25])
      g.add(plank(clear ? top : leg, 0.05, 0.42, 0.05, s * (w / 2 - 0.06), 0.21, z, 0.012));
  for (const s of [1, -1]) g.add(plank(clear ? top : leg, 0.035, 0.05, 0.5, s * (w / 2 - 0.06), 0.39, 0));
  for (const z of [0.25, -0.25]) g.add(plank(clear ? top : leg, w - 0.15, 0.05, 0.035, 0, 0.39, z));
  for (let i = 0; i < 6; i++) g.add(plank(clear ? leg : top, w - 0.13, 0.018, 0.07, 0, 0.14, (i - 2.5) * 0.088, 0.006));
  for (const s of [1, -1]) g.add(plank(clear ? top : leg, 0.03, 0.03, 0.5, s * (w / 2 - 0.06), 0.12, 0));
}

function drawer(
  g: THREE.Group,
  m: THREE.Material,
  knob: THREE.Material,
  w: number,
  h: number,
  x: number,
  y: number,
  z: number,
): void {
  g.add(
    plank(m, w, h, 0.02, x, y, z, 0.006),
    put(new THREE.SphereGeometry(0.014, 16, 12), knob, [x, y, z + 0.024]),
    bar(knob, [x, y, z], [x, y, z + 0.02], 0.006),
  );
}

function desk(g: THREE.Group, top: THREE.Material, leg: THREE.Material, k: number): void {
  const w = 1.25 * k;
  const brass = metal('#c9a45c', 0.3);
  g.add(plank(top, w, 0.03, 0.6, 0, 0.745, 0, 0.01), plank(top, w - 0.06, 0.13, 0.54, 0, 0.665, -0.01, 0.008));
  for (const i of [-1, 0, 1]) drawer(g, top, brass, (w - 0.1) / 3 - 0.01, 0.11, (i * (w - 0.08)) / 3, 0.665, 0.265);
  for (const s of [1, -1])
    for (const z of [0.22, -0.22])
      g.add(bar(leg, [s * (w / 2 - 0.1), 0.61, z], [s * (w / 2 - 0.04), 0, z * 1.15], 0.028, 0.016));
}

function nest(g: THREE.Group, top: THREE.Material, accent: string, k: number): void {
  const frame = metal(accent, 0.3);
  const one = (x: number, z: number, r: number, h: number): void => {
    const disc = turned(
      [
        [0, h - 0.02],
        [r, h - 0.02, 0.006],
        [r, h, 0.008],
        [0, h],
      ],
      80,
    );
    const [uv, pos] = [disc.getAttribute('uv'), disc.getAttribute('position')];
    for (let i = 0; i < uv.count; i++) uv.setXY(i, pos.getX(i) * 1.2, pos.getZ(i) * 1.2);
    g.add(put(disc, top, [x, 0, z]));
    for (const y of [h - 0.03, 0.012])
      g.add(put(new THREE.TorusGeometry(r * 0.93, 0.009, 10, 72), frame, [x, y, z], [Math.PI / 2, 0, 0]));
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * Math.PI * 2 + 0.6;
      g.add(
        bar(
          frame,
          [x + Math.cos(a) * r * 0.93, 0.012, z + Math.sin(a) * r * 0.93],
          [x + Math.cos(a) * r * 0.93, h - 0.03, z + Math.sin(a) * r * 0.93],
          0.009,
        ),
      );
    }
  };
  one(-0.12, -0.08, 0.3 * k, 0.52);
  one(0.24, 0.2, 0.23 * k, 0.4);
}

function hairpin(g: THREE.Group, top: THREE.Material, accent: string, k: number): void {
  const w = 1.15 * k;
  const steel = metal(accent, 0.4);
  g.add(plank(top, w, 0.045, 0.36, 0, 0.78, 0, 0.012));
  for (const s of [1, -1]) {
    for (const z of [0.13, -0.13]) {
      const [x, f] = [s * (w / 2 - 0.12), s * (w / 2 - 0.06)];
      for (const d of [0.045, -0.045])
        g.add(bar(steel, [x - s * Math.abs(d) + d * 0.6, 0.76, z + d], [f, 0.008, z * 1.15], 0.008));
    }
  }
}

function bedside(g: THREE.Group, top: THREE.Material, leg: THREE.Material): void {
  const brass = metal('#c9a45c', 0.3);
  g.add(
    plank(top, 0.46, 0.02, 0.4, 0, 0.55, 0),
    plank(top, 0.46, 0.02, 0.4, 0, 0.2, 0),
    plank(top, 0.42, 0.34, 0.015, 0, 0.37, -0.18),
  );
  for (const s of [1, -1]) g.add(plank(top, 0.02, 0.35, 0.4, s * 0.22, 0.375, 0));
  drawer(g, top, brass, 0.41, 0.16, 0, 0.455, 0.185);
  g.add(plank(top, 0.42, 0.015, 0.38, 0, 0.365, 0));
  for (const s of [1, -1])
    for (const z of [0.15, -0.15]) g.add(bar(leg, [s * 0.18, 0.19, z], [s * 0.21, 0, z * 1.2], 0.02, 0.012));
}
