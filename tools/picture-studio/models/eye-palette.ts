/** Eye make-up: an open palette of nine or four pans, a mascara with its wand, or eye pencils, by variant. */
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
  slab,
  turned,
  write,
} from '../kit.ts';

function title(text: string, ink: string, wide: number): THREE.Mesh {
  return decal(
    wide,
    wide / 4,
    drawn(512, 128, (pen) => {
      pen.fillStyle = ink;
      write(pen, text, 256, 66, 88, 490, '500', 'Liberation Serif');
    }),
  );
}

/** Shades by variant: sunset, nudes. */
const TONES = [
  ['#f2d9b4', '#e6b07a', '#d98248', '#e9a06a', '#b8502e', '#d6933f', '#8c3526', '#6b2a24', '#3f2320'],
  ['#ecd9c6', '#cda27f', '#9a6b50', '#4a3026'],
];

function palette(look: Look, columns: number, rows: number): THREE.Group {
  const shell = lacquer(look.accent, 0.35);
  const pitch = 0.42;
  const [w, d] = [columns * pitch + 0.16, rows * pitch + 0.16];
  const base = part(slab(roundedRect(w, d, 0.06), 0.12, 0.03).rotateX(-Math.PI / 2), shell, 0, 0.06, 0);
  const group = assemble(base);
  const tones = TONES[look.variant % TONES.length]!;
  const tone = new THREE.Color();
  const own = new THREE.Color(look.body[0]!);
  for (let i = 0; i < columns * rows; i++) {
    tone.set(tones[i % tones.length]!).lerp(own, 0.1);
    const shimmer = i % 3 === 1;
    const pan = part(
      roundedBox(pitch * 0.84, 0.03, pitch * 0.84, 0.012),
      new THREE.MeshStandardMaterial({
        color: tone,
        roughness: shimmer ? 0.38 : 0.95,
        metalness: shimmer ? 0.45 : 0,
      }),
    );
    pan.position.set(
      ((i % columns) - (columns - 1) / 2) * pitch,
      0.125,
      (Math.floor(i / columns) - (rows - 1) / 2) * pitch,
    );
    group.add(pan);
  }
  const lid = assemble(
    part(slab(roundedRect(w, d, 0.06), 0.08, 0.02), shell, 0, d / 2, 0),
    part(slab(roundedRect(w - 0.14, d - 0.14, 0.04), 0.01, 0.002), metal('#eef1f3', 0.03), 0, d / 2, 0.04),
  );
  lid.position.set(0, 0.13, -d / 2 - 0.01);
  lid.rotation.x = -0.3;
  const name = title(look.label ?? '', isLight(look.accent) ? '#4c3a2c' : '#efe0c6', Math.min(0.8, w * 0.5));
  name.rotation.set(0, Math.PI, 0);
  name.position.set(0, d / 2, -0.041);
  lid.add(name);
  group.add(lid);
  return group;
}

/** A mascara, its wand lying before it. */
function mascara(look: Look): THREE.Group {
  const shell = isLight(look.accent) ? metal(look.accent, 0.25) : lacquer(look.accent, 0.25);
  const ink = isLight(look.accent) ? '#3b2c1f' : '#eadbc0';
  const tube = assemble(
    part(
      turned([
        [0, 0],
        [0.17, 0, 0.03],
        [0.18, 0.03],
        [0.18, 1.05, 0.03],
        [0.11, 1.08],
        [0.11, 1.2],
      ]),
      shell,
    ),
    part(new THREE.CylinderGeometry(0.113, 0.113, 0.1, 40), metal('#c9a468', 0.25), 0, 1.14, 0),
  );
  const name = title(look.label ?? '', ink, 0.7);
  name.rotation.z = Math.PI / 2;
  name.position.set(0, 0.55, 0.182);
  tube.add(name);
  const bristles = new THREE.InstancedMesh(
    new THREE.CylinderGeometry(0.002, 0.004, 0.1, 5).translate(0, 0.05, 0),
    matte(look.body[0]!, 0.8),
    1400,
  );
  const place = new THREE.Matrix4();
  for (let i = 0; i < 1400; i++) {
    const t = i / 1400;
    const thick = 0.6 + 0.6 * Math.sin(Math.PI * (0.15 + t * 0.75));
    place.compose(
      new THREE.Vector3(0, -0.5 - t * 0.5, 0),
      new THREE.Quaternion().setFromEuler(new THREE.Euler(0, i * 2.399, Math.PI / 2, 'YXZ')),
      new THREE.Vector3(1, thick, 1),
    );
    bristles.setMatrixAt(i, place);
  }
  const wand = assemble(
    part(
      turned([
        [0.14, 0],
        [0.18, 0.01, 0.01],
        [0.18, 0.95, 0.04],
        [0, 0.97],
      ]),
      shell,
    ),
    part(new THREE.CylinderGeometry(0.02, 0.018, 1.0, 14), matte('#1d1b1a', 0.5), 0, -0.5, 0),
    bristles,
  );
  wand.rotation.z = -Math.PI / 2;
  wand.position.y = 0.19;
  const lying = assemble(wand);
  lying.position.set(0.5, 0, 0.5);
  lying.rotation.y = 0.5;
  return assemble(tube, lying);
}

/** Pencils lying side by side, each with a line that it drew. */
function pencils(look: Look): THREE.Group {
  const group = new THREE.Group();
  const colors = [look.body[0]!, look.body[1] ?? look.body[0]!];
  for (const [i, color] of colors.entries()) {
    const shell = isLight(look.accent) ? metal(look.accent, 0.3) : lacquer(look.accent, 0.3);
    const pencil = assemble(
      part(
        turned(
          [
            [0, 0],
            [0.085, 0, 0.02],
            [0.09, 0.03],
            [0.09, 1.5],
          ],
          48,
        ),
        shell,
      ),
      part(
        turned(
          [
            [0.09, 1.5],
            [0.045, 1.7],
          ],
          48,
        ),
        matte('#d9b48a', 0.7),
      ),
      part(
        turned(
          [
            [0.045, 1.7],
            [0.008, 1.82, 0.01],
            [0, 1.82],
          ],
          32,
        ),
        matte(color, 0.45),
      ),
      part(new THREE.CylinderGeometry(0.092, 0.092, 0.06, 48), metal('#c9a468', 0.25), 0, 1.44, 0),
      part(new THREE.CylinderGeometry(0.0915, 0.0915, 0.2, 48), matte(color, 0.5), 0, 0.1, 0),
    );
    const name = title(look.label ?? '', isLight(look.accent) ? '#3b2c1f' : '#eadbc0', 0.56);
    name.rotation.z = Math.PI / 2;
    name.position.set(0, 0.8, 0.093);
    pencil.add(name);
    pencil.rotation.z = -Math.PI / 2;
    pencil.rotation.x = -0.6;
    const lying = assemble(pencil);
    lying.position.set(i * 0.15 - 0.9, 0.092, i * 0.34);
    lying.rotation.y = i ? 0.12 : 0.42;
    group.add(lying);
    const line = part(
      new THREE.CapsuleGeometry(0.03, 0.5, 6, 16).rotateZ(Math.PI / 2).scale(1, 0.15, 1),
      matte(color, 0.7),
      i * 0.35 - 0.2,
      0.002,
      0.75 + i * 0.12,
    );
    group.add(line);
  }
  return group;
}

/** Builds eye make-up. */
export function build(look: Look): THREE.Group {
  const kind = look.variant % 4;
  const group =
    kind === 0 ? palette(look, 3, 3) : kind === 1 ? palette(look, 4, 1) : kind === 2 ? mascara(look) : pencils(look);
  group.userData['shots'] =
    kind < 2
      ? {
          1: { azimuth: -24, elevation: 34 },
          2: { azimuth: 26, elevation: 42 },
          3: { azimuth: 14, elevation: 50, fill: 1.3, focus: [0.5, 0.1, 0.62] },
        }
      : kind === 2
        ? {
            1: { azimuth: -14, elevation: 18 },
            2: { azimuth: 24, elevation: 28 },
            3: { azimuth: 10, elevation: 24, fill: 1.4, focus: [0.35, 0.2, 0.7] },
          }
        : {
            1: { azimuth: -10, elevation: 46, fill: 0.84 },
            2: { azimuth: 24, elevation: 40, fill: 0.84 },
            3: { azimuth: 30, elevation: 36, fill: 1.6, focus: [0.8, 0.3, 0.5] },
          };
  return group;
}
