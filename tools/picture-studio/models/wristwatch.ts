/** A wrist watch with hands: leather strap or link bracelet, plain dial or chronograph, by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, drawn, isLight, matte, metal, part, roundedBox, shade, strap, turned, write } from '../kit.ts';

function dial(look: Look, color: string): THREE.CanvasTexture {
  const ink = isLight(color) ? '#25211d' : '#f3efe6';
  return drawn(768, 768, (pen) => {
    const light = pen.createRadialGradient(330, 300, 40, 384, 384, 420);
    light.addColorStop(0, shade(color, 0.14));
    light.addColorStop(1, shade(color, -0.16));
    pen.fillStyle = light;
    pen.fillRect(0, 0, 768, 768);
    pen.translate(384, 384);
    pen.fillStyle = ink;
    for (let i = 0; i < 60; i++) {
      pen.save();
      pen.rotate((i / 60) * Math.PI * 2);
      if (i % 5) pen.fillRect(-1.5, -356, 3, 16);
      else if (look.variant % 4 !== 2) pen.fillRect(-8, -352, 16, i % 15 ? 54 : 78);
      else pen.fillRect(-3, -356, 6, 26);
      pen.restore();
    }
    if (look.variant % 4 === 2)
      for (let i = 1; i <= 12; i++)
        write(pen, String(i), Math.sin((i / 6) * Math.PI) * 286, -Math.cos((i / 6) * Math.PI) * 286, 74, 120, '600');
    if (look.variant % 4 === 1)
      for (const [x, y] of [
        [-140, 0],
        [140, 0],
        [0, 150],
      ] as const) {
        pen.lineWidth = 4;
        pen.strokeStyle = ink;
        pen.fillStyle = shade(color, isLight(color) ? -0.12 : 0.12);
        pen.beginPath();
        pen.arc(x, y, 84, 0, 7);
        pen.fill();
        pen.stroke();
        pen.beginPath();
        pen.moveTo(x, y);
        pen.lineTo(x + 30, y - 56);
        pen.stroke();
        pen.fillStyle = ink;
      }
    write(pen, look.label ?? '', 0, -160, 62, 330, '600');
  });
}

function hands(ink: string, accent: string): THREE.Group {
  const group = new THREE.Group();
  const hand = (long: number, wide: number, angle: number, z: number, color: string): void => {
    const bar = part(roundedBox(wide, long, 0.01, 0.004, 2).translate(0, long * 0.42, 0), metal(color, 0.3), 0, 0, z);
    bar.rotation.z = -angle;
    group.add(bar);
  };
  hand(0.24, 0.034, (10.14 / 12) * Math.PI * 2, 0.012, ink);
  hand(0.34, 0.024, (9 / 60) * Math.PI * 2, 0.022, ink);
  hand(0.42, 0.009, (34 / 60) * Math.PI * 2, 0.032, accent);
  group.add(
    part(
      turned(
        [
          [0.03, 0],
          [0.03, 0.03, 0.01],
          [0, 0.035],
        ],
        32,
      ).rotateX(Math.PI / 2),
      metal(ink, 0.25),
      0,
      0,
      0.012,
    ),
  );
  return group;
}

/**
 * Builds a wrist watch standing on its closed strap. `body` is the case, `accent` the strap; a metal bracelet (variants
 * 1 and 3) takes the case's colour and the accent colours the dial.
 */
export function build(look: Look): THREE.Group {
  const body = look.body[0]!;
  const bracelet = look.variant % 2 === 1;
  const steel = metal(body, 0.2);
  const face = bracelet ? look.accent : isLight(look.accent) ? '#26303d' : '#f5f1e8';
  const r = 0.46 * (look.params?.['case'] ?? 1);
  const head = assemble(
    part(
      turned([
        [r * 0.8, 0],
        [r * 1.02, 0.03, 0.03],
        [r * 1.06, 0.1, 0.04],
        [r * 1.02, 0.18, 0.03],
        [r * 0.9, 0.2, 0.01],
        [r * 0.88, 0.16],
      ]).rotateX(Math.PI / 2),
      steel,
    ),
    part(
      new THREE.CircleGeometry(r * 0.9, 72),
      new THREE.MeshPhysicalMaterial({
        map: dial(look, face),
        roughness: 0.35,
        clearcoat: 1,
        clearcoatRoughness: 0.04,
      }),
      0,
      0,
      0.162,
    ),
  );
  if (look.variant % 4 === 0) {
    const flutes = new THREE.InstancedMesh(roundedBox(0.02, 0.06, 0.026, 0.008, 2), steel, 90);
    for (let i = 0; i < 90; i++) {
      const a = (i / 90) * Math.PI * 2;
      flutes.setMatrixAt(
        i,
        new THREE.Matrix4()
          .makeRotationZ(a - Math.PI / 2)
          .setPosition(Math.cos(a) * r * 0.945, Math.sin(a) * r * 0.945, 0.195),
      );
    }
    head.add(flutes);
  }
  const pointers = hands(isLight(face) ? '#2a2622' : '#e9e6df', '#c8472f');
  pointers.scale.setScalar(r / 0.46);
  pointers.position.z = 0.165;
  head.add(pointers);
  head.add(
    part(
      turned(
        [
          [0.05, 0],
          [0.06, 0.02],
          [0.06, 0.07],
          [0.05, 0.09],
          [0, 0.09],
        ],
        28,
      ).rotateZ(-Math.PI / 2),
      steel,
      r * 1.04,
      0,
      0.1,
    ),
  );
  if (look.variant % 4 === 1)
    for (const y of [0.2, -0.2])
      head.add(
        part(
          turned(
            [
              [0.035, 0],
              [0.035, 0.07, 0.01],
              [0, 0.08],
            ],
            24,
          ).rotateZ(-Math.PI / 2),
          steel,
          r * 0.98,
          y,
          0.1,
        ),
      );
  for (const [x, y] of [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    const lug = part(roundedBox(0.07, 0.26, 0.12, 0.03), steel, x * r * 0.56, y * r * 0.96, 0.07);
    lug.rotation.x = y * 0.45;
    head.add(lug);
  }
  const path: [number, number][] = [
    [r * 0.98, 0.07],
    [r * 1.22, -0.03],
    [0.66, -0.3],
    [0.56, -0.68],
    [0.26, -0.93],
    [0, -0.98],
    [-0.26, -0.93],
    [-0.56, -0.68],
    [-0.66, -0.3],
    [-r * 1.22, -0.03],
    [-r * 0.98, 0.07],
  ];
  const wide = r * 0.98;
  const group = assemble(head);
  if (bracelet) {
    const curve = new THREE.CatmullRomCurve3(
      path.map(([y, z]) => new THREE.Vector3(0, y, z)),
      false,
      'centripetal',
    );
    const count = 40;
    const polished = metal(shade(body, 0.15), 0.12);
    for (const [width, x, skin] of [
      [wide * 0.3, -wide * 0.33, steel],
      [wide * 0.32, 0, polished],
      [wide * 0.3, wide * 0.33, steel],
    ] as const) {
      const links = new THREE.InstancedMesh(
        roundedBox(width, (curve.getLength() / count) * 0.94, 0.07, 0.022, 2),
        skin,
        count,
      );
      for (let i = 0; i < count; i++) {
        const t = (i + (x === 0 ? 1 : 0.5)) / (count + 0.5);
        const p = curve.getPointAt(t);
        const d = curve.getTangentAt(t);
        links.setMatrixAt(i, new THREE.Matrix4().makeRotationX(Math.atan2(d.z, d.y)).setPosition(x, p.y, p.z));
      }
      group.add(links);
    }
  } else {
    const leather = matte(look.accent, 0.7);
    const taper = (t: number): number => wide * (0.78 + 0.22 * Math.abs(2 * t - 1));
    group.add(
      part(
        strap(path, taper, () => 0.06),
        leather,
      ),
    );
    for (const side of [-1, 1]) {
      const stitches = strap(
        path,
        () => 0.012,
        () => 0.066,
      );
      const p = stitches.getAttribute('position');
      const per = 12;
      for (let i = 0; i < p.count; i++) p.setX(i, p.getX(i) + side * (taper(Math.floor(i / per) / 120) / 2 - 0.035));
      group.add(part(stitches, matte(shade(look.accent, isLight(look.accent) ? -0.3 : 0.35), 0.9)));
    }
    group.add(
      part(
        strap(
          [
            [0.14, -1.02],
            [0, -1.03],
            [-0.14, -1.02],
          ],
          () => wide * 0.9,
          () => 0.035,
          false,
          12,
        ),
        steel,
      ),
    );
  }
  group.rotation.x = -0.14;
  const turn = assemble(group);
  turn.userData['shots'] = {
    1: { azimuth: -30, elevation: 14 },
    2: { azimuth: 38, elevation: 22 },
    3: { azimuth: 14, elevation: 12, fill: 1.35, focus: [0.5, 0.5, 0.95] },
  };
  return turn;
}
