/** Sofa modules that hook together: a corner of five seats and an ottoman, 285 by 205 cm as the shop's text says. */
import type * as THREE from 'three';
import { bar, pillow, puff, put } from '../goods.ts';
import { assemble } from '../kit.ts';

/** Width of a straight seat, side of the corner seat, depth of the ottoman, in metres. */
const [SEAT, CORNER, OTTOMAN] = [0.65, 0.9, 0.5];
const GAP = 0.014;

interface Cloths {
  cover: THREE.Material;
  under: THREE.Material;
  extra: THREE.Material;
  legs: THREE.Material;
}

/** A padded block by the middle of its lower side. */
const block = (w: number, h: number, d: number, square: number, crown: number, seed: number): THREE.BufferGeometry =>
  puff(w, h, d, { square, crown, seed, perUnit: 4, wrinkle: 0.003 });

/**
 * One seat facing +z, its middle on the origin: base, seat cushion, back, and a side as well where it is the corner.
 */
function seat(w: number, c: Cloths, seed: number, corner = false): THREE.Group {
  const [width, depth] = [w - GAP, CORNER - GAP];
  const side = corner ? 0.17 : 0;
  const module = assemble(
    put(block(width, 0.2, depth, 20, 0, seed), c.under, [0, 0.2, 0]),
    put(block(width - side, 0.2, depth - 0.19, 9, 0.022, seed + 3), c.cover, [-side / 2, 0.385, 0.09]),
    put(block(width, 0.5, 0.18, 12, 0, seed), c.cover, [0, 0.5, -depth / 2 + 0.09]),
    put(
      block(width - side - 0.02, 0.19, 0.42, 6, 0.03, seed + 5),
      c.cover,
      [-side / 2, 0.65, -depth / 2 + 0.24],
      [Math.PI / 2 - 0.2, 0, 0],
    ),
  );
  if (corner)
    module.add(
      put(block(0.18, 0.5, depth, 12, 0, seed), c.cover, [width / 2 - 0.09, 0.5, 0]),
      put(
        block(0.42, 0.19, depth - 0.38, 6, 0.03, seed + 8),
        c.cover,
        [width / 2 - 0.24, 0.65, 0.14],
        [0, 0, Math.PI / 2 - 0.2],
      ),
    );
  feet(module, width, depth, c.legs);
  return module;
}

function feet(group: THREE.Group, w: number, d: number, m: THREE.Material): void {
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const [px, pz] = [x * (w / 2 - 0.07), z * (d / 2 - 0.07)];
      group.add(bar(m, [px, 0.12, pz], [px, 0, pz], 0.026, 0.018));
    }
}

/**
 * Builds the corner: four seats along the wall, the last of them the corner seat, a fifth in front of it, and the
 * ottoman before that.
 */
export function modules(group: THREE.Group, cloths: Cloths): THREE.Group {
  for (let i = 0; i < 3; i++) {
    const straight = seat(SEAT, cloths, i + 2);
    straight.position.set(-1.425 + SEAT * (i + 0.5), 0, 0);
    group.add(straight);
  }
  const right = 1.425 - CORNER / 2;
  const turn = seat(CORNER, cloths, 6, true);
  turn.position.x = right;
  const fifth = seat(SEAT, cloths, 9);
  fifth.position.set(right, 0, CORNER / 2 + SEAT / 2);
  fifth.rotation.y = -Math.PI / 2;
  const ottoman = assemble(
    put(block(CORNER - 0.2, 0.2, OTTOMAN - GAP, 20, 0, 3), cloths.under, [0, 0.2, 0]),
    put(block(CORNER - 0.2, 0.18, OTTOMAN - GAP, 9, 0.02, 4), cloths.cover, [0, 0.375, 0]),
  );
  feet(ottoman, CORNER - 0.2, OTTOMAN, cloths.legs);
  ottoman.position.set(right - 0.1, 0, CORNER / 2 + SEAT + OTTOMAN / 2 + 0.02);
  group.add(turn, fifth, ottoman);
  const toss = (x: number, z: number, turned: number, lean: number, m: THREE.Material, seed: number): void => {
    const cushion = put(pillow(0.44, 0.44, 0.17, seed, 3), m, [x, 0.68, z], [-0.32, turned, lean]);
    cushion.rotation.order = 'YXZ';
    group.add(cushion);
  };
  toss(-1.16, -0.06, 0.2, 0.08, cloths.extra, 3);
  toss(right + 0.02, -0.04, -0.75, 0.05, cloths.under, 5);
  toss(right + 0.08, CORNER / 2 + 0.3, -1.45, -0.1, cloths.extra, 8);
  group.userData['shots'] = {
    1: { azimuth: -24, elevation: 24, fill: 0.86 },
    2: { azimuth: -50, elevation: 30, fill: 0.84 },
    3: { azimuth: -30, elevation: 26, fill: 1.75, focus: [0.62, 0.5, 0.4] },
  };
  return group;
}
