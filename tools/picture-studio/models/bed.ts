/**
 * A bed, made up; body is the headboard and frame (wood or upholstery), accent the blanket.
 *
 * Variants: 0 upholstered bed, channelled headboard · 1 wooden bed with slatted headboard · 2 storage bed with drawers
 * · 3 four-poster · 4 cot with bars · 5 bunk bed · 6 low platform bed · 7 mattress alone. Params: `width` (1 = double,
 * 0.6 = single).
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import { bar, pillow, plank, puff, put, sheet, upholstery, wood } from '../goods.ts';
import { metal } from '../kit.ts';
import { cloud } from '../noise.ts';
import { fillPrint, mix, painted } from '../prints.ts';

/** Builds the bed. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -36, elevation: 22 },
    2: { azimuth: 30, elevation: 30 },
    3: { azimuth: -22, elevation: 20, fill: 1.4, focus: [0.5, 0.5, 0.25] },
  };
  const body = look.body[0] ?? '#8a6a4c';
  const v = look.variant % 8;
  const w = (v === 4 ? 0.7 : v === 5 ? 0.95 : 1.6) * (look.params?.['width'] ?? 1);
  const l = v === 4 ? 1.25 : 2;
  const timber = wood(body);
  const linen = upholstery('#f3eee4');
  if (v === 5) return bunk(g, timber, look, w, l);
  const base = v === 6 ? 0.12 : v === 2 ? 0.2 : v === 4 ? 0.24 : 0.18;
  const height = v === 7 ? 0 : base + 0.14;
  g.add(put(puff(w, 0.24, l, { square: 14, crown: 0.012, perUnit: 3, cells: 30 }), linen, [0, height + 0.12, 0]));
  if (v === 7) {
    const tape = upholstery(look.accent);
    for (const y of [0.025, 0.215]) g.add(put(puff(w + 0.012, 0.02, l + 0.012, { square: 14 }), tape, [0, y, 0]));
    return g;
  }
  const top = height + 0.245;
  pillows(g, w, l, top, look);
  blanket(g, w, l, top, look, v);
  if (v === 0) padded(g, body, w, l);
  else if (v === 4) cot(g, timber, w, l);
  else frame(g, timber, v, w, l, base);
  return g;
}

function pillows(g: THREE.Group, w: number, l: number, y: number, look: Look): void {
  const white = upholstery('#f7f3ea');
  const dyed = upholstery(mix(look.accent, '#ffffff', 0.35));
  const n = w > 1.2 ? 2 : 1;
  const pw = Math.min(0.68, w / n - 0.08) * (l < 1.5 ? 0.75 : 1);
  for (let i = 0; i < n; i++) {
    const x = (i - (n - 1) / 2) * (w / n);
    g.add(
      put(
        pillow(pw, l < 1.5 ? 0.3 : 0.44, l < 1.5 ? 0.12 : 0.2, i + 2, 3),
        white,
        [x, y + (l < 1.5 ? 0.07 : 0.15), -l / 2 + 0.2],
        [l < 1.5 ? -1.35 : -0.95, 0, (i - 0.5) * 0.06],
      ),
    );
    if (l > 1.5)
      g.add(
        put(
          pillow(pw * 0.86, 0.4, 0.18, i + 6, 3),
          dyed,
          [x * 0.96, y + 0.17, -l / 2 + 0.42],
          [-0.8, 0, (0.5 - i) * 0.08],
        ),
      );
  }
}

function blanket(g: THREE.Group, w: number, l: number, top: number, look: Look, seed: number): void {
  const f = { x: 0, y: 0, w: 3, h: 3 };
  const map = painted(f, 700, (c) =>
    fillPrint(
      c,
      f,
      seed % 3 === 1 ? 'check' : seed % 3 === 2 ? 'stripes' : 'plain',
      look.accent,
      mix(look.accent, '#ffffff', 0.6),
      seed % 3 === 2 ? 0.16 : 0.3,
    ),
  );
  const m = cloth({ map, weave: 'plain', repeat: 8, depth: 0.5, side: THREE.DoubleSide });
  const from = -l / 2 + l * 0.34;
  const fall = 0.26;
  const drape = (z0: number, z1: number, lift: number, mat: THREE.Material): void => {
    g.add(
      put(
        sheet(60, 60, (u, v) => {
          const across = (u - 0.5) * (w + fall * 2);
          const along = z0 + v * (z1 - z0);
          const side = Math.max(0, Math.abs(across) - w / 2);
          const foot = Math.max(0, along - l / 2);
          const wrinkle = 0.014 * cloud(across * 3.5, along * 3.5, seed + 3, 3);
          const flare = 0.03 + 0.016 * Math.sin((Math.abs(across) > w / 2 ? along : across) * 17);
          const hang = Math.max(side, foot);
          const soft = Math.min(1, hang / 0.05);
          return [
            Math.sign(across) * Math.min(Math.abs(across), w / 2 + flare * soft),
            top + lift + wrinkle * (1 - soft) + 0.02 - hang * 0.96,
            Math.min(along, l / 2 + flare * soft),
          ];
        }),
        mat,
        [0, 0, 0],
      ),
    );
  };
  drape(from, l / 2 + fall, 0, m);
  drape(from - 0.02, from + 0.26, 0.022, upholstery('#f7f3ea'));
  const last = g.children.at(-1) as THREE.Mesh;
  (last.material as THREE.Material).side = THREE.DoubleSide;
  (last.material as THREE.MeshStandardMaterial).normalMap?.repeat.set(8, 2);
}

function padded(g: THREE.Group, body: string, w: number, l: number): void {
  const m = upholstery(body, 'plain');
  const n = Math.max(4, Math.round(w / 0.2));
  for (let i = 0; i < n; i++)
    g.add(
      put(
        puff((w + 0.08) / n, 0.14, 0.98, { square: 5, crown: 0.01, perUnit: 5, wrinkle: 0.002, cells: 12 }),
        m,
        [(i - (n - 1) / 2) * ((w + 0.08) / n), 0.62, -l / 2 - 0.05],
        [Math.PI / 2, 0, 0],
      ),
    );
  for (const s of [1, -1])
    g.add(put(puff(0.07, 0.26, l + 0.08, { square: 10, perUnit: 4 }), m, [s * (w / 2 + 0.03), 0.23, 0.03]));
  g.add(put(puff(w + 0.12, 0.26, 0.07, { square: 10, perUnit: 4 }), m, [0, 0.23, l / 2 + 0.05]));
  for (const s of [1, -1])
    for (const z of [l / 2 - 0.02, -l / 2 + 0.05])
      g.add(bar(wood('#5a3a24'), [s * (w / 2 - 0.03), 0.12, z], [s * (w / 2 - 0.03), 0, z], 0.03, 0.02));
}

function frame(g: THREE.Group, m: THREE.Material, v: number, w: number, l: number, base: number): void {
  for (const s of [1, -1])
    g.add(plank(m, 0.04, v === 2 ? 0.3 : 0.16, l + 0.06, s * (w / 2 + 0.02), base + (v === 2 ? 0 : 0.05), 0));
  g.add(plank(m, w + 0.08, v === 2 ? 0.3 : 0.16, 0.04, 0, base + (v === 2 ? 0 : 0.05), l / 2 + 0.03));
  const head = v === 6 ? 0.62 : 1.05;
  for (const s of [1, -1]) {
    const tall = v === 3 ? 1.95 : head;
    g.add(plank(m, 0.07, tall, 0.07, s * (w / 2 + 0.02), tall / 2, -l / 2 - 0.03));
    const foot = v === 3 ? 1.95 : v === 1 ? 0.5 : base + 0.14;
    g.add(plank(m, 0.07, foot, 0.07, s * (w / 2 + 0.02), foot / 2, l / 2 + 0.03));
  }
  if (v === 3) {
    for (const z of [l / 2 + 0.03, -l / 2 - 0.03]) g.add(plank(m, w + 0.1, 0.05, 0.05, 0, 1.92, z));
    for (const s of [1, -1]) g.add(plank(m, 0.05, 0.05, l + 0.1, s * (w / 2 + 0.02), 1.92, 0));
  }
  if (v === 1 || v === 3) {
    g.add(plank(m, w, 0.09, 0.04, 0, head - 0.05, -l / 2 - 0.03), plank(m, w, 0.07, 0.04, 0, 0.5, -l / 2 - 0.03));
    const n = Math.round(w / 0.13);
    for (let i = 0; i < n; i++)
      g.add(plank(m, 0.05, head - 0.55, 0.02, (i - (n - 1) / 2) * (w / n), (head + 0.45) / 2, -l / 2 - 0.03));
    if (v === 1) g.add(plank(m, w, 0.07, 0.04, 0, 0.46, l / 2 + 0.03));
  } else {
    for (let i = 0; i < 3; i++)
      g.add(
        plank(
          m,
          w + 0.02,
          (head - 0.3) / 3 - 0.006,
          0.035,
          0,
          0.3 + ((i + 0.5) * (head - 0.3)) / 3,
          -l / 2 - 0.03,
          0.01,
        ),
      );
  }
  if (v !== 2) return;
  const brass = metal('#bfa26a', 0.3);
  for (const s of [1, -1])
    for (const z of [0.46, -0.42])
      g.add(
        plank(m, 0.02, 0.22, 0.82, s * (w / 2 + 0.045), 0.19, z),
        bar(brass, [s * (w / 2 + 0.065), 0.2, z - 0.08], [s * (w / 2 + 0.065), 0.2, z + 0.08], 0.009),
      );
}

function cot(g: THREE.Group, m: THREE.Material, w: number, l: number): void {
  for (const s of [1, -1]) {
    for (const z of [1, -1]) g.add(plank(m, 0.05, 0.9, 0.05, s * (w / 2 + 0.03), 0.45, z * (l / 2 + 0.03)));
    for (const y of [0.86, 0.24]) g.add(plank(m, 0.03, 0.05, l, s * (w / 2 + 0.03), y, 0));
    for (let i = 0; i < 13; i++)
      g.add(
        bar(
          m,
          [s * (w / 2 + 0.03), 0.25, (i - 6) * (l / 13.5)],
          [s * (w / 2 + 0.03), 0.85, (i - 6) * (l / 13.5)],
          0.011,
        ),
      );
    for (const y of [0.86, 0.24]) g.add(plank(m, w, 0.05, 0.03, 0, y, s * (l / 2 + 0.03)));
    for (let i = 0; i < 7; i++)
      g.add(
        bar(m, [(i - 3) * (w / 7.5), 0.25, s * (l / 2 + 0.03)], [(i - 3) * (w / 7.5), 0.85, s * (l / 2 + 0.03)], 0.011),
      );
  }
}

function bunk(g: THREE.Group, m: THREE.Material, look: Look, w: number, l: number): THREE.Group {
  const linen = upholstery('#f3eee4');
  for (const s of [1, -1])
    for (const z of [1, -1]) g.add(plank(m, 0.07, 1.65, 0.07, s * (w / 2 + 0.02), 0.825, z * (l / 2 + 0.02)));
  for (const y of [0.28, 1.12]) {
    for (const s of [1, -1])
      g.add(
        plank(m, 0.035, 0.14, l, s * (w / 2 + 0.02), y, 0),
        plank(m, w, 0.14, 0.035, 0, y, s * (l / 2 + 0.02)),
        plank(m, w, 0.09, 0.03, 0, y + 0.42, s * (l / 2 + 0.02)),
        plank(m, w, 0.09, 0.03, 0, y + 0.27, s * (l / 2 + 0.02)),
      );
    g.add(
      put(puff(w, 0.16, l, { square: 14, crown: 0.01, perUnit: 3 }), linen, [0, y + 0.1, 0]),
      put(
        puff(w + 0.01, 0.08, l * 0.64, { square: 12, crown: 0.015, perUnit: 3, wrinkle: 0.012 }),
        upholstery(look.accent),
        [0, y + 0.18, l * 0.17],
      ),
    );
    g.add(put(pillow(0.6, 0.4, 0.16, 4, 3), upholstery('#fbf8f1'), [0, y + 0.24, -l / 2 + 0.25], [-1.2, 0, 0]));
  }
  for (const s of [1, -1]) g.add(plank(m, 0.03, 0.09, l, s * (w / 2 + 0.02), 1.45, s > 0 ? 0 : 0));
  for (const z of [0.42, 0.78]) g.add(bar(m, [-w / 2 - 0.3, 0, z], [-w / 2 - 0.03, 1.5, z], 0.02));
  for (let i = 1; i < 5; i++)
    g.add(bar(m, [-w / 2 - 0.3 + i * 0.054, i * 0.3, 0.42], [-w / 2 - 0.3 + i * 0.054, i * 0.3, 0.78], 0.016));
  return g;
}
