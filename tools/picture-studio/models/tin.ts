/**
 * A tin; body is the lacquer, accent the label and lines; label is set on the front.
 *
 * Variants: 0 square tea caddy with round lid · 1 tall round tin · 2 low, wide round tin · 3 eight-sided spice tin with
 * knob. Params: `width`, `height` (1 = usual).
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { put, sheet } from '../goods.ts';
import { lacquer, metal, turned } from '../kit.ts';
import { isDark, mix, painted, words } from '../prints.ts';

const BOLD = '700 100px "Hind Siliguri", "Liberation Sans", sans-serif';
const FINE = '500 100px "Hind Siliguri", "Liberation Sans", sans-serif';

interface Form {
  w: number;
  h: number;
  /** Squareness of the plan: 2 is round. */
  n: number;
  sides: number;
}

const FORMS: Form[] = [
  { w: 0.78, h: 1.05, n: 9, sides: 0 },
  { w: 0.74, h: 1.2, n: 2, sides: 0 },
  { w: 1.15, h: 0.66, n: 2, sides: 0 },
  { w: 0.86, h: 0.95, n: 2, sides: 8 },
];

/** Builds the tin. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -24, elevation: 14 },
    2: { azimuth: 30, elevation: 26 },
    3: { azimuth: -36, elevation: 18, fill: 1.3, focus: [0.5, 0.6, 0.6] },
  };
  const v = look.variant % 4;
  if (v)
    g.userData['shots'] = {
      1: { azimuth: -12, elevation: 14 },
      2: { azimuth: 20, elevation: 28 },
      3: { azimuth: -24, elevation: 20, fill: 1.3, focus: [0.5, 0.6, 0.6] },
    };
  const form = FORMS[v]!;
  const [w, h] = [form.w * (look.params?.['width'] ?? 1), form.h * (look.params?.['height'] ?? 1)];
  const body = look.body[0] ?? '#a3262a';
  const rim = metal(mix(look.accent, '#d9c9a0', 0.5), 0.3);
  const round = 2 * Math.PI * (w / 2);
  const f = { x: -round / 2, y: 0, w: round, h };
  const m = new THREE.MeshPhysicalMaterial({
    map: painted(f, 1600, (c) => front(c, f, look, w, h, v)),
    roughness: 0.38,
    metalness: 0.15,
    clearcoat: 0.9,
    clearcoatRoughness: 0.12,
  });
  const radius = (a: number): number => {
    if (form.sides) {
      const step = (Math.PI * 2) / form.sides;
      return (w / 2) * (Math.cos(step / 2) / Math.cos(((((a + step / 2) % step) + step) % step) - step / 2));
    }
    return (w / 2) * (Math.abs(Math.cos(a)) ** form.n + Math.abs(Math.sin(a)) ** form.n) ** (-1 / form.n);
  };
  const wall = (r: number, y0: number, y1: number, mat: THREE.Material, soft = 0.012): void => {
    const lines: [number, number][] = [
      [0, y0],
      [r - soft, y0],
      [r, y0 + soft],
      [r, y1 - soft],
      [r - soft, y1],
      [0, y1],
    ];
    for (let i = 0; i < lines.length - 1; i++) {
      const [a, b] = [lines[i]!, lines[i + 1]!];
      g.add(
        put(
          sheet(160, 1, (u, t) => {
            const angle = u * Math.PI * 2 - Math.PI / 2;
            const k = a[0] + (b[0] - a[0]) * t;
            const q = radius(angle + Math.PI) * k;
            return [-Math.cos(angle + Math.PI) * -q * 1, a[1] + (b[1] - a[1]) * t, -Math.sin(angle + Math.PI) * q];
          }),
          mat,
          [0, 0, 0],
        ),
      );
    }
  };
  wall(1, 0.02, h, m);
  wall(1.012, 0, 0.035, rim);
  const lid = lacquer(mix(body, look.accent, v === 1 ? 0.9 : 0.12), 0.35);
  if (v === 0) {
    wall(1.006, h - 0.02, h + 0.012, rim);
    g.add(
      put(
        turned(
          [
            [0, h + 0.01],
            [w * 0.36, h + 0.01],
            [w * 0.36, h + 0.1, 0.02],
            [w * 0.33, h + 0.112, 0.01],
            [0, h + 0.112],
          ],
          80,
        ),
        lid,
        [0, 0, 0],
      ),
      put(
        turned(
          [
            [w * 0.355, h + 0.015],
            [w * 0.372, h + 0.02],
            [w * 0.372, h + 0.045],
            [w * 0.355, h + 0.05],
          ],
          80,
        ),
        rim,
        [0, 0, 0],
      ),
    );
  } else {
    wall(1.025, h - 0.16 * Math.min(1, h), h + 0.03, lid, 0.025);
    wall(1.033, h - 0.17 * Math.min(1, h), h - 0.14 * Math.min(1, h), rim, 0.006);
  }
  if (v === 3 || v === 2)
    g.add(
      put(
        turned(
          [
            [0, h + 0.02],
            [0.04, h + 0.03],
            [0.028, h + 0.06, 0.01],
            [0.06, h + 0.1, 0.03],
            [0.03, h + 0.135, 0.02],
            [0, h + 0.14],
          ],
          40,
        ),
        rim,
        [0, 0, 0],
      ),
    );
  return g;
}

/** What is printed all round: ground with fine ornament, and the label on the front (and again on the back). */
function front(
  c: CanvasRenderingContext2D,
  f: { x: number; w: number; h: number },
  look: Look,
  w: number,
  h: number,
  v: number,
): void {
  const body = look.body[0] ?? '#a3262a';
  const gold = look.accent;
  c.fillStyle = body;
  c.fillRect(f.x, 0, f.w, h);
  c.fillStyle = mix(body, gold, 0.28);
  for (let y = 0.1; y < h; y += 0.1)
    for (let x = f.x, i = 0; x < f.x + f.w; x += 0.1, i++)
      words(
        c,
        v === 1 ? '❧' : '✿',
        x + (Math.round(y * 10) % 2 ? 0.05 : 0),
        y,
        0.065,
        mix(body, gold, 0.26),
        '100px "DejaVu Sans", sans-serif',
      );
  c.fillStyle = gold;
  for (const y of [0.06, h * 0.8]) c.fillRect(f.x, y, f.w, 0.02);
  const ink = isDark(gold) ? '#fff6e2' : mix(body, '#1c0d05', isDark(body) ? 0.2 : 0.7);
  for (const x of [0, f.x, f.x + f.w]) {
    const [pw, ph] = [w * (v === 2 ? 0.62 : v === 1 ? 0.84 : 0.74), h * 0.5];
    const y = h * 0.42;
    c.fillStyle = gold;
    c.beginPath();
    if (v === 3) c.ellipse(x, y, pw * 0.4, ph * 0.56, 0, 0, 7);
    else if (v === 2) c.roundRect(x - pw * 0.62, y - ph * 0.52, pw * 1.24, ph * 1.04, 0.06);
    else c.roundRect(x - pw / 2, y - ph / 2, pw, ph, 0.07);
    c.fill();
    c.strokeStyle = ink;
    c.lineWidth = 0.009;
    c.beginPath();
    if (v === 3) c.ellipse(x, y, pw * 0.37, ph * 0.52, 0, 0, 7);
    else if (v === 2) c.roundRect(x - pw * 0.59, y - ph * 0.46, pw * 1.18, ph * 0.92, 0.045);
    else c.roundRect(x - pw * 0.46, y - ph * 0.455, pw * 0.92, ph * 0.91, 0.05);
    c.stroke();
    leaves(c, x, y + ph * (v === 2 ? 0.3 : 0.2), h > 0.8 ? 0.12 : 0.07, ink);
    words(
      c,
      look.label ?? 'TEA',
      x,
      y - ph * 0.1,
      v === 2 ? 0.12 : 0.15,
      ink,
      BOLD,
      v === 3 ? pw * 0.68 : pw * (v === 2 ? 1.0 : 0.82),
    );
    words(c, 'from the hills', x, y - ph * 0.33, 0.045, ink, FINE, pw * 0.7);
  }
}

/** Two leaves and a bud. */
function leaves(c: CanvasRenderingContext2D, x: number, y: number, r: number, ink: string): void {
  c.fillStyle = ink;
  for (const [turn, l] of [
    [0.9, 1],
    [2.24, 1],
    [1.57, 0.8],
  ] as [number, number][]) {
    c.save();
    c.translate(x, y - r * 0.5);
    c.rotate(turn);
    c.beginPath();
    c.moveTo(0, 0);
    c.quadraticCurveTo(r * 0.6 * l, r * 0.45, r * 1.25 * l, 0);
    c.quadraticCurveTo(r * 0.6 * l, -r * 0.45, 0, 0);
    c.fill();
    c.restore();
  }
}
