/**
 * A laptop, open: deck with keys and track pad, thin lid; seen from behind in the second picture.
 *
 * Variants: 0 thin · 1 gaming: thick, a lit edge, orange keys about the hand's rest · 2 with a pointing stick · 3 light
 * keys. Params: `turn` and `high` where the camera stands, `lid` how far it is opened (degrees beyond upright),
 * `screen` what it shows, `width` 1 = usual.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import {
  assemble,
  decal,
  drawn,
  glow,
  isLight,
  matte,
  metal,
  part,
  roundedBox,
  roundedRect,
  shade,
  slab,
  write,
} from '../kit.ts';
import { screen } from './laptop-screens.ts';

const D = 1.42;

function keys(look: Look, wide: number): THREE.Group {
  const body = look.body[0]!;
  const group = new THREE.Group();
  const dark = look.variant % 4 !== 3;
  const cap = dark ? '#1b1c1f' : shade(body, isLight(body) ? 0.35 : 0.12);
  const [columns, rows, pitch] = [wide > 2.2 ? 18 : 15, 5, 0.116];
  const well = part(
    roundedBox(columns * pitch + 0.05, 0.008, rows * pitch + 0.05, 0.004),
    matte(shade(body, -0.45), 0.7),
    0,
    0.001,
    -0.24,
  );
  group.add(well);
  const key = roundedBox(pitch * 0.86, 0.022, pitch * 0.86, 0.01, 2);
  const many = new THREE.InstancedMesh(key, matte(cap, 0.6), columns * rows);
  let count = 0;
  const place = new THREE.Matrix4();
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      if (r === rows - 1 && c > 3 && c < 9) continue;
      place.makeTranslation((c - (columns - 1) / 2) * pitch, 0.01, -0.24 + (r - (rows - 1) / 2) * pitch);
      many.setMatrixAt(count++, place);
    }
  many.count = count;
  group.add(
    many,
    part(roundedBox(pitch * 4.86, 0.022, pitch * 0.86, 0.01, 2), matte(cap, 0.6), -pitch, 0.01, -0.24 + 2 * pitch),
  );
  group.add(part(roundedBox(0.72, 0.006, 0.42, 0.003), matte(shade(body, -0.12), 0.4), 0, 0.001, 0.36));
  if (look.variant % 4 === 2)
    group.add(part(new THREE.SphereGeometry(0.024, 16, 12), matte(look.accent, 0.6), -pitch / 2 + 0.04, 0.022, -0.24));
  if (look.variant % 4 === 1)
    for (const x of [-1, 1])
      group.add(part(roundedBox(0.024, 0.008, 1.2, 0.003), glow(look.accent, 1), x * (wide / 2 - 0.05), 0.001, 0));
  return group;
}

/** Builds a laptop standing open. */
export function build(look: Look): THREE.Group {
  const body = look.body[0]!;
  const { shot = 1, turn = -30, high = 16, lid: open = 18, screen: shown = 0, width = 1 } = look.params ?? {};
  const W = 2.1 * width;
  const skin = metal(body, 0.42);
  if (!isLight(body)) skin.metalness = 0.6;
  const thick = look.variant % 4 === 1 ? 0.1 : 0.062;
  const base = part(slab(roundedRect(W, D, 0.09), thick, 0.02).rotateX(-Math.PI / 2), skin, 0, thick / 2 + 0.02, 0);
  const deck = keys(look, W);
  deck.position.y = thick + 0.021;
  const lid = new THREE.Group();
  const tall = D * 0.98;
  lid.add(part(slab(roundedRect(W, tall, 0.09), 0.04, 0.014), skin, 0, tall / 2, 0));
  lid.add(
    part(slab(roundedRect(W - 0.03, tall - 0.03, 0.075), 0.006, 0.002), matte('#0a0a0c', 0.3), 0, tall / 2, 0.0215),
  );
  const panel = glow('#ffffff', 0.85);
  panel.emissiveMap = screen(shown);
  panel.roughness = 0.2;
  lid.add(part(new THREE.PlaneGeometry(W - 0.1, tall - 0.15), panel, 0, tall / 2 + 0.02, 0.0268));
  const name = decal(
    0.62,
    0.155,
    drawn(512, 128, (pen) => {
      pen.fillStyle = isLight(body) ? '#3a3d42' : '#d9dbde';
      write(pen, look.label ?? '', 256, 66, 92, 490);
    }),
    0.3,
  );
  name.rotation.y = Math.PI;
  name.position.set(0, tall * 0.52, -0.0225);
  const chin = decal(
    0.3,
    0.05,
    drawn(384, 64, (pen) => {
      pen.fillStyle = '#b9bcc2';
      write(pen, look.label ?? '', 192, 34, 44, 360);
    }),
  );
  chin.position.set(0, 0.047, 0.0268);
  lid.add(name, chin);
  lid.position.set(0, thick + 0.022, -D / 2 + 0.03);
  lid.rotation.x = THREE.MathUtils.degToRad(shot === 2 ? -12 : -open);
  const hinge = part(
    new THREE.CylinderGeometry(0.026, 0.026, W * 0.7, 20).rotateZ(Math.PI / 2),
    matte('#1a1b1d', 0.5),
    0,
    thick + 0.018,
    -D / 2 + 0.02,
  );
  const group = assemble(base, deck, lid, hinge);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      group.add(
        part(new THREE.CylinderGeometry(0.05, 0.05, 0.02, 20), matte('#161617'), x * W * 0.42, 0.01, z * D * 0.4),
      );
  for (const z of [-0.4, -0.22])
    group.add(part(roundedBox(0.012, 0.022, 0.1, 0.004), matte('#0c0c0d'), -W / 2, thick * 0.6 + 0.02, z));
  group.userData['shots'] = {
    1: { azimuth: turn, elevation: high, fill: 0.84 },
    2: { azimuth: 180 + turn, elevation: 20, fill: 0.8 },
    3: { azimuth: -turn, elevation: 32, fill: 1.5, focus: [0.42, 0.2, 0.6] },
  };
  return group;
}
