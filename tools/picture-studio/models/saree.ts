/**
 * A saree worn by a form: skirt with its pleats in front, blouse, and the pallu that goes across the chest and falls
 * from the left shoulder. The whole cloth bears the woven border; the pallu's end is woven densest.
 * Variants: 0 jamdani lozenges · 1 handloom checks with a broad, plain border · 2 plain silk · 3 jamdani flowers on
 * muslin · 4 katan, flowers in gold all over.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import type { Frame } from '../cloth.ts';
import { cloth } from '../fabric.ts';
import { assemble, matte, part, turned } from '../kit.ts';
import { noise } from '../noise.ts';
import { fillPrint, mix, painted, speckle, type Print } from '../prints.ts';

const WAIST = 2.1;

/** How a saree is woven. */
interface Weave {
  field: Print;
  /** The size of one repeat. */
  unit: number;
  /** How much of the accent the field's figures have, 0…1. */
  figure: number;
  /** Height of the lower border; the pallu's edges have two fifths of it. */
  border: number;
  /** Whether the border bears a row of lozenges. */
  isFigured: boolean;
  roughness: number;
  sheen: number;
}

const WEAVES: Weave[] = [
  { field: 'diamonds', unit: 0.2, figure: 0.75, border: 0.28, isFigured: true, roughness: 0.5, sheen: 0.12 },
  { field: 'check', unit: 0.17, figure: 0.3, border: 0.36, isFigured: false, roughness: 0.75, sheen: 0.05 },
  { field: 'plain', unit: 1, figure: 0, border: 0.2, isFigured: false, roughness: 0.34, sheen: 0.3 },
  { field: 'blockprint', unit: 0.2, figure: 0.9, border: 0.22, isFigured: true, roughness: 0.7, sheen: 0.05 },
  { field: 'blockprint', unit: 0.14, figure: 0.85, border: 0.4, isFigured: true, roughness: 0.4, sheen: 0.25 },
];

/** Half widths of the body at a height: across and in depth. */
const BODY: [y: number, across: number, deep: number][] = [
  [0, 0.86, 0.72],
  [0.7, 0.7, 0.58],
  [1.45, 0.58, 0.46],
  [1.75, 0.53, 0.41],
  [WAIST, 0.39, 0.3],
  [2.32, 0.4, 0.31],
  [2.62, 0.47, 0.38],
  [2.85, 0.49, 0.3],
  [3.02, 0.42, 0.22],
  [3.1, 0.22, 0.18],
  [3.2, 0.15, 0.15],
  [3.6, 0.14, 0.14],
];

const curves = ([1, 2] as const).map(
  (k) =>
    new THREE.CatmullRomCurve3(
      BODY.map((b) => new THREE.Vector3(b[0], b[k], 0)),
      false,
      'centripetal',
    ),
);

/** The half widths at any height. */
function girth(y: number): [across: number, deep: number] {
  let [low, high] = [0, 1];
  for (let i = 0; i < 18; i++) {
    const t = (low + high) / 2;
    if (curves[0]!.getPoint(t).x < y) low = t;
    else high = t;
  }
  return [curves[0]!.getPoint(low).y, curves[1]!.getPoint(low).y];
}

/** A sheet woven from two shares, 0…1: across and along. */
function sheet(
  across: number,
  along: number,
  at: (u: number, v: number) => THREE.Vector3,
  material: THREE.Material,
): THREE.Mesh {
  const [spots, uv, index]: [number[], number[], number[]] = [[], [], []];
  for (let j = 0; j <= along; j++)
    for (let i = 0; i <= across; i++) {
      spots.push(...at(i / across, j / along).toArray());
      uv.push(i / across, j / along);
      if (i === across || j === along) continue;
      const q = j * (across + 1) + i;
      index.push(q, q + 1, q + across + 1, q + 1, q + across + 2, q + across + 1);
    }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(spots, 3));
  g.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  g.setIndex(index);
  g.computeVertexNormals();
  return new THREE.Mesh(g, material);
}

/** A part of the cloth. */
function woven(weave: Weave, frame: Frame, draw: (c: CanvasRenderingContext2D) => void, color: string): THREE.Material {
  return cloth({
    map: painted(frame, 2048, draw),
    weave: 'plain',
    repeat: [frame.w * 9, frame.h * 9],
    depth: 0.25,
    roughness: weave.roughness,
    sheen: weave.sheen,
    color,
    side: THREE.DoubleSide,
  });
}

/** The field: the cloth between its borders. */
function field(c: CanvasRenderingContext2D, f: Frame, weave: Weave, body: string, gold: string): void {
  fillPrint(c, f, weave.field, body, mix(body, gold, weave.figure), weave.unit, 4);
}

/** A woven border between two heights: gold with lines beside it, and a row of lozenges if it is figured. */
function border(
  c: CanvasRenderingContext2D,
  f: Frame,
  from: number,
  to: number,
  { isFigured }: Weave,
  body: string,
  gold: string,
): void {
  const tall = to - from;
  c.fillStyle = gold;
  c.fillRect(f.x, from, f.w, tall);
  c.fillRect(f.x, to + tall * 0.14, f.w, tall * 0.07);
  c.fillStyle = mix(body, '#000000', 0.15);
  c.fillRect(f.x, from + tall * 0.12, f.w, tall * 0.05);
  c.fillRect(f.x, to - tall * 0.17, f.w, tall * 0.05);
  if (!isFigured) return;
  const step = tall * 0.62;
  for (let x = f.x; x < f.x + f.w; x += step)
    for (const [k, tint] of [
      [0.3, mix(body, '#000000', 0.1)],
      [0.16, gold],
      [0.07, body],
    ] as const) {
      c.fillStyle = tint;
      c.beginPath();
      c.moveTo(x, from + tall * (0.5 - k));
      c.lineTo(x + step * k * 1.3, from + tall * 0.5);
      c.lineTo(x, from + tall * (0.5 + k));
      c.lineTo(x - step * k * 1.3, from + tall * 0.5);
      c.fill();
    }
}

/** The skirt: a tube about the body that gathers into deep pleats in front. */
function skirt(weave: Weave, body: string, gold: string): THREE.Mesh {
  const frame: Frame = { x: 0, y: 0, w: 4.5, h: 2.2 };
  const material = woven(
    weave,
    frame,
    (c) => {
      field(c, frame, weave, body, gold);
      border(c, frame, 0.02, 0.02 + weave.border, weave, body, gold);
    },
    body,
  );
  return sheet(
    720,
    80,
    (u, v) => {
      const y = v * (WAIST + 0.04);
      const down = 1 - v;
      const [across, deep] = girth(y);
      const angle = (u - 0.5) * Math.PI * 2;
      // Pleats lie a little to the wearer's right, the way they are tucked in.
      const place = angle + 0.08 + 0.05 * down;
      const front = Math.exp(-((place / 0.36) ** 4));
      const pleat = Math.abs(((((place * 4.6) % 1) + 1) % 1) - 0.5) * 2;
      const soft = noise(angle * 2.2, down * 0.7 + 3, 5) + 0.5 * noise(angle * 5, down * 0.8, 9);
      const out =
        front * (0.03 + 0.08 * down) * (pleat ** 1.5 - 0.3) +
        (1 - front) * 0.065 * down * soft +
        0.02 * front * (1 - down);
      const swing = 1 + 0.05 * down ** 6 * noise(angle * 1.5, 1, 12);
      return new THREE.Vector3(
        Math.sin(angle) * (across + out) * swing,
        y + 0.006 * noise(angle * 3, 0, 2),
        Math.cos(angle) * (deep + out) * swing,
      );
    },
    material,
  );
}

/** Blouse with short sleeves, in a deeper tone, its cuffs edged. */
function blouse(color: string, gold: string): THREE.Group {
  const stuff = cloth({
    color,
    weave: 'plain',
    repeat: [24, 12],
    depth: 0.3,
    roughness: 0.6,
    sheen: 0.25,
    side: THREE.DoubleSide,
  });
  const trim = cloth({
    color: gold,
    weave: 'twill',
    repeat: [20, 1],
    depth: 0.3,
    roughness: 0.45,
    side: THREE.DoubleSide,
  });
  const torso = sheet(
    160,
    60,
    (u, v) => {
      const angle = (u - 0.5) * Math.PI * 2;
      const neck = 0.13 * Math.exp(-((angle / 0.7) ** 2)) + 0.05;
      const y = WAIST - 0.02 + v * (3.1 - neck - WAIST);
      const [across, deep] = girth(y);
      const bust = 0.07 * Math.exp(-(((y - 2.6) / 0.16) ** 2)) * Math.max(0, Math.cos(angle)) ** 2;
      const fold = 0.006 * noise(angle * 6, y * 5, 3);
      return new THREE.Vector3(
        Math.sin(angle) * (across + 0.012 + fold),
        y,
        Math.cos(angle) * (deep + 0.012 + bust + fold),
      );
    },
    stuff,
  );
  const group = assemble(torso);
  for (const side of [1, -1]) {
    const sleeve = (from: number, to: number, wide: number, material: THREE.Material): THREE.Mesh =>
      sheet(
        48,
        24,
        (u, v) => {
          const t = from + (to - from) * v;
          const a = u * Math.PI * 2;
          const r = (0.17 - 0.035 * t) * wide * (1 + 0.04 * noise(a * 1.5, t * 4, 7 + side));
          const middle = new THREE.Vector3(side * (0.3 + 0.24 * t ** 0.75), 2.93 - 0.46 * t ** 1.4, 0.02 + 0.03 * t);
          return middle.add(new THREE.Vector3(side * Math.cos(a) * r * 0.92, Math.cos(a) * r * 0.3, Math.sin(a) * r));
        },
        material,
      );
    group.add(sleeve(0, 1, 1, stuff), sleeve(0.9, 1.01, 1.04, trim));
  }
  return group;
}

/** The pallu between its upper and lower edge, kept off the body, in pleats that spread as it falls. */
function pallu(weave: Weave, body: string, gold: string): THREE.Mesh {
  const line = (points: [number, number, number][]): THREE.CatmullRomCurve3 =>
    new THREE.CatmullRomCurve3(
      points.map((p) => new THREE.Vector3(...p)),
      false,
      'centripetal',
    );
  const upper = line([
    [-0.45, 2.16, -0.16],
    [-0.36, 2.24, 0.22],
    [-0.14, 2.46, 0.4],
    [0.1, 2.78, 0.36],
    [0.21, 3.06, 0.1],
    [0.22, 3.02, -0.16],
    [0.28, 2.6, -0.36],
    [0.4, 1.9, -0.44],
    [0.5, 1.1, -0.5],
    [0.54, 0.52, -0.52],
  ]);
  const lower = line([
    [-0.48, 1.72, -0.18],
    [-0.42, 1.76, 0.3],
    [-0.08, 1.93, 0.5],
    [0.34, 2.35, 0.4],
    [0.47, 2.93, 0.14],
    [0.5, 2.92, -0.1],
    [0.66, 2.5, -0.16],
    [0.86, 1.85, -0.12],
    [1.02, 1.1, -0.14],
    [1.08, 0.46, -0.16],
  ]);
  const frame: Frame = { x: 0, y: 0, w: 4.2, h: 1.1 };
  const material = woven(
    weave,
    frame,
    (c) => {
      field(c, frame, weave, body, gold);
      // The end of the pallu: bands, then a field woven close.
      c.fillStyle = mix(body, '#000000', 0.12);
      c.fillRect(3.05, 0, 1.15, 1.1);
      c.save();
      c.beginPath();
      c.rect(3.12, 0, 0.72, 1.1);
      c.clip();
      fillPrint(c, frame, 'diamonds', mix(body, '#000000', 0.12), gold, 0.13, 6);
      c.restore();
      c.fillStyle = gold;
      for (const [x, w] of [
        [3.0, 0.03],
        [3.06, 0.06],
        [3.86, 0.05],
        [3.94, 0.16],
        [4.13, 0.03],
      ] as const)
        c.fillRect(x, 0, w, 1.1);
      for (const flipped of [false, true]) {
        c.save();
        if (flipped) c.transform(1, 0, 0, -1, 0, 1.1);
        border(c, frame, 0.01, 0.01 + weave.border * 0.43, weave, body, gold);
        c.restore();
      }
      speckle(c, frame, 0.05, body);
    },
    body,
  );
  return part(
    sheet(
      260,
      90,
      (u, v) => {
        const p = upper.getPoint(u).lerp(lower.getPoint(u), v);
        const [across, deep] = girth(Math.min(3.05, p.y));
        const bust = p.z > 0 ? 0.09 * Math.exp(-(((p.y - 2.6) / 0.18) ** 2)) : 0;
        const reach = Math.hypot(p.x / (across + 0.05), p.z / (deep + 0.05 + bust));
        if (reach < 1 && p.y < 3) {
          p.x /= reach ** 0.6;
          p.z /= reach;
        }
        const falling = Math.max(0, (u - 0.5) / 0.5);
        const gathered = Math.exp(-(((u - 0.46) / 0.2) ** 2));
        const wave = Math.sin(v * Math.PI * 11 + 1.5 * noise(u * 3, 1, 4));
        const fold = wave * (0.011 + 0.004 * gathered + 0.03 * falling) + 0.02 * noise(u * 8, v * 5, 6);
        const away = new THREE.Vector3(p.x * 0.6, 0.8 * gathered ** 3, p.z).normalize();
        return p.addScaledVector(away, fold + 0.012 + 0.03 * gathered);
      },
      material,
    ).geometry,
    material,
  );
}

/** Builds the form in its saree. */
export function build(look: Look): THREE.Group {
  const weave = WEAVES[look.variant] ?? WEAVES[0]!;
  const body = look.body[0] ?? '#a3212f';
  const gold = look.accent;
  const linen = matte('#d8cdbd', 0.95);
  const neck = part(
    turned(
      BODY.filter(([y]) => y > 2.8 && y < 3.25).map(([y, r], i): [number, number, number] => [
        r * 0.97,
        y,
        i ? 0.06 : 0,
      ]),
      64,
    ).scale(1, 1, 0.48),
    linen,
  );
  const throat = part(
    turned(
      [
        [0.16, 3.05],
        [0.135, 3.2, 0.1],
        [0.135, 3.36],
        [0.11, 3.38, 0.02],
        [0, 3.385],
      ],
      64,
    ),
    linen,
  );
  const cap = part(
    turned(
      [
        [0.12, 3.37],
        [0.125, 3.39, 0.01],
        [0.1, 3.43, 0.03],
        [0, 3.435],
      ],
      48,
    ),
    matte('#8f6a45', 0.5),
  );
  const figure = assemble(
    skirt(weave, body, gold),
    blouse(mix(body, '#000000', 0.35), gold),
    pallu(weave, body, gold),
    neck,
    throat,
    cap,
  );
  const group = assemble(figure);
  // The second picture shows the pallu from behind, in the same light.
  if (look.params?.['shot'] === 2) figure.rotation.y = -2.13;
  group.userData['shots'] = {
    1: { azimuth: 14, elevation: 6, fill: 0.78 },
    2: { azimuth: 14, elevation: 8, fill: 0.78 },
    3: { azimuth: 6, elevation: 8, fill: 1.7, focus: [0.42, 0.7, 0.7] },
  };
  group.userData['setting'] = { shift: [-0.04, 0.01], keyFrom: [-0.5, 1.4, 0.55] };
  return group;
}
