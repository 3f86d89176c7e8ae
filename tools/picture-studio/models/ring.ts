/** A finger ring standing upright: single stone, row of stones, plain band, or cluster, by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, matte, metal, part, roundedBox, shade, turned } from '../kit.ts';
import { claws, gem } from '../gems.ts';

function band(color: string, wide: number, thick: number): THREE.Mesh {
  const profile = new THREE.Shape();
  profile.absellipse(0, 0, thick, wide, 0, Math.PI * 2, false, 0);
  const points: THREE.Vector2[] = profile.getPoints(28).map((p) => new THREE.Vector2(p.x + 0.62, p.y));
  return part(new THREE.LatheGeometry(points.reverse(), 128).rotateX(Math.PI / 2), metal(color, 0.1));
}

function one(look: Look, color: string): THREE.Group {
  const kind = look.variant % 4;
  const group = new THREE.Group();
  const stone = (r: number, angle: number, radius: number, tint = look.accent): void => {
    const seat = assemble(gem(tint, r), claws(r, color, kind === 0 ? 6 : 4));
    seat.position.set(Math.sin(angle) * radius, Math.cos(angle) * radius, 0);
    seat.rotation.z = -angle;
    group.add(seat);
  };
  if (kind === 0) {
    group.add(band(color, 0.062, 0.05));
    stone(0.23 * (look.params?.['stone'] ?? 1), 0, 0.83);
    group.add(
      part(
        turned(
          [
            [0.05, 0.64],
            [0.06, 0.7],
            [0.13, 0.78],
          ],
          40,
        ),
        metal(color, 0.1),
      ),
    );
  } else if (kind === 1) {
    group.add(band(color, 0.1, 0.055));
    for (let i = -6; i <= 6; i++) stone(0.068, i * 0.205, 0.7);
  } else if (kind === 2) {
    group.add(band(color, 0.15, 0.05));
    const groove = part(new THREE.TorusGeometry(0.672, 0.012, 10, 128), metal(look.accent, 0.3));
    group.add(groove);
  } else {
    group.add(band(color, 0.075, 0.055));
    stone(0.15, 0, 0.84);
    group.add(
      part(
        turned(
          [
            [0.06, 0.62],
            [0.1, 0.7, 0.03],
            [0.27, 0.77],
            [0.27, 0.785],
            [0, 0.785],
          ],
          48,
        ),
        metal(color, 0.1),
      ),
    );
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2;
      const petal = assemble(gem('#eef2f6', 0.07), claws(0.07, color));
      petal.position.set(Math.cos(a) * 0.22, 0.8, Math.sin(a) * 0.22);
      group.add(petal);
    }
  }
  return group;
}

/** Builds a ring, in a small velvet box in the second picture; plain bands come as a pair. */
export function build(look: Look): THREE.Group {
  const color = look.body[0]!;
  const shot = look.params?.['shot'] ?? 1;
  const first = one(look, color);
  first.position.y = 0.67;
  const group = assemble(first);
  if (look.variant % 4 === 2 && shot !== 2) {
    const other = one(look, color);
    other.scale.setScalar(0.86);
    other.rotation.set(Math.PI / 2 - 0.22, 0, 0.3);
    other.position.set(0.72, 0.25, 0.42);
    group.add(other);
  }
  if (shot === 2) {
    const velvet = matte(shade('#1f4a3d', 0.02), 0.98);
    first.position.set(0, 0.98, 0.02);
    group.add(
      part(roundedBox(1.7, 0.62, 1.5, 0.1), velvet, 0, 0.31, 0),
      part(roundedBox(1.46, 0.12, 1.26, 0.06), matte('#efe6d6', 0.95), 0, 0.6, 0),
    );
    const lid = assemble(
      part(roundedBox(1.7, 0.4, 1.5, 0.1), velvet, 0, 0.2, 0.75),
      part(roundedBox(1.46, 0.06, 1.26, 0.03), matte('#efe6d6', 0.95), 0, 0.0, 0.75),
    );
    lid.position.set(0, 0.66, -0.74);
    lid.rotation.x = -1.75;
    group.add(lid);
  }
  group.userData['setting'] = { room: 'jewels' };
  group.userData['shots'] = {
    1: { azimuth: -34, elevation: 16, fill: 0.72, fov: 20 },
    2: { azimuth: 28, elevation: 22, fill: 0.8 },
    3: { azimuth: 52, elevation: 34, fill: 1.3, focus: [0.5, 0.78, 0.5] },
  };
  return group;
}
