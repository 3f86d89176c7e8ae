/** A smart watch standing on its closed strap; the case is round or squarish by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import {
  assemble,
  drawn,
  glow,
  lacquer,
  matte,
  metal,
  part,
  roundedRect,
  shade,
  slab,
  strap,
  turned,
  write,
} from '../kit.ts';

const SKIN = ['#7fd1ff', '#ffb14a', '#7ee0a8', '#ff7d8f', '#c8a5ff'];

function face(look: Look, round: boolean): THREE.CanvasTexture {
  const tint = SKIN[(look.variant + look.body[0]!.charCodeAt(2)) % SKIN.length]!;
  return drawn(640, 640, (pen) => {
    pen.fillStyle = '#07080b';
    pen.fillRect(0, 0, 640, 640);
    pen.lineWidth = 26;
    pen.lineCap = 'round';
    const rings: [number, string, number][] = [
      [258, tint, 0.74],
      [218, '#ff6f61', 0.55],
      [178, '#f7d154', 0.86],
    ];
    if (round)
      for (const [r, color, share] of rings) {
        pen.strokeStyle = '#22252c';
        pen.beginPath();
        pen.arc(320, 320, r, 0, 7);
        pen.stroke();
        pen.strokeStyle = color;
        pen.beginPath();
        pen.arc(320, 320, r, -1.57, -1.57 + share * 6.28);
        pen.stroke();
      }
    else {
      const glowing = pen.createRadialGradient(320, 660, 40, 320, 620, 460);
      glowing.addColorStop(0, tint);
      glowing.addColorStop(1, '#07080b');
      pen.fillStyle = glowing;
      pen.fillRect(0, 0, 640, 640);
    }
    pen.fillStyle = '#ffffff';
    write(pen, '10:08', 320, round ? 300 : 210, round ? 118 : 190, 560, '600');
    pen.fillStyle = tint;
    write(pen, round ? '8,214' : 'FRI 20 NOV', 320, round ? 392 : 340, round ? 52 : 54, 300, '500');
    if (!round)
      for (const [i, c] of ['#ff6f61', '#f7d154', '#ffffff'].entries()) {
        pen.strokeStyle = c;
        pen.lineWidth = 16;
        pen.beginPath();
        pen.arc(160 + i * 160, 500, 54, -1.57, 2 + i);
        pen.stroke();
      }
  });
}

function fit(shape: THREE.Shape, w: number, h: number): THREE.ShapeGeometry {
  const geometry = new THREE.ShapeGeometry(shape, 32);
  const [p, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (let i = 0; i < uv.count; i++) uv.setXY(i, p.getX(i) / w + 0.5, p.getY(i) / h + 0.5);
  return geometry;
}

/** Builds a smart watch. */
export function build(look: Look): THREE.Group {
  const round = look.variant % 2 === 1;
  const body = look.body[0]!;
  const shell = metal(body, look.variant === 2 ? 0.45 : 0.22);
  const glassy = lacquer('#050507', 0.15);
  const screen = glow('#ffffff', 0.95);
  screen.emissiveMap = face(look, round);
  screen.roughness = 0.12;
  const head = new THREE.Group();
  if (round) {
    head.add(
      part(
        turned([
          [0.3, 0],
          [0.4, 0.01, 0.02],
          [0.44, 0.06, 0.04],
          [0.44, 0.15, 0.02],
          [0.4, 0.18, 0.01],
          [0, 0.18],
        ]).rotateX(Math.PI / 2),
        shell,
      ),
    );
    head.add(
      part(
        turned([
          [0.4, 0.178],
          [0.39, 0.192, 0.01],
          [0, 0.192],
        ]).rotateX(Math.PI / 2),
        glassy,
      ),
    );
    head.add(part(new THREE.CircleGeometry(0.345, 64), screen, 0, 0, 0.1935));
    if (look.variant === 3)
      head.add(part(new THREE.TorusGeometry(0.41, 0.026, 16, 72), metal(shade(body, -0.3), 0.3), 0, 0, 0.18));
  } else {
    head.add(part(slab(roundedRect(0.76, 0.9, 0.22), 0.2, 0.06), shell, 0, 0, 0.1));
    head.add(part(slab(roundedRect(0.7, 0.84, 0.19), 0.03, 0.014), glassy, 0, 0, 0.198));
    head.add(part(fit(roundedRect(0.61, 0.75, 0.15), 0.64, 0.75), screen, 0, 0, 0.2137));
  }
  const side = round ? 0.44 : 0.38;
  for (const y of round ? [0.13, -0.13] : [0.14])
    head.add(
      part(
        turned(
          [
            [0.05, 0],
            [0.06, 0.01],
            [0.06, 0.05],
            [0.05, 0.06],
            [0, 0.06],
          ],
          32,
        ).rotateZ(-Math.PI / 2),
        metal(shade(body, 0.1), 0.3),
        side - 0.01,
        y,
        0.1,
      ),
    );
  if (!round) head.add(part(slab(roundedRect(0.03, 0.18, 0.015), 0.05, 0.008), shell, side + 0.002, -0.14, 0.1));
  const wide = round ? 0.46 : 0.52;
  const path: [number, number][] = [
    [0.4, 0.04],
    [0.52, -0.06],
    [0.6, -0.3],
    [0.52, -0.66],
    [0.24, -0.9],
    [0, -0.95],
    [-0.24, -0.9],
    [-0.52, -0.66],
    [-0.6, -0.3],
    [-0.52, -0.06],
    [-0.4, 0.04],
  ];
  const skin = look.variant === 2 ? metal(look.accent, 0.35) : matte(look.accent, 0.7);
  const band = part(
    strap(
      path,
      (t) => wide * (0.78 + 0.22 * Math.abs(2 * t - 1)),
      () => 0.055,
    ),
    skin,
  );
  const loop = part(
    strap(
      [
        [0.16, -0.985],
        [0, -1.0],
        [-0.16, -0.985],
      ],
      () => wide * 0.86,
      () => 0.03,
      false,
      12,
    ),
    matte(shade(look.accent, -0.15), 0.7),
  );
  const group = assemble(head, band, loop);
  group.rotation.x = -0.14;
  const turn = assemble(group);
  turn.userData['shots'] = {
    1: { azimuth: -32, elevation: 13 },
    2: { azimuth: 40, elevation: 22 },
    3: { azimuth: 18, elevation: 10, fill: 1.3, focus: [0.5, 0.5, 0.9] },
  };
  return turn;
}
