/** Over-ear headphones standing upright: band, arms, cups with cushions; on-ear and round or oval cups by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, decal, drawn, isLight, matte, metal, part, pipe, shade, strap, turned, write } from '../kit.ts';

function cup(look: Look, small: number, side: number): THREE.Group {
  const body = look.body[0]!;
  const leather = matte(
    look.variant === 2 ? shade(look.accent, -0.1) : shade(body, isLight(body) ? -0.1 : -0.25),
    0.75,
  );
  const shell =
    look.variant % 4 === 3
      ? matte(body, 0.75)
      : new THREE.MeshPhysicalMaterial({
          color: body,
          roughness: 0.42,
          clearcoat: 0.35,
          clearcoatRoughness: 0.3,
        });
  const outer = part(
    turned([
      [0.36, -0.1],
      [0.4, -0.06, 0.05],
      [0.4, 0.04, 0.08],
      [0.34, 0.13, 0.1],
      [0, 0.15],
    ]),
    shell,
  );
  const seam = part(
    new THREE.TorusGeometry(0.4, 0.008, 10, 72).rotateX(Math.PI / 2),
    metal(look.accent, 0.3),
    0,
    0.0,
    0,
  );
  const disc = part(
    turned([
      [0.24, 0.13],
      [0.235, 0.152, 0.01],
      [0, 0.158],
    ]),
    look.variant % 2 ? metal(look.accent, 0.35) : matte(shade(body, isLight(body) ? -0.06 : 0.07), 0.5),
  );
  const cushion = part(
    new THREE.TorusGeometry(0.3, 0.105, 24, 72).rotateX(Math.PI / 2).scale(1, 1.15, 1),
    leather,
    0,
    -0.17,
    0,
  );
  const cloth = part(new THREE.CircleGeometry(0.28, 48).rotateX(Math.PI / 2), matte('#1c1c1e', 0.95), 0, -0.12, 0);
  const group = assemble(outer, seam, disc, cushion, cloth);
  if (look.label) {
    const name = decal(
      0.34,
      0.085,
      drawn(512, 128, (pen) => {
        pen.fillStyle =
          look.variant % 2 ? (isLight(look.accent) ? '#2b2622' : '#f4efe6') : isLight(body) ? '#55504a' : '#d8d3ca';
        write(pen, look.label!, 256, 66, 88, 480);
      }),
    );
    name.rotation.x = -Math.PI / 2;
    name.rotation.z = (side * Math.PI) / 2;
    name.position.y = 0.1605;
    group.add(name);
  }
  group.scale.set(small, 1, small * (look.variant % 2 ? 1.0 : 1.18));
  return group;
}

/** Builds headphones. */
export function build(look: Look): THREE.Group {
  const small = (look.variant === 2 ? 0.86 : 1) * (look.params?.['cup'] ?? 1);
  const body = look.body[0]!;
  const group = new THREE.Group();
  const arch = (r: number, low: number): [number, number][] => {
    const points: [number, number][] = [];
    for (let i = 0; i <= 24; i++) {
      const a = Math.PI * (i / 24);
      points.push([low + Math.sin(a) * r * 1.12, -Math.cos(a) * r]);
    }
    return points;
  };
  const band = part(
    strap(
      arch(0.72, 0.42),
      (t) => 0.13 + 0.12 * Math.sin(Math.PI * t),
      () => 0.045,
    ),
    matte(body, 0.5),
  );
  const pad = part(
    strap(
      arch(0.685, 0.42).slice(4, 21),
      (t) => 0.16 + 0.1 * Math.sin(Math.PI * t),
      (t) => 0.03 + 0.05 * Math.sin(Math.PI * t) ** 0.5,
    ),
    matte(look.variant === 2 ? look.accent : shade(body, isLight(body) ? -0.1 : -0.2), 0.85),
  );
  for (const piece of [band, pad]) {
    piece.rotation.y = Math.PI / 2;
    group.add(piece);
  }
  for (const side of [-1, 1]) {
    const ear = cup(look, small, side);
    ear.rotation.z = (-side * Math.PI) / 2;
    ear.position.set(side * 0.72, 0, 0);
    const tilt = assemble(ear);
    tilt.rotation.z = side * 0.06;
    group.add(tilt);
    group.add(
      part(
        pipe(
          [
            [side * 0.72, 0.56, 0],
            [side * 0.745, 0.42, 0],
            [side * 0.75, 0.3, 0],
          ],
          0.03,
        ),
        metal(shade(look.accent, 0.2), 0.3),
      ),
    );
    const fork: [number, number, number][] = [];
    for (let i = 0; i <= 10; i++) {
      const a = -0.15 + (Math.PI + 0.3) * (i / 10);
      fork.push([
        side * 0.71,
        Math.sin(a) * 0.43 * small * 1.02,
        Math.cos(a) * 0.43 * small * (look.variant % 2 ? 1.02 : 1.2),
      ]);
    }
    group.add(part(pipe(fork, 0.024), look.variant === 0 ? matte(body, 0.45) : metal(shade(look.accent, 0.2), 0.3)));
  }
  if (look.variant % 4 === 1) {
    const cable: [number, number, number][] = [
      [-0.74, -0.4, 0.08],
      [-0.74, -0.5, 0.2],
      [-0.66, -0.515, 0.42],
      [-0.2, -0.515, 0.6],
      [0.3, -0.515, 0.42],
      [0.42, -0.515, 0.7],
      [0.1, -0.515, 0.86],
      [-0.1, -0.515, 0.7],
      [0.2, -0.515, 0.56],
      [0.66, -0.515, 0.72],
    ];
    group.add(part(pipe(cable, 0.02, false, 160), matte('#1c1c1e', 0.6)));
    const plug = part(
      turned(
        [
          [0, 0],
          [0.035, 0.02],
          [0.04, 0.16],
          [0.02, 0.18],
          [0.018, 0.3],
          [0, 0.31],
        ],
        24,
      ).rotateZ(-Math.PI / 2),
      metal('#d6b465', 0.25),
      0.66,
      -0.505,
      0.72,
    );
    plug.rotation.y = -0.3;
    group.add(plug);
  }
  group.userData['shots'] = {
    1: { azimuth: -34, elevation: 12 },
    2: { azimuth: 52, elevation: 14 },
    3: { azimuth: -66, elevation: 8, fill: 1.15, focus: [0.2, 0.42, 0.5] },
  };
  return group;
}
