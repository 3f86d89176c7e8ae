/**
 * A T-shirt, polo or hoodie on a hanger.
 *
 * Variants: 0 plain crew neck · 1 horizontal stripes · 2 chest print (rising sun, with the label below it) · 3 polo
 * with collar and buttons · 4 V-neck melange · 5 raglan (sleeves in the accent) · 6 long-sleeved · 7 chest pocket
 * (pocket in the accent) · 8 hoodie. Params: `length` of the body, `width`, `sleeve` (1 = usual), `pack` 2 … 5 shows
 * that many, fanned out, in the body's colours.
 */
import type * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { boundsOf, flip, mirrored, ribbon, scoop, sided, smooth } from '../cloth.ts';
import type { Crease, Height, Point } from '../cloth.ts';
import { fan, tailor } from '../garment.ts';
import { body as hung, further, hanger, hangShots } from '../hang.ts';
import type { Tailor } from '../garment.ts';
import { fillPrint, mix, shade, stitches, words } from '../prints.ts';
import type { Draw, Print } from '../prints.ts';

const PRINTS: Record<number, Print> = { 1: 'stripes', 4: 'melange', 8: 'melange' };

/** Builds the T-shirt, or a fan of several in the body's colours. */
export function build(look: Look): THREE.Group {
  const count = look.params?.['pack'] ?? 1;
  return count > 1 ? fan(look, count, one, true) : one(look);
}

function one(look: Look): THREE.Group {
  const v = look.variant % 9;
  const body = look.body[0] ?? '#dddddd';
  const p = { length: 1, width: 1, sleeve: 1, ...look.params };
  const hoodie = v === 8;
  const long = v === 6 || hoodie;
  const w = 2.5 * p.width * (hoodie ? 1.08 : 1);
  const hem = -7 * p.length * (hoodie ? 0.94 : 1);
  const neck = v === 3 ? 0.8 : 1;
  const drop = v === 4 ? 1.75 : v === 3 ? 0.72 : 0.85;
  const reach = 1 + (p.sleeve - 1) * 0.6;
  const tip: Point[] = long
    ? [
        [w + 1.62 * reach, -4.75 * p.sleeve],
        [w + 0.86 * reach, -4.98 * p.sleeve],
      ]
    : [
        [w + 1.34 * reach, -2.5 * p.sleeve],
        [w + 0.2 * reach, -3.02 * p.sleeve],
      ];
  const shoulder: Point = [w - 0.12, -0.46];
  const armpit: Point = [w - 0.06, -2.12];
  const arm: Point[] = long
    ? [[w + 0.62, -1.4], [w + 1.25, -3.2], ...tip, [w + 0.4, -3.4], armpit]
    : [[w + 0.55, -0.92], ...tip, armpit];
  const half = (top: Point[], grow = 0): Point[] =>
    mirrored([
      ...top,
      shoulder,
      ...arm.flatMap((p) => (!grow || !tip.includes(p) ? [p] : p === tip[0] ? further(tip, shoulder, grow) : [])),
      [w - 0.12, -4.2],
      [w - 0.02, hem + 0.3],
      [w - 0.08, hem + 0.04 - grow],
      [w * 0.5, hem - 0.05 - grow],
      [0, hem - grow],
    ]);
  const form = half(
    [
      [0, 1.8],
      [neck * 0.9, 1.8],
      [neck, 0.05],
    ],
    1.6,
  );
  const figure = hung(form, { deep: 0.72, round: 1.5, from: -2.2, to: hem, fold: 0.34, seed: 20 + v });
  const frontNeck =
    v === 4
      ? smooth(
          [
            [0, -drop],
            [neck * 0.5, -drop * 0.5],
            [neck, 0.05],
          ],
          3,
        )
      : scoop(neck, drop, 0.05);
  const outline = half(frontNeck);
  const frame = boundsOf(
    [
      ...outline,
      [0, hoodie ? 1.4 : 0.5],
      [0, hem - 0.5],
      ...(long ? sided(tip, 1).map(([x, y]): Point => [x, y - 0.7]) : []),
    ],
    0.1,
  );
  const seam: Point[] =
    v === 5
      ? smooth([[neck + 0.05, 0], [neck + 0.6, -0.95], armpit], 4)
      : smooth([shoulder, [w - 0.3, -1.0], [w - 0.27, -1.6], armpit], 4);
  const cuff = tip.map(([x, y]): Point => [x - 0.06, y + 0.2]);
  const stitch = shade(body, 0.4);
  const draw: Draw = (c) => {
    fillPrint(c, frame, PRINTS[v] ?? 'plain', body, look.accent, v === 1 ? 0.62 : 1);
    if (v === 5) raglan(c, seam, look.accent, w, neck);
    if (!hoodie)
      for (const y of [hem + 0.26, hem + 0.31])
        stitches(
          c,
          [
            [-w, y],
            [w, y],
          ],
          stitch,
        );
    if (!long) for (const line of [cuff, flip(cuff)]) stitches(c, line, stitch);
    if (v === 2) chestPrint(c, look);
    else if (look.label && ![1, 3, 7].includes(v)) words(c, look.label, 1.2, -1.7, 0.2, shade(body, 0.7));
  };
  const t = tailor(frame, draw, v === 3 ? 'plain' : 'jersey', hangShots([0.55, 0.24]), 1.5, figure);
  t.group.add(hanger([w - 0.35, -0.62]));
  t.lay(
    {
      outline: half([
        [0, -0.2],
        [neck * 0.6, -0.14],
        [neck, 0.06],
      ]),
      thick: 0.14,
      edge: 0.2,
      base: () => 0,
      cells: 110,
    },
    mix(body, '#000000', 0.25),
  );
  const on = t.lay({
    outline,
    thick: 0.13,
    edge: 0.13,
    creases: folds(w, hem, armpit, seam, long ? [] : cuff),
    swell: 0.07,
    swellSize: 1.1,
    seed: 5 + v,
    cells: 180,
  });
  const rib = v === 1 || v === 5 ? look.accent : mix(body, '#000000', 0.08);
  if (v === 3) polo(t, body, look.accent, on, neck);
  else if (!hoodie) {
    const ring = [...flip(frontNeck).reverse(), ...frontNeck.slice(1)].map(([x, y]): Point => [x * 0.96, y - 0.09]);
    t.bind(
      ring,
      smooth(
        [
          [neck * 0.6, -0.16],
          [0, -0.24],
          [-neck * 0.6, -0.16],
        ],
        3,
      ),
      on,
      0.26,
      rib,
      'rib',
    );
    t.tag(0, -0.52, 0.2);
  }
  if (v === 7)
    t.lay(
      {
        outline: [
          [0.5, -1.7],
          [1.75, -1.7],
          [1.75, -2.95],
          [1.12, -3.2],
          [0.5, -2.95],
        ],
        thick: 0.08,
        edge: 0.07,
        base: on,
        creases: [
          {
            line: [
              [0.4, -1.95],
              [1.85, -1.95],
            ],
            width: 0.04,
            depth: -0.05,
          },
        ],
        cells: 70,
      },
      look.accent,
    );
  if (long) {
    const [a, b] = tip as [Point, Point];
    for (const s of [1, -1])
      t.lay(
        {
          outline: sided(
            [
              [a[0] - 0.02, a[1] + 0.06],
              [b[0] + 0.02, b[1] + 0.06],
              [b[0] + 0.16, b[1] - 0.58],
              [a[0] - 0.06, a[1] - 0.5],
            ],
            s,
          ),
          thick: 0.26,
          edge: 0.2,
          cells: 60,
        },
        rib,
        'rib',
      );
  }
  if (hoodie) hood(t, look, neck, w, hem, on);
  return t.group;
}

function folds(w: number, hem: number, armpit: Point, seam: Point[], cuff: Point[]): Crease[] {
  const pull = (points: Point[], width: number, depth: number): Crease => ({
    line: smooth(points, 4),
    width,
    depth,
    taper: true,
  });
  const groove = (line: Point[]): Crease => ({ line, width: 0.05, depth: -0.07 });
  return [
    groove(seam),
    groove(flip(seam)),
    groove([
      [-w, hem + 0.29],
      [w, hem + 0.29],
    ]),
    ...(cuff.length ? [groove(cuff), groove(flip(cuff))] : []),
    pull([armpit, [w - 0.9, -2.9], [w - 1.8, -3.2]], 0.2, 0.13),
    pull(
      [
        [w - 0.1, -2.5],
        [w - 0.7, -3.6],
        [w - 0.9, -4.8],
      ],
      0.24,
      0.14,
    ),
    pull(
      [
        [-w + 0.1, -2.3],
        [-w + 0.9, -3.2],
        [-w + 1.3, -4.5],
      ],
      0.24,
      0.15,
    ),
    pull(
      [
        [-w + 0.1, -2.2],
        [-w + 1, -2.5],
        [-w + 1.7, -2.5],
      ],
      0.18,
      0.1,
    ),
    pull(
      [
        [-1.5, hem],
        [-1.15, -5.2],
        [-1.4, -3.9],
      ],
      0.26,
      0.13,
    ),
    pull(
      [
        [1.3, hem],
        [0.95, -5.3],
        [1.3, -4],
      ],
      0.24,
      0.12,
    ),
    pull(
      [
        [0.2, hem],
        [-0.1, -5.7],
        [0.15, -4.7],
      ],
      0.2,
      0.09,
    ),
    pull(
      [
        [w, -1.2],
        [w + 0.9, -2],
      ],
      0.16,
      0.11,
    ),
    pull(
      [
        [-w, -1.1],
        [-w - 0.8, -2.1],
      ],
      0.18,
      0.12,
    ),
    pull(
      [
        [w - 0.3, -1.9],
        [w + 0.9, -1.5],
      ],
      0.13,
      0.1,
    ),
    pull(
      [
        [-w + 0.3, -1.9],
        [-w - 0.7, -1.5],
      ],
      0.13,
      0.1,
    ),
    pull(
      [
        [w + 0.4, -2.6],
        [w + 1.1, -3.3],
      ],
      0.14,
      0.09,
    ),
    pull(
      [
        [-w - 0.4, -2.5],
        [-w - 1.2, -3.2],
      ],
      0.14,
      0.09,
    ),
  ];
}

function raglan(c: CanvasRenderingContext2D, seam: Point[], accent: string, w: number, neck: number): void {
  c.fillStyle = accent;
  for (const s of [1, -1]) {
    c.beginPath();
    for (const [x, y] of sided(seam, s)) c.lineTo(x, y);
    for (const [x, y] of sided(
      [
        [w - 0.06, -3.2],
        [9, -6],
        [9, 1],
        [neck, 1],
      ],
      s,
    ))
      c.lineTo(x, y);
    c.fill();
  }
}

function chestPrint(c: CanvasRenderingContext2D, look: Look): void {
  c.save();
  c.translate(0, look.label ? -2.55 : -2.8);
  c.fillStyle = look.accent;
  c.beginPath();
  c.arc(0, 0, 1.05, 0, Math.PI * 2);
  c.clip();
  for (let i = 0; i < 9; i++) c.fillRect(-1.2, -1.1 + i * 0.16 + i * i * 0.012, 2.4, 0.06 + i * 0.02);
  c.restore();
  if (look.label)
    words(
      c,
      look.label.toUpperCase(),
      0,
      -4.05,
      0.62,
      look.accent,
      '700 100px "Hind Siliguri", "Liberation Sans", sans-serif',
      3,
    );
}

function polo(t: Tailor, body: string, accent: string, on: Height, neck: number): void {
  const dark = mix(body, '#000000', 0.08);
  t.lay({
    outline: [
      [-0.28, -0.6],
      [0.28, -0.6],
      [0.28, -2.4],
      [-0.28, -2.4],
    ],
    thick: 0.07,
    edge: 0.06,
    base: (x, y) => Math.max(0.3, on(x, y)),
    cells: 60,
  });
  t.lay(
    {
      outline: smooth(
        [
          [-neck - 0.05, 0.12],
          [0, 0.32],
          [neck + 0.05, 0.12],
          [neck - 0.1, -0.35],
          [0, -0.16],
          [-neck + 0.1, -0.35],
        ],
        5,
        true,
      ),
      thick: 0.22,
      edge: 0.2,
      base: () => 0.1,
      cells: 80,
    },
    dark,
    'rib',
  );
  t.tag(0, -0.42, 0.28, 0.4);
  for (const s of [1, -1]) {
    const leaf = sided(
      [
        [neck - 0.15, 0.2],
        [neck + 0.3, -0.1],
        [neck + 0.34, -1.1],
        [neck - 0.02, -1.22],
        [0.1, -0.74],
        [0.34, -0.5],
        [neck - 0.28, -0.1],
      ],
      s,
    );
    const top = t.lay(
      { outline: leaf, thick: 0.15, edge: 0.12, base: (x, y) => Math.max(0.3, on(x, y)), cells: 90 },
      dark,
      'rib',
    );
    const tipping = sided(
      [
        [neck + 0.27, -0.25],
        [neck + 0.27, -1.04],
        [neck - 0.02, -1.13],
        [0.2, -0.74],
      ],
      s,
    );
    t.lay({ outline: ribbon(tipping, 0.06), thick: 0.02, edge: 0.03, base: (x, y) => top(x, y), cells: 90 }, accent);
  }
  t.buttons(
    [
      [0, -1.05],
      [0, -1.6],
      [0, -2.15],
    ],
    (x, y) => Math.max(0.3, on(x, y)) + 0.06,
    '#f4efe4',
  );
}

function hood(t: Tailor, look: Look, neck: number, w: number, hem: number, on: Height): void {
  const body = look.body[0] ?? '#dddddd';
  t.lay({
    outline: smooth(
      [
        [-neck - 0.5, -0.35],
        [-neck - 0.5, 0.5],
        [-0.6, 1.25],
        [0.6, 1.25],
        [neck + 0.5, 0.5],
        [neck + 0.5, -0.35],
        [0, -0.75],
      ],
      6,
      true,
    ),
    thick: 0.45,
    edge: 0.5,
    base: () => 0.06,
    cells: 110,
  });
  t.lay(
    {
      outline: smooth(
        [
          [-neck + 0.1, -0.35],
          [-neck * 0.8, 0.4],
          [0, 0.68],
          [neck * 0.8, 0.4],
          [neck - 0.1, -0.35],
          [0, -0.95],
        ],
        6,
        true,
      ),
      thick: 0.04,
      edge: 0.3,
      base: () => 0.5,
      cells: 70,
    },
    mix(body, '#000000', 0.5),
  );
  for (const s of [1, -1]) {
    const lap = sided(
      [
        [0, -1.3],
        [neck + 0.4, -0.6],
        [neck + 0.5, 0.2],
        [neck, 0.3],
        [neck - 0.3, -0.35],
        [0.02, -0.92],
      ],
      s,
    );
    t.lay({ outline: smooth(lap, 5, true), thick: 0.3, edge: 0.22, base: () => 0.36, cells: 80 });
    const cord: Point[] = smooth(
      [
        [0.4 * s, -0.95],
        [0.46 * s, -1.5],
        [(0.4 + 0.1 * s) * s, -2.2],
        [0.5 * s, -2.9],
      ],
      6,
    );
    t.lay(
      {
        outline: ribbon(cord, 0.13),
        thick: 0.12,
        edge: 0.065,
        base: (x, y) => Math.max(0.35, on(x, y)),
        cells: 90,
      },
      look.accent,
      'twill',
    );
  }
  t.lay({
    outline: [
      [-0.9, -3.9],
      [0.9, -3.9],
      [1.55, -4.9],
      [1.55, hem + 0.4],
      [-1.55, hem + 0.4],
      [-1.55, -4.9],
    ],
    thick: 0.14,
    edge: 0.1,
    base: on,
    cells: 90,
  });
  t.lay(
    {
      outline: [
        [-w - 0.02, hem + 0.42],
        [w + 0.02, hem + 0.42],
        [w - 0.12, hem - 0.2],
        [-w + 0.12, hem - 0.2],
      ],
      thick: 0.32,
      edge: 0.22,
      base: () => 0.06,
      cells: 120,
    },
    mix(body, '#000000', 0.08),
    'rib',
  );
}
