/** Plain slip-on shoes for shelves and hallways: few parts, shared between all pairs. */
import * as THREE from 'three';
import { cloth } from '../fabric.ts';
import { put } from '../goods.ts';
import { matte } from '../kit.ts';
import { mix } from '../prints.ts';
import { wall } from './shoe-form.ts';
import type { Form } from './shoe-form.ts';
import { band, collar, tread } from './shoe-parts.ts';

const FORM: Form = { sole: 0.2, heel: 0.05, spring: 0.06, toe: 1, collar: 0.92, throat: 0.56 };
/** A model's shoe is 3.1 long; one on a shelf 27 cm. */
const SCALE = 0.27 / 3.1;

/** Answers a maker of pairs, toes towards +z, in metres. */
export function slipOns(): (color: string, rubber: string) => THREE.Group {
  const walls = ([1, -1] as const).flatMap((side) => [wall(FORM, side), wall(FORM, side, -0.04, FORM.throat)]);
  const plain = matte('#ffffff');
  const others = [collar(FORM, 0.035, plain), band(FORM, 0, 1.06, 0.04, plain, 8), tread(FORM, plain)].map(
    (m) => m.geometry,
  );
  return (color, rubber) => {
    const leather = cloth({
      color,
      weave: 'leather',
      repeat: [6, 3],
      depth: 0.3,
      roughness: 0.5,
      side: THREE.DoubleSide,
    });
    const dark = matte(mix(color, '#2a211a', 0.55), 0.9);
    dark.side = THREE.DoubleSide;
    const sole = matte(rubber, 0.7);
    const pair = new THREE.Group();
    for (const foot of [1, -1]) {
      const shoe = new THREE.Group();
      walls.forEach((geometry, i) => shoe.add(put(geometry, i % 2 ? dark : leather, [0, 0, 0])));
      others.forEach((geometry, i) => shoe.add(put(geometry, i ? sole : leather, [0, 0, 0])));
      shoe.scale.set(SCALE, SCALE, foot * SCALE);
      shoe.rotation.y = Math.PI / 2 - foot * 0.06;
      shoe.position.x = foot * 0.052;
      pair.add(shoe);
    }
    return pair;
  };
}
