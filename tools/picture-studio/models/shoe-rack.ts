/** A shoe rack of cane, with shoes on it. */
import * as THREE from 'three';
import { bar, put } from '../goods.ts';
import { slipOns } from './slip-on.ts';

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

/** Builds the rack: canes with their knots, bound at the joints; slip-ons on the shelves. */
export function shoes(k: Kit): void {
  const cane = (from: [number, number, number], to: [number, number, number], r: number, knots: number): void => {
    k.g.add(bar(k.case, from, to, r));
    const [a, b] = [new THREE.Vector3(...from), new THREE.Vector3(...to)];
    for (let i = 1; i <= knots; i++) {
      const knot = put(
        new THREE.TorusGeometry(r * 0.98, r * 0.12, 8, 24),
        k.case,
        a
          .clone()
          .lerp(b, i / (knots + 1) + 0.02 * Math.sin(i * 7 + from[0] * 9))
          .toArray(),
      );
      knot.lookAt(b);
      k.g.add(knot);
    }
  };
  const [x, z] = [k.w / 2, k.d / 2 - 0.02];
  const levels = [0.1, 0.31, 0.52, 0.73, k.h - 0.03];
  for (const sx of [1, -1]) for (const sz of [1, -1]) cane([sx * x, 0, sz * z], [sx * x, k.h, sz * z], 0.019, 5);
  for (const y of levels) {
    for (const sz of [1, -1]) cane([-x - 0.03, y, sz * z], [x + 0.03, y, sz * z], 0.013, 4);
    for (const sx of [1, -1]) cane([sx * x, y - 0.014, -z - 0.03], [sx * x, y - 0.014, z + 0.03], 0.012, 1);
    for (let j = -4; j <= 4; j++) cane([-x, y + 0.004, (j / 5) * z], [x, y + 0.004, (j / 5) * z], 0.008, 3);
    for (const sx of [1, -1])
      for (const sz of [1, -1])
        for (let i = -2; i <= 2; i++)
          k.g.add(
            put(
              new THREE.TorusGeometry(0.0225, 0.0035, 8, 20),
              k.leg,
              [sx * x, y + i * 0.006, sz * z],
              [Math.PI / 2 + i * 0.06, 0, 0],
            ),
          );
  }
  const pair = slipOns();
  const stock: [number, number, string, string][] = [
    [0, -0.25, '#2d2a2a', '#1d1a19'],
    [0, 0, '#8a5a38', '#3a2a20'],
    [0, 0.25, '#c9bda8', '#efeae0'],
    [1, -0.25, '#7d2f35', '#efeae0'],
    [1, 0, '#33425a', '#efeae0'],
    [1, 0.25, '#5d6b52', '#efeae0'],
    [2, -0.25, '#b5895c', '#4a3426'],
    [2, 0.02, '#e6dfd2', '#efeae0'],
    [3, 0, '#45464a', '#efeae0'],
    [3, 0.25, '#93513a', '#3a2a20'],
  ];
  for (const [level, at, color, rubber] of stock) {
    const two = pair(color, rubber);
    two.position.set(at, levels[level]! + 0.013, 0.01);
    k.g.add(two);
  }
}
