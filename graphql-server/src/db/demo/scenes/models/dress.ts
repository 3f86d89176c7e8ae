/**
 * Women's wear laid flat.
 *
 * Variants: 0 A-line dress, short sleeves, sprig print, waistband · 1 sleeveless summer dress with straps and dots · 2 long-sleeved maxi with leaves ·
 * 3 kurti: long tunic with side slits, embroidered neck and hem in the accent · 4 saree, folded, with a woven border (pallu) in the accent ·
 * 5 shirt dress, striped, buttons and belt · 6 blouse with flounce sleeves · 7 salwar kameez set: kurti with dupatta (block print) · 8 cardigan, knitted ·
 * 9 saree dress: jamdani diamonds, border, ready-draped pallu over one shoulder.
 * Params: `length`, `width` (1 = usual), `print` 0 … 12 replaces the variant's print (plain melange stripes pinstripes check gingham dots sprigs blockprint diamonds band blocks leaves).
 */
import type * as THREE from 'three';
import type { Look } from '../../catalogue/types.ts';
import { boundsOf, flip, mirrored, ribbon, scoop, sided, smooth } from '../cloth.ts';
import type { Crease, Frame, Point } from '../cloth.ts';
import { flatShots, tailor } from '../garment.ts';
import type { Height, Tailor } from '../garment.ts';
import { fillPrint, mix, shade, stitches, words } from '../prints.ts';
import type { Draw, Print } from '../prints.ts';

const ALL: Print[] = [
  'plain',
  'melange',
  'stripes',
  'pinstripes',
  'check',
  'gingham',
  'dots',
  'sprigs',
  'blockprint',
  'diamonds',
  'band',
  'blocks',
  'leaves',
];
const PRINTS: Print[] = [
  'sprigs',
  'dots',
  'leaves',
  'plain',
  'diamonds',
  'stripes',
  'plain',
  'blockprint',
  'melange',
  'diamonds',
];
const UNITS = [0.8, 0.55, 1.1, 1, 0.7, 0.5, 1, 0.66, 1, 0.55];

interface Cut {
  shoulder: number;
  chest: number;
  waist: number;
  hem: number;
  long: number;
  neck: number;
  drop: number;
  /** Length of the sleeve; 0 for none. */
  sleeve: number;
}

const CUTS: Cut[] = [
  { shoulder: 1.75, chest: 1.85, waist: 1.5, hem: 3.2, long: 8.6, neck: 0.95, drop: 0.9, sleeve: 1.5 },
  { shoulder: 1.1, chest: 1.75, waist: 1.5, hem: 3, long: 8.2, neck: 0.85, drop: 1.3, sleeve: 0 },
  { shoulder: 1.75, chest: 1.85, waist: 1.6, hem: 3.3, long: 10, neck: 0.8, drop: 0.8, sleeve: 4.4 },
  { shoulder: 1.8, chest: 1.9, waist: 1.75, hem: 2.55, long: 8.8, neck: 0.75, drop: 0.85, sleeve: 3.2 },
  { shoulder: 0, chest: 0, waist: 0, hem: 0, long: 0, neck: 0, drop: 0, sleeve: 0 },
  { shoulder: 1.9, chest: 2, waist: 1.75, hem: 2.7, long: 8.6, neck: 0.7, drop: 0.55, sleeve: 2.4 },
  { shoulder: 1.9, chest: 2.1, waist: 2, hem: 2.45, long: 5.4, neck: 1, drop: 0.9, sleeve: 2.6 },
  { shoulder: 1.8, chest: 1.9, waist: 1.75, hem: 2.6, long: 8.8, neck: 0.75, drop: 0.8, sleeve: 3.2 },
  { shoulder: 2, chest: 2.25, waist: 2.25, hem: 2.3, long: 5.8, neck: 0.85, drop: 2.4, sleeve: 4.4 },
  { shoulder: 1.75, chest: 1.85, waist: 1.55, hem: 2.6, long: 10, neck: 0.95, drop: 1, sleeve: 1.4 },
];

/** Builds the garment. */
export function build(look: Look): THREE.Group {
  const v = look.variant % 10;
  if (v === 4) return saree(look);
  const body = look.body[0] ?? '#b3424a';
  const p: Record<string, number> & { length: number; width: number } = {
    length: 1,
    width: 1,
    ...look.params,
  };
  const cut = CUTS[v] as Cut;
  const [sh, chest, waist, hem] = [cut.shoulder, cut.chest, cut.waist, cut.hem].map((n) => n * p.width) as [
    number,
    number,
    number,
    number,
  ];
  const long = -cut.long * p.length;
  const middle = v === 6 || v === 8 ? long * 0.6 : -3.9;
  const armpit: Point = [chest, -2];
  const flare = v === 6 ? 0.5 : v === 2 ? 0.2 : 0;
  const s = cut.sleeve;
  const a = s > 3 ? 1.2 : 0.85;
  const tip: Point[] = [
    [sh + Math.cos(a) * s + 0.35 + flare, -0.55 - Math.sin(a) * s],
    [chest + Math.cos(a) * (s - 1) - 0.05 - flare * 0.3, -1.9 - Math.sin(a) * (s - 1.05)],
  ];
  const arm: Point[] = s
    ? [[sh + 0.45, -0.85], ...tip, armpit]
    : [[sh - 0.12, -0.6], [chest - 0.5, -1.5], armpit];
  const skirt = smooth(
    [
      armpit,
      [waist, middle],
      [waist + (hem - waist) * 0.55, middle + (long - middle) * 0.45],
      [hem, long + 0.05],
    ],
    6,
  ).slice(1);
  const hemLine: Point[] = [
    [hem * 0.66, long - 0.16],
    [hem * 0.33, long - 0.06],
    [0, long - 0.14],
  ];
  const half = (top: Point[]): Point[] => mirrored([...top, [sh, -0.42], ...arm, ...skirt, ...hemLine]);
  const top: Point[] =
    v === 1
      ? [
          [0, -cut.drop],
          [0.5, -cut.drop + 0.06],
          [cut.neck - 0.12, -0.7],
          [cut.neck - 0.12, 0.02],
          [cut.neck + 0.1, 0],
        ]
      : v === 8
        ? smooth(
            [
              [0, -cut.drop],
              [cut.neck * 0.5, -1.1],
              [cut.neck, 0.03],
            ],
            4,
          )
        : scoop(cut.neck, cut.drop, 0.03);
  const outline = half(top);
  const frame = boundsOf([...outline, [0, 0.5]], 0.15);
  const print = p.print === undefined ? PRINTS[v] : ALL[p.print];
  const draw: Draw = (c) => {
    fillPrint(
      c,
      frame,
      print ?? 'plain',
      body,
      v === 9 ? mix(body, look.accent, 0.7) : look.accent,
      UNITS[v],
      v + 2,
    );
    if (v === 9) sareeBorder(c, frame, look.accent, body, long);
    if (v === 3 || v === 7) border(c, frame, look.accent, body, long, cut);
    stitches(
      c,
      [
        [-9, long + 0.2],
        [9, long + 0.2],
      ],
      shade(body, 0.3),
    );
  };
  const t = tailor(frame, draw, v === 8 ? 'knit' : 'plain', flatShots([0.5, 0.23], 1.4), v === 8 ? 0.9 : 1.6);
  t.lay(
    {
      outline: half([
        [0, -0.25],
        [cut.neck * 0.7, -0.15],
        [cut.neck, 0.03],
      ]),
      thick: 0.12,
      edge: 0.2,
      cells: 90,
    },
    mix(body, '#000000', 0.28),
  );
  const on = t.lay({
    outline,
    thick: 0.28,
    edge: 0.26,
    creases: folds(v, cut, p.width, middle, long, armpit),
    swell: 0.14,
    swellSize: 1,
    seed: 40 + v,
    cells: 160,
  });
  if (s)
    for (const k of [1, -1])
      if (v === 6 || v === 0)
        t.lay(
          {
            outline: ribbon(
              sided(
                tip.map(([x, y]): Point => [x - 0.05, y + 0.1]),
                k,
              ),
              0.2,
            ),
            thick: 0.1,
            edge: 0.1,
            base: on,
            cells: 40,
          },
          v === 0 ? look.accent : undefined,
        );
  const ring = [...flip(top).reverse(), ...top.slice(1)];
  if (v !== 1 && v !== 5)
    t.lay(
      {
        outline: ribbon(
          ring.map(([x, y]): Point => [x, y - 0.02]),
          v === 8 ? 0.42 : 0.16,
        ),
        thick: v === 8 ? 0.14 : 0.07,
        edge: 0.08,
        base: (x, y) => Math.max(0.2, on(x, y) - 0.02),
        cells: 140,
      },
      v === 3 || v === 7 ? look.accent : v === 8 ? mix(body, '#000000', 0.08) : undefined,
      v === 8 ? 'rib' : undefined,
    );
  if (v !== 1) t.tag(0, -0.42, 0.2, 0.4);
  if (v === 0 || v === 5)
    t.lay(
      {
        outline: ribbon(
          smooth(
            [
              [-waist - 0.05, middle],
              [0, middle - 0.08],
              [waist + 0.05, middle],
            ],
            6,
          ),
          0.36,
        ),
        thick: 0.1,
        edge: 0.1,
        base: on,
        cells: 100,
      },
      v === 5 ? look.accent : mix(look.accent, body, 0.15),
    );
  if (v === 5) shirtFront(t, on, long, middle, look.accent);
  if (v === 8) {
    t.lay(
      {
        outline: ribbon(
          [
            [0, -cut.drop + 0.1],
            [0, long],
          ],
          0.5,
        ),
        thick: 0.1,
        edge: 0.1,
        base: on,
        cells: 110,
      },
      mix(body, '#000000', 0.08),
      'rib',
    );
    t.buttons(
      [
        [0, -2.75],
        [0, -3.5],
        [0, -4.25],
        [0, -5],
      ],
      (x, y) => on(x, y) + 0.1,
      look.accent,
      0.13,
    );
    t.lay(
      {
        outline: [
          [-hem - 0.03, long + 0.5],
          [hem + 0.03, long + 0.5],
          [hem - 0.1, long - 0.2],
          [-hem + 0.1, long - 0.2],
        ],
        thick: 0.3,
        edge: 0.2,
        cells: 90,
      },
      mix(body, '#000000', 0.08),
      'rib',
    );
  }
  if (v === 7) dupatta(t, look, on, long);
  if (v === 9) pallu(t, look, on, long);
  return t.group;
}

function folds(v: number, cut: Cut, k: number, middle: number, long: number, armpit: Point): Crease[] {
  const pull = (points: Point[], width: number, depth: number): Crease => ({
    line: smooth(points, 4),
    width,
    depth,
    taper: true,
  });
  const all: Crease[] = [];
  const full = [0, 1, 2, 5].includes(v);
  for (let i = -4; i <= 4; i++) {
    if (!full && i % 2 === 0) continue;
    const from = (i / 4.5) * cut.waist * k;
    const to = (i / 4.5) * cut.hem * k + (i % 2 ? 0.15 : -0.12);
    all.push(
      pull(
        [
          [from, middle - 0.1 + (full ? 1 : 0)],
          [from * 0.6 + to * 0.4, middle * 0.6 + long * 0.4],
          [to, long * 1.1],
        ],
        full ? 0.17 : 0.2,
        full ? 0.2 : 0.12,
      ),
    );
  }
  for (const s of [1, -1]) {
    const m = (points: Point[]): Point[] => sided(points, s);
    all.push({
      line: m(smooth([[cut.shoulder * k, -0.42], [cut.chest * k - 0.24, -1.2], armpit], 4)),
      width: 0.05,
      depth: -0.06,
    });
    all.push(
      pull(m([armpit, [1.1, -2.6], [0.4, -2.7 - 0.2 * s]]), 0.17, 0.1),
      pull(
        m([
          [cut.chest * k, -2.2],
          [0.9, -3.1],
          [0.7, middle],
        ]),
        0.17,
        0.1,
      ),
    );
    if (cut.sleeve > 2)
      all.push(
        pull(
          m([
            [cut.chest * k + 0.2, -1.9],
            [cut.chest * k + 1, -1.9 - 0.2 * s],
          ]),
          0.13,
          0.1,
        ),
        pull(
          m([
            [cut.shoulder * k + 0.2, -1.2],
            [cut.shoulder * k + 0.7, -2.4],
            [cut.shoulder * k + 1, -3.4],
          ]),
          0.14,
          0.11,
        ),
      );
    if (v === 3 || v === 7)
      all.push({
        line: m([
          [cut.hem * k - 0.3, long * 0.55],
          [cut.hem * k - 0.12, long],
        ]),
        width: 0.05,
        depth: -0.08,
      });
  }
  return all;
}

function shirtFront(t: Tailor, on: Height, long: number, middle: number, accent: string): void {
  const base: Height = (x, y) => Math.max(0.28, on(x, y));
  t.lay({
    outline: ribbon(
      [
        [0, -0.5],
        [0, long],
      ],
      0.46,
    ),
    thick: 0.05,
    edge: 0.05,
    base: on,
    cells: 130,
  });
  const at: Point[] = [];
  for (let y = -1; y > long + 0.6; y -= 0.95) if (Math.abs(y - middle) > 0.3) at.push([0, y]);
  t.buttons(at, (x, y) => on(x, y) + 0.05, '#f4efe4', 0.09);
  for (const s of [1, -1])
    t.lay({
      outline: sided(
        [
          [0.55, 0.2],
          [0.95, -0.05],
          [1, -0.85],
          [0.5, -1],
          [0.03, -0.5],
          [0.3, -0.35],
        ],
        s,
      ),
      thick: 0.16,
      edge: 0.1,
      base,
      cells: 70,
    });
  t.lay(
    {
      outline: [
        [-0.3, middle + 0.24],
        [0.3, middle + 0.24],
        [0.3, middle - 0.4],
        [-0.3, middle - 0.4],
      ],
      thick: 0.06,
      edge: 0.06,
      base: (x, y) => on(x, y) + 0.1,
      cells: 30,
    },
    mix(accent, '#e8c46a', 0.8),
  );
}

function border(
  c: CanvasRenderingContext2D,
  f: Frame,
  accent: string,
  body: string,
  long: number,
  cut: Cut,
): void {
  const glyphs = (y: number, h: number, text: string, color: string): void => {
    for (let x = f.x; x < f.x + f.w; x += h * 1.05)
      words(c, text, x, y, h, color, '100px "DejaVu Sans", sans-serif');
  };
  c.fillStyle = accent;
  c.fillRect(f.x, long - 0.3, f.w, 0.85);
  glyphs(long + 0.24, 0.34, '❖', mix(body, '#ffe9b0', 0.6));
  c.fillStyle = accent;
  c.fillRect(f.x, long + 0.68, f.w, 0.05);
  for (let i = 0; i < 17; i++) {
    const k = (Math.PI * (i + 0.5)) / 17;
    words(
      c,
      '❖',
      -Math.cos(k) * (cut.neck + 0.28),
      -Math.sin(k) * (cut.drop + 0.3) + 0.03,
      0.2,
      accent,
      '100px "DejaVu Sans", sans-serif',
    );
  }
  for (let i = 0; i < 9; i++)
    words(c, '✿', 0, -cut.drop - 0.65 - i * 0.34, 0.24, accent, '100px "DejaVu Sans", sans-serif');
}

function dupatta(t: Tailor, look: Look, on: Height, long: number): void {
  const line = smooth(
    [
      [-0.9, 0.35],
      [1.5, -0.6],
      [3.2, -3],
      [3.1, -6],
      [3.5, long + 0.2],
    ],
    8,
  );
  const outline = ribbon(line, 1.5);
  const creases: Crease[] = [-0.5, -0.25, 0, 0.25, 0.5].map((d) => ({
    line: line.map(([x, y]): Point => [x + d, y + d * 0.5]),
    width: 0.1,
    depth: 0.16,
  }));
  t.lay(
    { outline, thick: 0.2, edge: 0.15, base: (x, y) => on(x, y) * 0.9, creases, cells: 120 },
    look.accent,
  );
}

function sareeBorder(
  c: CanvasRenderingContext2D,
  f: Frame,
  accent: string,
  body: string,
  long: number,
): void {
  c.fillStyle = mix(body, '#000000', 0.12);
  c.fillRect(f.x, -2.75, f.w, f.h);
  c.save();
  c.beginPath();
  c.rect(f.x, -9, f.w, 5.1);
  c.clip();
  fillPrint(c, f, 'diamonds', body, mix(body, accent, 0.7), 0.55, 4);
  c.restore();
  c.fillStyle = accent;
  c.fillRect(f.x, long - 0.4, f.w, 1.1);
  c.fillRect(f.x, long + 0.85, f.w, 0.08);
  for (let x = f.x; x < f.x + f.w; x += 0.48)
    words(c, '❖', x, long + 0.3, 0.48, body, '100px "DejaVu Sans", sans-serif');
}

/** The drape from hip to shoulder, laid over the dress in pleats, and its end that falls from the shoulder behind. */
function pallu(t: Tailor, look: Look, on: Height, long: number): void {
  const silk = mix(look.body[0] ?? '#a3273a', look.accent, 0.16);
  const across = (d: number): Point[] =>
    smooth(
      [
        [-1.72 + d * 0.8, -4.7 - d * 0.45],
        [-0.85 + d * 0.78, -3.35 - d * 0.5],
        [0.3 + d * 0.68, -1.75 - d * 0.52],
        [1.28 + d * 0.5, -0.3 - d * 0.36],
      ],
      8,
    );
  const down = (d: number): Point[] =>
    smooth(
      [
        [1.35 + d * 0.5, -0.3],
        [2.2 + d * 0.6, -2.2],
        [2.75 + d, -5],
        [2.8 + d, long + 0.7],
      ],
      8,
    );
  const between = (line: (d: number) => Point[], from: number, to: number): Point[] => [
    ...line(from),
    ...line(to).reverse(),
  ];
  const over: Height = (x, y) => Math.max(0.12, on(x, y));
  for (const [line, base, half] of [
    [down, () => 0, 0.72],
    [across, over, 0.78],
  ] as [(d: number) => Point[], Height, number][]) {
    const pleats = [-0.5, -0.25, 0, 0.25, 0.5].map((d): Crease => ({
      line: line(d),
      width: 0.07,
      depth: 0.07,
    }));
    const cloth = t.lay(
      { outline: between(line, -half, half), thick: 0.12, edge: 0.1, base, creases: pleats, cells: 140 },
      silk,
    );
    for (const d of [-half, half - 0.17])
      t.lay(
        {
          outline: between(line, d, d + 0.17),
          thick: 0.03,
          edge: 0.03,
          base: (x, y) => Math.max(cloth(x, y), base(x, y) + 0.1),
          cells: 140,
        },
        look.accent,
      );
  }
  for (const [from, tall] of [
    [0.7, 0.75],
    [1.7, 0.12],
    [2.0, 0.12],
  ] as [number, number][])
    t.lay(
      {
        outline: [
          [2.09, long + from + tall],
          [3.51, long + from + tall],
          [3.52, long + from],
          [2.08, long + from],
        ],
        thick: 0.04,
        edge: 0.03,
        base: () => 0.13,
        cells: 50,
      },
      look.accent,
    );
}

function saree(look: Look): THREE.Group {
  const body = look.body[0] ?? '#a3273a';
  const gold = look.accent;
  const outline: Point[] = smooth(
    [
      [-3.4, 3.9],
      [0, 4],
      [3.4, 3.9],
      [3.45, 0],
      [3.4, -3.9],
      [0, -4],
      [-3.4, -3.9],
      [-3.45, 0],
    ],
    8,
    true,
  );
  const square: Point[] = [
    [-3.4, 4],
    [3.4, 4],
    [3.4, -4],
    [-3.4, -4],
  ];
  const frame = boundsOf([...outline, [-3.8, -6], [3.8, 4]], 0.2);
  const draw: Draw = (c) => {
    fillPrint(
      c,
      frame,
      look.params?.['print'] === undefined ? 'diamonds' : (ALL[look.params['print']] ?? 'diamonds'),
      body,
      mix(body, gold, 0.65),
      0.62,
      4,
    );
    for (const [x, w] of [
      [-3.6, 1.25],
      [-2.1, 0.1],
      [2.9, 0.8],
    ] as Point[]) {
      c.fillStyle = gold;
      c.fillRect(x, -7, w, 12);
    }
    for (let y = -6; y < 5; y += 0.5)
      for (const x of [-2.95, 3.2]) words(c, '❖', x, y, 0.5, body, '100px "DejaVu Sans", sans-serif');
    c.fillStyle = gold;
    c.fillRect(-4, -4.9, 8, 1.5);
    for (let x = -3.8; x < 4; x += 0.52)
      for (const y of [-3.75, -4.4])
        words(c, y > -4 ? '✿' : '❖', x, y, 0.5, body, '100px "DejaVu Sans", sans-serif');
  };
  const t = tailor(frame, draw, 'plain', flatShots([0.24, 0.86], 1.4), 2);
  const level: Height = () => 0;
  let base = level;
  for (let i = 0; i < 4; i++) {
    const d = i * 0.05 * (i % 2 ? 1 : -1);
    const under = base;
    base = t.lay(
      {
        outline: square.map(([x, y]): Point => [x + d, y + d * 0.6]),
        thick: 0.22,
        edge: 0.2,
        base: under,
        cells: 60,
      },
      mix(body, '#000000', 0.12 * (i % 2)),
    );
  }
  t.lay({
    outline,
    thick: 0.26,
    edge: 0.24,
    base,
    swell: 0.08,
    swellSize: 1.4,
    cells: 110,
    creases: [
      {
        line: [
          [-3.6, 0.1],
          [3.6, 0.05],
        ],
        width: 0.08,
        depth: -0.04,
      },
    ],
  });
  const fan = smooth(
    [
      [-3.2, 0.8],
      [3.2, 0.8],
      [3.3, -2],
      [3.4, -4.9],
      [0, -5.1],
      [-3.4, -4.8],
      [-3.3, -2],
    ],
    5,
    true,
  );
  const pleats: Crease[] = [-2.6, -1.6, -0.5, 0.6, 1.7, 2.7].map((x) => ({
    line: [
      [x * 0.97, 0.9],
      [x * 1.02, -5.2],
    ],
    width: 0.14,
    depth: 0.1,
  }));
  const lap: Height = (x, y) =>
    (base(Math.max(-3.1, Math.min(3.1, x)), Math.max(-3.6, y)) + 0.2) *
    Math.min(1, Math.max(0, (y + 5) / 1.2));
  t.lay({ outline: fan, thick: 0.2, edge: 0.18, base: lap, swell: 0.06, creases: pleats, cells: 120 });
  return t.group;
}
