/** A jar of cream: straight, domed, low or square-shouldered by variant; open in the second and third picture. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, drawn, isLight, lacquer, matte, metal, part, turned, wrap, write } from '../kit.ts';

function swirl(r: number): THREE.BufferGeometry {
  const [rings, sides] = [40, 96];
  const geometry = new THREE.PlaneGeometry(1, 1, sides, rings);
  const p = geometry.getAttribute('position');
  for (let j = 0; j <= rings; j++)
    for (let i = 0; i <= sides; i++) {
      const [t, a] = [j / rings, (i / sides) * Math.PI * 2];
      const wave = Math.sin(a + t * 13) * 0.035 * Math.sin(Math.PI * Math.min(1, t * 1.1)) + (1 - t) ** 3 * 0.16;
      p.setXYZ(j * (sides + 1) + i, Math.cos(a) * t * r, wave, -Math.sin(a) * t * r);
    }
  geometry.computeVertexNormals();
  const n = geometry.getAttribute('normal');
  if (n.getY(20 * (sides + 1)) < 0) {
    geometry.setIndex([...geometry.getIndex()!.array].reverse());
    geometry.computeVertexNormals();
  }
  return geometry;
}

/** Builds a jar. `body` is the jar, `accent` the lid. */
export function build(look: Look): THREE.Group {
  const body = look.body[0]!;
  const kind = look.variant % 4;
  const shot = look.params?.['shot'] ?? 1;
  const r = 0.66 * (look.params?.['width'] ?? 1);
  const h = (kind === 2 ? 0.42 : kind === 1 ? 0.66 : 0.58) * (look.params?.['height'] ?? 1);
  const skin = kind === 3 ? matte(body, 0.6) : lacquer(body, 0.3);
  const wall: [number, number, number?][] =
    kind === 1
      ? [
          [0, 0],
          [r * 0.66, 0, 0.08],
          [r, h * 0.5, 0.3],
          [r * 0.86, h, 0.06],
          [r * 0.78, h],
          [r * 0.74, h * 0.6],
        ]
      : [
          [0, 0],
          [r - 0.02, 0, 0.05],
          [r, 0.06, 0.04],
          [r, h - 0.02, kind === 3 ? 0.14 : 0.05],
          [r * 0.84, h, 0.02],
          [r * 0.78, h],
          [r * 0.76, h * 0.6],
        ];
  const group = assemble(
    part(
      turned(
        wall.map(([x, y, c]) => [x, y, c ?? 0] as [number, number, number]),
        96,
      ),
      skin,
    ),
  );
  const rim = kind === 1 ? r * 0.84 : r * 0.86;
  group.add(
    part(
      turned(
        [
          [rim * 0.93, h - 0.02],
          [rim * 0.93, h + 0.12],
          [rim * 0.88, h + 0.13, 0.01],
          [rim * 0.85, h + 0.1],
          [rim * 0.85, h - 0.05],
        ],
        96,
      ),
      matte('#fbf8f2', 0.5),
    ),
  );
  group.add(
    part(
      swirl(rim * 0.86),
      new THREE.MeshPhysicalMaterial({ color: '#fdf6ea', roughness: 0.4, sheen: 0.3 }),
      0,
      h + 0.03,
      0,
    ),
  );
  const flat = drawn(960, 260, (pen) => {
    pen.fillStyle = isLight(body) ? '#2f2a25' : '#f7f2e9';
    write(pen, look.label ?? '', 480, 90, 120, 900, '600', kind % 2 ? 'Liberation Serif' : 'Hind Siliguri');
    pen.globalAlpha = 0.55;
    for (let i = 0; i < 2; i++) pen.fillRect(480 - 180 + i * 50, 178 + i * 32, 360 - i * 100, 10);
  });
  const label = wrap(r + 0.004, h * 0.52, (h * 0.52 * (960 / 260)) / r, flat, 0.45);
  label.position.y = h * 0.46;
  if (kind === 1) label.position.y = h * 0.5;
  group.add(label);
  const lidSkin = kind % 2 ? metal(look.accent, 0.3) : lacquer(look.accent, 0.35);
  const lr = kind === 1 ? r * 0.9 : r * 0.99;
  const lid = part(
    turned(
      [
        [lr * 0.9, 0.01],
        [lr, 0, 0.01],
        [lr, 0.26, 0.03],
        [lr * 0.95, 0.3, 0.03],
        [0, 0.3],
      ],
      96,
    ),
    lidSkin,
  );
  if (shot === 1) {
    lid.position.y = h + 0.01;
    group.add(lid);
  } else {
    lid.rotation.z = -1.2;
    lid.position.set(r * 1.28, lr * 0.93, 0);
    const holder = assemble(lid);
    holder.rotation.y = -0.5;
    group.add(holder);
  }
  group.userData['shots'] = {
    1: { azimuth: -8, elevation: 18, fill: 0.74 },
    2: { azimuth: 18, elevation: 34, fill: 0.8 },
    3: { azimuth: -24, elevation: 40, fill: 1.3, focus: [0.34, 0.5, 0.5] },
  };
  return group;
}
