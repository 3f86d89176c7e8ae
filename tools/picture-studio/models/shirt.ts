/**
 * A shirt with collar and button front on a hanger.
 *
 * Variants: 0 plain office shirt, long sleeves · 1 pinstripes, long · 2 check flannel, long, two pockets · 3
 * short-sleeved with sprigs · 4 denim with snap buttons and yoke (stitches in the accent) · 5 panjabi: long kurta with
 * a half placket, embroidered in the accent · 6 short-sleeved block print panjabi-shirt (fatua) · 7 jacket with zip,
 * rib hem and pockets. Params: `length`, `width` (1 = usual).
 */
import type * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { boundsOf, flip, mirrored, ribbon, sided, smooth } from '../cloth.ts';
import type { Crease, Height, Point } from '../cloth.ts';
import { tailor } from '../garment.ts';
import { body as hung, further, hanger, hangShots } from '../hang.ts';
import type { Tailor } from '../garment.ts';
import { fillPrint, mix, shade, stitches, words } from '../prints.ts';
import type { Draw, Print } from '../prints.ts';

const PRINTS: Print[] = ['plain', 'pinstripes', 'check', 'sprigs', 'melange', 'plain', 'blockprint', 'plain'];
const UNITS = [1, 0.3, 0.95, 0.85, 1, 1, 0.62, 1];

/** Builds the shirt. */
export function build(look: Look): THREE.Group {
  const v = look.variant % 8;
  const body = look.body[0] ?? '#dfe6ee';
  const p = { length: 1, width: 1, ...look.params };
  const short = v === 3 || v === 6;
  const kurta = v === 5;
  const jacket = v === 7;
  const w = 2.45 * p.width * (kurta ? 0.95 : 1);
  const hem = (kurta ? -9 : jacket ? -6.4 : -7) * p.length;
  const neck = 0.78;
  const armpit: Point = [w - 0.04, -2.2];
  const tip: Point[] = short
    ? [
        [w + 1.3, -2.6],
        [w + 0.25, -3.12],
      ]
    : [
        [w + 1.35, -5.6],
        [w + 0.55, -5.75],
      ];
  const arm: Point[] = short
    ? [[w + 0.55, -0.95], ...tip, armpit]
    : [[w + 0.62, -1.5], [w + 1.15, -3.5], ...tip, [w + 0.32, -3.6], armpit];
  const tail: Point[] =
    jacket || kurta
      ? [
          [w + (kurta ? 0.25 : -0.1), hem + 0.05],
          [w * 0.5, hem - 0.03],
          [0, hem],
        ]
      : smooth(
          [
            [w - 0.02, hem + 1],
            [w * 0.85, hem + 0.4],
            [w * 0.45, hem - 0.05],
            [0, hem - 0.1],
          ],
          4,
        );
  const shoulder: Point = [w - 0.1, -0.5];
  const outline = mirrored([
    [0, -0.45],
    [neck * 0.7, -0.2],
    [neck + 0.05, 0.02],
    shoulder,
    ...arm,
    [w - 0.16, -4.3],
    ...tail,
  ]);
  const form = mirrored([
    [0, 1.8],
    [neck * 0.9, 1.8],
    [neck + 0.05, 0.02],
    shoulder,
    ...arm.flatMap((q) => (!tip.includes(q) ? [q] : q === tip[0] ? further(tip, shoulder, 1.6) : [])),
    [w - 0.16, -4.3],
    ...(tail[0] ? [[tail[0][0], hem - 1.6] as Point] : []),
    [0, hem - 1.6],
  ]);
  const figure = hung(form, { deep: 0.72, round: 1.4, from: -2.4, to: hem, fold: kurta ? 0.4 : 0.3, seed: 50 + v });
  const frame = boundsOf([...outline, [0, 0.55], [0, hem - 0.5], [w + 1, -6.4]], 0.1);
  const seam = smooth([[w - 0.1, -0.5], [w - 0.28, -1.05], [w - 0.24, -1.7], armpit], 4);
  const stitch = v === 4 ? look.accent : shade(body, 0.35);
  const yoke: Point[] = [
    [-w + 0.3, -1.35],
    [0, -1.55],
    [w - 0.3, -1.35],
  ];
  const draw: Draw = (c) => {
    fillPrint(c, frame, PRINTS[v] ?? 'plain', body, look.accent, UNITS[v] ?? 1, 3);
    if (v === 4)
      for (const d of [0, 0.09])
        stitches(
          c,
          yoke.map(([x, y]): Point => [x, y - d]),
          stitch,
          0.03,
        );
    for (const s of [seam, flip(seam)])
      stitches(
        c,
        s.map(([x, y]): Point => [x - Math.sign(x) * 0.09, y]),
        stitch,
        v === 4 ? 0.03 : 0.02,
      );
    if (kurta || short)
      stitches(
        c,
        [
          [-w - 1, hem + 0.22],
          [w + 1, hem + 0.22],
        ],
        stitch,
      );
    if (kurta) embroidery(c, look.accent);
  };
  const t = tailor(
    frame,
    draw,
    v === 4 || jacket ? 'twill' : 'plain',
    hangShots([0.52, 0.24]),
    v === 4 ? 1.1 : 1.7,
    figure,
  );
  t.group.add(hanger([w - 0.35, -0.66]));
  const front: Point[] = kurta
    ? []
    : [
        [0, -0.5],
        [0, hem],
      ];
  const on = t.lay({
    outline,
    thick: 0.13,
    edge: 0.13,
    creases: folds(w, hem, armpit, seam, front, v === 4 ? yoke : []),
    swell: 0.06,
    swellSize: 1.1,
    seed: 9 + v,
    cells: 190,
  });
  if (!short) {
    const [a, b] = tip as [Point, Point];
    for (const s of [1, -1]) {
      const cuff = sided(
        [
          [a[0] + 0.05, a[1] + 0.06],
          [b[0] - 0.04, b[1] + 0.02],
          [b[0] - 0.02, b[1] - 0.62],
          [a[0] + 0.03, a[1] - 0.5],
        ],
        s,
      );
      t.lay(
        { outline: cuff, thick: 0.16, edge: 0.1, cells: 50 },
        jacket ? mix(body, '#000000', 0.25) : undefined,
        jacket ? 'rib' : undefined,
      );
      if (!jacket) t.buttons([[s * (a[0] - 0.22), a[1] - 0.2]], (x, y) => figure(x, y) + 0.14, '#f0ebe0', 0.08);
    }
  }
  placket(t, look, v, hem, on);
  if (jacket)
    t.lay(
      {
        outline: [
          [-w + 0.06, hem + 0.35],
          [w - 0.06, hem + 0.35],
          [w - 0.2, hem - 0.35],
          [-w + 0.2, hem - 0.35],
        ],
        thick: 0.34,
        edge: 0.2,
        cells: 110,
      },
      mix(body, '#000000', 0.25),
      'rib',
    );
  if (kurta || jacket) band(t, body, v, neck, on);
  else collar(t, body, neck, on);
  for (const s of v === 2 || v === 4 ? [1, -1] : v === 5 || v === 7 ? [] : [1]) {
    const [x, y, d] = [1.25 * s, -2.3, 0.56];
    const top = t.lay({
      outline: [
        [x - d, y],
        [x + d, y],
        [x + d, y - 1.15],
        [x, y - 1.4],
        [x - d, y - 1.15],
      ],
      thick: 0.07,
      edge: 0.06,
      base: on,
      cells: 60,
    });
    if (v === 2 || v === 4) {
      t.lay({
        outline: [
          [x - d - 0.03, y + 0.1],
          [x + d + 0.03, y + 0.1],
          [x + d + 0.03, y - 0.26],
          [x, y - 0.42],
          [x - d - 0.03, y - 0.26],
        ],
        thick: 0.07,
        edge: 0.06,
        base: top,
        cells: 60,
      });
      t.buttons([[x, y - 0.22]], (a, b) => top(a, b) + 0.06, v === 4 ? look.accent : '#f4efe4', 0.08);
    }
  }
  return t.group;
}

function folds(w: number, hem: number, armpit: Point, seam: Point[], front: Point[], yoke: Point[]): Crease[] {
  const pull = (points: Point[], width: number, depth: number): Crease => ({
    line: smooth(points, 4),
    width,
    depth,
    taper: true,
  });
  const groove = (line: Point[], depth = -0.06): Crease => ({ line, width: 0.05, depth });
  return [
    groove(seam),
    groove(flip(seam)),
    ...(front.length
      ? [groove(front.map(([x, y]): Point => [x + 0.3, y])), groove(front.map(([x, y]): Point => [x - 0.3, y]))]
      : []),
    ...(yoke.length ? [groove(yoke)] : []),
    pull([armpit, [w - 0.9, -2.9], [w - 1.7, -3.1]], 0.2, 0.12),
    pull(
      [
        [w - 0.1, -2.6],
        [w - 0.7, -3.8],
        [w - 0.8, -5.1],
      ],
      0.24,
      0.13,
    ),
    pull(
      [
        [-w + 0.1, -2.4],
        [-w + 0.9, -3.3],
        [-w + 1.2, -4.8],
      ],
      0.24,
      0.14,
    ),
    pull(
      [
        [-w + 0.1, -2.3],
        [-w + 1.2, -2.7],
      ],
      0.16,
      0.09,
    ),
    pull(
      [
        [-1.4, hem + 0.3],
        [-1.1, hem + 2],
        [-1.3, hem + 3.2],
      ],
      0.24,
      0.13,
    ),
    pull(
      [
        [1.4, hem + 0.2],
        [1.05, hem + 1.7],
        [1.25, hem + 3],
      ],
      0.22,
      0.12,
    ),
    pull(
      [
        [w + 0.35, -1.6],
        [w + 0.55, -3],
        [w + 0.9, -4.4],
      ],
      0.13,
      0.1,
    ),
    pull(
      [
        [-w - 0.3, -1.5],
        [-w - 0.6, -2.6],
        [-w - 0.75, -4.3],
      ],
      0.13,
      0.11,
    ),
    pull(
      [
        [w + 0.2, -2.9],
        [w + 1, -3.4],
      ],
      0.12,
      0.09,
    ),
    pull(
      [
        [-w - 0.25, -3.1],
        [-w - 1.1, -3.7],
      ],
      0.12,
      0.1,
    ),
    pull(
      [
        [w + 0.5, -4.3],
        [w + 1.2, -4.9],
      ],
      0.13,
      0.09,
    ),
  ];
}

function placket(t: Tailor, look: Look, v: number, hem: number, on: Height): void {
  const body = look.body[0] ?? '#dfe6ee';
  if (v === 7) {
    t.lay(
      {
        outline: [
          [-0.09, 0.1],
          [0.09, 0.1],
          [0.09, hem - 0.2],
          [-0.09, hem - 0.2],
        ],
        thick: 0.06,
        edge: 0.05,
        base: (x, y) => Math.max(0.3, on(x, y)),
        cells: 160,
      },
      mix(look.accent, '#777777', 0.5),
      'rib',
    );
    for (const s of [1, -1])
      t.lay(
        {
          outline: ribbon(
            sided(
              [
                [1.0, -4.1],
                [1.65, -5.5],
              ],
              s,
            ),
            0.14,
          ),
          thick: 0.05,
          edge: 0.06,
          base: on,
          cells: 60,
        },
        mix(body, '#000000', 0.35),
      );
    if (look.label)
      t.lay(
        {
          outline: [
            [0.8, -2.2],
            [1.7, -2.2],
            [1.7, -2.5],
            [0.8, -2.5],
          ],
          thick: 0.04,
          edge: 0.03,
          base: on,
          cells: 40,
        },
        look.accent,
      );
    return;
  }
  const end = v === 5 ? -3.6 : hem + 0.05;
  const line: Point[] = [
    [0, -0.5],
    [0, end],
  ];
  t.lay({
    outline: ribbon(line, v === 5 ? 0.5 : 0.58),
    thick: 0.06,
    edge: 0.05,
    base: (x, y) => Math.max(0.1, on(x, y)),
    cells: 150,
  });
  const at: Point[] = [];
  for (let y = -1.05; y > end + 0.3; y -= v === 5 ? 0.72 : 0.95) at.push([0, y]);
  t.buttons(at, (x, y) => on(x, y) + 0.06, v === 4 || v === 5 ? look.accent : '#f4efe4', 0.095);
}

/** The inside of the neck and its label, seen above the front. */
function nape(t: Tailor, body: string, neck: number): void {
  t.lay(
    {
      outline: smooth(
        [
          [-neck - 0.05, -0.05],
          [0, 0.3],
          [neck + 0.05, -0.05],
          [neck, -0.8],
          [0, -1],
          [-neck, -0.8],
        ],
        5,
        true,
      ),
      thick: 0.12,
      edge: 0.1,
      base: () => 0.12,
      cells: 60,
    },
    mix(body, '#000000', 0.22),
  );
  t.tag(0, -0.12, 0.26, 0.42);
}

function collar(t: Tailor, body: string, neck: number, on: Height): void {
  nape(t, body, neck);
  t.lay(
    {
      outline: smooth(
        [
          [-neck - 0.1, 0],
          [-neck * 0.75, 0.4],
          [0, 0.52],
          [neck * 0.75, 0.4],
          [neck + 0.1, 0],
          [neck - 0.14, -0.16],
          [0, 0.14],
          [-neck + 0.14, -0.16],
        ],
        6,
        true,
      ),
      thick: 0.2,
      edge: 0.14,
      base: (x, y) => on(x, y) - 0.2,
      cells: 90,
    },
    mix(body, '#000000', 0.08),
  );
  for (const s of [1, -1]) {
    const point: Point[] = [
      [neck + 0.3, -0.92],
      [0.6, -1.1],
    ];
    const leaf = sided(
      [
        ...smooth(
          [
            [neck * 0.56, 0.4],
            [neck * 0.82, 0.42],
            [neck + 0.14, 0.12],
            [neck + 0.22, -0.25],
          ],
          4,
        ),
        ...point,
        ...smooth(
          [
            [0.03, -0.58],
            [0.34, -0.36],
            [neck - 0.3, 0.02],
            [neck * 0.56, 0.4],
          ],
          4,
        ),
      ],
      s,
    );
    t.lay({
      outline: leaf,
      thick: 0.13,
      edge: 0.09,
      base: (x, y) => on(x, y) + 0.05,
      cells: 110,
      creases: [
        {
          line: sided(
            [
              [neck + 0.2, -0.84],
              [0.6, -0.98],
              [0.14, -0.62],
            ],
            s,
          ),
          width: 0.03,
          depth: -0.025,
        },
      ],
    });
  }
}

function band(t: Tailor, body: string, v: number, neck: number, on: Height): void {
  nape(t, body, neck);
  t.lay(
    {
      outline: smooth(
        [
          [-neck - 0.02, -0.06],
          [-neck * 0.74, 0.26],
          [0, 0.4],
          [neck * 0.74, 0.26],
          [neck + 0.02, -0.06],
          [neck - 0.16, -0.2],
          [0, 0.08],
          [-neck + 0.16, -0.2],
        ],
        6,
        true,
      ),
      thick: 0.18,
      edge: 0.14,
      base: (x, y) => on(x, y) - 0.2,
      cells: 90,
    },
    mix(body, '#000000', 0.08),
  );
  for (const s of [1, -1]) {
    const line = smooth(
      sided(
        [
          [neck - 0.14, 0.1],
          [neck - 0.06, -0.25],
          [0.36, -0.62],
          [0.03, -0.72],
        ],
        s,
      ),
      5,
    );
    t.lay(
      {
        outline: ribbon(line, 0.34),
        thick: 0.16,
        edge: 0.12,
        base: (x, y) => Math.max(0.3, on(x, y)),
        cells: 80,
      },
      v === 7 ? mix(body, '#000000', 0.25) : undefined,
      v === 7 ? 'rib' : undefined,
    );
  }
}

function embroidery(c: CanvasRenderingContext2D, accent: string): void {
  for (const s of [1, -1]) {
    for (let i = 0; i < 12; i++)
      words(c, '❖', s * 0.46, -0.9 - i * 0.24, 0.2, accent, '100px "DejaVu Sans", sans-serif');
    for (let i = 0; i < 5; i++)
      words(c, '❖', s * (0.46 - i * 0.11), -3.75 - i * 0.06, 0.2, accent, '100px "DejaVu Sans", sans-serif');
  }
}
