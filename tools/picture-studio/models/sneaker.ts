/**
 * A pair of shoes; body is the upper, accent the marks: lines on the sole, heel, side.
 *
 * Variants: 0 canvas shoe with rubber toe cap · 1 running shoe, knitted upper, thick curved sole · 2 court sneaker,
 * leather · 3 children's shoes with two straps. Params: none.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import type { Weave } from '../fabric.ts';
import { put, sheet } from '../goods.ts';
import { isLight, matte } from '../kit.ts';
import { mix } from '../prints.ts';
import { alongX, bed, half, lift, lifted, line, panel, wall } from './shoe-form.ts';
import type { Borders, Form, Side } from './shoe-form.ts';
import { band, collar, laces, stitches, tongue, tread } from './shoe-parts.ts';

const RUBBER = '#f3f0e8';
const USUAL: Form = { sole: 0.3, heel: 0.03, spring: 0.1, toe: 1, collar: 1, throat: 0.66 };
const FORMS: [Form, Weave, number][] = [
  [{ ...USUAL, sole: 0.3, heel: 0, spring: 0.07, toe: 1.02, collar: 0.92 }, 'plain', 6],
  [{ ...USUAL, sole: 0.36, heel: 0.16, spring: 0.2, toe: 0.94 }, 'knit', 6],
  [USUAL, 'leather', 6],
  [{ ...USUAL, sole: 0.3, toe: 1.12, collar: 0.95, throat: 0.7 }, 'leather', 0],
];

/** Builds the pair. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -24, elevation: 15, fill: 0.84 },
    2: { azimuth: -62, elevation: 30, fill: 0.8 },
    3: { azimuth: 152, elevation: 20, fill: 0.84 },
  };
  const near = shoe(look);
  const far = shoe(look);
  far.scale.z = -1;
  near.position.set(0.16, 0, 0.58);
  near.rotation.y = 0.1;
  far.position.set(-0.32, 0, -0.6);
  far.rotation.y = 0.34;
  g.add(near, far);
  return g;
}

/** Everything that a shoe's parts are made of. */
interface Kit {
  f: Form;
  g: THREE.Group;
  upper: THREE.Material;
  /** Panels in the upper's stuff, of another colour. */
  stuff: (color: string, weave?: Weave) => THREE.Material;
  thread: THREE.Material;
  body: string;
  accent: string;
}

function shoe(look: Look): THREE.Group {
  const v = look.variant % 4;
  const [f, weave, rows] = FORMS[v]!;
  const g = new THREE.Group();
  const body = look.body[0] ?? '#f2efe8';
  const stuff = (color: string, kind: Weave = weave): THREE.Material =>
    cloth({
      color,
      weave: kind,
      repeat: kind === 'knit' ? [9, 4] : kind === 'leather' ? [7, 4] : [14, 6],
      depth: kind === 'knit' ? 0.9 : kind === 'leather' ? 0.35 : 0.5,
      roughness: kind === 'leather' ? 0.48 : 0.9,
      side: THREE.DoubleSide,
    });
  const thread = matte(isLight(body) ? mix(body, '#6f665a', 0.4) : mix(body, '#ffffff', 0.55), 0.9);
  const kit: Kit = { f, g, upper: stuff(body), stuff, thread, body, accent: look.accent };
  const lining = stuff(
    v === 1 ? mix(look.accent, '#1a1a1a', 0.35) : mix(isLight(body) ? '#ece6da' : body, '#2a2724', 0.15),
    'jersey',
  );
  for (const side of [1, -1] as const)
    g.add(at0(wall(f, side), kit.upper), at0(wall(f, side, -0.04, f.throat - 0.02), lining));
  g.add(at0(insole(f), lining), collar(f, v === 1 ? 0.062 : v === 0 ? 0.024 : 0.05, v === 0 ? kit.upper : lining));
  if (rows) {
    g.add(tongue(f, v === 1 ? stuff(mix(body, '#000000', 0.25), 'jersey') : kit.upper, v === 0 ? 0.03 : 0.08));
    const lace = v === 1 ? mix(look.accent, '#ffffff', 0.1) : '#f6f3ec';
    const ring =
      v === 0
        ? new THREE.MeshStandardMaterial({ color: '#b9bbbd', metalness: 1, roughness: 0.35 })
        : matte(mix(body, '#000000', 0.6));
    g.add(laces(f, rows, cloth({ color: lace, weave: 'twill', repeat: [16, 1] }), ring));
  }
  [canvas, runner, court, junior][v]!(kit);
  return g;
}

const at0 = (geometry: THREE.BufferGeometry, m: THREE.Material): THREE.Mesh => put(geometry, m, [0, 0, 0]);

const insole = (f: Form): THREE.BufferGeometry =>
  sheet(30, 8, (u, v) => {
    const s = 0.02 + u * 0.68;
    return [alongX(s), bed(f, s) + 0.02, half(s, v > 0.5 ? 1 : -1) * 0.94 * (v * 2 - 1)];
  });

/** A panel on both sides, with a seam of stitches along its border where one is told. */
function sewn(
  k: Kit,
  m: THREE.Material,
  at: (u: number, v: number) => [s: number, t: number],
  borders: Borders,
  seam?: (u: number) => [s: number, t: number],
  thick = 0.022,
): void {
  for (const side of [1, -1] as const) {
    k.g.add(at0(panel(k.f, side, at, thick, borders), m));
    if (seam) k.g.add(stitches(line(k.f, side, seam, 0.025), k.thread));
  }
}

/** The piece that carries the eyelets, along both sides of the laces. */
function eyestay(k: Kit, m: THREE.Material, low = 0.76): void {
  const end = k.f.throat;
  const at = (u: number, v: number): [number, number] => {
    const lower = low + 0.1 * Math.sin(Math.PI * u) * 0.4;
    return [0.39 + (end + 0.02 - 0.39) * u, lower + (1 - lower) * v];
  };
  sewn(k, m, at, [true, true, true, false], (u) => at(0.04 + 0.92 * u, 0.12));
}

/** A cap over the toe, beginning at a place that runs forward from the ridge to the sole. */
function toeCap(k: Kit, m: THREE.Material, from: number, forward: number, top = 1, seam = true): void {
  const begin = (t: number): number => from + forward * (1 - t) ** 2;
  const at = (u: number, v: number): [number, number] => [begin(v * top) + (1 - begin(v * top)) * u, v * top];
  sewn(k, m, at, [true, false, false, top < 1], seam ? (u) => [begin(u * top) + 0.012, u * top] : undefined);
}

/** The counter about the heel. */
function counter(k: Kit, m: THREE.Material, low: number, high: number, top = 1): void {
  const reach = (t: number): number => low + (high - low) * t ** 0.8;
  sewn(
    k,
    m,
    (u, v) => [reach(v) * u, v * top],
    [false, true, false, true],
    (u) => [reach(u) - 0.014, u * top],
  );
}

function canvas(k: Kit): void {
  const { f, g, accent } = k;
  const rubber = matte(RUBBER, 0.62);
  rubber.side = THREE.DoubleSide;
  for (const side of [1, -1] as const)
    for (const shift of [0, 0.012])
      g.add(
        stitches(
          line(f, side, (u) => [0.36 + shift + 0.1 * (1 - u) ** 2, 0.1 + 0.86 * u], 0.006),
          k.thread,
          0.03,
        ),
      );
  toeCap(k, rubber, 0.83, -0.035);
  eyestay(k, k.stuff(mix(k.body, '#000000', 0.04)), 0.7);
  sewn(k, k.stuff(mix(k.body, '#000000', 0.05)), (u, v) => [0.03 * u, 0.3 + 0.7 * v], [false, true, true, true]);
  g.add(
    band(f, 0, 0.16, 0.05, matte('#b99a6b', 0.8)),
    band(f, 0.12, 1.06, 0.05, rubber, 10),
    band(f, 0.72, 0.82, 0.056, matte(accent, 0.6), 12),
    band(f, 0.3, 0.36, 0.056, matte(accent, 0.6), 12),
    tread(f, matte('#b99a6b', 0.8)),
  );
}

function court(k: Kit): void {
  const { f, g, accent } = k;
  const soft = k.stuff(mix(k.body, '#000000', 0.025));
  toeCap(k, soft, 0.74, 0.12, 0.5);
  eyestay(k, soft, 0.72);
  counter(k, soft, 0.3, 0.1, 0.72);
  sewn(
    k,
    k.stuff(accent),
    (u, v) => [(0.13 - 0.05 * v) * u, 0.52 + 0.47 * v],
    [false, true, true, true],
    undefined,
    0.045,
  );
  const dot = new THREE.CircleGeometry(0.013, 10);
  for (const side of [1, -1] as const)
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 4; j++) {
        const [s, t] = [0.745 + i * 0.026, 0.7 + j * 0.08];
        const hole = at0(dot, matte(mix(k.body, '#000000', 0.55)));
        hole.position.set(...lifted(f, s, t, side, 0.004));
        hole.lookAt(...lifted(f, s, t, side, 1));
        g.add(hole);
      }
  const rubber = matte(RUBBER, 0.6);
  g.add(
    band(f, 0, 0.2, 0.045, matte(mix(RUBBER, accent, 0.08), 0.7)),
    band(f, 0.17, 1.07, 0.055, rubber, 9),
    band(f, 0.5, 0.56, 0.06, matte(accent, 0.6), 12),
    tread(f, rubber),
    stitches(outline(f, 0.9, 0.062), matte('#cfc8ba', 0.9), 0.05),
  );
}

function runner(k: Kit): void {
  const { f, g, accent, body } = k;
  const film = k.stuff(mix(body, '#000000', 0.3), 'leather');
  toeCap(k, film, 0.8, 0.02, 0.42, false);
  eyestay(k, film, 0.8);
  counter(k, k.stuff(accent, 'leather'), 0.26, 0.07, 0.86);
  const stroke = (a: number, w: number, lean: number): void =>
    sewn(
      k,
      k.stuff(w > 0.03 ? mix('#ffffff', accent, 0.04) : accent, 'leather'),
      (u, v) => [a + w * u + lean * (v - 0.5), 0.02 + 0.76 * v],
      [true, true, false, true],
    );
  stroke(0.4, 0.05, -0.1);
  stroke(0.5, 0.022, -0.1);
  const foam = matte('#f4f1ea', 0.75);
  g.add(
    band(f, 0, 0.2, 0.05, matte(mix(body, '#000000', 0.4), 0.75), 8),
    band(f, 0.14, 0.62, 0.075, foam, 3),
    band(f, 0.5, 1.1, 0.055, foam, 3.4),
    band(f, 0.545, 0.6, 0.052, matte(accent, 0.6), 5),
    tread(f, matte(mix(body, '#000000', 0.4), 0.8)),
  );
}

function junior(k: Kit): void {
  const { f, g, accent, body } = k;
  toeCap(k, k.stuff(accent), 0.84, -0.02);
  counter(k, k.stuff(accent), 0.2, 0.06);
  g.add(tongue(f, k.stuff(mix(body, '#000000', 0.1)), 0.08));
  const hook = k.stuff(accent, 'leather');
  for (const s of [0.46, 0.6]) {
    const strip = sheet(50, 10, (u, v) => {
      const a = u * 1.72;
      const side: Side = a < 1 ? 1 : -1;
      const t = a < 1 ? 0.22 + a * 0.78 : 1 - (a - 1);
      const flat = Math.exp(-(((a - 1) / 0.22) ** 2));
      const p = lifted(
        f,
        s + (v - 0.5) * 0.082 - 0.02 * Math.sin(a * 2),
        t,
        side,
        0.03 * Math.min(1, v * 10, (1 - v) * 10, u * 50, (1 - u) * 50) + 0.02 * flat,
      );
      return [p[0], p[1], p[2]];
    });
    g.add(at0(strip, hook));
  }
  const rubber = matte(RUBBER, 0.62);
  g.add(
    band(f, 0, 0.22, 0.05, matte(body, 0.7)),
    band(f, 0.18, 1.07, 0.055, rubber, 8),
    band(f, 0.6, 0.68, 0.061, matte(accent, 0.6), 12),
    tread(f, rubber),
  );
}

/** A line about the sole at a share of its height. */
function outline(f: Form, share: number, out: number): THREE.Vector3[] {
  return Array.from({ length: 140 }, (_, i) => {
    const a = (i / 140) * Math.PI * 2;
    const [s, side] = [0.5 - 0.5 * Math.cos(a), Math.sin(a) >= 0 ? -1 : 1];
    const low = lift(f, s);
    return new THREE.Vector3(
      alongX(s) * (1 + out / 1.55),
      low + (bed(f, s) - low) * share,
      side * (half(s, side) + out),
    );
  });
}
