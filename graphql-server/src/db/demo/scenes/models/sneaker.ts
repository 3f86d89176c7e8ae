/**
 * A pair of shoes; body is the upper, accent the sole's line, heel and side marks.
 *
 * Variants: 0 canvas shoe with rubber toe cap · 1 running shoe, knitted upper, thick curved sole · 2 clean court sneaker, leather · 3 children's shoes with two straps ·
 * 4 slip-on, checked · 5 leather derby (formal) · 6 sandals · 7 ballerina flats with bow · 8 high-top · 9 football boots with studs.
 * Params: none.
 */
import * as THREE from 'three';
import type { Look } from '../../catalogue/types.ts';
import { cloth } from '../fabric.ts';
import type { Weave } from '../fabric.ts';
import { put, sheet } from '../goods.ts';
import { lacquer, matte } from '../kit.ts';
import { fillPrint, mix, painted, shade, stitches, words } from '../prints.ts';
import type { Print } from '../prints.ts';

interface Form {
  tall: number;
  /** End of the foot opening along the shoe: 0 heel … 1 toe. */
  mouth: number;
  sole: number;
  spring: number;
  /** Overhang of the sole. */
  welt: number;
  toe: number;
  weave: Weave;
  print: Print;
  laces: number;
  white: boolean;
}

const base: Form = {
  tall: 1,
  mouth: 0.42,
  sole: 0.26,
  spring: 0.1,
  welt: 0.05,
  toe: 1,
  weave: 'leather',
  print: 'plain',
  laces: 5,
  white: true,
};
const FORMS: Form[] = [
  { ...base, sole: 0.28, weave: 'plain', toe: 1.05, laces: 6 },
  { ...base, sole: 0.4, spring: 0.24, welt: 0.09, weave: 'knit' },
  base,
  { ...base, laces: 0, sole: 0.32, toe: 1.15, weave: 'twill' },
  { ...base, laces: 0, weave: 'plain', mouth: 0.46, tall: 0.92, print: 'gingham' },
  { ...base, sole: 0.2, welt: 0.07, laces: 4, white: false, toe: 0.92, tall: 0.96 },
  { ...base, sole: 0.26, laces: 0 },
  { ...base, tall: 0.6, mouth: 0.76, sole: 0.1, laces: 0, white: false, welt: 0.02, toe: 0.95 },
  { ...base, tall: 1.55, laces: 7, mouth: 0.4 },
  { ...base, sole: 0.14, spring: 0.18, welt: 0.0, white: false, weave: 'foam' },
];

/** A smooth curve through keys. */
const ramp = (keys: [number, number][], s: number): number => {
  const slope = (i: number): number => {
    const [a, b] = [keys[Math.max(0, i - 1)]!, keys[Math.min(keys.length - 1, i + 1)]!];
    return (b[1] - a[1]) / (b[0] - a[0] || 1);
  };
  for (let i = 1; i < keys.length; i++) {
    const [a, b] = [keys[i - 1]!, keys[i]!];
    if (s > b[0]) continue;
    const l = b[0] - a[0];
    const t = (s - a[0]) / l;
    return (
      a[1] * (2 * t ** 3 - 3 * t ** 2 + 1) +
      slope(i - 1) * l * (t ** 3 - 2 * t ** 2 + t) +
      b[1] * (3 * t ** 2 - 2 * t ** 3) +
      slope(i) * l * (t ** 3 - t ** 2)
    );
  }
  return keys.at(-1)![1];
};
const step = (a: number, b: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};
/** Rounds both ends of the foot off; 1 in between. */
const ends = (s: number): number =>
  Math.sqrt(Math.max(0, 1 - Math.max(0, (s - 0.84) / 0.16) ** 2)) *
  Math.sqrt(Math.max(0, 1 - Math.max(0, (0.1 - s) / 0.1) ** 2));
/** Half width of the foot, outer (side 1) and inner (side -1). */
const half = (s: number, side: number): number =>
  ends(s) *
  ramp(
    side > 0
      ? [
          [0, 0.36],
          [0.2, 0.43],
          [0.4, 0.44],
          [0.62, 0.54],
          [0.78, 0.57],
          [0.9, 0.53],
          [1, 0.46],
        ]
      : [
          [0, 0.35],
          [0.2, 0.4],
          [0.42, 0.34],
          [0.64, 0.44],
          [0.8, 0.5],
          [0.9, 0.49],
          [1, 0.44],
        ],
    s,
  );
const alongX = (s: number): number => 1.55 - 3.1 * s;
const lift = (f: Form, s: number): number =>
  f.spring * (step(0.62, 1.04, s) + (f.spring > 0.2 ? 0.35 * step(0.16, 0, s) : 0));
/** Spreads grid lines so that they are dense at heel and toe. */
const spread = (u: number): number => 0.5 - 0.5 * Math.cos(Math.PI * u);

/** Builds the pair. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -20, elevation: 18 },
    2: { azimuth: 34, elevation: 34 },
    3: { azimuth: -66, elevation: 16, fill: 0.98 },
  };
  const v = look.variant % 10;
  const near = v === 6 ? sandal(look) : shoe(look, v, 1);
  const far = v === 6 ? sandal(look) : shoe(look, v, -1);
  far.scale.z = v === 6 ? -1 : 1;
  near.position.set(0.1, 0, 0.62);
  near.rotation.y = 0.08;
  far.position.set(-0.12, 0, -0.62);
  far.rotation.y = -0.12;
  if (look.params?.['shot'] === 2) far.position.x = -0.5;
  g.add(near, far);
  return g;
}

function shoe(look: Look, v: number, foot: number): THREE.Group {
  const g = new THREE.Group();
  const f = FORMS[v] ?? base;
  const body = look.body[0] ?? '#f2efe8';
  const high = f.tall > 1.2;
  const height = (s: number): number => {
    const t = f.tall;
    const low = v === 7;
    const keys: [number, number][] = [
      [0, 1.06 * t],
      [0.06, 1.08 * t],
      [0.2, 0.9 * t * (high ? 1.12 : 1)],
      [f.mouth - 0.05, low ? 0.36 : 1.02 * (high ? t * 0.96 : 1)],
      [f.mouth + 0.06, low ? 0.4 : 0.98 * (high ? 1.2 : 1)],
    ];
    if (!low) keys.push([0.62, 0.76]);
    keys.push(
      [low ? 0.86 : 0.76, (low ? 0.42 : 0.58) * f.toe],
      [0.9, (low ? 0.4 : 0.52) * f.toe],
      [1, 0.46 * f.toe],
    );
    return ramp(keys, s) * Math.max(0.02, Math.sqrt(Math.max(0, 1 - Math.max(0, (s - 0.8) / 0.2) ** 3.2)));
  };
  const mouth = (s: number): number => step(f.mouth + 0.02, f.mouth - 0.05, s);
  const skin = (s: number, a: number, out = 0): [number, number, number] => {
    const side = Math.cos(a) * foot;
    const h = height(s);
    const c = Math.abs(Math.cos(a));
    let y = h * Math.sin(a) ** 0.72;
    const k = y / h;
    const w =
      half(s, side) * (1 - (0.14 + 0.14 * step(0.5, 0.1, s)) * k * k) * (1 + 0.05 * Math.sin(Math.PI * k));
    const rim = 0.06 * Math.exp(-(((c - 0.62) / 0.1) ** 2)) * mouth(s);
    y -= mouth(s) * (h + 0.02 - 0.25) * step(0.58, 0.4, c) - rim;
    return [
      alongX(s) + out * 0.4,
      f.sole + lift(f, s) + y + out,
      Math.sign(Math.cos(a)) * (w * c ** 0.55 + out + rim * 0.5),
    ];
  };
  const upper = cloth({
    map: upperMap(look, v, f),
    weave: f.weave,
    repeat: f.weave === 'knit' ? [7, 6] : [10, 7],
    depth: f.weave === 'knit' ? 1 : 0.5,
    roughness: f.weave === 'leather' ? (v === 5 || v === 7 ? 0.32 : 0.5) : 0.9,
    side: THREE.DoubleSide,
  });
  const upperBody = sheet(96, 72, (u, t) => skin(spread(u), t * Math.PI));
  const uv = upperBody.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setX(i, spread(uv.getX(i)));
  g.add(put(upperBody, upper, [0, 0, 0]));
  sole(g, look, v, f, foot);
  if (f.laces || v === 3 || v === 5) {
    const root = f.mouth + 0.2;
    const [foot0, tip] = [height(root), height(f.mouth) + (high ? 0.16 : 0.2)];
    g.add(
      put(
        sheet(14, 20, (u, t) => {
          const s = root - (root - f.mouth + 0.05) * t;
          return [
            alongX(s) + t * t * 0.1,
            f.sole + foot0 + (tip - foot0) * t - 0.05 * (1 - t) - 0.5 * (u - 0.5) ** 2 * (0.4 + 0.6 * t),
            (u - 0.5) * (0.42 + 0.1 * t),
          ];
        }),
        cloth({ color: mix(body, '#000000', 0.06), weave: f.weave, repeat: [3, 3], side: THREE.DoubleSide }),
        [0, 0, 0],
      ),
    );
  }
  laces(g, f, v, body, look.accent, height);
  if (v === 3) for (const s of [0.46, 0.6]) strap(g, look.accent, (a, d) => skin(s + d, a, 0.035));
  if (v === 7) {
    const m = cloth({ color: look.accent, weave: 'rib', repeat: [4, 1] });
    for (const k of [1, -1]) {
      const lobe = put(new THREE.SphereGeometry(0.13, 18, 12), m, [alongX(0.79), f.sole + 0.47, k * 0.13]);
      lobe.scale.set(0.7, 0.35, 1.1);
      g.add(lobe);
    }
    g.add(put(new THREE.SphereGeometry(0.05, 14, 10), m, [alongX(0.79), f.sole + 0.49, 0]));
  }
  return g;
}

function laces(
  g: THREE.Group,
  f: Form,
  v: number,
  body: string,
  accent: string,
  height: (s: number) => number,
): void {
  if (!f.laces) return;
  const m = cloth({
    color:
      v === 5 ? mix(body, '#000000', 0.45) : f.white ? mix('#f7f4ec', accent, v === 1 ? 0.8 : 0) : accent,
    weave: 'twill',
    repeat: [16, 1],
  });
  const [from, to] = [f.mouth + 0.03, f.mouth + 0.24];
  for (let i = 0; i < f.laces; i++) {
    const t = i / (f.laces - 1);
    const s = from + (to - from) * t;
    const points: THREE.Vector3[] = [];
    for (let j = -5; j <= 5; j++) {
      const k = j / 5;
      const y = f.sole + height(s) + 0.035 - 0.1 * k * k;
      points.push(new THREE.Vector3(alongX(s) + k * 0.025, y + (i % 2 ? 0.012 : 0), k * 0.24));
    }
    const lace = put(
      new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 30, v === 5 ? 0.022 : 0.04, 10),
      m,
      [0, 0, 0],
    );
    g.add(lace);
  }
  const [x, y] = [alongX(from - 0.012), f.sole + height(from) + 0.08];
  for (const k of [1, -1]) {
    const loop = [
      [0, 0, 0],
      [0.02, 0.1, 0.14],
      [-0.1, 0.03, 0.36],
      [-0.14, -0.02, 0.22],
      [0, 0, 0],
    ].map(([a = 0, b = 0, c = 0]) => new THREE.Vector3(x + a, y + b, k * c));
    g.add(
      put(
        new THREE.TubeGeometry(new THREE.CatmullRomCurve3(loop), 40, v === 5 ? 0.016 : 0.028, 8),
        m,
        [0, 0, 0],
      ),
    );
    const end = [
      [0, 0, 0],
      [-0.08, 0.05, 0.12],
      [-0.2, -0.1, 0.28],
      [-0.26, -0.3, 0.36],
    ].map(([a = 0, b = 0, c = 0]) => new THREE.Vector3(x + a, y + b, k * c));
    g.add(
      put(
        new THREE.TubeGeometry(new THREE.CatmullRomCurve3(end), 30, v === 5 ? 0.014 : 0.024, 8),
        m,
        [0, 0, 0],
      ),
    );
  }
}

function strap(g: THREE.Group, color: string, at: (a: number, d: number) => [number, number, number]): void {
  const m = cloth({ color, weave: 'twill', repeat: [6, 1], side: THREE.DoubleSide });
  g.add(
    put(
      sheet(40, 6, (u, t) => at(0.25 + u * 2.6, (t - 0.5) * 0.1)),
      m,
      [0, 0, 0],
    ),
  );
}

function sole(g: THREE.Group, look: Look, v: number, f: Form, foot: number): void {
  const rubber = v === 5 ? '#2a1d15' : f.white ? '#f4f1e9' : v === 7 ? '#4a3626' : look.accent;
  const fr = { x: 0, y: 0, w: 8, h: 1 };
  const map = painted(fr, 1024, (c) => {
    c.fillStyle = rubber;
    c.fillRect(0, 0, 8, 1);
    c.fillStyle = v === 1 ? look.accent : v === 5 ? '#1c130d' : shade(rubber, 0.35);
    if (v !== 7) c.fillRect(0, 0, 8, v === 1 ? 0.4 : 0.2);
    c.fillStyle = look.accent;
    if (v === 0 || v === 2 || v === 8) c.fillRect(0, v === 0 ? 0.7 : 0.42, 8, 0.06);
    if (v === 0) c.fillRect(0, 0.34, 8, 0.04);
    if (v === 5 || v === 2)
      stitches(
        c,
        [
          [0, 0.86],
          [8, 0.86],
        ],
        v === 5 ? '#b98d5e' : shade(rubber, 0.3),
        0.05,
        0.07,
      );
    if (v === 1)
      for (let i = 0; i < 60; i++) {
        c.fillStyle = 'rgba(0,0,0,0.08)';
        c.fillRect(i * 0.135, 0.4, 0.03, 0.4);
      }
  });
  const m = v === 5 ? lacquer('#ffffff', 0.5) : matte('#ffffff', 0.7);
  m.map = map;
  const profile: [number, number][] = [
    [0, 0],
    [0.02, 0.9],
    [0.12, 0.97],
    [0.5, 1 + (v === 1 ? 0.05 : 0)],
    [0.9, 0.99],
    [1, 0.94],
    [1, 0],
  ];
  g.add(
    put(
      sheet(140, 12, (u, t) => {
        const a = u * Math.PI * 2;
        const [s, k] = [0.5 - 0.5 * Math.cos(a), Math.sin(a) >= 0 ? -1 : 1];
        const bare = half(s, k * foot);
        const w = bare + f.welt * Math.min(1, bare / 0.3);
        const q = t * (profile.length - 1);
        const i = Math.min(profile.length - 2, Math.floor(q));
        const [p, n] = [profile[i]!, profile[i + 1]!];
        const r = p[1] + (n[1] - p[1]) * (q - i);
        const arch = v === 5 ? (s > 0.32 && s < 0.6 ? 0.5 : s >= 0.6 ? 0.35 : 0) * f.sole : 0;
        const y = (p[0] + (n[0] - p[0]) * (q - i)) * (f.sole + 0.06 * (v === 1 ? 1 + step(0.3, 0, s) : 0.5));
        const reach = 1 + f.welt / 1.55 - 0.04 * (1 - Math.max(r, 0.6));
        return [alongX(s) * reach, Math.max(y, arch * (t < 0.4 ? 1 : 0)) + lift(f, s), k * w * r];
      }),
      m,
      [0, 0, 0],
    ),
  );
  if (v !== 9) return;
  const stud = new THREE.CylinderGeometry(0.07, 0.045, 0.16, 14);
  for (const s of [0.08, 0.2, 0.62, 0.76, 0.88])
    for (const k of [1, -1])
      g.add(put(stud, matte(look.accent, 0.5), [alongX(s), lift(f, s) - 0.05, k * half(s, k * foot) * 0.72]));
}

function upperMap(look: Look, v: number, f: Form): THREE.CanvasTexture {
  const body = look.body[0] ?? '#f2efe8';
  const fr = { x: 0, y: 0, w: 3, h: 2.4 };
  const seam = shade(body, v === 0 ? 0.5 : 0.28);
  return painted(fr, 1200, (c) => {
    fillPrint(c, fr, f.print, body, look.accent, 0.28);
    const area = (points: [number, number][], fill: string): void => {
      for (const flipY of [false, true]) {
        c.beginPath();
        for (const [s, a] of points) c.lineTo(s * 3, (flipY ? 1 - a : a) * 2.4);
        c.closePath();
        c.fillStyle = fill;
        c.fill();
        c.strokeStyle = 'rgba(0,0,0,0.28)';
        c.lineWidth = 0.012;
        c.stroke();
        const inner = points.map(([s, a]): [number, number] => [s * 3, (flipY ? 1 - a : a) * 2.4]);
        stitches(
          c,
          inner.map(([x, y]): [number, number] => [x + 0.025, y]),
          seam,
          0.014,
          0.04,
        );
      }
    };
    const dark = mix(body, '#000000', 0.1);
    if (v === 2 || v === 8) {
      area(
        [
          [0, 0],
          [0.14, 0],
          [0.12, 0.25],
          [0.06, 0.5],
          [0, 0.5],
        ],
        look.accent,
      );
      area(
        [
          [0.4, 0.24],
          [0.7, 0.38],
          [0.72, 0.5],
          [0.38, 0.5],
        ],
        mix(body, '#000000', 0.04),
      );
      area(
        [
          [0.8, 0],
          [0.74, 0.24],
          [0.72, 0.5],
          [1, 0.5],
          [1, 0],
        ],
        mix(body, '#000000', 0.03),
      );
      if (v === 8) wave(c, mix(look.accent, body, 0.1), 0.12);
    }
    if (v === 1) {
      area(
        [
          [0, 0],
          [0.22, 0],
          [0.1, 0.28],
          [0, 0.3],
        ],
        look.accent,
      );
      area(
        [
          [0.7, 0],
          [0.9, 0.1],
          [1, 0.3],
          [1, 0],
        ],
        mix(look.accent, body, 0.35),
      );
      wave(c, look.accent, 0.13);
      wave(c, mix(look.accent, '#ffffff', 0.7), 0.035);
      for (let i = 0; i < 26; i++)
        for (let j = 0; j < 20; j++) {
          c.fillStyle = 'rgba(0,0,0,0.16)';
          c.fillRect(1.6 + i * 0.05, 0.3 + j * 0.09 + (i % 2) * 0.045, 0.018, 0.03);
        }
    }
    if (v === 0) {
      area(
        [
          [0.86, 0],
          [0.82, 0.25],
          [0.83, 0.5],
          [1, 0.5],
          [1, 0],
        ],
        '#f4f1e9',
      );
      area(
        [
          [0.4, 0.3],
          [0.72, 0.36],
          [0.74, 0.5],
          [0.38, 0.5],
        ],
        dark,
      );
      area(
        [
          [0, 0],
          [0.06, 0],
          [0.05, 0.4],
          [0, 0.4],
        ],
        look.accent,
      );
    }
    if (v === 4)
      area(
        [
          [0.44, 0.26],
          [0.56, 0.22],
          [0.57, 0.33],
          [0.46, 0.36],
        ],
        mix(body, '#000000', 0.6),
      );
    if (v === 5) {
      area(
        [
          [0.8, 0.08],
          [0.74, 0.3],
          [0.78, 0.5],
          [1, 0.5],
          [1, 0],
          [0.84, 0],
        ],
        mix(body, '#000000', 0.12),
      );
      area(
        [
          [0.3, 0],
          [0.44, 0.2],
          [0.62, 0.36],
          [0.66, 0.5],
          [0.38, 0.5],
          [0.2, 0.3],
        ],
        mix(body, '#000000', 0.05),
      );
      for (let i = 0; i < 20; i++)
        for (const k of [1, 0]) {
          c.fillStyle = 'rgba(0,0,0,0.5)';
          c.beginPath();
          c.arc(
            3 * (0.755 + 0.07 * Math.abs(i / 19 - 0.5)),
            2.4 * (0.14 + (i / 19) * 0.72),
            k ? 0.016 : 0,
            0,
            7,
          );
          c.fill();
        }
    }
    if (v === 3) {
      area(
        [
          [0.82, 0],
          [0.76, 0.3],
          [0.78, 0.5],
          [1, 0.5],
          [1, 0],
        ],
        look.accent,
      );
      area(
        [
          [0, 0],
          [0.16, 0],
          [0.08, 0.5],
          [0, 0.5],
        ],
        look.accent,
      );
      words(c, '★', 0.9, 0.36, 0.34, look.accent, '100px "DejaVu Sans", sans-serif');
      words(c, '★', 0.9, 2.04, 0.34, look.accent, '100px "DejaVu Sans", sans-serif');
    }
    if (v === 9) wave(c, look.accent, 0.2);
    for (let i = 0; i < f.laces; i++)
      for (const k of [0.385, 0.615]) {
        c.fillStyle = v === 5 ? '#20140c' : '#5b5750';
        c.beginPath();
        c.arc((f.mouth + 0.03 + (0.21 * i) / Math.max(1, f.laces - 1)) * 3, k * 2.4, 0.022, 0, 7);
        c.fill();
      }
    c.fillStyle = v === 5 || v === 7 ? mix(body, '#1a0f08', 0.55) : mix(look.accent, '#111111', 0.55);
    c.fillRect(0.03, 0.33 * 2.4, (f.mouth - 0.015) * 3, 0.34 * 2.4);
  });
}

/** A wave along both sides. */
function wave(c: CanvasRenderingContext2D, color: string, width: number): void {
  c.strokeStyle = color;
  c.lineWidth = width;
  for (const k of [0, 1]) {
    const y = (a: number): number => (k ? 1 - a : a) * 2.4;
    c.beginPath();
    c.moveTo(0.3, y(0.2));
    c.bezierCurveTo(0.8, y(-0.04), 1.1, y(0.02), 1.35, y(0.16));
    c.bezierCurveTo(1.55, y(0.28), 1.8, y(0.26), 2.3, y(0.02));
    c.stroke();
  }
}

function sandal(look: Look): THREE.Group {
  const g = new THREE.Group();
  const f = FORMS[6] ?? base;
  sole(g, { ...look, accent: mix(look.accent, '#2a1d15', 0.5) }, 5, { ...f, white: false }, 1);
  const bed = cloth({
    color: mix(look.accent, '#c79a68', 0.5),
    weave: 'leather',
    repeat: [6, 3],
    roughness: 0.7,
  });
  g.add(
    put(
      sheet(60, 12, (u, t) => [
        alongX(0.015 + u * 0.97),
        f.sole + 0.045 + lift(f, u) + 0.05 * Math.exp(-(((u - 0.42) / 0.1) ** 2)) * t,
        -half(u, -1) * 0.98 + t * (half(u, 1) + half(u, -1)) * 0.98,
      ]),
      bed,
      [0, 0, 0],
    ),
  );
  (bed as THREE.Material).side = THREE.DoubleSide;
  const leather = cloth({
    color: look.body[0] ?? '#7a4a2a',
    weave: 'leather',
    repeat: [5, 1.5],
    roughness: 0.5,
    side: THREE.DoubleSide,
  });
  const over = (s: number, w: number, h: number, skew: number): void => {
    g.add(
      put(
        sheet(40, 6, (u, t) => {
          const a = u * Math.PI;
          const ss = s + (t - 0.5) * w + skew * (u - 0.5);
          return [
            alongX(ss),
            f.sole - 0.02 + lift(f, ss) + h * Math.sin(a) ** 0.7,
            Math.cos(a) * (half(ss, Math.cos(a)) + 0.03),
          ];
        }),
        leather,
        [0, 0, 0],
      ),
    );
  };
  over(0.74, 0.12, 0.46, 0.1);
  over(0.56, 0.12, 0.6, -0.1);
  const ring = Array.from({ length: 30 }, (_, i) => {
    const t = (i / 29) * 2 - 1;
    const s = 0.03 + 0.42 * Math.abs(t) ** 1.6;
    return [
      alongX(s),
      f.sole + 0.55 - 0.3 * Math.abs(t) ** 3,
      t > 0 ? half(s, 1) * Math.min(1, Math.abs(t) * 2) : -half(s, -1) * Math.min(1, Math.abs(t) * 2),
    ] as [number, number, number];
  });
  g.add(
    put(
      sheet(29, 4, (u, t) => {
        const [x, y, z] = ring[Math.round(u * 29)]!;
        return [x, y + (t - 0.5) * 0.16, z];
      }),
      leather,
      [0, 0, 0],
    ),
  );
  g.add(
    put(
      new THREE.TorusGeometry(0.09, 0.018, 8, 24),
      new THREE.MeshStandardMaterial({ color: '#c9a45c', metalness: 1, roughness: 0.3 }),
      [alongX(0.36), f.sole + 0.42, half(0.36, 1) + 0.02],
    ),
  );
  return g;
}
