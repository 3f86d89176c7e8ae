/** A pair of earrings on a small linen card: hoops, drops, bell-shaped jhumka or studs, by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, decal, drawn, matte, metal, part, roundedRect, slab, turned, write } from '../kit.ts';
import { briolette, cutStone } from '../cut-stone.ts';
import { beads, claws, gem, pearl } from '../gems.ts';

/** Nacre: a deep mirror below a colour that goes from rose to green with the angle. */
function nacre(color: string): THREE.MeshPhysicalMaterial {
  const skin = pearl(color);
  skin.roughness = 0.2;
  skin.metalness = 0.45;
  skin.clearcoat = 1;
  skin.clearcoatRoughness = 0.05;
  skin.iridescence = 0.9;
  skin.iridescenceThicknessRange = [260, 420];
  return skin;
}

function jewel(look: Look): THREE.Group {
  const gold = metal(look.body[0]!, 0.2);
  const group = new THREE.Group();
  const kind = look.variant % 4;
  const seat = (r: number, y: number): void => {
    const stone = assemble(gem(look.accent, r), claws(r, look.body[0]!));
    stone.rotation.x = Math.PI / 2;
    stone.position.set(0, y, r * 0.8);
    group.add(stone);
  };
  if (kind === 0) {
    const hoop = part(
      new THREE.TorusGeometry(0.25, 0.045, 7, 40),
      new THREE.MeshStandardMaterial({
        color: look.body[0]!,
        metalness: 1,
        roughness: 0.22,
        flatShading: true,
      }),
      0,
      -0.26,
      0.17,
    );
    hoop.rotation.y = 0.55;
    group.add(hoop, part(new THREE.SphereGeometry(0.045, 20, 14), gold, 0, 0, 0.05));
  } else if (kind === 1) {
    seat(0.075, 0);
    group.add(
      part(new THREE.TorusGeometry(0.035, 0.01, 10, 24), gold, 0, -0.12, 0.06),
      part(new THREE.CylinderGeometry(0.009, 0.009, 0.22, 12), gold, 0, -0.26, 0.06),
    );
    const drop = look.params?.['pearl']
      ? part(new THREE.SphereGeometry(0.13, 48, 32), pearl())
      : cutStone(briolette(0.13, 0.42), look.accent);
    drop.position.set(0, -0.56, 0.13);
    group.add(
      drop,
      part(
        turned([
          [0.03, 0.14],
          [0.05, 0.16],
          [0.02, 0.22],
          [0, 0.22],
        ]),
        gold,
        0,
        -0.56,
        0.13,
      ),
    );
  } else if (kind === 2) {
    seat(0.1, 0);
    group.add(
      part(new THREE.TorusGeometry(0.13, 0.024, 12, 40), gold, 0, 0, 0.05),
      part(new THREE.CylinderGeometry(0.012, 0.012, 0.16, 12), gold, 0, -0.2, 0.1),
    );
    group.add(
      part(
        turned([
          [0.27, -0.26],
          [0.26, -0.2, 0.03],
          [0.2, -0.04, 0.08],
          [0.05, 0.03, 0.03],
          [0.02, 0.06],
          [0, 0.06],
        ]),
        metal(look.body[0]!, 0.28),
        0,
        -0.32,
        0.14,
      ),
    );
    const ring: THREE.Vector3[] = [];
    for (let i = 0; i < 24; i++)
      ring.push(
        new THREE.Vector3(Math.cos((i / 24) * 6.283) * 0.265, -0.61, 0.14 + Math.sin((i / 24) * 6.283) * 0.265),
      );
    group.add(beads(ring, 0.034, matte(look.accent, 0.35), undefined, true));
    for (const y of [-0.4, -0.48])
      group.add(
        part(
          new THREE.TorusGeometry(y < -0.45 ? 0.235 : 0.2, 0.012, 8, 48).rotateX(Math.PI / 2),
          metal(look.accent, 0.3),
          0,
          y,
          0.14,
        ),
      );
  } else {
    const rim = metal(look.accent, 0.22);
    group.add(
      part(new THREE.SphereGeometry(0.068, 48, 32), nacre(look.body[0]!), 0, 0, 0.072),
      part(
        turned(
          [
            [0.03, 0],
            [0.05, 0.012],
            [0.066, 0.04, 0.01],
            [0.06, 0.044],
          ],
          48,
        ).rotateX(Math.PI / 2),
        rim,
      ),
    );
  }
  return group;
}

/** Builds a pair of earrings. */
export function build(look: Look): THREE.Group {
  const kind = look.variant % 4;
  const small = kind === 3;
  const [w, h] = small ? [0.74, 0.6] : kind === 2 ? [1.6, 1.5] : [1.35, 1.5];
  const card = assemble(
    part(slab(roundedRect(w, h, 0.08), 0.035, 0.01), matte(small ? '#2f4740' : '#e0d3bf', 0.9), 0, h / 2, 0),
  );
  const print = decal(
    w * 0.6,
    w * 0.15,
    drawn(512, 128, (pen) => {
      pen.fillStyle = small ? '#d8c79c' : '#8a6a44';
      write(pen, look.label ?? 'fine jewellery', 256, 64, 62, 480, '500');
    }),
    0.8,
  );
  print.position.set(0, h * 0.88, 0.0185);
  card.add(print);
  for (const side of [-1, 1]) {
    const ear = jewel(look);
    ear.position.set(side * w * (kind === 2 ? 0.23 : 0.22), small ? h * 0.47 : h * 0.68, 0.02);
    if (kind === 2) ear.scale.setScalar(0.86);
    card.add(ear);
  }
  card.rotation.x = -0.16;
  const foot = part(
    slab(roundedRect(w * 0.5, h * 0.6, 0.05), 0.03, 0.01),
    matte('#d3c4ad', 0.9),
    0,
    h * 0.29,
    -h * 0.22,
  );
  foot.rotation.x = 0.35;
  const group = assemble(card, foot);
  group.userData['setting'] = { room: 'jewels' };
  group.userData['shots'] = {
    1: { azimuth: -24, elevation: 8, fill: 0.74 },
    2: { azimuth: 30, elevation: 12, fill: 0.74 },
    3: { azimuth: 14, elevation: 6, fill: 1.35, focus: [0.62, small ? 0.45 : 0.48, 0.6] },
  };
  return group;
}
