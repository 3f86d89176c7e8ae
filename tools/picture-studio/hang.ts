/**
 * How a garment hangs before the wall: the body that its cloth takes on, the hanger, the round bindings of its openings.
 * The wall is the ground of the stage, seen from straight above.
 */
import * as THREE from 'three';
import { inside, nearest, smooth } from './cloth.ts';
import type { Height, Point } from './cloth.ts';
import { metal, part, pipe } from './kit.ts';
import { noise } from './noise.ts';
import type { Setting } from './stage.ts';
import type { Shot } from './framing.ts';

/** The light of what hangs: from the upper left of the picture, low enough to draw the folds. */
export const WALL_LIGHT: Setting = { keyFrom: [-0.85, 0.85, -0.75], keyPower: 1.4, skyPower: 0.85, shadow: 0.85 };

/** The three views of a hanging garment: from the front, from the right and below, and close to one spot. */
export function hangShots(focus: [number, number] = [0.5, 0.24], closer = 1.5): Record<number, Partial<Shot>> {
  return {
    1: { azimuth: 0, elevation: 88, fill: 0.78 },
    2: { azimuth: 42, elevation: 66, roll: -38, fill: 0.76 },
    3: { azimuth: -18, elevation: 62, roll: 15, fill: closer, focus: [focus[0], 0.6, focus[1]] },
  };
}

/** How full a garment is, and where its folds begin and how deep they fall. */
export interface Fall {
  /** Depth of the body. */
  deep: number;
  /** Distance from the outline over which it rounds. */
  round: number;
  /** Plan heights of the folds' beginning and end. */
  from: number;
  to: number;
  /** Depth of the folds at their end. */
  fold: number;
  seed: number;
}

/** The distance of the cloth's edges from the wall. */
const LIFT = 0.3;

/** The surface that the cloth takes on: round at its sides, with folds that deepen as they fall. */
export function body(form: Point[], { deep, round, from, to, fold, seed }: Fall): Height {
  return (x, y) => {
    if (!inside(form, x, y)) return LIFT;
    const k = Math.min(1, nearest(form, x, y, true).d / round);
    const rise = Math.sqrt(1 - (1 - k) ** 2);
    const down = Math.min(1, Math.max(0, (from - y) / (from - to)));
    const bend = 0.25 * noise(x * 0.3, y * 0.16, seed + 5);
    const wave = noise((x + bend) * 0.95, y * 0.05 + 4, seed) + 0.45 * noise((x + bend) * 2.1, y * 0.07 + 9, seed + 1);
    const fine = 0.035 * noise(x * 1.6 + y * 0.5, y * 0.8, seed + 2);
    return LIFT + deep * rise + rise * (fold * down * wave + fine);
  };
}

/** The end of a sleeve moved on along the arm, so that the cloth stays open and round there. */
export function further(tip: Point[], from: Point, by: number): Point[] {
  const mx = tip.reduce((sum, p) => sum + p[0], 0) / tip.length - from[0];
  const my = tip.reduce((sum, p) => sum + p[1], 0) / tip.length - from[1];
  const l = Math.hypot(mx, my);
  return tip.map(([x, y]): Point => [x + (mx / l) * by, y + (my / l) * by]);
}

/** An outline whose upper and lower ends are moved away, so that the cloth stays open and round there. */
export function opened(outline: Point[], top: number, bottom: number, by = 1.2): Point[] {
  return outline.map(([x, y]): Point => [x, y > top ? y + by : y < bottom ? y - by : y]);
}

/** A wooden hanger whose arms end before the shoulders. */
export function hanger([x, y]: Point): THREE.Group {
  const group = new THREE.Group();
  const arm = smooth(
    [
      [-x, y],
      [-x * 0.5, y * 0.42 + 0.12],
      [0, 0.2],
      [x * 0.5, y * 0.42 + 0.12],
      [x, y],
    ],
    6,
  );
  const wood = new THREE.MeshPhysicalMaterial({ color: '#a97b4f', roughness: 0.45, clearcoat: 0.5 });
  const bar = pipe(
    arm.map(([a, b]): [number, number, number] => [a, LIFT + 0.12, -b]),
    0.13,
  );
  const hook: [number, number, number][] = [[0, LIFT, -0.2]];
  for (let i = 0; i <= 14; i++) {
    const a = -Math.PI / 2 + (i / 14) * Math.PI * 1.42;
    hook.push([-0.02 + Math.cos(a) * 0.27, LIFT, -1.02 - Math.sin(a) * 0.27]);
  }
  hook.splice(1, 0, [0, LIFT, -0.55]);
  group.add(part(bar, wood), part(pipe(hook, 0.045), metal('#77767a', 0.3)));
  return group;
}

/** A flat band along a closed line in space, `wide` across it and `thick` through it: the binding of a neck. */
export function binding(line: THREE.Vector3[], wide: number, thick: number): THREE.BufferGeometry {
  const curve = new THREE.CatmullRomCurve3(line, true, 'centripetal');
  const [steps, around] = [160, 14];
  const [at, uv, index]: [number[], number[], number[]] = [[], [], []];
  const up = new THREE.Vector3(0, 1, 0);
  for (let i = 0; i <= steps; i++) {
    const t = (i % steps) / steps;
    const p = curve.getPointAt(t);
    const across = curve.getTangentAt(t).cross(up).normalize();
    for (let k = 0; k <= around; k++) {
      const a = (k / around) * Math.PI * 2;
      at.push(
        p.x + (across.x * Math.cos(a) * wide) / 2,
        p.y + (Math.sin(a) * thick) / 2,
        p.z + (across.z * Math.cos(a) * wide) / 2,
      );
      uv.push(i / steps, k / around);
      if (i === steps || k === around) continue;
      const q = i * (around + 1) + k;
      index.push(q, q + 1, q + around + 1, q + 1, q + around + 2, q + around + 1);
    }
  }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(at, 3));
  g.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  g.setAttribute(
    'color',
    new THREE.Float32BufferAttribute(
      at.map(() => 1),
      3,
    ),
  );
  g.setIndex(index);
  g.computeVertexNormals();
  return g;
}
