/** A camera with its lens: mirrorless with a hump, reflex, range finder, or instant camera, by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import {
  assemble,
  decal,
  drawn,
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

function ribbed(radius: number, from: number, to: number, color: string): THREE.Group {
  const group = new THREE.Group();
  const bar = roundedBox(0.016, to - from, 0.016, 0.005, 2);
  const count = 64;
  const ribs = new THREE.InstancedMesh(bar, matte(color, 0.7), count);
  const place = new THREE.Matrix4();
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    place.makeRotationY(-a).setPosition(Math.cos(a) * radius, (from + to) / 2, Math.sin(a) * radius);
    ribs.setMatrixAt(i, place);
  }
  group.add(
    ribs,
    part(
      new THREE.CylinderGeometry(radius, radius, to - from, 64, 1, true).translate(0, (from + to) / 2, 0),
      matte(color, 0.7),
    ),
  );
  return group;
}

function objective(r: number, long: number, ring: string, bright: string): THREE.Group {
  const black = matte('#1b1b1d', 0.4);
  const group = assemble(
    part(
      turned([
        [r * 0.92, 0],
        [r * 0.92, long * 0.25],
        [r, long * 0.3, 0.01],
        [r, long * 0.9],
        [r * 0.98, long, 0.02],
        [r * 0.86, long, 0.01],
        [r * 0.8, long * 0.9],
        [r * 0.66, long * 0.72],
        [0, long * 0.7],
      ]),
      black,
    ),
    ribbed(r * 1.01, long * 0.42, long * 0.72, '#202022'),
    part(new THREE.TorusGeometry(r * 1.0, 0.014, 12, 72).rotateX(Math.PI / 2), metal(ring, 0.35), 0, long * 0.84, 0),
    part(
      turned([
        [r * 0.95, -0.03],
        [r * 0.97, 0.03, 0.01],
        [r * 0.9, 0.035],
      ]),
      metal(bright, 0.3),
    ),
    part(
      new THREE.SphereGeometry(r * 0.9, 48, 16, 0, Math.PI * 2, 0, 0.82).scale(1, 0.42, 1),
      new THREE.MeshPhysicalMaterial({
        color: '#0b1024',
        roughness: 0.05,
        clearcoat: 1,
        clearcoatRoughness: 0.02,
        iridescence: 0.7,
      }),
      0,
      long * 0.56,
      0,
    ),
  );
  group.rotation.x = Math.PI / 2;
  return group;
}

/** The bayonet of a body sold without a lens, with its sensor. */
function mount(r: number, ring: string): THREE.Group {
  const group = assemble(
    part(
      turned([
        [r * 1.12, 0],
        [r * 1.12, 0.05, 0.02],
        [r * 1.02, 0.06],
      ]).rotateX(Math.PI / 2),
      matte('#1b1b1d', 0.5),
    ),
    part(
      turned([
        [r * 1.04, 0.04],
        [r * 1.04, 0.075, 0.005],
        [r * 0.84, 0.075, 0.005],
        [r * 0.82, 0.05],
        [r * 0.82, -0.12],
      ]).rotateX(Math.PI / 2),
      metal('#d2d4d6', 0.25),
    ),
    part(new THREE.CircleGeometry(r * 0.83, 56), matte('#0d0d0f', 0.7), 0, 0, -0.02),
    part(slab(roundedRect(r * 1.24, r * 0.86, 0.01), 0.02, 0.004), metal('#8a5d7c', 0.12), 0, 0, -0.005),
    part(new THREE.SphereGeometry(0.025, 16, 10), matte(ring, 0.4), 0, r * 0.94, 0.075),
    part(new THREE.TorusGeometry(r * 1.12, 0.012, 10, 72), matte(ring, 0.4), 0, 0, 0.03),
  );
  return group;
}

function instant(look: Look): THREE.Group {
  const body = look.body[0]!;
  const skin = lacquer(body, 0.45);
  const dark = matte(shade(look.accent, -0.05), 0.5);
  const lens = assemble(
    part(
      turned([
        [0.4, 0],
        [0.4, 0.14, 0.04],
        [0.3, 0.18, 0.02],
        [0.27, 0.16],
        [0.22, 0.12],
        [0, 0.12],
      ]).rotateX(Math.PI / 2),
      matte(shade(body, isLight(body) ? -0.08 : 0.12), 0.5),
    ),
    part(
      new THREE.SphereGeometry(0.22, 40, 12, 0, Math.PI * 2, 0, 0.9).scale(1, 0.35, 1).rotateX(Math.PI / 2),
      lacquer('#0c1022', 0.1),
      0,
      0,
      0.08,
    ),
  );
  lens.position.set(-0.04, -0.08, 0.26);
  const photo = drawn(256, 320, (pen) => {
    pen.fillStyle = '#fbfaf6';
    pen.fillRect(0, 0, 256, 320);
    const sky = pen.createLinearGradient(0, 24, 0, 240);
    sky.addColorStop(0, '#8fc1d9');
    sky.addColorStop(1, '#f1cf9c');
    pen.fillStyle = sky;
    pen.fillRect(22, 24, 212, 216);
    pen.fillStyle = '#5d7d5a';
    pen.beginPath();
    pen.ellipse(80, 250, 150, 70, 0, Math.PI, 0);
    pen.ellipse(210, 256, 120, 50, 0, Math.PI, 0);
    pen.fill();
    pen.clearRect(22, 240, 0, 0);
    pen.fillStyle = '#fbfaf6';
    pen.fillRect(0, 240, 256, 80);
  });
  const print = part(
    new THREE.BoxGeometry(0.5, 0.62, 0.006),
    new THREE.MeshStandardMaterial({ map: photo, roughness: 0.4 }),
    -0.02,
    0.62,
    -0.08,
  );
  const group = assemble(
    part(roundedBox(1.25, 1, 0.5, 0.2, 8), skin),
    lens,
    print,
    part(slab(roundedRect(0.34, 0.2, 0.06), 0.04, 0.01), dark, 0.36, 0.34, 0.245),
    part(slab(roundedRect(0.2, 0.2, 0.06), 0.04, 0.01), dark, -0.42, 0.34, 0.245),
    part(slab(roundedRect(0.28, 0.14, 0.04), 0.05, 0.01), matte('#f4f0e6', 0.2), 0.36, 0.34, 0.25),
    part(
      turned(
        [
          [0.08, 0],
          [0.08, 0.05, 0.02],
          [0, 0.05],
        ],
        32,
      ).rotateX(Math.PI / 2),
      metal(look.accent, 0.35),
      0.44,
      0.02,
      0.24,
    ),
  );
  const name = decal(0.36, 0.09, label(look.label ?? '', isLight(body) ? '#4c463f' : '#f0ece4'));
  name.position.set(0.34, -0.36, 0.2505);
  group.add(name);
  return group;
}

function label(text: string, ink: string): THREE.CanvasTexture {
  return drawn(512, 128, (pen) => {
    pen.fillStyle = ink;
    write(pen, text, 256, 66, 100, 490, '700');
  });
}

/** Builds a camera. */
export function build(look: Look): THREE.Group {
  const kind = look.variant % 4;
  const body = look.body[0]!;
  let group: THREE.Group;
  if (kind === 3) group = instant(look);
  else {
    const reflex = kind === 1;
    const [w, h, d] = reflex ? [1.36, 1.0, 0.5] : [1.3, 0.78, 0.36];
    const top = kind === 2 && !isLight(body) ? matte(shade(body, 0.08), 0.5) : matte(body, 0.5);
    const leather = matte(isLight(body) ? '#3a332d' : '#19191a', 0.85);
    group = assemble(
      part(slab(roundedRect(w, h, 0.14), d, 0.05), top),
      part(slab(roundedRect(w + 0.012, h * 0.6, 0.05), d * 0.96 + 0.02, 0.04), leather, 0, -h * 0.08, 0.004),
    );
    group.add(
      part(
        roundedBox(0.3, h * 0.9, 0.34, 0.12, 6),
        reflex || kind === 0 ? leather : top,
        -w / 2 + 0.14,
        -h * 0.04,
        d / 2 - 0.02,
      ),
    );
    if (kind !== 2) {
      const hump = new THREE.Shape([
        new THREE.Vector2(-0.3, 0),
        new THREE.Vector2(-0.2, 0.24),
        new THREE.Vector2(0.2, 0.24),
        new THREE.Vector2(0.3, 0),
      ]);
      group.add(part(slab(hump, d * 0.95, 0.03), top, 0.06, h / 2 - 0.05, 0));
      group.add(part(roundedBox(0.22, 0.03, 0.2, 0.008), metal('#8d8f92', 0.4), 0.06, h / 2 + 0.2, -0.06));
      const name = decal(0.34, 0.085, label(look.label ?? '', isLight(body) ? '#33302c' : '#f2f0ec'));
      name.position.set(0.06, h / 2 + 0.1, d * 0.475 + 0.002);
      group.add(name);
    } else {
      group.add(
        part(slab(roundedRect(0.2, 0.13, 0.03), 0.03, 0.01), lacquer('#0e1220', 0.1), 0.44, h / 2 - 0.14, d / 2),
        part(roundedBox(0.22, 0.03, 0.16, 0.008), metal('#8d8f92', 0.4), 0, h / 2 + 0.01, 0),
      );
      const name = decal(0.32, 0.08, label(look.label ?? '', isLight(body) ? '#33302c' : '#f2f0ec'));
      name.position.set(-0.02, h / 2 - 0.1, d / 2 + 0.004);
      group.add(name);
    }
    for (const [x, r] of [
      [-0.5, 0.1],
      [-0.28, 0.075],
      [0.5, 0.09],
    ] as const)
      group.add(
        part(
          turned(
            [
              [r, 0],
              [r, 0.08, 0.015],
              [0, 0.08],
            ],
            40,
          ),
          metal(shade(body, 0.1), 0.45),
          x,
          h / 2 - 0.005,
          -0.02,
        ),
      );
    group.add(
      part(
        turned(
          [
            [0.05, 0],
            [0.05, 0.05, 0.02],
            [0, 0.05],
          ],
          32,
        ),
        metal('#c9cacc', 0.25),
        -0.52,
        h / 2 + 0.03,
        0.14,
      ),
    );
    const lens = reflex
      ? mount(0.36, look.accent)
      : objective(
          kind === 0 ? 0.31 : 0.28,
          (kind === 0 ? 0.48 : 0.34) * (look.params?.['lens'] ?? 1),
          isLight(look.accent) ? look.accent : '#c7c9cc',
          '#b9bbbd',
        );
    lens.position.set(reflex ? 0.06 : 0.1, -0.06, d / 2 + (reflex ? 0.01 : -0.02));
    group.add(lens);
    for (const x of [-1, 1])
      group.add(
        part(new THREE.TorusGeometry(0.045, 0.012, 10, 24), metal('#b5b6b8', 0.3), x * (w / 2 + 0.02), h * 0.3, 0),
      );
  }
  group.userData['shots'] = {
    1: { azimuth: 26, elevation: 14 },
    2: { azimuth: -38, elevation: 24 },
    3: { azimuth: 48, elevation: 10, fill: 1.2, focus: [0.55, 0.5, 0.8] },
  };
  return group;
}
