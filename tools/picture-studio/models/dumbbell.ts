/**
 * Weights; body is the heads, accent the grip or stand.
 *
 * Variants: 0 pair of hex dumbbells · 1 three pairs in vinyl on a stand (second and third body colour if given) · 2
 * adjustable with plates · 3 kettlebell · 4 barbell set. Params: none.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { bar, put } from '../goods.ts';
import { matte, metal, pipe, slab, turned } from '../kit.ts';
import { mix, painted, words } from '../prints.ts';

/** Builds the weights. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -32, elevation: 18 },
    2: { azimuth: 28, elevation: 30 },
    3: { azimuth: -58, elevation: 16, fill: 0.98 },
  };
  const body = look.body[0] ?? '#2a2b2d';
  const v = look.variant % 5;
  if (v === 0) {
    const [a, b] = [hex(body, look.accent, '10'), hex(body, look.accent, '10')];
    a.position.set(0.04, 0, 0.24);
    a.rotation.y = 0.12;
    b.position.set(-0.06, 0, -0.24);
    b.rotation.y = -0.2;
    g.add(a, b);
  }
  if (v === 1) rack(g, look);
  if (v === 2) plates(g, body, look.accent, 0.42, [0.2, 0.17, 0.14]);
  if (v === 3) kettle(g, body, look.accent);
  if (v === 4) plates(g, body, look.accent, 1.5, [0.34, 0.28, 0.22]);
  return g;
}

function hexagon(r: number): THREE.Shape {
  const s = new THREE.Shape();
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2;
    if (i) s.lineTo(Math.cos(a) * r, Math.sin(a) * r);
    else s.moveTo(r, 0);
  }
  s.closePath();
  return s;
}

function stamp(text: string, color: string, size: number): THREE.Mesh {
  const f = { x: -1, y: -1, w: 2, h: 2 };
  const map = painted(f, 256, (c) =>
    words(c, text, 0, 0, 1.2, color, '700 100px "Hind Siliguri", "Liberation Sans", sans-serif', 1.6),
  );
  const m = put(
    new THREE.PlaneGeometry(size, size),
    new THREE.MeshStandardMaterial({ map, transparent: true, roughness: 0.5 }),
    [0, 0, 0],
  );
  m.userData['castShadow'] = false;
  return m;
}

function grip(accent: string, half: number): THREE.Group {
  const g = new THREE.Group();
  const steel = metal(accent, 0.32);
  g.add(
    put(
      turned(
        [
          [0, -half],
          [0.03, -half],
          [0.036, -half * 0.5, 0.02],
          [0.042, 0, 0.03],
          [0.036, half * 0.5, 0.02],
          [0.03, half],
          [0, half],
        ],
        40,
      ),
      steel,
      [0, 0, 0],
      [0, 0, Math.PI / 2],
    ),
  );
  for (let i = -8; i <= 8; i++)
    g.add(put(new THREE.TorusGeometry(0.0395, 0.0022, 6, 32), steel, [(i * half) / 13, 0, 0], [0, Math.PI / 2, 0]));
  return g;
}

function hex(body: string, accent: string, weight: string): THREE.Group {
  const g = new THREE.Group();
  const rubber = matte(body, 0.62);
  const r = 0.17;
  for (const s of [1, -1]) {
    g.add(
      put(slab(hexagon(r), 0.24, 0.035, 1), rubber, [s * 0.28, 0, 0], [0, Math.PI / 2, 0]),
      put(
        turned(
          [
            [0, 0],
            [0.075, 0],
            [0.06, 0.03],
            [0, 0.03],
          ],
          36,
        ),
        metal(accent, 0.3),
        [s * 0.152, 0, 0],
        [0, 0, s * (Math.PI / 2)],
      ),
    );
    const mark = stamp(weight, mix(body, '#ffffff', 0.8), 0.17);
    mark.position.set(s * 0.402, 0, 0);
    mark.rotation.y = (s * Math.PI) / 2;
    g.add(mark);
  }
  g.add(grip(accent, 0.17));
  const up = new THREE.Group();
  g.position.y = r * Math.cos(Math.PI / 6);
  g.rotation.x = 0;
  up.add(g);
  return up;
}

function vinyl(color: string, k: number, weight: string): THREE.Group {
  const g = new THREE.Group();
  const m = matte(color, 0.5);
  for (const s of [1, -1]) {
    g.add(
      put(slab(hexagon(0.1 * k), 0.13 * k, 0.04 * k, 6), m, [s * 0.17 * (0.6 + k * 0.4), 0, 0], [0, Math.PI / 2, 0]),
    );
    const mark = stamp(weight, '#ffffff', 0.09 * k);
    mark.position.set(s * (0.17 * (0.6 + k * 0.4) + 0.067 * k), 0, 0);
    mark.rotation.y = (s * Math.PI) / 2;
    g.add(mark);
  }
  g.add(bar(m, [-0.17, 0, 0], [0.17, 0, 0], 0.028));
  return g;
}

function rack(g: THREE.Group, look: Look): void {
  const frame = matte(look.accent, 0.4);
  const tints = [look.body[0] ?? '#2e8486', look.body[1] ?? '#dc7763', look.body[2] ?? '#6f5a99'];
  for (const s of [1, -1]) {
    g.add(
      bar(frame, [s * 0.07, 0.02, 0.36], [s * 0.07, 0.02, -0.36], 0.016),
      bar(frame, [s * 0.07, 0.02, 0.34], [s * 0.07, 0.66, 0], 0.016),
      bar(frame, [s * 0.07, 0.02, -0.34], [s * 0.07, 0.66, 0], 0.016),
    );
    g.add(put(new THREE.SphereGeometry(0.02, 12, 8), frame, [s * 0.07, 0.66, 0]));
  }
  g.add(
    bar(frame, [-0.07, 0.66, 0], [0.07, 0.66, 0], 0.016),
    bar(frame, [-0.07, 0.02, 0.36], [0.07, 0.02, 0.36], 0.016),
    bar(frame, [-0.07, 0.02, -0.36], [0.07, 0.02, -0.36], 0.016),
  );
  for (let i = 0; i < 3; i++) {
    const y = 0.14 + i * 0.19;
    const z = 0.34 * (1 - (y - 0.02) / 0.64) + 0.05;
    for (const s of [1, -1]) {
      const d = vinyl(tints[i] ?? '#888888', 1 - i * 0.13, ['4', '2', '1'][i] ?? '1');
      d.position.set(0, y + 0.035, s * z);
      d.rotation.x = s * 0.5;
      g.add(d);
      for (const e of [0.07, -0.07])
        g.add(
          bar(frame, [e, y - 0.005, s * (z - 0.05)], [e, y - 0.005, s * (z + 0.036)], 0.012),
          bar(frame, [e, y - 0.005, s * (z + 0.036)], [e, y + 0.03, s * (z + 0.05)], 0.012),
        );
    }
  }
}

function plates(g: THREE.Group, body: string, accent: string, half: number, radii: number[]): void {
  const steel = metal(accent, 0.25);
  const r0 = radii[0] ?? 0.2;
  const one = new THREE.Group();
  one.add(bar(steel, [-half - 0.14, 0, 0], [half + 0.14, 0, 0], 0.026));
  for (const s of [1, -1]) {
    let x = half * (half > 1 ? 0.72 : 0.42);
    one.add(put(new THREE.CylinderGeometry(0.05, 0.05, 0.03, 32), steel, [s * (x - 0.02), 0, 0], [0, 0, Math.PI / 2]));
    for (const [i, r] of radii.entries()) {
      const t = 0.06 - i * 0.008;
      one.add(
        put(
          turned(
            [
              [0.03, -t / 2],
              [r * 0.9, -t / 2, 0.006],
              [r, -t * 0.4, 0.01],
              [r, t * 0.4, 0.01],
              [r * 0.9, t / 2, 0.006],
              [r * 0.82, t * 0.3],
              [r * 0.4, t * 0.3],
              [r * 0.34, t / 2],
              [0.03, t / 2],
            ],
            72,
          ),
          matte(i === 1 ? mix(body, accent, 0.35) : body, 0.5),
          [s * (x + t / 2), 0, 0],
          [0, 0, (-s * Math.PI) / 2],
        ),
      );
      x += t + 0.004;
    }
    one.add(
      put(
        turned(
          [
            [0, 0],
            [0.075, 0, 0.01],
            [0.07, 0.035, 0.01],
            [0.035, 0.05],
            [0, 0.05],
          ],
          8,
        ),
        steel,
        [s * (x + 0.002), 0, 0],
        [0, 0, (-s * Math.PI) / 2],
      ),
    );
  }
  one.position.y = r0;
  g.add(one);
}

function kettle(g: THREE.Group, body: string, accent: string): void {
  g.add(
    put(
      turned(
        [
          [0, 0],
          [0.13, 0, 0.02],
          [0.2, 0.1, 0.09],
          [0.215, 0.2, 0.09],
          [0.17, 0.32, 0.08],
          [0.08, 0.37],
          [0, 0.38],
        ],
        80,
      ),
      matte(body, 0.55),
      [0, 0, 0],
    ),
    put(
      pipe(
        [
          [-0.1, 0.3, 0],
          [-0.135, 0.42, 0],
          [-0.1, 0.53, 0],
          [0, 0.555, 0],
          [0.1, 0.53, 0],
          [0.135, 0.42, 0],
          [0.1, 0.3, 0],
        ],
        0.03,
      ),
      metal(accent, 0.35),
      [0, 0, 0],
    ),
  );
  const mark = stamp('12', '#f4f1e9', 0.16);
  mark.position.set(0, 0.19, 0.218);
  g.add(mark);
}
