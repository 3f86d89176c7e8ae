/** What goes onto a shoe's last: soles of stacked bands, tongue, laces, stitches, padded edges. */
import * as THREE from 'three';
import { put, sheet } from '../goods.ts';
import { alongX, bed, half, lift, lifted, line } from './shoe-form.ts';
import type { Form, Side } from './shoe-form.ts';

const mesh = (g: THREE.BufferGeometry, m: THREE.Material): THREE.Mesh => put(g, m, [0, 0, 0]);

/**
 * A band about the sole between two shares of its height, standing out from the foot's outline; `edge` is how square
 * its section is.
 */
export function band(f: Form, from: number, to: number, out: number, m: THREE.Material, edge = 6): THREE.Mesh {
  const body = sheet(180, 14, (u, v) => {
    const a = u * Math.PI * 2;
    const [s, side] = [0.5 - 0.5 * Math.cos(a), Math.sin(a) >= 0 ? -1 : 1];
    const r = out * (1 - Math.abs(2 * v - 1) ** edge);
    const low = lift(f, s);
    return [
      alongX(s) * (1 + r / 1.55),
      low + (bed(f, s) - low) * (from + (to - from) * v),
      side * (half(s, side) + r * Math.min(1, half(s, side) / 0.16)),
    ];
  });
  return mesh(body, m);
}

/** The tread: closes the sole from below. */
export function tread(f: Form, m: THREE.Material): THREE.Mesh {
  const plate = sheet(60, 8, (u, v) => {
    const s = 0.5 - 0.5 * Math.cos(Math.PI * u);
    return [alongX(s), lift(f, s) + 0.005, half(s, v > 0.5 ? 1 : -1) * (v * 2 - 1)];
  });
  return mesh(plate, m);
}

/** A flat ribbon along points, its broad side up. */
export function ribbon(points: THREE.Vector3[], width: number, thick: number, m: THREE.Material): THREE.Mesh {
  const curve = new THREE.CatmullRomCurve3(points, false, 'centripetal');
  const up = new THREE.Vector3(0, 1, 0);
  const body = sheet(points.length * 6, 12, (u, v) => {
    const p = curve.getPointAt(u);
    const along = curve.getTangentAt(u);
    const across = along.clone().cross(up).normalize();
    const out = across.clone().cross(along);
    const a = -v * Math.PI * 2;
    const [c, d] = [Math.cos(a), Math.sin(a)];
    p.addScaledVector(across, Math.sign(c) * Math.abs(c) ** 0.6 * width * 0.5);
    return p.addScaledVector(out, Math.sign(d) * Math.abs(d) ** 0.6 * thick * 0.5).toArray();
  });
  return mesh(body, m);
}

/** A round cord along points: padded collars, piping. */
export function cord(points: THREE.Vector3[], radius: number, m: THREE.Material): THREE.Mesh {
  const curve = new THREE.CatmullRomCurve3(points, false, 'centripetal');
  return mesh(new THREE.TubeGeometry(curve, points.length * 2, radius, 12), m);
}

/** The padded collar about the ankle, from one end of the laces round the heel to the other. */
export function collar(f: Form, radius: number, m: THREE.Material): THREE.Mesh {
  const outer = line(f, 1, (u) => [0.4 * (1 - u) ** 1.4, 1], -radius * 0.4, 36);
  const inner = line(f, -1, (u) => [0.4 * u ** 1.4, 1], -radius * 0.4, 36).slice(1);
  return cord([...outer, ...inner], radius, m);
}

/** Stitches along a seam. */
export function stitches(points: THREE.Vector3[], m: THREE.Material, length = 0.042): THREE.InstancedMesh {
  const curve = new THREE.CatmullRomCurve3(points, false, 'centripetal');
  const count = Math.max(2, Math.floor(curve.getLength() / (length * 1.5)));
  const many = new THREE.InstancedMesh(new THREE.CapsuleGeometry(0.0075, length * 0.7, 3, 6), m, count);
  const turn = new THREE.Quaternion();
  for (let i = 0; i < count; i++) {
    const u = (i + 0.5) / count;
    turn.setFromUnitVectors(new THREE.Vector3(0, 1, 0), curve.getTangentAt(u));
    many.setMatrixAt(i, new THREE.Matrix4().compose(curve.getPointAt(u), turn, new THREE.Vector3(1, 1, 1)));
  }
  many.userData['castShadow'] = false;
  many.userData['scenery'] = true;
  return many;
}

/** Middle of the tongue at a place. */
function ridge(f: Form, s: number): THREE.Vector3 {
  const [a, b] = [lifted(f, Math.max(s, 0.4), 1, 1, 0), lifted(f, Math.max(s, 0.4), 1, -1, 0)];
  const beyond = Math.max(0, 0.4 - s);
  return new THREE.Vector3(alongX(s) + beyond * 0.5, (a[1] + b[1]) / 2 + 0.04 + beyond * 1.9, (a[2] + b[2]) / 2);
}

/** The tongue below the laces, standing up before the ankle. */
export function tongue(f: Form, m: THREE.Material, thick = 0.06): THREE.Group {
  const g = new THREE.Group();
  const [low, high] = [f.throat + 0.04, 0.335];
  const at = (u: number, v: number, d: number): [number, number, number] => {
    const s = low + (high - low) * v;
    const p = ridge(f, s);
    const wide = 0.17 + 0.1 * step01(v);
    const k = u * 2 - 1;
    const rim = 1 - Math.max(Math.abs(k), v > 0.9 ? (v - 0.9) * 10 : 0) ** 6;
    const corner = 1 - 0.18 * Math.max(0, v - 0.86) * 7;
    return [
      p.x + d * 0.4 * rim,
      p.y - 0.02 - 0.3 * (k * wide) ** 2 * 4 * (0.4 + 0.6 * v) + d * rim,
      p.z + k * wide * corner,
    ];
  };
  g.add(
    mesh(
      sheet(16, 30, (u, v) => at(u, v, thick / 2)),
      m,
    ),
    mesh(
      sheet(16, 30, (u, v) => at(1 - u, v, -thick / 2)),
      m,
    ),
  );
  return g;
}

const step01 = (v: number): number => v * v * (3 - 2 * v);

/** Crossed laces through eyelets, tied in a bow. */
export function laces(f: Form, rows: number, m: THREE.Material, ring: THREE.Material, width = 0.085): THREE.Group {
  const g = new THREE.Group();
  const place = (i: number): number => f.throat - 0.03 - ((f.throat - 0.46) * i) / (rows - 1);
  const eyelet = (i: number, side: Side, by: number): THREE.Vector3 =>
    new THREE.Vector3(...lifted(f, place(i), 0.9, side, by));
  const over = (s: number, more = 0): THREE.Vector3 => ridge(f, s).add(new THREE.Vector3(0, 0.055 + more, 0));
  const eye = new THREE.TorusGeometry(0.026, 0.01, 8, 18);
  for (let i = 0; i < rows; i++)
    for (const side of [1, -1] as const) {
      const hole = mesh(eye, ring);
      const p = eyelet(i, side, 0.026);
      hole.position.copy(p);
      hole.lookAt(eyelet(i, side, 1));
      g.add(hole);
    }
  const run = (i: number, j: number, side: Side, more: number): void => {
    const [from, to] = [eyelet(i, side, 0.02), eyelet(j, -side as Side, 0.02)];
    const mid = over((place(i) + place(j)) / 2, more);
    const lean = (a: THREE.Vector3): THREE.Vector3 =>
      a
        .clone()
        .lerp(mid, 0.5)
        .setY(mid.y * 0.6 + a.y * 0.4 + 0.022);
    g.add(ribbon([from, lean(from), mid, lean(to), to], width, 0.03, m));
  };
  run(0, 0, 1, 0);
  for (let i = 0; i + 1 < rows; i++) {
    run(i, i + 1, 1, 0.012);
    run(i, i + 1, -1, -0.006);
  }
  const knot = over(0.445, 0.05);
  const bow = (points: [number, number, number][], w: number): void => {
    for (const side of [1, -1]) {
      const path = points.map(([x, y, z]) => new THREE.Vector3(x, y, side * z).add(knot));
      g.add(ribbon(path, w, 0.028, m));
    }
  };
  bow(
    [
      [0, 0, 0],
      [-0.05, 0.07, 0.12],
      [-0.12, 0.02, 0.27],
      [-0.19, -0.09, 0.33],
      [-0.16, -0.05, 0.2],
      [0, 0.01, 0.02],
    ],
    width * 0.8,
  );
  bow(
    [
      [0, 0, 0],
      [-0.1, 0.03, 0.08],
      [-0.27, -0.08, 0.16],
      [-0.42, -0.2, 0.27],
    ],
    width * 0.75,
  );
  const tie = mesh(new THREE.SphereGeometry(0.06, 18, 14), m);
  tie.scale.set(0.8, 0.6, 1);
  tie.position.copy(knot);
  g.add(tie);
  return g;
}
