/** Wireless earbuds before their open charging case. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import {
  assemble,
  decal,
  drawn,
  glow,
  isLight,
  lacquer,
  matte,
  metal,
  part,
  roundedBox,
  roundedRect,
  shade,
  slab,
  turned,
  write,
} from '../kit.ts';

function bud(look: Look, stem: boolean, tips: boolean): THREE.Group {
  const skin = lacquer(look.body[0]!, 0.3);
  const group = new THREE.Group();
  const head = part(new THREE.SphereGeometry(0.17, 40, 32).scale(1, 1.05, 0.92), skin, 0, 0, 0);
  const nozzle = part(
    turned(
      [
        [0.1, 0],
        [0.085, 0.1, 0.03],
        [0, 0.1],
      ],
      40,
    ),
    skin,
  );
  const tip = part(
    turned(
      [
        [0.08, 0],
        [0.125, 0.01, 0.02],
        [0.11, 0.1, 0.05],
        [0.05, 0.13, 0.02],
        [0, 0.13],
      ],
      40,
    ),
    matte(isLight(look.body[0]!) ? '#d8d6d2' : '#202124', 0.7),
    0,
    0.07,
    0,
  );
  const grille = part(
    turned(
      [
        [0.07, 0.1],
        [0.06, 0.106],
        [0, 0.106],
      ],
      40,
    ),
    matte('#2a2b2d', 0.8),
  );
  const ear = tips ? assemble(nozzle, tip) : assemble(nozzle, grille);
  ear.rotation.set(0.5, 0, 1.05);
  ear.position.set(-0.08, 0.02, 0.06);
  group.add(head, ear);
  if (stem) {
    group.add(part(new THREE.CapsuleGeometry(0.066, 0.36, 10, 28), skin, 0.07, -0.24, -0.02));
    group.add(part(new THREE.CylinderGeometry(0.068, 0.068, 0.025, 28), metal('#b9b7b3', 0.3), 0.07, -0.37, -0.02));
  } else {
    group.add(
      part(
        turned(
          [
            [0.15, 0],
            [0.15, 0.03, 0.02],
            [0.12, 0.05, 0.01],
            [0, 0.05],
          ],
          40,
        ).rotateX(Math.PI / 2),
        metal(look.accent, 0.3),
        0,
        0,
        0.1,
      ),
    );
  }
  group.add(part(new THREE.SphereGeometry(0.024, 14, 10), matte('#1a1a1c', 0.4), 0.02, 0.09, 0.14));
  return group;
}

/** A pebble of the case, cut flat: its part below (`keep` −1) or above (+1) the height `cut`. */
function half(w: number, h: number, d: number, cut: number, keep: number): THREE.BufferGeometry {
  const pebble = roundedBox(w, h, d, 0.2, 8).translate(0, h / 2, 0);
  const p = pebble.getAttribute('position');
  for (let i = 0; i < p.count; i++) p.setY(i, keep < 0 ? Math.min(p.getY(i), cut) : Math.max(p.getY(i), cut));
  return pebble.translate(0, keep > 0 ? -cut : 0, 0);
}

/** Builds a pair of earbuds with their case. */
export function build(look: Look): THREE.Group {
  const stem = look.variant % 2 === 0;
  const body = look.body[0]!;
  const skin = lacquer(body, 0.35);
  const [w, h, d] = look.variant % 4 < 2 ? [0.98, 0.5, 0.44] : [0.8, 0.56, 0.52];
  const whole = h + 0.26;
  const flat = (y: number): THREE.Mesh =>
    part(
      slab(roundedRect(w - 0.01, d - 0.01, 0.19), 0.016, 0.004).rotateX(-Math.PI / 2),
      matte(shade(body, -0.1), 0.5),
      0,
      y,
      0,
    );
  const box = part(half(w, whole, d, h, -1), skin);
  const rim = flat(h);
  const top = assemble(part(half(w, whole, d, h, 1), skin), flat(0));
  top.position.z = d / 2;
  const lid = assemble(top);
  lid.position.set(0, h + 0.01, -d / 2);
  lid.rotation.x = -1.35;
  const light = part(new THREE.SphereGeometry(0.015, 12, 8), glow('#7dff9b', 1), 0, h * 0.62, d / 2 - 0.004);
  const name = decal(
    0.4,
    0.1,
    drawn(512, 128, (pen) => {
      pen.fillStyle = isLight(body) ? '#77736c' : '#cfccc6';
      write(pen, look.label ?? '', 256, 66, 92, 480);
    }),
  );
  name.position.set(0, h * 0.4, d / 2 + 0.001);
  const group = assemble(box, rim, lid, light, name);
  for (const side of [-1, 1]) {
    group.add(
      part(new THREE.CylinderGeometry(0.14, 0.12, 0.05, 32), matte(shade(body, -0.3), 0.5), side * w * 0.22, h, 0),
    );
    const one = bud(look, stem, look.variant % 4 !== 0);
    one.scale.set(side * 0.82, 0.82, 0.82);
    if (side < 0) {
      one.position.set(-0.5, stem ? 0.39 : 0.14, 0.5);
      one.rotation.set(0, 0.35, stem ? 0.08 : 0.2);
    } else {
      one.position.set(0.46, 0.14, 0.62);
      one.rotation.set(stem ? -1.35 : 0, stem ? 0.5 : -0.3, stem ? 0.3 : -0.2);
    }
    group.add(one);
  }
  group.userData['shots'] = {
    1: { azimuth: -22, elevation: 20 },
    2: { azimuth: 30, elevation: 30 },
    3: { azimuth: 8, elevation: 14, fill: 1.2, focus: [0.45, 0.3, 0.9] },
  };
  return group;
}
