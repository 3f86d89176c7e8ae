/** A home security camera: ball on a foot, bullet on a wall arm, door bell, or dome, by variant. */
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

function eye(r: number): THREE.Group {
  const group = assemble(
    part(
      turned(
        [
          [r, 0],
          [r, 0.03, 0.01],
          [r * 0.9, 0.035],
          [0, 0.02],
        ],
        56,
      ),
      lacquer('#0b0b0e', 0.2),
    ),
    part(
      turned(
        [
          [r * 0.55, 0.02],
          [r * 0.55, 0.05, 0.01],
          [r * 0.46, 0.055],
          [r * 0.4, 0.035],
          [0, 0.035],
        ],
        48,
      ),
      metal('#3b3d42', 0.35),
    ),
    part(
      new THREE.SphereGeometry(r * 0.42, 32, 12, 0, Math.PI * 2, 0, 0.9).scale(1, 0.5, 1),
      new THREE.MeshPhysicalMaterial({ color: '#0a1436', roughness: 0.05, clearcoat: 1, iridescence: 0.6 }),
      0,
      -0.01 + r * 0.04,
      0,
    ),
    part(new THREE.SphereGeometry(r * 0.06, 12, 8), glow('#4fd1ff', 1.3), 0, 0.033, r * 0.76),
  );
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.4;
    if (Math.abs(Math.sin(a) - 1) > 0.2)
      group.add(
        part(
          new THREE.SphereGeometry(r * 0.055, 10, 6),
          matte('#30141a', 0.2),
          Math.cos(a) * r * 0.76,
          0.03,
          Math.sin(a) * r * 0.76,
        ),
      );
  }
  group.rotation.x = Math.PI / 2;
  return group;
}

function nameplate(look: Look, size: number): THREE.Mesh {
  return decal(
    size,
    size / 4,
    drawn(512, 128, (pen) => {
      pen.fillStyle = isLight(look.body[0]!) ? '#7b766e' : '#cdc8bf';
      write(pen, look.label ?? '', 256, 66, 96, 490);
    }),
  );
}

/** One camera. */
function single(look: Look): THREE.Group {
  const body = look.body[0]!;
  const skin = lacquer(body, 0.4);
  const kind = look.variant % 4;
  const group = new THREE.Group();
  const name = nameplate(look, 0.3);
  if (kind === 0) {
    const ball = assemble(
      part(new THREE.SphereGeometry(0.46, 56, 40, 0, Math.PI * 2, 0.7, Math.PI - 0.7).rotateX(Math.PI / 2), skin),
      part(
        turned([
          [0.3, 0.34],
          [0.29, 0.36],
          [0, 0.36],
        ]).rotateX(Math.PI / 2),
        lacquer('#0b0b0e', 0.2),
      ),
    );
    const lens = eye(0.27);
    lens.position.z = 0.355;
    ball.add(lens);
    ball.position.y = 0.92;
    ball.rotation.x = -0.12;
    group.add(
      ball,
      part(
        turned([
          [0.42, 0],
          [0.44, 0.03, 0.02],
          [0.4, 0.1, 0.05],
          [0.22, 0.3, 0.16],
          [0.24, 0.52, 0.05],
          [0.3, 0.58],
        ]),
        skin,
      ),
    );
    name.position.set(0, 0.24, 0.29);
    name.rotation.x = -0.5;
    name.scale.setScalar(0.7);
    group.add(name);
  } else if (kind === 1) {
    const barrel = assemble(
      part(
        turned([
          [0.1, -0.5],
          [0.3, -0.5, 0.12],
          [0.32, 0.42],
          [0.28, 0.46, 0.02],
          [0, 0.42],
        ]).rotateX(Math.PI / 2),
        skin,
      ),
    );
    const hood = part(
      new THREE.CylinderGeometry(0.36, 0.36, 1.0, 48, 1, true, Math.PI - 1.2, 2.4).rotateX(Math.PI / 2),
      new THREE.MeshStandardMaterial({ color: shade(body, -0.03), roughness: 0.4, side: THREE.DoubleSide }),
      0,
      0.01,
      0.12,
    );
    hood.rotation.z = 0;
    const lens = eye(0.27);
    lens.position.z = 0.42;
    name.rotation.y = Math.PI / 2;
    name.position.set(0.325, 0, -0.1);
    barrel.add(hood, lens, name);
    barrel.position.set(0, 0.95, 0.2);
    barrel.rotation.x = 0.06;
    const arm = assemble(
      part(
        turned([
          [0.34, 0],
          [0.34, 0.05, 0.02],
          [0.14, 0.1, 0.03],
          [0.08, 0.3],
          [0.08, 0.6],
          [0.12, 0.62],
          [0.12, 0.7],
        ]),
        matte(shade(body, -0.06), 0.45),
      ),
    );
    for (const a of [0.5, 2.6, 4.7])
      arm.add(
        part(
          turned(
            [
              [0.035, 0.05],
              [0.035, 0.06],
              [0, 0.06],
            ],
            20,
          ),
          metal('#8c8d90', 0.4),
          Math.cos(a) * 0.25,
          0,
          Math.sin(a) * 0.25,
        ),
      );
    group.add(barrel, arm);
  } else if (kind === 2) {
    group.add(
      part(slab(roundedRect(0.62, 1.7, 0.24), 0.24, 0.06), skin, 0, 0.85, 0),
      part(slab(roundedRect(0.54, 0.7, 0.2), 0.02, 0.008), lacquer('#0c0c0f', 0.2), 0, 1.28, 0.12),
    );
    const lens = eye(0.2);
    lens.position.set(0, 1.32, 0.13);
    const button = part(
      turned([
        [0.19, 0],
        [0.19, 0.03, 0.01],
        [0.15, 0.035],
        [0, 0.03],
      ]).rotateX(Math.PI / 2),
      metal(shade(body, -0.1), 0.35),
      0,
      0.56,
      0.12,
    );
    const halo = part(new THREE.TorusGeometry(0.2, 0.014, 10, 64), glow('#58c7f3', 1.1), 0, 0.56, 0.13);
    name.position.set(0, 0.2, 0.1215);
    group.add(lens, button, halo, name);
  } else {
    group.add(
      part(
        turned([
          [0.66, 0],
          [0.7, 0.05, 0.03],
          [0.64, 0.26, 0.08],
          [0.52, 0.32, 0.03],
        ]),
        skin,
      ),
      part(
        new THREE.SphereGeometry(0.5, 56, 28, 0, Math.PI * 2, 0, Math.PI / 2),
        new THREE.MeshPhysicalMaterial({
          color: '#14161c',
          roughness: 0.06,
          clearcoat: 1,
          transparent: true,
          opacity: 0.72,
        }),
        0,
        0.3,
        0,
      ),
    );
    const lens = eye(0.22);
    const gimbal = assemble(part(new THREE.SphereGeometry(0.3, 40, 28), matte('#1c1d21', 0.4)), lens);
    lens.position.z = 0.26;
    gimbal.position.y = 0.38;
    gimbal.rotation.x = -0.4;
    group.add(gimbal);
    name.position.set(0, 0.15, 0.685);
    name.rotation.x = -0.2;
    group.add(name);
  }
  group.userData['shots'] = {
    1: { azimuth: kind === 1 ? 38 : -26, elevation: 12 },
    2: { azimuth: kind === 1 ? -40 : 36, elevation: 20 },
    3: { azimuth: 16, elevation: 10, fill: 1.2, focus: [0.5, 0.68, 0.8] },
  };
  return group;
}

/** Builds a security camera; domes come as a set of four with their recorder, save in the detail. */
export function build(look: Look): THREE.Group {
  if (look.variant % 4 !== 3 || look.params?.['shot'] === 3) return single(look);
  const group = new THREE.Group();
  for (const [x, z, turn] of [
    [-0.8, 0.85, 0.3],
    [0.75, 0.95, -0.2],
    [-1.5, -0.55, 0.4],
    [1.45, -0.5, -0.4],
  ] as const) {
    const dome = single(look);
    dome.scale.setScalar(0.8);
    dome.position.set(x, 0, z);
    dome.rotation.y = turn;
    group.add(dome);
  }
  group.add(
    part(roundedBox(1.7, 0.42, 1.15, 0.05), matte('#232427', 0.45), 0, 0.23, -0.9),
    part(roundedBox(1.72, 0.03, 1.16, 0.01), metal('#6d7073', 0.4), 0, 0.45, -0.9),
  );
  const name = decal(
    0.6,
    0.15,
    drawn(512, 128, (pen) => {
      pen.fillStyle = '#d9d6d0';
      write(pen, look.label ?? '', 256, 66, 90, 490);
    }),
  );
  name.position.set(-0.4, 0.26, -0.32);
  group.add(name);
  for (const i of [0, 1, 2])
    group.add(
      part(new THREE.SphereGeometry(0.022, 12, 8), glow(i ? '#5fe08a' : '#4fb6ff', 1.2), 0.4 + i * 0.13, 0.26, -0.325),
    );
  group.userData['shots'] = { 1: { azimuth: -18, elevation: 26 }, 2: { azimuth: 26, elevation: 34 } };
  return group;
}
