/** Eye make-up: an open palette of nine, six, four or sixteen pans with a mirror, by variant. */
import * as THREE from 'three';
import type { Look } from '../../catalogue/types.ts';
import { assemble, decal, drawn, isLight, lacquer, matte, metal, part, roundedBox, roundedRect, slab, turned, write } from '../kit.ts';

function title(text: string, ink: string, wide: number): THREE.Mesh {
  return decal(wide, wide / 4, drawn(512, 128, (pen) => {
    pen.fillStyle = ink;
    write(pen, text, 256, 66, 88, 490, '500', 'Liberation Serif');
  }));
}

/** Shades by variant: sunset, nudes, smoke, festival. */
const TONES = [
  ['#f2d9b4', '#e6b07a', '#d98248', '#e9a06a', '#b8502e', '#d6933f', '#8c3526', '#6b2a24', '#3f2320'],
  ['#ecd9c6', '#d2ab8c', '#b98b6c', '#9a6b50', '#7a4f3a', '#4a3026'],
  ['#d8d8da', '#8f9096', '#55565c', '#1f1f22'],
  ['#d8322c', '#f2b51f', '#1f8a86', '#f6f1e4', '#e0598b', '#2f5fb0', '#f07f2a', '#3f9d4f', '#7a3f98', '#f5d94a', '#16716f', '#c21f5b', '#1f2f6b', '#d9a53f', '#8fd0c4', '#5a1f2b'],
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
    tone.set(tones[i % tones.length]!).lerp(own, look.variant % 4 === 2 ? 0.32 : 0.1);
    const shimmer = i % 3 === 1;
    const pan = part(roundedBox(pitch * 0.84, 0.03, pitch * 0.84, 0.012), new THREE.MeshStandardMaterial({ color: tone, roughness: shimmer ? 0.38 : 0.95, metalness: shimmer ? 0.45 : 0 }));
    pan.position.set(((i % columns) - (columns - 1) / 2) * pitch, 0.125, (Math.floor(i / columns) - (rows - 1) / 2) * pitch);
    group.add(pan);
  }
  const lid = assemble(part(slab(roundedRect(w, d, 0.06), 0.08, 0.02), shell, 0, d / 2, 0), part(slab(roundedRect(w - 0.14, d - 0.14, 0.04), 0.01, 0.002), metal('#eef1f3', 0.03), 0, d / 2, 0.04));
  lid.position.set(0, 0.13, -d / 2 - 0.01);
  lid.rotation.x = -0.3;
  const name = title(look.label ?? '', isLight(look.accent) ? '#4c3a2c' : '#efe0c6', Math.min(0.8, w * 0.5));
  name.rotation.set(0, Math.PI, 0);
  name.position.set(0, d / 2, -0.041);
  lid.add(name);
  group.add(lid);
  return group;
}

/** A brush with two ends. */
function brush(): THREE.Group {
  const hair = matte('#4a3527', 0.95);
  const stick = assemble(part(turned([[0.035, -0.6], [0.05, 0], [0.035, 0.6]], 32), lacquer('#2b2320', 0.3)));
  for (const side of [-1, 1]) {
    const end = assemble(part(turned([[0.036, 0.58], [0.05, 0.6], [0.05, 0.78], [0.045, 0.8]], 32), metal('#d2b06a', 0.25)), part(turned([[0.045, 0.79], [0.07, 0.88, 0.04], [0.03, 1.02, 0.04], [0, 1.04]], 32), hair));
    end.rotation.z = side > 0 ? 0 : Math.PI;
    stick.add(end);
  }
  stick.rotation.z = Math.PI / 2;
  return stick;
}

/** Builds eye make-up. */
export function build(look: Look): THREE.Group {
  const kind = look.variant % 4;
  const sizes = [[3, 3], [3, 2], [4, 1], [4, 4]] as const;
  const [columns, rows] = sizes[kind]!;
  const group = palette(look, columns, rows);
  if (kind === 3) {
    const tool = brush();
    tool.position.set(0.05, 0.07, 1.22);
    tool.rotation.y = 0.12;
    group.add(tool);
  }
  group.userData['shots'] = { 1: { azimuth: -24, elevation: 34 }, 2: { azimuth: 26, elevation: 42 }, 3: { azimuth: 14, elevation: 50, fill: 1.3, focus: [0.5, 0.1, 0.62] } };
  return group;
}
