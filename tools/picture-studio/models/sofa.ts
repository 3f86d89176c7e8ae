/**
 * A sofa; body is the upholstery, accent the scatter cushions (and the throw).
 *
 * Variants: 0 two-seater with tapered wooden legs · 1 three-seater · 2 corner sofa (L) · 3 deep-buttoned with rolled
 * arms, velvet · 4 wooden frame with loose cushions · 5 armchair · 6 modular corner of five seats with ottoman · 7
 * leather three-seater with metal legs · 8 sofa bed / divan with bolsters. Params: `width` (1 = usual), `leg` 0 dark
 * wood, 1 light wood, 2 steel.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { bar, pillow, plank, puff, put, upholstery, wood } from '../goods.ts';
import { metal } from '../kit.ts';
import { mix } from '../prints.ts';
import { modules } from './sofa-modules.ts';

/** Builds the sofa. */
export function build(look: Look): THREE.Group {
  const v = look.variant % 9;
  const group = new THREE.Group();
  group.userData['shots'] = {
    1: { azimuth: -26, elevation: 13 },
    2: { azimuth: 24, elevation: 24 },
    3: { azimuth: -40, elevation: 22, fill: 1.6, focus: [0.32, 0.6, 0.6] },
  };
  const body = look.body[0] ?? '#8b98a7';
  const cover = upholstery(body, v === 7 ? 'leather' : v === 3 ? 'plush' : 'plain', v === 3 ? 0.6 : 0);
  const under = upholstery(mix(body, '#000000', 0.14), v === 7 ? 'leather' : 'plain');
  const extra = upholstery(look.accent, 'plain');
  const legs =
    [wood('#5a3a24'), wood('#b98d5e'), metal('#8f8f8f', 0.3)][look.params?.['leg'] ?? (v === 7 ? 2 : v % 2)] ??
    wood('#5a3a24');
  const k = look.params?.['width'] ?? 1;
  if (v === 4) return frame(group, cover, extra, legs, k);
  if (v === 6) return modules(group, { cover, under, extra, legs });
  if (v === 8) return divan(group, cover, under, extra, legs, k);
  if (v === 3) return buttoned(group, cover, legs, k);
  const seats = v === 5 ? 1 : v === 0 ? 2 : 3;
  const seat = (v === 5 ? 0.72 : 0.68) * k;
  const arm = v === 1 ? 0.16 : 0.2;
  const inner = seats * seat;
  const w = inner + arm * 2;
  const d = 0.92;
  group.add(put(puff(w, 0.2, d, { square: 14, perUnit: 4 }), under, [0, 0.27, 0]));
  group.add(put(puff(w, 0.6, 0.2, { square: 9, perUnit: 4, crown: 0.01 }), cover, [0, 0.55, -d / 2 + 0.1]));
  const armH = v === 7 || v === 1 ? 0.42 : 0.36;
  for (const s of [1, -1]) {
    if (v === 2 && s === 1) continue;
    group.add(
      put(puff(arm, armH, d, { square: 8, crown: 0.015, perUnit: 4 }), cover, [
        s * (w / 2 - arm / 2),
        0.32 + armH / 2,
        0,
      ]),
    );
  }
  for (let i = 0; i < seats; i++) {
    const x = (i - (seats - 1) / 2) * seat;
    group.add(
      put(puff(seat - 0.01, 0.19, 0.74, { square: 9, crown: 0.03, seed: i + 2, perUnit: 4 }), cover, [x, 0.46, 0.07]),
    );
    group.add(
      put(
        puff(seat - 0.03, 0.21, 0.46, { square: 6, crown: 0.045, seed: i + 7, perUnit: 4 }),
        cover,
        [x, 0.75, -0.21],
        [Math.PI / 2 - 0.24, 0, 0],
      ),
    );
  }
  if (v === 2) {
    const cx = w / 2 - seat / 2 - arm * 0.3;
    group.add(put(puff(seat + arm * 0.7, 0.2, 1.5, { square: 14, perUnit: 4 }), under, [cx + 0.03, 0.27, 0.29]));
    group.add(
      put(puff(seat + arm * 0.4, 0.19, 1.32, { square: 9, crown: 0.03, seed: 12, perUnit: 4 }), cover, [
        cx - 0.06,
        0.465,
        0.36,
      ]),
    );
    group.add(put(puff(0.18, 0.46, 1.2, { square: 9, perUnit: 4 }), cover, [w / 2 - 0.05, 0.5, 0.08]));
  }
  scatter(group, extra, cover, v, inner);
  if (v === 1) group.add(throwOver(extra, w, arm));
  const spots: [number, number][] = [
    [-w / 2 + 0.12, d / 2 - 0.1],
    [w / 2 - 0.12, d / 2 - 0.1],
    [-w / 2 + 0.12, -d / 2 + 0.1],
    [w / 2 - 0.12, -d / 2 + 0.1],
  ];
  if (v === 2) spots.push([w / 2 - 0.12, 0.96], [w / 2 - 0.62, 0.96]);
  for (const [x, z] of spots) group.add(bar(legs, [x, 0.19, z], [x * 1.015, 0, z * 1.03], 0.03, 0.018));
  return group;
}

function scatter(group: THREE.Group, extra: THREE.Material, cover: THREE.Material, v: number, inner: number): void {
  const toss = (x: number, turn: number, m: THREE.Material, seed: number): void => {
    group.add(put(pillow(0.46, 0.46, 0.2, seed, 3), m, [x, 0.75, 0.05], [-0.34, turn * 0.6, turn]));
  };
  if (v === 5) toss(0.02, 0.12, extra, 4);
  else {
    toss(-inner / 2 + 0.24, 0.14, extra, 3);
    if (v !== 7) toss(inner / 2 - 0.26, -0.12, v === 0 ? extra : cover, 5);
  }
}

function throwOver(m: THREE.Material, w: number, arm: number): THREE.Mesh {
  const x = w / 2 - arm / 2;
  return put(puff(arm + 0.05, 0.4, 0.34, { square: 9, perUnit: 4, wrinkle: 0.012 }), m, [x, 0.57, 0.12]);
}

function frame(
  group: THREE.Group,
  cover: THREE.Material,
  extra: THREE.Material,
  timber: THREE.Material,
  k: number,
): THREE.Group {
  const w = 1.75 * k;
  group.add(
    plank(timber, w, 0.07, 0.06, 0, 0.28, 0.36),
    plank(timber, w, 0.07, 0.06, 0, 0.28, -0.34),
    plank(timber, w, 0.06, 0.04, 0, 0.78, -0.42),
  );
  for (const s of [1, -1]) {
    const x = s * (w / 2 - 0.03);
    group.add(
      plank(timber, 0.06, 0.62, 0.07, x, 0.31, 0.36),
      plank(timber, 0.06, 0.8, 0.07, x, 0.4, -0.38),
      plank(timber, 0.09, 0.04, 0.86, x, 0.63, 0),
      plank(timber, 0.05, 0.07, 0.76, x, 0.28, 0),
    );
  }
  for (let i = 0; i < 9; i++)
    group.add(plank(timber, 0.03, 0.46, 0.02, -w / 2 + 0.18 + (i * (w - 0.36)) / 8, 0.54, -0.42));
  for (const s of [1, -1]) {
    group.add(
      put(puff(w / 2 - 0.07, 0.15, 0.72, { square: 8, crown: 0.025, seed: 3 + s, perUnit: 4 }), cover, [
        s * (w / 4 - 0.02),
        0.39,
        0.02,
      ]),
    );
    group.add(
      put(
        puff(w / 2 - 0.09, 0.15, 0.48, { square: 6, crown: 0.035, seed: 6 + s, perUnit: 4 }),
        cover,
        [s * (w / 4 - 0.02), 0.66, -0.25],
        [Math.PI / 2 - 0.26, 0, 0],
      ),
    );
    group.add(put(pillow(0.42, 0.42, 0.18, 9 + s, 3), extra, [s * (w / 2 - 0.3), 0.65, -0.03], [-0.36, 0, s * -0.1]));
  }
  return group;
}

function divan(
  group: THREE.Group,
  cover: THREE.Material,
  under: THREE.Material,
  extra: THREE.Material,
  timber: THREE.Material,
  k: number,
): THREE.Group {
  const w = 1.95 * k;
  group.add(
    plank(timber, w, 0.12, 0.86, 0, 0.22, 0, 0.03),
    put(puff(w - 0.03, 0.2, 0.84, { square: 12, crown: 0.015, perUnit: 4 }), cover, [0, 0.37, 0]),
  );
  group.add(plank(timber, w, 0.4, 0.05, 0, 0.48, -0.42, 0.02));
  for (const s of [1, -1]) {
    const g = new THREE.CapsuleGeometry(0.11, 0.56, 12, 32);
    group.add(put(g, extra, [s * (w / 2 - 0.14), 0.58, 0], [Math.PI / 2, 0, 0]));
    for (const z of [0.3, -0.3])
      group.add(bar(timber, [s * (w / 2 - 0.12), 0.18, z], [s * (w / 2 - 0.12), 0, z], 0.035, 0.025));
  }
  for (const x of [-0.42, 0, 0.42])
    group.add(
      put(pillow(0.46, 0.46, 0.2, Math.round(x * 10 + 7), 3), x ? under : extra, [x, 0.67, -0.22], [-0.3, 0, x * 0.2]),
    );
  return group;
}

function buttoned(group: THREE.Group, cover: THREE.Material, timber: THREE.Material, k: number): THREE.Group {
  const w = 1.9 * k;
  const h = 0.52;
  const back = new THREE.BoxGeometry(w, h, 0.22, 110, 44, 4);
  const pos = back.getAttribute('position');
  for (let i = 0; i < pos.count; i++) {
    const [x, y, z] = [pos.getX(i), pos.getY(i), pos.getZ(i)];
    const [a, b] = [x / 0.19, y / 0.19];
    const quilt = Math.min(Math.abs(Math.sin((Math.PI * (a + b)) / 1)), Math.abs(Math.sin((Math.PI * (a - b)) / 1)));
    const inside = Math.max(0, Math.min(1, (h / 2 - Math.abs(y)) / 0.05));
    pos.setXYZ(i, x, y, z > 0 ? z + (Math.sqrt(quilt) * 0.065 - 0.03) * inside - (y * 0.12 + 0.02) : z - y * 0.12);
  }
  back.computeVertexNormals();
  const uv = back.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * 6, uv.getY(i) * 3);
  group.add(put(back, cover, [0, 0.62, -0.32]));
  const stud = new THREE.SphereGeometry(0.014, 12, 8);
  for (let j = -1; j <= 1; j++) {
    for (let i = -5; i <= 5; i++) {
      const x = (i + (j % 2 ? 0.5 : 0)) * 0.19;
      if (Math.abs(x) < w / 2 - 0.1) group.add(put(stud, cover, [x, 0.62 + j * 0.095, -0.235 - j * 0.095 * 0.12]));
    }
  }
  const roll = new THREE.CylinderGeometry(0.12, 0.12, w, 32, 1);
  group.add(put(roll, cover, [0, 0.88, -0.38], [0, 0, Math.PI / 2]));
  for (const s of [1, -1]) {
    const x = s * (w / 2 + 0.02);
    group.add(
      put(new THREE.CylinderGeometry(0.12, 0.12, 0.86, 32), cover, [x, 0.62, 0.02], [Math.PI / 2, 0, 0]),
      put(puff(0.17, 0.42, 0.84, { square: 12, perUnit: 4 }), cover, [x - s * 0.02, 0.4, 0.02]),
    );
    const rose = new THREE.TorusGeometry(0.06, 0.02, 10, 32);
    group.add(
      put(rose, cover, [x, 0.62, 0.45]),
      put(new THREE.SphereGeometry(0.122, 24, 16), cover, [x, 0.88 - 0.0, -0.38]),
    );
    for (const z of [0.36, -0.36])
      group.add(bar(timber, [s * (w / 2 - 0.02), 0.18, z], [s * (w / 2 - 0.02), 0, z], 0.045, 0.025));
  }
  group.add(put(puff(w, 0.2, 0.84, { square: 14, perUnit: 4 }), cover, [0, 0.27, 0.02]));
  for (const s of [-1, 0, 1])
    group.add(
      put(puff(w / 3 - 0.035, 0.17, 0.7, { square: 9, crown: 0.03, seed: s + 4, perUnit: 4 }), cover, [
        s * (w / 3 - 0.03),
        0.44,
        0.1,
      ]),
    );
  return group;
}
