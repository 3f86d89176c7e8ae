/**
 * Trousers laid flat.
 *
 * Variants: 1 chinos with belt loops and a pressed crease · 2 joggers with drawcord and rib cuffs (side stripe in the
 * accent) · 5 wide palazzo with print. Params: `length`, `width` (1 = usual).
 */
import type * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { boundsOf, flip, mirrored, ribbon, sided, smooth } from '../cloth.ts';
import type { Point } from '../cloth.ts';
import { tailor } from '../garment.ts';
import { body as hung, hangShots, opened } from '../hang.ts';
import { fillPrint, mix, shade, stitches } from '../prints.ts';
import type { Draw } from '../prints.ts';
import { folds } from './trouser-folds.ts';

interface Cut {
  hip: number;
  knee: number;
  hem: number;
  long: number;
}

const CHINOS: Cut = { hip: 2.0, knee: 1.68, hem: 1.5, long: 9.6 };
const CUTS: Record<number, Cut> = {
  1: CHINOS,
  2: { hip: 2.1, knee: 1.8, hem: 1.45, long: 9 },
  5: { hip: 2.1, knee: 2.6, hem: 3.1, long: 9.4 },
};

/** Builds the trousers. */
export function build(look: Look): THREE.Group {
  const v = look.variant;
  const body = look.body[0] ?? '#3b5275';
  const p = { length: 1, width: 1, ...look.params };
  const cut = CUTS[v] ?? CHINOS;
  const [hip, knee, hem, long] = [cut.hip * p.width, cut.knee * p.width, cut.hem * p.width, -cut.long * p.length];
  const soft = v === 2 || v === 5;
  const waist = hip * (v === 5 ? 0.72 : 0.84);
  const gap = 0.12;
  const rise = -2.7;
  const inner: Point[] = [
    [gap + (hem > 2 ? 0.05 : 0.18), long + 0.03],
    [gap + 0.08, long * 0.6],
    [0, rise - 0.25],
  ];
  const flank: Point[] =
    v === 5
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
  const stitch = shade(body, 0.35);
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
    fillPrint(c, frame, v === 5 ? 'leaves' : v === 2 ? 'melange' : 'plain', body, look.accent, v === 5 ? 1.1 : 0.9);
    if (v === 2)
      for (const s of [side, flip(side)])
        for (const [k, tint] of [
          [0, look.accent],
          [0.16, mix(body, '#ffffff', 0.85)],
        ] as [number, string][])
          band(c, s, k, tint);
    if (!soft) {
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
  const form = opened(outline, -0.3, long + 0.6);
  const figure = hung(form, { deep: 0.55, round: 1, from: rise, to: long, fold: v === 5 ? 0.4 : 0.16, seed: 70 + v });
  const t = tailor(frame, draw, v === 1 ? 'twill' : v === 5 ? 'plain' : 'jersey', hangShots([0.5, 0.2]), 1.1, figure);
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
      base: () => 0.2,
      cells: 60,
    },
    mix(body, '#000000', 0.4),
  );
  const on = t.lay({
    outline,
    thick: 0.14,
    edge: 0.14,
    creases: folds(v, waist, hip, knee, hem, rise, long, pocket, fly),
    swell: v === 1 ? 0.03 : 0.08,
    swellSize: v === 1 ? 2.6 : 1,
    seed: 20 + v,
    cells: 170,
  });
  const bandColor = soft ? mix(body, '#000000', 0.08) : undefined;
  const dip = soft ? 0.02 : 0.16;
  const bandLine: Point[] = smooth(
    [
      [-waist - 0.02, 0.12],
      [0, 0.12 - dip],
      [waist + 0.02, 0.12],
    ],
    8,
  );
  const top = t.lay(
    {
      outline: ribbon(bandLine, soft ? 0.62 : 0.46),
      thick: 0.1,
      edge: 0.09,
      base: (x, y) => figure(x, y) + 0.08,
      cells: 120,
    },
    bandColor,
    soft ? 'rib' : undefined,
  );
  if (v === 2) cords(look.accent);
  else if (!soft) details();
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
          thick: 0.2,
          edge: 0.14,
          cells: 60,
        },
        bandColor,
        'rib',
      );
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
    t.buttons([[0.12, 0.04]], (x, y) => top(x, y), '#efe7d8', 0.13);
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

function band(c: CanvasRenderingContext2D, line: Point[], inset: number, color: string): void {
  c.strokeStyle = color;
  c.lineWidth = 0.15;
  c.beginPath();
  for (const [x, y] of line) c.lineTo(x - Math.sign(x) * (inset + 0.1), y);
  c.stroke();
}
