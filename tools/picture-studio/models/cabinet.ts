/**
 * Storage furniture; body is the carcass (wood, or paint when `params.paint` = 1), accent the fronts' second colour.
 *
 * Variants: 1 wardrobe, two doors (mirror with `params.mirror` = 1) · 3 chest of drawers · 4 shoe rack of cane · 5 TV
 * unit, low. Params: `width`, `height` (1 = usual), `paint`, `mirror`.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { bar, plank, put, wood } from '../goods.ts';
import { matte, metal } from '../kit.ts';
import { randomFrom } from '../noise.ts';
import { mix } from '../prints.ts';
import { shoes, type Kit } from './shoe-rack.ts';

/** Builds the cabinet. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -28, elevation: 11 },
    2: { azimuth: 26, elevation: 18 },
    3: { azimuth: -42, elevation: 16, fill: 1.5, focus: [0.55, 0.68, 0.8] },
  };
  const v = look.variant;
  const body = look.body[0] ?? '#a3774d';
  const dims: Record<number, [number, number, number]> = {
    1: [1.05, 1.85, 0.55],
    3: [0.85, 0.95, 0.45],
    4: [0.8, 0.95, 0.32],
    5: [1.6, 0.36, 0.4],
  };
  const [w, h, d] = dims[v] ?? [1, 1, 0.4];
  const paint = look.params?.['paint'] === 1;
  const k: Kit = {
    g,
    case: paint ? matte(body, 0.5) : wood(body),
    front: paint
      ? matte(mix(body, look.accent, 0.9), 0.5)
      : wood(mix(body, look.accent, v === 3 || v === 5 ? 0.85 : 0.12)),
    leg: wood(paint ? '#a77b50' : mix(body, '#1c0f06', 0.5)),
    knob: metal('#c7a765', 0.3),
    w: w * (look.params?.['width'] ?? 1),
    h: h * (look.params?.['height'] ?? 1),
    d,
  };
  if (v === 1) wardrobe(k, look.params?.['mirror'] === 1);
  if (v === 3) chest(k);
  if (v === 4) shoes(k);
  if (v === 5) tv(k);
  return g;
}

/** Carcass from y0 up; the front edge lies at d/2. */
function box(k: Kit, y0: number, shelves: number[] = []): void {
  const { g, w, h, d } = k;
  g.add(
    plank(k.case, w, 0.026, d, 0, y0 + h, 0, 0.006),
    plank(k.case, w, 0.026, d, 0, y0, 0, 0.006),
    plank(k.case, w, h, 0.012, 0, y0 + h / 2, -d / 2 + 0.01),
  );
  for (const s of [1, -1]) g.add(plank(k.case, 0.026, h + 0.02, d, s * (w / 2 - 0.012), y0 + h / 2, 0, 0.006));
  for (const y of shelves) g.add(plank(k.case, w - 0.04, 0.022, d - 0.03, 0, y0 + y, 0, 0.005));
}

function legs(k: Kit, y: number): void {
  for (const s of [1, -1])
    for (const z of [1, -1])
      k.g.add(
        bar(
          k.leg,
          [s * (k.w / 2 - 0.1), y, z * (k.d / 2 - 0.08)],
          [s * (k.w / 2 - 0.06), 0, z * (k.d / 2 - 0.04)],
          0.024,
          0.014,
        ),
      );
}

function front(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  pull: 'knob' | 'bar' | 'none' | 'tall',
  at = 0,
): void {
  k.g.add(plank(k.front, w - 0.008, h - 0.008, 0.02, x, y, k.d / 2 - 0.002, 0.005));
  const z = k.d / 2 + 0.024;
  if (pull === 'knob')
    k.g.add(
      put(new THREE.SphereGeometry(0.014, 16, 12), k.knob, [x + at, y, z]),
      bar(k.knob, [x + at, y, z - 0.02], [x + at, y, z], 0.006),
    );
  if (pull === 'bar')
    k.g.add(
      bar(k.knob, [x - 0.06, y, z], [x + 0.06, y, z], 0.006),
      bar(k.knob, [x - 0.05, y, z - 0.02], [x - 0.05, y, z], 0.005),
      bar(k.knob, [x + 0.05, y, z - 0.02], [x + 0.05, y, z], 0.005),
    );
  if (pull === 'tall') k.g.add(bar(k.knob, [x + at, y - 0.12, z], [x + at, y + 0.12, z], 0.008));
}

function wardrobe(k: Kit, mirror: boolean): void {
  box(k, 0.09);
  for (const s of [1, -1])
    for (const z of [1, -1]) k.g.add(plank(k.case, 0.06, 0.1, 0.06, s * (k.w / 2 - 0.04), 0.05, z * (k.d / 2 - 0.05)));
  const t = (k.w - 0.05) / 2;
  for (const s of [1, -1]) {
    front(k, (s * t) / 2, 0.09 + 0.34 + (k.h - 0.37) / 2, t, k.h - 0.37, 'tall', -s * (t / 2 - 0.05));
    front(k, (s * t) / 2, 0.09 + 0.18, t, 0.32, 'bar');
    const inner =
      mirror && s === -1 ? new THREE.MeshStandardMaterial({ color: '#dfe6e8', metalness: 1, roughness: 0.05 }) : k.case;
    k.g.add(
      plank(
        inner,
        t - 0.14,
        k.h - 0.55,
        0.012,
        (s * t) / 2 - s * 0.01,
        0.09 + 0.35 + (k.h - 0.37) / 2,
        k.d / 2 + 0.008,
        0.004,
      ),
    );
  }
  k.g.add(plank(k.case, k.w + 0.05, 0.05, k.d + 0.04, 0, 0.11 + k.h, 0.01, 0.012));
}

function books(k: Kit, x0: number, x1: number, y: number, seed: number): void {
  const rand = randomFrom(seed);
  const tints = ['#8b2f2f', '#2f4f6b', '#d9b25f', '#efe7d6', '#3c5a45', '#6b4a6e', '#c76f3f', '#2b2b30'];
  let x = x0;
  while (x < x1) {
    const [bw, bh] = [0.022 + rand() * 0.024, 0.19 + rand() * 0.08];
    const lean = rand() < 0.08 ? 0.14 : 0;
    const b = plank(
      matte(tints[Math.floor(rand() * 8)] ?? '#888888', 0.7),
      bw,
      bh,
      0.17,
      x + bw / 2,
      y + bh / 2,
      0,
      0.004,
    );
    b.rotation.z = -lean;
    k.g.add(b);
    x += bw + 0.002 + lean * 0.2;
    if (rand() < 0.06) x += 0.1;
  }
}

function chest(k: Kit): void {
  box(k, 0.12);
  legs(k, 0.12);
  const rows = 4;
  const rh = (k.h - 0.03) / rows;
  for (let i = 0; i < rows; i++) {
    const y = 0.135 + (i + 0.5) * rh;
    if (i === rows - 1) for (const s of [1, -1]) front(k, (s * (k.w - 0.05)) / 4, y, (k.w - 0.05) / 2, rh, 'knob');
    else {
      front(k, 0, y, k.w - 0.05, rh, 'none');
      for (const s of [1, -1])
        k.g.add(put(new THREE.SphereGeometry(0.015, 16, 12), k.knob, [s * k.w * 0.24, y, k.d / 2 + 0.02]));
    }
  }
}

function tv(k: Kit): void {
  box(k, 0.16);
  legs(k, 0.16);
  const t = (k.w - 0.05) / 3;
  for (const s of [1, -1]) {
    front(k, s * t, 0.16 + k.h / 2, t, k.h - 0.03, 'none');
    for (let i = -7; i <= 7; i++)
      k.g.add(plank(k.front, 0.012, k.h - 0.05, 0.02, s * t + (i * t) / 15.5, 0.16 + k.h / 2, k.d / 2 + 0.008, 0.004));
  }
  k.g.add(plank(k.case, t, 0.018, k.d - 0.03, 0, 0.16 + k.h / 2, 0));
  for (const s of [1, -1]) k.g.add(plank(k.case, 0.02, k.h, k.d - 0.02, (s * t) / 2, 0.16 + k.h / 2, 0));
  books(k, -t / 2 + 0.04, t / 6, 0.185 + 0.005, 5);
}
