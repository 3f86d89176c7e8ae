/** An open lipstick with its cap beside it; a liquid lip colour with wand (2), a sheer gloss (3). */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import {
  assemble,
  decal,
  drawn,
  glass,
  isLight,
  lacquer,
  matte,
  metal,
  part,
  roundedBox,
  shade,
  turned,
  write,
} from '../kit.ts';
import { smear } from '../smear.ts';

/** The slanted stick. */
function stick(r: number, h: number, color: string): THREE.Mesh {
  const geometry = turned(
    [
      [r, 0],
      [r, h, 0.04],
      [r * 0.86, h + 0.14, 0.1],
      [0, h + 0.2],
    ],
    64,
  );
  const p = geometry.getAttribute('position');
  for (let i = 0; i < p.count; i++) {
    const cut = h - 0.02 - p.getX(i) * 1.25;
    if (p.getY(i) > cut) p.setY(i, cut + (p.getY(i) - cut) * 0.12);
  }
  geometry.computeVertexNormals();
  return part(
    geometry,
    new THREE.MeshPhysicalMaterial({ color, roughness: 0.38, clearcoat: 0.35, clearcoatRoughness: 0.3 }),
  );
}

function name(text: string, ink: string): THREE.Mesh {
  const mesh = decal(
    0.36,
    0.09,
    drawn(512, 128, (pen) => {
      pen.fillStyle = ink;
      write(pen, text, 256, 64, 84, 490, '500', 'Liberation Serif');
    }),
  );
  return mesh;
}

/** Builds a lipstick. `body` is the colour of the lips, `accent` the case. */
export function build(look: Look): THREE.Group {
  const color = look.body[0]!;
  const kind = look.variant % 4;
  const shell = isLight(look.accent) ? metal(look.accent, 0.25) : lacquer(look.accent, 0.3);
  const gold = metal('#d8b36c', 0.2);
  const group = new THREE.Group();
  const text = name(look.label ?? '', isLight(look.accent) ? '#4c3a22' : '#e9d7b0');
  if (kind < 2) {
    const square = kind === 1;
    const base = square
      ? part(roundedBox(0.48, 0.72, 0.48, 0.03), shell, 0, 0.36, 0)
      : part(
          turned([
            [0, 0],
            [0.25, 0, 0.02],
            [0.26, 0.02],
            [0.26, 0.7, 0.02],
            [0.2, 0.72],
          ]),
          shell,
        );
    const sleeve = part(
      turned([
        [0.2, 0.7],
        [0.2, 1.04, 0.015],
        [0.18, 1.05],
        [0.175, 1.0],
      ]),
      gold,
    );
    const bullet = stick(0.165, 0.52, color);
    bullet.position.y = 0.98;
    const cap = square
      ? part(roundedBox(0.5, 0.98, 0.5, 0.03), shell)
      : part(
          turned([
            [0.24, 0],
            [0.265, 0, 0.01],
            [0.265, 0.96, 0.03],
            [0, 0.98],
          ]),
          shell,
          0,
          -0.49,
          0,
        );
    const lying = assemble(cap);
    const band = part(
      square ? roundedBox(0.505, 0.06, 0.505, 0.02) : new THREE.CylinderGeometry(0.268, 0.268, 0.06, 64),
      gold,
      0,
      -0.44,
      0,
    );
    lying.add(band);
    lying.rotation.z = Math.PI / 2;
    const place = assemble(lying);
    place.position.set(0.72, 0.262, 0.42);
    place.rotation.y = 0.55;
    text.position.set(0, 0.3, square ? 0.242 : 0.262);
    text.scale.setScalar(square ? 1.1 : 0.9);
    group.add(base, sleeve, bullet, place, text);
  } else {
    const tube = part(
      turned([
        [0, 0],
        [0.19, 0, 0.03],
        [0.2, 0.03],
        [0.2, 0.86, 0.05],
        [0.12, 0.92],
        [0.12, 1.02],
      ]),
      glass('#ffffff', 0.13),
    );
    tube.renderOrder = 2;
    const fill = part(
      turned([
        [0, 0.06],
        [0.165, 0.06, 0.03],
        [0.17, 0.1],
        [0.17, 0.84, 0.04],
        [0, 0.86],
      ]),
      new THREE.MeshPhysicalMaterial({
        color,
        roughness: kind === 3 ? 0.08 : 0.25,
        clearcoat: kind === 3 ? 1 : 0.6,
        emissive: color,
        emissiveIntensity: kind === 3 ? 0.25 : 0,
      }),
    );
    const collar = part(
      turned([
        [0.13, 0.9],
        [0.13, 1.03, 0.01],
        [0.1, 1.03],
      ]),
      gold,
    );
    const handle = part(
      turned([
        [0.2, 0],
        [0.2, 0.8, 0.03],
        [0, 0.82],
      ]),
      shell,
      0,
      0.1,
      0,
    );
    const wand = assemble(
      handle,
      part(new THREE.CylinderGeometry(0.022, 0.022, 0.62, 16), matte('#efeae1', 0.4), 0, -0.2, 0),
      part(
        new THREE.CapsuleGeometry(0.05, 0.15, 8, 20),
        new THREE.MeshPhysicalMaterial({ color, roughness: 0.3, clearcoat: 0.5 }),
        0,
        -0.56,
        0,
      ),
      part(
        turned(
          [
            [0.1, 0],
            [0.12, 0.11],
          ],
          40,
        ),
        gold,
      ),
    );
    wand.rotation.z = -Math.PI / 2 + 0.0;
    const place = assemble(wand);
    wand.position.set(0, 0.2, 0);
    place.position.set(0.7, 0, 0.42);
    place.rotation.y = 0.5;
    text.position.set(0, 0.45, 0.202);
    text.rotation.z = Math.PI / 2;
    text.scale.setScalar(1.2);
    text.renderOrder = 3;
    (text.material as THREE.MeshStandardMaterial).color.set(isLight(color) ? '#5c3b30' : '#ffffff');
    group.add(fill, tube, collar, place, text);
    const stroke = smear(shade(color, 0.02));
    stroke.scale.setScalar(0.75);
    stroke.position.set(-0.1, 0, 0.72);
    stroke.rotation.y = 0.3;
    group.add(stroke);
  }
  group.userData['shots'] = {
    1: { azimuth: -20, elevation: 14, fill: 0.78 },
    2: { azimuth: 28, elevation: 24, fill: 0.78 },
    3: { azimuth: 30, elevation: 12, fill: 1.3, focus: [0.22, 0.72, 0.4] },
  };
  return group;
}
