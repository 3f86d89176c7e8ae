/**
 * Storage furniture; body is the carcass (wood, or paint when `params.paint` = 1), accent the fronts' second colour.
 *
 * Variants: 0 sideboard, two doors and drawers · 1 wardrobe, two doors (mirror with `params.mirror` = 1) · 2 bookcase with books · 3 chest of drawers ·
 * 4 shoe rack of cane · 5 TV unit, low · 6 open cube shelf with baskets · 7 glass-fronted cabinet · 8 woven basket set.
 * Params: `width`, `height` (1 = usual), `paint`, `mirror`.
 */
import * as THREE from 'three';
import type { Look } from '../../catalogue/types.ts';
import { cloth } from '../fabric.ts';
import { bar, plank, put, wood } from '../goods.ts';
import { glass, matte, metal, turned } from '../kit.ts';
import { randomFrom } from '../noise.ts';
import { mix } from '../prints.ts';
import { shoes } from './shoe-rack.ts';

/** What the makers of storage furniture share: where it is put together, its materials and measures. */
export interface Kit {
  g: THREE.Group;
  case: THREE.Material;
  front: THREE.Material;
  leg: THREE.Material;
  knob: THREE.Material;
  w: number;
  h: number;
  d: number;
}

/** Builds the cabinet. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -28, elevation: 11 },
    2: { azimuth: 26, elevation: 18 },
    3: { azimuth: -42, elevation: 16, fill: 1.5, focus: [0.55, 0.68, 0.8] },
  };
  const v = look.variant % 9;
  const body = look.body[0] ?? '#a3774d';
  const dims: [number, number, number][] = [
    [1.4, 0.6, 0.42],
    [1.05, 1.85, 0.55],
    [0.8, 1.7, 0.3],
    [0.85, 0.95, 0.45],
    [0.8, 0.95, 0.32],
    [1.6, 0.36, 0.4],
    [1.1, 1.1, 0.36],
    [0.9, 1.6, 0.4],
    [1, 1, 1],
  ];
  const [w, h, d] = dims[v] ?? [1, 1, 0.4];
  const paint = look.params?.['paint'] === 1;
  const k: Kit = {
    g,
    case: paint ? matte(body, 0.5) : wood(body),
    front: paint
      ? matte(mix(body, look.accent, 0.9), 0.5)
      : wood(mix(body, look.accent, v === 3 || v === 0 || v === 5 ? 0.85 : 0.12)),
    leg: wood(paint ? '#a77b50' : mix(body, '#1c0f06', 0.5)),
    knob: metal('#c7a765', 0.3),
    w: w * (look.params?.['width'] ?? 1),
    h: h * (look.params?.['height'] ?? 1),
    d,
  };
  const makers = [sideboard, wardrobe, bookcase, chest, shoes, tv, cubes, vitrine];
  if (v === 8) baskets(k, look);
  else if (v === 1) wardrobe(k, look.params?.['mirror'] === 1);
  else (makers[v] as (k: Kit, flag: boolean) => void)(k, false);
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
  for (const s of [1, -1])
    g.add(plank(k.case, 0.026, h + 0.02, d, s * (w / 2 - 0.012), y0 + h / 2, 0, 0.006));
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

function sideboard(k: Kit): void {
  box(k, 0.18);
  legs(k, 0.18);
  const t = (k.w - 0.05) / 3;
  for (const s of [1, -1]) front(k, s * t, 0.18 + k.h / 2, t, k.h - 0.03, 'tall', -s * (t / 2 - 0.05));
  for (let i = 0; i < 3; i++)
    front(k, 0, 0.18 + 0.015 + ((i + 0.5) * (k.h - 0.03)) / 3, t, (k.h - 0.03) / 3, 'bar');
}

function wardrobe(k: Kit, mirror: boolean): void {
  box(k, 0.09);
  for (const s of [1, -1])
    for (const z of [1, -1])
      k.g.add(plank(k.case, 0.06, 0.1, 0.06, s * (k.w / 2 - 0.04), 0.05, z * (k.d / 2 - 0.05)));
  const t = (k.w - 0.05) / 2;
  for (const s of [1, -1]) {
    front(k, (s * t) / 2, 0.09 + 0.34 + (k.h - 0.37) / 2, t, k.h - 0.37, 'tall', -s * (t / 2 - 0.05));
    front(k, (s * t) / 2, 0.09 + 0.18, t, 0.32, 'bar');
    const inner =
      mirror && s === -1
        ? new THREE.MeshStandardMaterial({ color: '#dfe6e8', metalness: 1, roughness: 0.05 })
        : k.case;
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

function bookcase(k: Kit): void {
  const n = 5;
  box(
    k,
    0.06,
    [1, 2, 3, 4].map((i) => (k.h * i) / n),
  );
  k.g.add(plank(k.case, k.w - 0.04, 0.06, 0.02, 0, 0.03, k.d / 2 - 0.03));
  for (let i = 0; i < n; i++) {
    const y = 0.075 + (k.h * i) / n;
    const left = i % 2 === 0;
    books(
      k,
      left ? -k.w / 2 + 0.03 : -0.02,
      left ? (i === 0 ? k.w / 2 - 0.05 : 0.12) : k.w / 2 - 0.06,
      y,
      i + 3,
    );
    if (i % 2)
      k.g.add(
        put(
          turned(
            [
              [0, 0],
              [0.05, 0],
              [0.075, 0.08, 0.03],
              [0.03, 0.15, 0.03],
              [0.04, 0.18],
            ],
            40,
          ),
          matte(i === 1 ? '#d7cdbd' : '#b6654a', 0.5),
          [-k.w / 4, y, 0],
        ),
      );
    else if (i) k.g.add(plank(matte('#c9b18c', 0.9), 0.18, 0.14, 0.18, k.w / 2 - 0.15, y + 0.07, 0, 0.02));
  }
}

function chest(k: Kit): void {
  box(k, 0.12);
  legs(k, 0.12);
  const rows = 4;
  const rh = (k.h - 0.03) / rows;
  for (let i = 0; i < rows; i++) {
    const y = 0.135 + (i + 0.5) * rh;
    if (i === rows - 1)
      for (const s of [1, -1]) front(k, (s * (k.w - 0.05)) / 4, y, (k.w - 0.05) / 2, rh, 'knob');
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
      k.g.add(
        plank(
          k.front,
          0.012,
          k.h - 0.05,
          0.02,
          s * t + (i * t) / 15.5,
          0.16 + k.h / 2,
          k.d / 2 + 0.008,
          0.004,
        ),
      );
  }
  k.g.add(plank(k.case, t, 0.018, k.d - 0.03, 0, 0.16 + k.h / 2, 0));
  for (const s of [1, -1]) k.g.add(plank(k.case, 0.02, k.h, k.d - 0.02, (s * t) / 2, 0.16 + k.h / 2, 0));
  books(k, -t / 2 + 0.04, t / 6, 0.185 + 0.005, 5);
}

function cubes(k: Kit): void {
  box(k, 0.02, [k.h / 3, (k.h * 2) / 3]);
  const t = k.w / 3;
  for (const s of [1, -1]) k.g.add(plank(k.case, 0.022, k.h, k.d - 0.01, (s * t) / 2, 0.02 + k.h / 2, 0));
  const weave = cloth({ color: '#c9a26b', weave: 'knit', repeat: [3, 3], depth: 1.4 });
  for (const [i, j] of [
    [-1, 0],
    [1, 1],
    [0, 2],
  ] as [number, number][])
    k.g.add(
      plank(
        weave,
        t - 0.05,
        k.h / 3 - 0.09,
        k.d - 0.04,
        i * t,
        0.02 + (k.h * j) / 3 + (k.h / 3 - 0.09) / 2 + 0.015,
        0.01,
        0.02,
      ),
    );
  books(k, -t / 2 + 0.02, t / 2 - 0.05, 0.035, 8);
  books(k, -k.w / 2 + 0.03, -t / 2 - 0.08, 0.035 + k.h / 3, 9);
  k.g.add(
    put(
      turned(
        [
          [0, 0],
          [0.06, 0],
          [0.09, 0.1, 0.04],
          [0.03, 0.2, 0.03],
          [0.045, 0.24],
        ],
        40,
      ),
      matte('#e4ddd0', 0.4),
      [t, 0.035 + (k.h * 2) / 3, 0],
    ),
    put(new THREE.SphereGeometry(0.1, 24, 16), matte('#4f7a4c', 0.9), [-t, 0.2 + (k.h * 2) / 3, 0]),
    put(
      turned(
        [
          [0, 0],
          [0.06, 0],
          [0.08, 0.11],
          [0.07, 0.11],
        ],
        32,
      ),
      matte('#b6654a', 0.7),
      [-t, 0.035 + (k.h * 2) / 3, 0],
    ),
  );
}

function vitrine(k: Kit): void {
  box(k, 0.1, [0.42, 0.8, 1.2]);
  for (const s of [1, -1])
    for (const z of [1, -1])
      k.g.add(plank(k.leg, 0.05, 0.1, 0.05, s * (k.w / 2 - 0.05), 0.05, z * (k.d / 2 - 0.05)));
  const t = (k.w - 0.05) / 2;
  for (const s of [1, -1]) {
    front(k, (s * t) / 2, 0.1 + 0.21, t, 0.4, 'knob', -s * (t / 2 - 0.04));
    const [h, y] = [k.h - 0.44, 0.1 + 0.42 + (k.h - 0.44) / 2];
    for (const e of [1, -1])
      k.g.add(
        plank(k.front, 0.045, h, 0.02, (s * t) / 2 + e * (t / 2 - 0.026), y, k.d / 2),
        plank(k.front, t - 0.02, 0.045, 0.02, (s * t) / 2, y + e * (h / 2 - 0.024), k.d / 2),
      );
    k.g.add(
      plank(glass('#dfeaea', 0.16), t - 0.08, h - 0.08, 0.004, (s * t) / 2, y, k.d / 2, 0.001),
      put(new THREE.SphereGeometry(0.012, 16, 12), k.knob, [s * 0.03, y, k.d / 2 + 0.02]),
    );
  }
  const china = matte('#f3efe6', 0.3);
  for (const [x, y, r] of [
    [-0.25, 0.53, 0.07],
    [-0.05, 0.53, 0.06],
    [0.22, 0.53, 0.08],
    [-0.2, 0.915, 0.06],
    [0.08, 0.915, 0.07],
    [0.28, 0.915, 0.05],
    [-0.1, 1.315, 0.08],
    [0.2, 1.315, 0.06],
  ] as [number, number, number][])
    k.g.add(
      put(
        turned(
          [
            [0, 0],
            [r * 0.5, 0],
            [r, r * 0.9, r * 0.4],
            [r * 0.9, r * 1.5],
          ],
          36,
        ),
        x > 0.15 ? matte('#5a7f9e', 0.3) : china,
        [x, y, 0],
      ),
    );
}

function baskets(k: Kit, look: Look): void {
  const one = (x: number, z: number, r: number, h: number, color: string): void => {
    const m = cloth({ color, weave: 'knit', repeat: [9, 4], depth: 2, side: THREE.DoubleSide });
    k.g.add(
      put(
        turned(
          [
            [0, 0.01],
            [r * 0.86, 0, 0.05],
            [r, h * 0.5, 0.1],
            [r * 0.94, h],
            [r * 0.9, h],
            [r * 0.94, h * 0.5],
            [r * 0.8, 0.03],
            [0, 0.03],
          ],
          72,
        ),
        m,
        [x, 0, z],
      ),
      put(
        new THREE.TorusGeometry(r * 0.93, 0.022, 12, 72),
        cloth({ color: look.accent, weave: 'twill', repeat: [30, 1], depth: 1.5 }),
        [x, h, z],
        [Math.PI / 2, 0, 0],
      ),
    );
    for (const s of [1, -1])
      k.g.add(
        put(
          new THREE.TorusGeometry(0.07, 0.014, 10, 32, Math.PI),
          cloth({ color: look.accent, weave: 'twill', repeat: [8, 1], depth: 1.5 }),
          [x + s * r * 0.95, h - 0.01, z],
          [0, Math.PI / 2, 0],
        ),
      );
  };
  const body = look.body[0] ?? '#c9a26b';
  one(-0.18, -0.1, 0.26, 0.42, body);
  one(0.25, 0.02, 0.2, 0.3, mix(body, '#ffffff', 0.2));
  one(0, 0.32, 0.15, 0.2, mix(body, '#3b240f', 0.25));
}
