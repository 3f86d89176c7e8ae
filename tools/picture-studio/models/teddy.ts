/**
 * A soft toy, sitting; body is the fur, accent the bow, paws or stripes.
 *
 * Variants: 0 bear with bow · 1 tiger, striped (stripes in the accent) · 2 sleepy rabbit with long ears · 3 panda
 * mother with child · 4 elephant · 5 duck. Params: none.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import { bar, put } from '../goods.ts';
import { lacquer, pipe } from '../kit.ts';
import { cloud, noise } from '../noise.ts';
import { mix } from '../prints.ts';

type V3 = [number, number, number];
type Tint = (p: THREE.Vector3) => THREE.Color;

const plain = (color: string): Tint => {
  const c = new THREE.Color(color);
  return () => c;
};

/** A stuffed part: an egg with fur; tint answers the colour for a point in the toy's space. */
function stuffed(at: V3, size: V3, tint: Tint, turn: V3 = [0, 0, 0], fur = 0.014): THREE.Mesh {
  const fine = Math.round(30 + 56 * Math.min(1, Math.max(...size) * 1.6));
  const geo = new THREE.SphereGeometry(1, fine, Math.round(fine * 0.66));
  const pos = geo.getAttribute('position');
  const color = new Float32Array(pos.count * 3);
  const n = new THREE.Vector3();
  const spin = new THREE.Euler(...turn);
  for (let i = 0; i < pos.count; i++) {
    n.fromBufferAttribute(pos, i);
    const k =
      fur *
      (0.9 * noise(n.x * 34 + at[0] * 9, n.y * 34 + n.z * 21, 5) +
        1.4 * cloud(n.x * 5 + at[1], n.y * 5 + n.z * 4, 7, 2));
    const p = n
      .clone()
      .multiply(new THREE.Vector3(...size))
      .addScaledVector(n, k);
    pos.setXYZ(i, p.x, p.y, p.z);
    p.applyEuler(spin).add(new THREE.Vector3(...at));
    const shade = 0.93 + 0.1 * noise(n.x * 40, n.y * 40 + n.z * 30, 9);
    tint(p)
      .clone()
      .multiplyScalar(shade)
      .toArray(color, i * 3);
  }
  geo.setAttribute('color', new THREE.BufferAttribute(color, 3));
  geo.computeVertexNormals();
  const m = cloth({
    color: '#ffffff',
    weave: 'plush',
    repeat: [5, 3],
    depth: 1.1,
    roughness: 1,
    vertexColors: true,
    sheen: 0.5,
  });
  m.shadowSide = THREE.FrontSide;
  return put(geo, m, at, turn);
}

/** Builds the toy. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -22, elevation: 8 },
    2: { azimuth: 30, elevation: 14 },
    3: { azimuth: -30, elevation: 10, fill: 1.45, focus: [0.5, 0.7, 0.6] },
  };
  const v = look.variant % 6;
  const body = look.body[0] ?? '#bd8a4e';
  if (v === 0) bear(g, body, look.accent);
  if (v === 1) tiger(g, body, look.accent);
  if (v === 2) rabbit(g, body, look.accent);
  if (v === 3) {
    panda(g, body, look.accent);
    const child = new THREE.Group();
    panda(child, body, look.accent);
    child.scale.setScalar(0.46);
    child.position.set(0.62, 0.0, 0.62);
    child.rotation.y = -0.25;
    g.add(child);
  }
  if (v === 4) elephant(g, body, look.accent);
  if (v === 5) duck(g, body, look.accent);
  return g;
}

const EYE = (): THREE.Material => lacquer('#15110f', 0.15);

function face(g: THREE.Group, y: number, z: number, gap: number, nose: string, r = 0.05): void {
  for (const s of [1, -1]) g.add(put(new THREE.SphereGeometry(r, 24, 16), EYE(), [s * gap, y + 0.1, z]));
  const tip = put(new THREE.SphereGeometry(0.075, 24, 16), cloth({ color: nose, weave: 'twill', repeat: 2 }), [
    0,
    y - 0.03,
    z + 0.2,
  ]);
  tip.scale.set(1.15, 0.75, 0.7);
  const thread = cloth({ color: nose });
  g.add(
    tip,
    put(
      pipe(
        [
          [0, y - 0.06, z + 0.215],
          [0, y - 0.14, z + 0.2],
        ],
        0.008,
        false,
        12,
      ),
      thread,
      [0, 0, 0],
    ),
    put(
      pipe(
        [
          [-0.1, y - 0.17, z + 0.16],
          [-0.05, y - 0.18, z + 0.185],
          [0, y - 0.14, z + 0.2],
          [0.05, y - 0.18, z + 0.185],
          [0.1, y - 0.17, z + 0.16],
        ],
        0.008,
        false,
        24,
      ),
      thread,
      [0, 0, 0],
    ),
  );
}

/** Body, arms and legs of a sitting toy. */
function seated(g: THREE.Group, fur: Tint, limb: Tint, pad: Tint, belly: Tint = fur): void {
  g.add(
    stuffed([0, 0.52, 0], [0.46, 0.54, 0.4], (p) =>
      p.z > 0.18 && Math.hypot(p.x / 0.3, (p.y - 0.5) / 0.36) < 1 ? belly(p) : fur(p),
    ),
  );
  for (const s of [1, -1]) {
    g.add(
      stuffed([s * 0.47, 0.66, 0.12], [0.15, 0.36, 0.16], limb, [-0.4, 0, s * 0.55]),
      stuffed([s * 0.62, 0.42, 0.26], [0.14, 0.13, 0.14], limb),
    );
    g.add(
      stuffed([s * 0.36, 0.2, 0.36], [0.19, 0.2, 0.38], limb, [0, s * 0.35, 0]),
      stuffed([s * 0.48, 0.24, 0.68], [0.2, 0.25, 0.13], limb, [-0.15, s * 0.3, 0]),
      stuffed([s * 0.512, 0.24, 0.765], [0.135, 0.175, 0.06], pad, [-0.15, s * 0.3, 0], 0.006),
    );
  }
}

function bow(g: THREE.Group, color: string, y: number, z: number): void {
  const m = cloth({ color, weave: 'rib', repeat: [5, 2], sheen: 0.4 });
  for (const s of [1, -1]) {
    const lobe = put(new THREE.SphereGeometry(0.15, 24, 16), m, [s * 0.14, y, z], [0, 0, s * 0.25]);
    lobe.scale.set(1, 0.72, 0.4);
    g.add(lobe, bar(m, [s * 0.03, y - 0.03, z + 0.01], [s * 0.12, y - 0.2, z + 0.02], 0.028, 0.045));
  }
  g.add(
    put(new THREE.SphereGeometry(0.055, 16, 12), m, [0, y, z + 0.04]),
    put(new THREE.TorusGeometry(0.3, 0.035, 10, 48), m, [0, y + 0.04, 0], [Math.PI / 2 - 0.12, 0, 0]),
  );
}

function bear(g: THREE.Group, body: string, accent: string): void {
  const [fur, light] = [plain(body), plain(mix(body, '#fff2dc', 0.55))];
  seated(g, fur, fur, light);
  g.add(stuffed([0, 1.3, 0.04], [0.42, 0.38, 0.37], fur), stuffed([0, 1.22, 0.34], [0.19, 0.15, 0.16], light));
  for (const s of [1, -1])
    g.add(
      stuffed([s * 0.34, 1.6, 0], [0.15, 0.15, 0.08], fur),
      stuffed([s * 0.34, 1.59, 0.055], [0.09, 0.09, 0.045], light),
    );
  face(g, 1.29, 0.33, 0.15, '#2b1d17');
  bow(g, accent, 0.95, 0.36);
}

function tiger(g: THREE.Group, body: string, accent: string): void {
  const [orange, black, white] = [new THREE.Color(body), new THREE.Color(accent), new THREE.Color('#f6efe0')];
  const stripes =
    (axis: 'y' | 'z'): Tint =>
    (p) => {
      const t = axis === 'y' ? p.y * 26 : p.z * 24;
      const wave = Math.sin(t + 2.2 * noise(p.x * 4, p.y * 4 + p.z * 3, 6));
      const edge = Math.abs(p.x) > 0.12 || p.z < -0.1 || p.y > 1.42;
      return edge && wave > 0.45 + 0.5 * noise(p.x * 7, p.z * 7 + p.y, 3) ? black : orange;
    };
  seated(g, stripes('y'), stripes('y'), plain('#f6efe0'), plain('#f6efe0'));
  g.add(
    stuffed([0, 1.3, 0.04], [0.44, 0.38, 0.37], (p) => (p.z > 0.2 && p.y < 1.2 ? white : stripes('y')(p))),
    stuffed([0.1, 1.2, 0.35], [0.15, 0.12, 0.13], () => white),
    stuffed([-0.1, 1.2, 0.35], [0.15, 0.12, 0.13], () => white),
  );
  for (const s of [1, -1])
    g.add(
      stuffed([s * 0.33, 1.59, 0], [0.14, 0.15, 0.07], plain(body)),
      stuffed([s * 0.33, 1.58, 0.05], [0.085, 0.09, 0.04], plain('#2a2320')),
      stuffed([s * 0.4, 1.16, 0.16], [0.13, 0.12, 0.12], () => white),
      stuffed([s * 0.16, 1.42, 0.33], [0.09, 0.07, 0.05], () => white),
    );
  face(g, 1.28, 0.36, 0.16, '#7a3b36');
  const tail = [
    [0.3, 0.16, -0.3],
    [0.6, 0.16, -0.3],
    [0.82, 0.25, -0.1],
    [0.9, 0.5, 0],
  ] as V3[];
  const path = new THREE.CatmullRomCurve3(tail.map((p) => new THREE.Vector3(...p)));
  for (let i = 0; i < 14; i++) {
    const p = path.getPoint(i / 13);
    g.add(stuffed([p.x, p.y, p.z], [0.085, 0.085, 0.085], plain(i % 4 > 1 || i === 13 ? accent : body)));
  }
}

function rabbit(g: THREE.Group, body: string, accent: string): void {
  const [fur, light] = [plain(body), plain(mix(accent, '#ffffff', 0.3))];
  seated(g, fur, fur, light, light);
  g.add(
    stuffed([0, 1.28, 0.04], [0.38, 0.36, 0.35], fur),
    stuffed([0.08, 1.18, 0.32], [0.12, 0.1, 0.11], light),
    stuffed([-0.08, 1.18, 0.32], [0.12, 0.1, 0.11], light),
  );
  for (const s of [1, -1]) {
    g.add(
      stuffed([s * 0.38, 1.18, 0.0], [0.14, 0.5, 0.07], fur, [0.1, 0, s * 0.32]),
      stuffed([s * 0.392, 1.12, 0.055], [0.085, 0.36, 0.035], light, [0.1, 0, s * 0.32]),
    );
    g.add(
      put(
        pipe(
          [
            [s * 0.08, 1.36, 0.375],
            [s * 0.14, 1.325, 0.375],
            [s * 0.2, 1.36, 0.345],
          ],
          0.012,
          false,
          20,
        ),
        cloth({ color: '#4a3a35' }),
        [0, 0, 0],
      ),
    );
  }
  const nose = put(new THREE.SphereGeometry(0.045, 20, 14), cloth({ color: '#c77b7b' }), [0, 1.24, 0.42]);
  nose.scale.set(1.2, 0.8, 0.7);
  g.add(nose, stuffed([0, 0.2, -0.42], [0.16, 0.16, 0.14], light));
  bow(g, mix(accent, '#b98d7a', 0.35), 0.96, 0.33);
}

function panda(g: THREE.Group, body: string, accent: string): void {
  const [white, black] = [plain(body), plain(accent)];
  seated(g, (p) => (p.y > 0.72 ? new THREE.Color(accent) : new THREE.Color(body)), black, plain('#4a4a4e'), white);
  g.add(stuffed([0, 1.3, 0.04], [0.45, 0.39, 0.38], white), stuffed([0, 1.2, 0.34], [0.17, 0.13, 0.14], white));
  for (const s of [1, -1])
    g.add(
      stuffed([s * 0.34, 1.62, 0], [0.145, 0.145, 0.08], black),
      stuffed([s * 0.18, 1.35, 0.33], [0.105, 0.135, 0.06], black, [0, s * 0.3, s * 0.5]),
      put(new THREE.SphereGeometry(0.022, 14, 10), lacquer('#ffffff', 0.2), [s * 0.17, 1.4, 0.425]),
    );
  face(g, 1.27, 0.36, 0.175, '#1d1b1b', 0.045);
}

function elephant(g: THREE.Group, body: string, accent: string): void {
  const [fur, light] = [plain(body), plain(mix(accent, '#ffffff', 0.2))];
  seated(g, fur, fur, light);
  g.add(stuffed([0, 1.28, 0.04], [0.4, 0.38, 0.36], fur));
  for (const s of [1, -1])
    g.add(
      stuffed([s * 0.52, 1.3, -0.02], [0.3, 0.34, 0.06], fur, [0, s * -0.35, 0]),
      stuffed([s * 0.54, 1.28, 0.045], [0.21, 0.25, 0.03], light, [0, s * -0.35, 0]),
      put(new THREE.SphereGeometry(0.045, 20, 14), EYE(), [s * 0.17, 1.36, 0.34]),
    );
  const path = new THREE.CatmullRomCurve3(
    (
      [
        [0, 1.2, 0.34],
        [0, 1.02, 0.5],
        [0, 0.8, 0.55],
        [0.04, 0.68, 0.68],
        [0.06, 0.74, 0.8],
      ] as V3[]
    ).map((p) => new THREE.Vector3(...p)),
  );
  for (let i = 0; i < 16; i++) {
    const p = path.getPoint(i / 15);
    const r = 0.14 - i * 0.0045;
    g.add(stuffed([p.x, p.y, p.z], [r, r, r], fur));
  }
  bow(g, accent, 0.96, 0.3);
}

function duck(g: THREE.Group, body: string, accent: string): void {
  const [fur, beak] = [plain(body), plain('#e89a3c')];
  g.add(
    stuffed([0, 0.5, 0], [0.5, 0.5, 0.46], fur),
    stuffed([0, 1.2, 0.06], [0.36, 0.35, 0.34], fur),
    stuffed([0, 1.13, 0.42], [0.18, 0.05, 0.16], beak, [0.15, 0, 0], 0.004),
    stuffed([0, 1.08, 0.4], [0.15, 0.04, 0.13], beak, [0.25, 0, 0], 0.004),
    stuffed([0, 0.42, -0.5], [0.14, 0.1, 0.2], fur, [0.7, 0, 0]),
  );
  for (const s of [1, -1])
    g.add(
      stuffed([s * 0.5, 0.58, 0.02], [0.1, 0.28, 0.22], fur, [0.4, 0, s * 0.35]),
      stuffed([s * 0.26, 0.08, 0.48], [0.17, 0.07, 0.24], beak, [0, s * 0.3, 0], 0.006),
      put(new THREE.SphereGeometry(0.045, 20, 14), EYE(), [s * 0.17, 1.28, 0.35]),
    );
  bow(g, accent, 0.9, 0.34);
}
