/**
 * A tent; body is the outer sheet, accent the trim and door.
 *
 * Variants: 0 dome for two · 1 family tunnel with porch · 2 pop-up beach shelter, open front · 3 trekking tent for one,
 * low ridge · 4 sleeping bag · 5 folding camp chair. Params: none.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import { bar, pillow, puff, put, sheet } from '../goods.ts';
import { matte, metal, pipe } from '../kit.ts';
import { mix } from '../prints.ts';

interface Kit {
  g: THREE.Group;
  outer: THREE.Material;
  trim: THREE.Material;
  dark: THREE.Material;
  pole: THREE.Material;
  rope: THREE.Material;
}

/** Builds the tent. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -30, elevation: 14 },
    2: { azimuth: 36, elevation: 22 },
    3: { azimuth: -8, elevation: 10, fill: 1.2, focus: [0.5, 0.42, 0.8] },
  };
  const body = look.body[0] ?? '#3f6145';
  const sail = (color: string): THREE.Material =>
    cloth({ color, weave: 'plain', repeat: [16, 10], depth: 0.35, roughness: 0.75, side: THREE.DoubleSide });
  const k: Kit = {
    g,
    outer: sail(body),
    trim: sail(look.accent),
    dark: matte(mix(body, '#15120f', 0.82), 0.95),
    pole: matte('#3a3d40', 0.4),
    rope: matte(mix(look.accent, '#ffffff', 0.4), 0.8),
  };
  [dome, tunnel, shelter, ridge, bag, chair][look.variant % 6]?.(k);
  return g;
}

function guy(k: Kit, from: [number, number, number], to: [number, number, number]): void {
  k.g.add(
    bar(k.rope, from, to, 0.006),
    bar(metal('#b9bcc0', 0.3), [to[0], 0, to[2]], [to[0] * 1.01, 0.05, to[2] * 1.01], 0.008),
  );
}

/** A dome: four-cornered below, round above, with sagging sides between the poles. */
function domeAt(u: number, t: number, w: number, d: number, h: number): [number, number, number] {
  const a = u * Math.PI * 2;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const n = 5 - 2.6 * t;
  const q = (Math.abs(c) ** n + Math.abs(s) ** n) ** (-1 / n);
  const r = Math.cos((t * Math.PI) / 2) ** 0.85;
  const between = Math.abs(Math.cos(a * 2));
  const sag = 1 - 0.07 * between * Math.sin(Math.PI * t);
  return [-c * q * w * r * sag, Math.sin((t * Math.PI) / 2) ** 1.05 * h * (1 - 0.02 * between), s * q * d * r * sag];
}

function dome(k: Kit): void {
  const [w, d, h] = [1.1, 0.95, 1.15];
  k.g.add(
    put(
      sheet(144, 50, (u, t) => domeAt(u, 0.03 + t * 0.97, w, d, h)),
      k.outer,
      [0, 0, 0],
    ),
  );
  for (const q of [0.125, 0.375]) {
    const points: [number, number, number][] = [];
    for (let i = 0; i <= 20; i++) points.push(domeAt(q, i / 20, w * 1.012, d * 1.012, h * 1.012));
    for (let i = 19; i >= 0; i--) points.push(domeAt(q + 0.5, i / 20, w * 1.012, d * 1.012, h * 1.012));
    k.g.add(put(pipe(points, 0.016, false, 120), k.pole, [0, 0, 0]));
  }
  const patch = (
    u0: number,
    u1: number,
    t0: number,
    t1: number,
    lift: number,
    m: THREE.Material,
    shape: (x: number) => number,
  ): void => {
    k.g.add(
      put(
        sheet(40, 24, (u, t) =>
          domeAt(u0 + (u1 - u0) * u, t0 + (t1 - t0) * t * shape(u * 2 - 1), w * lift, d * lift, h * lift),
        ),
        m,
        [0, 0, 0],
      ),
    );
  };
  patch(0.175, 0.325, 0.02, 0.6, 1.02, k.trim, (x) => Math.sqrt(Math.max(0, 1 - x * x * 0.98)));
  patch(0.187, 0.313, 0.02, 0.55, 1.028, k.dark, (x) => Math.sqrt(Math.max(0, 1 - x * x * 0.98)));
  const flap = sheet(16, 20, (u, t) => {
    const [x, y, z] = domeAt(0.19 + 0.035 * u * (1 - t * 0.5), 0.02 + 0.48 * t, w * 1.04, d * 1.04, h * 1.03);
    return [x, y, z + 0.03 * Math.sin(u * 7)];
  });
  k.g.add(put(flap, k.trim, [0, 0, 0]));
  patch(0.0, 1, 0, 0.05, 1.008, k.trim, () => 1);
  patch(0.42, 0.58, 0.62, 0.8, 1.02, k.trim, () => 1);
  for (const q of [0.125, 0.375, 0.625, 0.875]) {
    const top = domeAt(q, 0.35, w, d, h);
    const foot = domeAt(q, 0, w * 1.3, d * 1.3, 0);
    guy(k, top, [foot[0], 0, foot[2]]);
  }
}

function tunnel(k: Kit): void {
  const [w, h] = [1.05, 1.35];
  const hoops = [-1.5, -0.5, 0.5, 1.3];
  const height = (z: number): number => h * (1 - 0.12 * ((z + 0.1) / 1.6) ** 2);
  const at = (u: number, z: number, lift = 1): [number, number, number] => {
    const a = Math.PI * (1 - u);
    const mid = Math.abs(Math.sin(((z - hoops[0]!) / 0.95) * Math.PI));
    const sag = 1 - 0.035 * mid * Math.sin(a);
    const c = Math.cos(a);
    return [Math.sign(c) * Math.abs(c) ** 0.72 * w * lift * sag, Math.sin(a) ** 0.72 * height(z) * lift * sag, z];
  };
  k.g.add(
    put(
      sheet(60, 60, (u, t) => at(1 - u, -1.5 + 2.0 * t)),
      k.outer,
      [0, 0, 0],
    ),
    put(
      sheet(60, 24, (u, t) => at(1 - u, 0.5 + 0.8 * t)),
      k.trim,
      [0, 0, 0],
    ),
  );
  for (const z of hoops)
    k.g.add(
      put(
        pipe(
          Array.from({ length: 25 }, (_, i) => at(0.002 + (i / 24) * 0.996, z, 1.012)),
          0.02,
          false,
          90,
        ),
        k.pole,
        [0, 0, 0],
      ),
    );
  const end = (z: number, m: THREE.Material, shrink: number, bulge: number): void => {
    k.g.add(
      put(
        sheet(40, 20, (u, t) => {
          const [x, y] = at(u, z, shrink);
          return [x * t, y * t, z + bulge * (1 - t * t)];
        }),
        m,
        [0, 0, 0],
      ),
    );
  };
  end(-1.5, k.outer, 1, -0.25);
  end(0.52, k.outer, 0.99, 0.02);
  k.g.add(
    put(
      sheet(30, 20, (u, t) => {
        const [x, y] = at(u, 0.5, 0.66);
        return [x * t * 0.8, y * t, 0.55 + 0.02];
      }),
      k.dark,
      [0, 0, 0],
    ),
  );
  for (const s of [1, -1]) {
    k.g.add(
      put(
        sheet(12, 16, (u, t) => [s * (0.6 + u * 0.4 * (1 - t * 0.35)), t * 1.0, 1.31 + 0.03 * Math.sin(u * 9)]),
        k.trim,
        [0, 0, 0],
      ),
    );
    k.g.add(
      put(
        sheet(16, 10, (u, t) => {
          const [x, y, z] = at(s > 0 ? 0.1 + 0.13 * t : 0.9 - 0.13 * t, -0.35 + 0.6 * u, 1.015);
          return [x, y, z];
        }),
        new THREE.MeshStandardMaterial({ color: '#dfe9ea', roughness: 0.2, side: THREE.DoubleSide }),
        [0, 0, 0],
      ),
    );
    guy(k, at(s > 0 ? 0.25 : 0.75, 1.3), [s * 1.6, 0, 1.75]);
    guy(k, at(s > 0 ? 0.25 : 0.75, -1.5), [s * 1.6, 0, -1.8]);
  }
  k.g.add(
    put(
      sheet(20, 10, (u, t) => [(u - 0.5) * 1.9, 0.012, 0.5 + t * 0.85]),
      matte('#8b8577', 0.95),
      [0, 0, 0],
    ),
  );
  (k.g.children.at(-1) as THREE.Mesh).rotation.set(0, 0, 0);
}

function shelter(k: Kit): void {
  const [w, d, h] = [1.25, 0.9, 1.05];
  const shell = (u: number, t: number, lift = 1): [number, number, number] => {
    const a = Math.PI * (0.0 + u);
    const e = t * Math.PI * 0.62;
    const r = Math.sin(a) ** 0.75;
    return [-Math.cos(a) * w * lift, Math.sin(e) * h * r * lift, -d * Math.cos(e) * (0.55 + 0.45 * r) * lift + 0.1];
  };
  const panel = (u0: number, u1: number, m: THREE.Material): void => {
    k.g.add(
      put(
        sheet(36, 40, (u, t) => shell(u0 + (u1 - u0) * u, t)),
        m,
        [0, 0, 0],
      ),
    );
  };
  panel(0.002, 0.3, k.outer);
  panel(0.3, 0.7, k.trim);
  panel(0.7, 0.998, k.outer);
  for (const u of [0.3, 0.7])
    k.g.add(
      put(
        pipe(
          Array.from({ length: 21 }, (_, i) => shell(u, i / 20, 1.01)),
          0.014,
        ),
        k.pole,
        [0, 0, 0],
      ),
    );
  k.g.add(
    put(
      pipe(
        Array.from({ length: 31 }, (_, i) => shell(0.002 + (i / 30) * 0.996, 1, 1.005)),
        0.02,
      ),
      k.rope,
      [0, 0, 0],
    ),
  );
  k.g.add(
    put(
      sheet(30, 16, (u, t) => [
        (u - 0.5) * 2 * w * Math.sin(Math.PI * (0.28 + 0.44 * (1 - Math.abs(t - 0.55)))),
        0.02,
        -d * 0.7 + t * 1.75,
      ]),
      cloth({ color: '#e9dfc8', weave: 'plain', repeat: [8, 8], side: THREE.DoubleSide }),
      [0, 0, 0],
    ),
  );
  for (const s of [1, -1]) {
    k.g.add(
      put(
        pillow(0.3, 0.16, 0.12, 3 + s),
        cloth({ color: '#d8b27a', weave: 'plain', repeat: 3 }),
        [s * 0.85, 0.07, 0.95],
        [-1.2, 0, s * 0.3],
      ),
    );
    guy(k, shell(s > 0 ? 0.62 : 0.38, 0.95), [s * 1.3, 0, 1.25]);
  }
}

function ridge(k: Kit): void {
  const [l, front, rear] = [1.35, 0.95, 0.5];
  const top = (t: number): number => front + (rear - front) * t - 0.05 * Math.sin(Math.PI * t);
  const half = (t: number): number => 0.68 - 0.2 * t;
  const z = (t: number): number => l / 2 - t * l;
  for (const s of [1, -1]) {
    k.g.add(
      put(
        sheet(40, 40, (u, t) => [
          s * half(u) * (1 - t) ** (1 + 0.25 * Math.sin(Math.PI * u)),
          0.05 + t * (top(u) - 0.05),
          z(u),
        ]),
        k.outer,
        [0, 0, 0],
      ),
    );
    k.g.add(
      put(
        sheet(30, 4, (u, t) => [s * half(u) * (1 - t * 0.12) * 1.012, 0.05 + t * 0.13, z(u)]),
        k.trim,
        [0, 0, 0],
      ),
    );
    k.g.add(
      put(
        sheet(20, 20, (u, t) => {
          const peak = [0, top(0), z(0)];
          const foot = [s * (0.12 + 0.56 * u), 0.05, z(0) + 0.42 * (1 - u) * (s > 0 ? 1 : 0.25)];
          return [
            foot[0]! + (peak[0]! - foot[0]!) * t,
            foot[1]! + (peak[1]! - foot[1]!) * t,
            foot[2]! + (peak[2]! - foot[2]!) * t - 0.03 * Math.sin(Math.PI * t),
          ];
        }),
        s > 0 ? k.trim : k.outer,
        [0, 0, 0],
      ),
    );
    for (const u of [0, 1]) guy(k, [s * half(u), 0.08, z(u)], [s * (half(u) + 0.25), 0, z(u) + (u ? -0.15 : 0.15)]);
  }
  k.g.add(
    put(
      sheet(20, 20, (u, t) => [(u - 0.5) * 2 * 0.6 * (1 - t), 0.05 + t * (top(0) - 0.1), z(0) - 0.04]),
      k.dark,
      [0, 0, 0],
    ),
  );
  k.g.add(
    put(
      sheet(20, 20, (u, t) => [(u - 0.5) * 2 * half(1) * (1 - t), 0.05 + t * (top(1) - 0.05), z(1)]),
      k.outer,
      [0, 0, 0],
    ),
  );
  k.g.add(
    bar(k.pole, [0, 0, z(0) + 0.05], [0, front + 0.06, z(0) + 0.02], 0.014),
    bar(k.pole, [0, 0, z(1) - 0.03], [0, rear + 0.05, z(1)], 0.012),
  );
  guy(k, [0, front, z(0)], [0, 0, z(0) + 0.75]);
  guy(k, [0, rear, z(1)], [0, 0, z(1) - 0.55]);
}

function bag(k: Kit): void {
  for (let i = 0; i < 9; i++)
    k.g.add(
      put(puff(0.78 - 0.025 * Math.max(0, i - 4) ** 1.6, 0.2, 0.235, { square: 3.2, perUnit: 5 }), k.outer, [
        0,
        0.1,
        -0.8 + i * 0.2,
      ]),
    );
  k.g.add(
    put(puff(0.72, 0.16, 0.5, { square: 2.8, perUnit: 5 }), k.trim, [0, 0.08, -1.05]),
    put(
      pillow(0.5, 0.34, 0.16, 4),
      cloth({ color: '#f3eee4', weave: 'plain', repeat: 3 }),
      [0, 0.2, -1.05],
      [-1.4, 0, 0],
    ),
  );
  k.g.add(
    put(puff(0.42, 0.1, 0.7, { square: 3, perUnit: 5, wrinkle: 0.02 }), k.trim, [0.28, 0.19, -0.6], [0, 0.2, -0.22]),
  );
}

function chair(k: Kit): void {
  const steel = matte('#2b2d30', 0.4);
  k.g.add(
    put(
      sheet(24, 24, (u, t) => [(u - 0.5) * 0.52, 0.42 - 0.07 * Math.sin(Math.PI * u) - 0.03 * t, -0.2 + t * 0.42]),
      k.outer,
      [0, 0, 0],
    ),
    put(
      sheet(24, 24, (u, t) => [(u - 0.5) * 0.54, 0.38 + t * 0.5, -0.22 - t * 0.12 - 0.05 * Math.sin(Math.PI * u)]),
      k.outer,
      [0, 0, 0],
    ),
  );
  for (const s of [1, -1]) {
    k.g.add(
      bar(steel, [s * 0.28, 0, 0.26], [s * 0.26, 0.44, -0.24], 0.013),
      bar(steel, [s * 0.28, 0, -0.28], [s * 0.28, 0.62, 0.24], 0.013),
      bar(steel, [s * 0.27, 0.36, -0.2], [s * 0.27, 0.9, -0.35], 0.013),
      bar(k.trim, [s * 0.3, 0.62, 0.26], [s * 0.29, 0.64, -0.28], 0.024),
    );
    k.g.add(bar(steel, [s * 0.28, 0.02, 0.26], [s * -0.28, 0.02, 0.26 - 0.0], 0.01));
  }
  k.g.add(
    bar(steel, [-0.28, 0.02, -0.28], [0.28, 0.4, -0.22], 0.01),
    bar(steel, [0.28, 0.02, -0.28], [-0.28, 0.4, -0.22], 0.01),
  );
}
