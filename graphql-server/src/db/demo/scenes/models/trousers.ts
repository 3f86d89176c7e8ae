/**
 * Trousers laid flat.
 *
 * Variants: 0 jeans (stitches in the accent, five pockets, rivets) · 1 chinos with belt loops and crease · 2 joggers with drawcord and rib cuffs (side stripe
 * in the accent) · 3 shorts · 4 leggings, slim, with contrast waistband · 5 wide palazzo with print · 6 cargo with leg pockets · 7 skirt, pleated.
 * Params: `length`, `width` (1 = usual).
 */
import type * as THREE from 'three';
import type { Look } from '../../catalogue/types.ts';
import { boundsOf, flip, mirrored, ribbon, sided, smooth } from '../cloth.ts';
import type { Crease, Point } from '../cloth.ts';
import { flatShots, tailor } from '../garment.ts';
import { fillPrint, mix, shade, speckle, stitches } from '../prints.ts';
import type { Draw } from '../prints.ts';

interface Cut {
  hip: number;
  knee: number;
  hem: number;
  long: number;
}

const CUTS: Cut[] = [
  { hip: 2.05, knee: 1.72, hem: 1.62, long: 9.6 },
  { hip: 2.0, knee: 1.68, hem: 1.5, long: 9.6 },
  { hip: 2.1, knee: 1.8, hem: 1.45, long: 9 },
  { hip: 2.15, knee: 2.35, hem: 2.45, long: 5 },
  { hip: 1.75, knee: 1.35, hem: 1.12, long: 9 },
  { hip: 2.1, knee: 2.6, hem: 3.1, long: 9.4 },
  { hip: 2.2, knee: 2.0, hem: 1.8, long: 9.4 },
  { hip: 2.1, knee: 2.9, hem: 3.3, long: 6.6 },
];

/** Builds the trousers. */
export function build(look: Look): THREE.Group {
  const v = look.variant % 8;
  const body = look.body[0] ?? '#3b5275';
  const p = { length: 1, width: 1, ...look.params };
  const cut = CUTS[v] as Cut;
  const [hip, knee, hem, long] = [
    cut.hip * p.width,
    cut.knee * p.width,
    cut.hem * p.width,
    -cut.long * p.length,
  ];
  const skirt = v === 7;
  const soft = v === 2 || v === 4 || v === 5;
  const waist = hip * (v === 5 || skirt ? 0.72 : 0.84);
  const gap = v === 4 ? 0.28 : 0.12;
  const rise = -2.7;
  const inner: Point[] = skirt
    ? [[0, long - 0.12]]
    : [
        [gap + (hem > 2 ? 0.05 : 0.18), long + 0.03],
        [gap + 0.08, long * 0.6],
        [0, rise - 0.25],
      ];
  const flank: Point[] =
    v === 3 || skirt || v === 5
      ? smooth(
          [
            [waist, 0],
            [waist + (hem - waist) * 0.42, long * 0.28],
            [hem - 0.1, long * 0.8],
            [hem, long],
          ],
          6,
        )
      : smooth(
          [
            [waist, 0],
            [waist + (hip - waist) * 0.7, rise * 0.45],
            [hip, rise],
            [knee, long * 0.55],
            [hem, long * 0.85],
            [hem + 0.02, long],
          ],
          5,
        );
  const outline = mirrored([[0, -0.04], ...flank, ...inner]);
  const frame = boundsOf([...outline, [0, 0.7], [0, long - 0.7]], 0.1);
  const stitch = v === 0 ? look.accent : shade(body, 0.35);
  const side: Point[] = [
    [waist - 0.05, 0],
    [hip - 0.12, rise],
    [knee - 0.12, long * 0.55],
    [hem - 0.12, long],
  ];
  const pocket = smooth(
    [
      [waist - 0.95, -0.25],
      [waist - 0.75, -0.85],
      [hip - 0.2, -1.25],
    ],
    5,
  );
  const fly: Point[] = smooth(
    [
      [0.42, -0.3],
      [0.42, -1.5],
      [0.05, -2.2],
    ],
    5,
  );
  const draw: Draw = (c) => {
    fillPrint(
      c,
      frame,
      v === 5 ? 'leaves' : skirt && look.params?.['plain'] !== 1 ? 'check' : v === 2 ? 'melange' : 'plain',
      body,
      look.accent,
      v === 5 ? 1.1 : 0.9,
    );
    if (v === 0) wash(c, hip, rise, long);
    if (v === 2)
      for (const s of [side, flip(side)])
        for (const [k, tint] of [
          [0, look.accent],
          [0.16, mix(body, '#ffffff', 0.85)],
        ] as [number, string][])
          band(c, s, k, tint);
    if (!soft && !skirt) {
      for (const d of [0, 0.08])
        for (const s of [1, -1])
          stitches(
            c,
            sided(
              pocket.map(([x, y]): Point => [x, y - d]),
              s,
            ),
            stitch,
            0.03,
          );
      for (const d of [0, 0.08])
        stitches(
          c,
          fly.map(([x, y]): Point => [x - d, y]),
          stitch,
          0.03,
        );
      stitches(
        c,
        [
          [0.03, -0.3],
          [0.03, rise - 0.2],
        ],
        stitch,
        0.03,
      );
    }
    if (!skirt)
      for (const s of [1, -1])
        stitches(
          c,
          sided(
            [
              [0, long + 0.28],
              [hem + 1, long + 0.28],
            ],
            s,
          ),
          stitch,
          0.03,
        );
  };
  const shots = flatShots([0.5, 0.22], 1.4);
  if (cut.long > 8 && v !== 5) shots[1] = { azimuth: 0, elevation: 74, roll: -24 };
  const t = tailor(
    frame,
    draw,
    v === 0 || v === 1 || v === 6 ? 'twill' : v === 5 || skirt ? 'plain' : 'jersey',
    shots,
    1.1,
  );
  t.lay(
    {
      outline: mirrored([
        [0, 0.32],
        [waist * 0.98, 0.4],
        [waist, -0.2],
        [0, -0.3],
      ]),
      thick: 0.16,
      edge: 0.15,
      cells: 60,
    },
    mix(body, '#000000', 0.4),
  );
  const on = t.lay({
    outline,
    thick: skirt ? 0.26 : 0.34,
    edge: 0.34,
    creases: folds(v, waist, hip, knee, hem, rise, long, pocket, fly),
    swell: v === 1 ? 0.05 : 0.15,
    swellSize: v === 1 ? 2.6 : 1,
    seed: 20 + v,
    cells: 170,
  });
  const bandColor = v === 4 ? look.accent : soft ? mix(body, '#000000', 0.08) : undefined;
  const dip = soft || skirt ? 0.02 : 0.16;
  const bandLine: Point[] = smooth(
    [
      [-waist - 0.02, 0.12],
      [0, 0.12 - dip],
      [waist + 0.02, 0.12],
    ],
    8,
  );
  const top = t.lay(
    { outline: ribbon(bandLine, soft ? 0.62 : 0.46), thick: 0.12, edge: 0.12, base: () => 0.3, cells: 120 },
    bandColor,
    soft ? 'rib' : undefined,
  );
  if (v === 2) cords(look.accent);
  else if (!soft && !skirt) details();
  if (v === 2)
    for (const s of [1, -1])
      t.lay(
        {
          outline: sided(
            [
              [gap + 0.16, long + 0.1],
              [hem + 0.03, long + 0.1],
              [hem - 0.14, long - 0.6],
              [gap + 0.34, long - 0.6],
            ],
            s,
          ),
          thick: 0.36,
          edge: 0.25,
          cells: 60,
        },
        bandColor,
        'rib',
      );
  if (v === 6) {
    for (const s of [1, -1]) {
      const box = t.lay({
        outline: sided(
          [
            [0.75, -4.3],
            [knee - 0.03, -4.3],
            [knee - 0.12, -6.1],
            [0.72, -6.1],
          ],
          s,
        ),
        thick: 0.14,
        edge: 0.12,
        base: on,
        cells: 60,
      });
      t.lay({
        outline: sided(
          [
            [0.7, -4.15],
            [knee + 0.02, -4.15],
            [knee - 0.02, -4.7],
            [0.7, -4.7],
          ],
          s,
        ),
        thick: 0.1,
        edge: 0.08,
        base: (x, y) => Math.max(box(x, y), 0.3),
        cells: 60,
      });
    }
  }
  return t.group;

  function cords(color: string): void {
    for (const s of [1, -1])
      t.lay(
        {
          outline: ribbon(
            smooth(
              [
                [0.16 * s, 0],
                [0.3 * s, -0.6],
                [0.2 * s, -1.2],
                [0.34 * s, -1.7],
              ],
              5,
            ),
            0.12,
          ),
          thick: 0.1,
          edge: 0.06,
          base: (x, y) => Math.max(on(x, y), top(x, y)),
          cells: 60,
        },
        color,
        'twill',
      );
  }
  function details(): void {
    for (const x of [-waist * 0.72, waist * 0.72, -waist * 0.3, waist * 0.42])
      t.lay({
        outline: [
          [x - 0.09, 0.36],
          [x + 0.09, 0.36],
          [x + 0.09, -0.28],
          [x - 0.09, -0.28],
        ],
        thick: 0.07,
        edge: 0.05,
        base: (a, b) => Math.max(0.32, top(a, b)),
        cells: 30,
      });
    t.buttons([[0.12, 0.04]], (x, y) => top(x, y), v === 0 ? '#b98243' : '#efe7d8', 0.13);
    if (v === 0)
      t.buttons(
        [
          [waist - 0.92, -0.35],
          [-waist + 0.92, -0.35],
        ],
        (x, y) => on(x, y),
        '#b98243',
        0.05,
      );
    for (const s of [1, -1])
      t.lay(
        {
          outline: sided([...pocket, [waist + 0.0, -0.28]], s),
          thick: 0.01,
          edge: 0.05,
          base: (x, y) => on(x, y) - 0.04,
          cells: 60,
        },
        mix(body, '#000000', 0.12),
      );
  }
}

function wash(c: CanvasRenderingContext2D, hip: number, rise: number, long: number): void {
  for (const s of [1, -1]) {
    for (const [y, h] of [
      [rise - 1.2, 2.2],
      [long * 0.62, 1.5],
    ] as Point[]) {
      c.save();
      c.translate(s * hip * 0.5, y);
      c.scale(0.62, h);
      const g = c.createRadialGradient(0, 0, 0, 0, 0, 1);
      g.addColorStop(0, 'rgba(255,255,255,0.26)');
      g.addColorStop(1, 'rgba(255,255,255,0)');
      c.fillStyle = g;
      c.fillRect(-1, -1, 2, 2);
      c.restore();
    }
  }
  speckle(c, { x: -hip - 1, y: long, w: hip * 2 + 2, h: -long }, 0.16, '#000000');
}

function band(c: CanvasRenderingContext2D, line: Point[], inset: number, color: string): void {
  c.strokeStyle = color;
  c.lineWidth = 0.15;
  c.beginPath();
  for (const [x, y] of line) c.lineTo(x - Math.sign(x) * (inset + 0.1), y);
  c.stroke();
}

function folds(
  v: number,
  waist: number,
  hip: number,
  knee: number,
  hem: number,
  rise: number,
  long: number,
  pocket: Point[],
  fly: Point[],
): Crease[] {
  const pull = (points: Point[], width: number, depth: number): Crease => ({
    line: smooth(points, 4),
    width,
    depth,
    taper: true,
  });
  const groove = (line: Point[], depth = -0.07): Crease => ({ line, width: 0.05, depth });
  const all: Crease[] = [];
  if (v === 7) {
    for (let i = -5; i <= 5; i++)
      all.push(
        {
          line: [
            [(i / 5.5) * waist, -0.1],
            [(i / 5.5) * hem, long],
          ],
          width: 0.12,
          depth: 0.16,
        },
        {
          line: [
            [((i + 0.5) / 5.5) * waist, -0.1],
            [((i + 0.5) / 5.5) * hem, long],
          ],
          width: 0.08,
          depth: -0.1,
        },
      );
    return all;
  }
  all.push(
    groove([
      [0, -0.2],
      [0, rise - 0.3],
    ]),
    groove(
      [
        [0, rise - 0.2],
        [0, rise - 0.9],
      ],
      -0.2,
    ),
  );
  if (v !== 2 && v !== 4 && v !== 5) all.push(groove(pocket), groove(flip(pocket)), groove(fly, -0.04));
  for (const s of [1, -1]) {
    const m = (points: Point[]): Point[] => sided(points, s);
    if (v === 1) {
      // Pressed: a crease down each leg, a soft pull at the crotch, and nothing else.
      const crease = smooth(
        [
          [waist * 0.52, -0.5],
          [hip * 0.52, rise],
          [knee * 0.55, long * 0.55],
          [hem * 0.58, long],
        ],
        5,
      );
      all.push(
        { line: m(crease), width: 0.035, depth: 0.03 },
        pull(
          m([
            [0.1, rise - 0.1],
            [hip * 0.45, rise - 0.5],
            [hip * 0.8, rise - 0.6],
          ]),
          0.3,
          0.05,
        ),
        groove(
          m([
            [0, long + 0.3],
            [hem + 0.5, long + 0.3],
          ]),
          -0.05,
        ),
      );
      continue;
    }
    all.push(
      pull(
        m([
          [0.05, rise],
          [hip * 0.55, rise + 0.35 * s * 0.5],
          [hip * 0.85, rise + 0.8],
        ]),
        0.17,
        0.15,
      ),
      pull(
        m([
          [0.05, rise - 0.15],
          [hip * 0.6, rise - 0.6],
          [hip, rise - 0.7],
        ]),
        0.17,
        0.13,
      ),
    );
    all.push(
      pull(
        m([
          [0.3, long * 0.5],
          [knee * 0.6, long * 0.53],
          [knee, long * 0.5],
        ]),
        0.16,
        0.1,
      ),
      pull(
        m([
          [0.25, long * 0.58],
          [knee * 0.55, long * 0.57],
          [knee, long * 0.61 + 0.2 * s],
        ]),
        0.16,
        0.1,
      ),
    );
    all.push(
      pull(
        m([
          [0.4, long * 0.9],
          [hem * 0.6, long * 0.92],
          [hem, long * 0.88],
        ]),
        0.14,
        0.09,
      ),
      groove(
        m([
          [0, long + 0.3],
          [hem + 0.5, long + 0.3],
        ]),
        -0.05,
      ),
    );
    if (v === 5)
      for (const k of [0.25, 0.5, 0.75, 0.95])
        all.push(
          pull(
            m([
              [waist * k, -0.5],
              [hip * k, long * 0.4],
              [hem * k, long],
            ]),
            0.18,
            0.2,
          ),
        );
  }
  return all;
}
