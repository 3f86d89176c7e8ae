/**
 * Baby wear laid flat.
 *
 * Variants: 0 short-sleeved bodysuit with snaps, animal print on the chest · 1 sleeping suit with feet, stripes, zip ·
 * 2 dungarees over a striped top · 3 frock with dots and a flounce · 4 two-piece set: top with stars and trousers · 5
 * knitted jacket with ears on the hood · 6 bib and cap set. Params: `width`, `pack` 2 … 5 shows that many, fanned out,
 * in the body's colours.
 */
import type * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { boundsOf, flip, mirrored, ribbon, scoop, sided, smooth } from '../cloth.ts';
import type { Crease, Height, Point } from '../cloth.ts';
import { fan, tailor } from '../garment.ts';
import { body as hung, hangShots, opened } from '../hang.ts';
import type { Tailor } from '../garment.ts';
import { fillPrint, mix, painted, shade, stitches, words } from '../prints.ts';
import type { Draw, Print } from '../prints.ts';

const PRINTS: Print[] = ['plain', 'stripes', 'plain', 'dots', 'plain', 'melange', 'dots'];

/** Builds the baby wear, or a fan of several in the body's colours. */
export function build(look: Look): THREE.Group {
  const count = look.params?.['pack'] ?? 1;
  return count > 1 ? fan(look, count, one) : one(look);
}

function one(look: Look): THREE.Group {
  const v = look.variant % 7;
  const body = look.body[0] ?? '#cfe3da';
  const k = look.params?.['width'] ?? 1;
  const { accent } = look;
  const outline = shape(v, k);
  const low = Math.min(...outline.map(([, y]) => y));
  const form = opened(outline, 0.2, v === 3 ? low + 0.5 : low - 1);
  const figure = hung(form, { deep: 0.5, round: 0.95, from: -2, to: low, fold: v === 3 ? 0.35 : 0.1, seed: 80 + v });
  const frame = boundsOf([...outline, [0, 1.6], [3.4, -2]], 0.15);
  const draw: Draw = (c) => {
    fillPrint(c, frame, PRINTS[v] ?? 'plain', body, accent, v === 1 ? 0.46 : 0.62, 2);
    if (v === 0) face(c, 0, -2.2, 1, accent, body);
    if (v === 4)
      for (let i = 0; i < 60; i++)
        words(c, '★', ((i * 1.37) % 7) - 3.5, 1 - ((i * 0.83) % 9), 0.36, accent, '100px "DejaVu Sans", sans-serif');
    if (v < 2)
      for (const s of [1, -1])
        stitches(
          c,
          sided(
            [
              [1.5, -0.2],
              [1.5, -1.9],
            ],
            s,
          ),
          shade(body, 0.3),
        );
  };
  const t = tailor(
    frame,
    draw,
    v === 5 ? 'knit' : v === 3 || v === 6 ? 'plain' : 'jersey',
    hangShots([0.5, 0.34], 1.4),
    v === 5 ? 0.9 : 1.3,
    v === 6 ? undefined : figure,
  );
  if (v === 6) return bib(t, look, outline);
  if (v === 2) return dungarees(t, look, k);
  const back = outline.filter(([x, y]) => !(Math.abs(x) < 0.9 && y > -1.4 && y <= 0.1));
  t.lay(
    { outline: back.length > 8 ? back : outline, thick: 0.14, edge: 0.2, base: () => 0, cells: 80 },
    mix(body, '#000000', 0.2),
  );
  const on = t.lay({
    outline,
    thick: 0.14,
    edge: 0.14,
    swell: 0.07,
    swellSize: 0.9,
    seed: 60 + v,
    creases: folds(v),
    cells: 140,
  });
  bindNeck(t, v, on, v === 5 ? mix(body, '#000000', 0.1) : accent);
  t.tag(0, -0.4, 0.22, 0.4);
  if (v === 0) {
    const leg = smooth(
      [
        [1.62, -4.55],
        [1.1, -5.1],
        [0.72, -5.85],
      ],
      6,
    );
    for (const s of [1, -1])
      t.lay(
        {
          outline: ribbon(sided(leg, s), 0.22),
          thick: 0.1,
          edge: 0.1,
          base: (x, y) => Math.max(0.16, on(x, y)),
          cells: 60,
        },
        accent,
        'rib',
      );
    t.buttons(
      [
        [-0.45, -5.75],
        [0, -5.8],
        [0.45, -5.75],
      ],
      on,
      accent,
      0.13,
    );
    for (const s of [1, -1])
      t.lay(
        {
          outline: ribbon(
            sided(
              [
                [2.75, -1.45],
                [1.95, -1.98],
              ],
              s,
            ),
            0.22,
          ),
          thick: 0.1,
          edge: 0.1,
          base: (x, y) => Math.max(0.16, on(x, y)),
          cells: 40,
        },
        accent,
        'rib',
      );
  }
  if (v === 1) {
    t.lay(
      {
        outline: ribbon(
          smooth(
            [
              [0, -0.9],
              [0, -3.6],
              [0.7, -5.4],
              [1.1, -7],
            ],
            6,
          ),
          0.2,
        ),
        thick: 0.08,
        edge: 0.06,
        base: on,
        cells: 120,
      },
      mix(body, '#ffffff', 0.5),
      'rib',
    );
    for (const s of [1, -1])
      t.lay(
        {
          outline: ribbon(
            sided(
              [
                [3.05, -3.0],
                [2.35, -3.4],
              ],
              s,
            ),
            0.34,
          ),
          thick: 0.16,
          edge: 0.14,
          base: (x, y) => Math.max(0.12, on(x, y) - 0.05),
          cells: 40,
        },
        accent,
        'rib',
      );
  }
  if (v === 3) {
    t.lay(
      {
        outline: ribbon(
          smooth(
            [
              [-1.62, -2.55],
              [0, -2.65],
              [1.62, -2.55],
            ],
            6,
          ),
          0.34,
        ),
        thick: 0.1,
        edge: 0.1,
        base: on,
        cells: 80,
      },
      accent,
    );
    bow(t, on, accent);
    t.lay(
      {
        outline: mirrored([
          [0, -4.9],
          [2.6, -4.8],
          [2.95, -5.75],
          [1.5, -5.95],
          [0, -5.85],
        ]),
        thick: 0.16,
        edge: 0.16,
        base: (x, y) => on(x, y) * 0.8,
        creases: [-2.4, -1.6, -0.8, 0, 0.8, 1.6, 2.4].map((x): Crease => ({
          line: [
            [x, -4.8],
            [x * 1.1, -6],
          ],
          width: 0.13,
          depth: 0.14,
        })),
        cells: 90,
      },
      accent,
    );
  }
  if (v === 4) pants(t, accent);
  if (v === 5) jacket(t, look, on);
  return t.group;
}

function neckline(v: number): Point[] {
  return v === 5 ? scoop(0.8, 0.55, 0.03) : scoop(0.95, v === 0 ? 0.75 : 0.65, 0.03);
}

/** The ribbed band about the neck. */
function bindNeck(t: Tailor, v: number, on: Height, color: string): void {
  const front = neckline(v).map(([x, y]): Point => [x * 0.97, y - 0.08]);
  const half = front.at(-1)![0];
  const nape = smooth(
    [
      [half * 0.65, -0.14],
      [0, -0.22],
      [-half * 0.65, -0.14],
    ],
    3,
  );
  t.bind([...flip(front).reverse(), ...front.slice(1)], nape, on, 0.22, color, 'rib');
}

function shape(v: number, k: number): Point[] {
  const top = neckline(v);
  const wide = (points: Point[]): Point[] => mirrored([...top, ...points.map(([x, y]): Point => [x * k, y])]);
  if (v === 0)
    return wide([
      [1.5, -0.2],
      [2.85, -1.35],
      [2, -2.05],
      [1.62, -1.75],
      [1.68, -3.6],
      [1.72, -4.5],
      ...smooth(
        [
          [1.62, -4.6],
          [1.1, -5.1],
          [0.75, -5.9],
        ],
        5,
      ),
      [0.3, -6],
      [0, -6],
    ]);
  if (v === 1)
    return wide([
      [1.5, -0.2],
      [3.15, -2.95],
      [2.3, -3.5],
      [1.62, -2.1],
      [1.75, -4.6],
      [2.05, -6.6],
      ...smooth(
        [
          [2.1, -6.9],
          [2.35, -7.5],
          [1.7, -7.75],
          [1, -7.5],
          [0.95, -6.9],
        ],
        5,
      ),
      [0.4, -5.6],
      [0, -5.2],
    ]);
  if (v === 3)
    return wide([
      [1.35, -0.2],
      [2.1, -0.7],
      ...smooth(
        [
          [2.2, -1.2],
          [1.9, -1.6],
          [1.5, -1.5],
        ],
        4,
      ),
      [1.6, -2.55],
      [2.7, -5],
      [2.75, -5.1],
      [0, -5.2],
    ]);
  if (v === 4)
    return wide([
      [1.5, -0.2],
      [3, -2.6],
      [2.2, -3.05],
      [1.62, -1.9],
      [1.7, -3.9],
      [0, -4],
    ]);
  if (v === 5)
    return wide([
      [1.6, -0.2],
      [3.1, -2.9],
      [2.25, -3.35],
      [1.8, -2.1],
      [1.95, -4.7],
      [0, -4.8],
    ]);
  if (v === 6)
    return smooth(
      [
        [-0.75, 0.6],
        [-1.25, 0.9],
        [-1.6, 0.2],
        [-1.75, -1.4],
        [-1.5, -2.9],
        [0, -3.5],
        [1.5, -2.9],
        [1.75, -1.4],
        [1.6, 0.2],
        [1.25, 0.9],
        [0.75, 0.6],
        [0.75, -0.2],
        [0, -0.75],
        [-0.75, -0.2],
      ],
      5,
      true,
    );
  return wide([
    [1.5, -0.2],
    [3, -1.4],
    [2.15, -2.1],
    [1.62, -1.75],
    [1.7, -4],
    [0, -4.1],
  ]);
}

function folds(v: number): Crease[] {
  const pull = (points: Point[], width: number, depth: number): Crease => ({
    line: smooth(points, 4),
    width,
    depth,
    taper: true,
  });
  const all: Crease[] = [];
  for (const s of [1, -1]) {
    const m = (points: Point[]): Point[] => sided(points, s);
    all.push({
      line: m([
        [1.5, -0.2],
        [1.45, -1],
        [1.64, -1.8],
      ]),
      width: 0.05,
      depth: -0.07,
    });
    all.push(
      pull(
        m([
          [1.6, -2],
          [1, -2.6],
          [0.5, -2.7],
        ]),
        0.17,
        0.12,
      ),
      pull(
        m([
          [1.6, -2.2],
          [1.2, -3.2],
          [1.1, -4.2],
        ]),
        0.17,
        0.12,
      ),
    );
    if (v === 1)
      all.push(
        pull(
          m([
            [0.2, -5.2],
            [1, -5.1],
            [1.8, -5.4],
          ]),
          0.15,
          0.13,
        ),
        pull(
          m([
            [1, -6.2],
            [1.9, -6],
          ]),
          0.13,
          0.1,
        ),
        {
          line: m([
            [0.8, -6.95],
            [2.2, -6.9],
          ]),
          width: 0.05,
          depth: -0.08,
        },
      );
    if (v === 3)
      for (const x of [0.35, 0.9, 1.4])
        all.push({
          line: m([
            [x * 0.9, -2.8],
            [x * 1.7, -5],
          ]),
          width: 0.12,
          depth: 0.15,
        });
  }
  return all;
}

/** A bear's face, printed. */
function face(c: CanvasRenderingContext2D, x: number, y: number, r: number, color: string, body: string): void {
  const disc = (dx: number, dy: number, w: number, h: number, fill: string): void => {
    c.fillStyle = fill;
    c.beginPath();
    c.ellipse(x + dx, y + dy, w, h, 0, 0, Math.PI * 2);
    c.fill();
  };
  for (const s of [1, -1]) {
    disc(s * r * 0.75, r * 0.72, r * 0.36, r * 0.36, color);
    disc(s * r * 0.75, r * 0.72, r * 0.19, r * 0.19, mix(color, body, 0.6));
  }
  disc(0, 0, r, r * 0.88, color);
  disc(0, -r * 0.28, r * 0.45, r * 0.36, mix(color, '#ffffff', 0.72));
  for (const s of [1, -1]) disc(s * r * 0.4, r * 0.14, r * 0.09, r * 0.11, '#2b2420');
  disc(0, -r * 0.14, r * 0.14, r * 0.1, '#2b2420');
}

function bow(t: Tailor, on: Height, color: string): void {
  for (const s of [1, -1])
    t.lay(
      {
        outline: smooth(
          sided(
            [
              [0, -2.6],
              [0.5, -2.25],
              [0.75, -2.6],
              [0.5, -2.95],
            ],
            s,
          ),
          5,
          true,
        ),
        thick: 0.2,
        edge: 0.16,
        base: (x, y) => on(x, y) + 0.08,
        cells: 40,
      },
      mix(color, '#000000', 0.08),
    );
  t.buttons([[0, -2.6]], (x, y) => on(x, y) + 0.3, mix(color, '#ffffff', 0.3), 0.13);
}

function pants(t: Tailor, color: string): void {
  const outline = mirrored([
    [0, -4.5],
    [1.5, -4.45],
    [1.75, -6],
    [1.5, -8.4],
    [0.5, -8.5],
    [0.35, -6.9],
    [0, -6.4],
  ]);
  const on = t.lay(
    {
      outline,
      thick: 0.34,
      edge: 0.3,
      swell: 0.12,
      swellSize: 0.9,
      creases: [
        {
          line: [
            [0, -4.4],
            [0, -6.6],
          ],
          width: 0.05,
          depth: -0.08,
        },
        {
          line: [
            [0.1, -6.3],
            [1.4, -6.6],
          ],
          width: 0.15,
          depth: 0.12,
          taper: true,
        },
        {
          line: [
            [-0.1, -6.3],
            [-1.5, -6.9],
          ],
          width: 0.15,
          depth: 0.12,
          taper: true,
        },
      ],
      cells: 110,
    },
    color,
  );
  t.lay(
    {
      outline: ribbon(
        [
          [-1.55, -4.6],
          [0, -4.66],
          [1.55, -4.6],
        ],
        0.4,
      ),
      thick: 0.1,
      edge: 0.1,
      base: on,
      cells: 60,
    },
    mix(color, '#000000', 0.1),
    'rib',
  );
  for (const s of [1, -1])
    t.lay(
      {
        outline: ribbon(
          sided(
            [
              [1.55, -8.35],
              [0.45, -8.45],
            ],
            s,
          ),
          0.4,
        ),
        thick: 0.12,
        edge: 0.1,
        base: (x, y) => Math.max(0.1, on(x, y)),
        cells: 40,
      },
      mix(color, '#000000', 0.1),
      'rib',
    );
}

function jacket(t: Tailor, look: Look, on: Height): void {
  const body = look.body[0] ?? '#cfe3da';
  t.lay({
    outline: smooth(
      [
        [-1.4, -0.4],
        [-1.5, 0.6],
        [0, 1.5],
        [1.5, 0.6],
        [1.4, -0.4],
        [0, -0.6],
      ],
      6,
      true,
    ),
    thick: 0.45,
    edge: 0.5,
    base: () => 0.05,
    cells: 80,
  });
  t.lay(
    {
      outline: smooth(
        [
          [-0.95, -0.4],
          [-0.9, 0.35],
          [0, 0.75],
          [0.9, 0.35],
          [0.95, -0.4],
          [0, -0.75],
        ],
        6,
        true,
      ),
      thick: 0.04,
      edge: 0.3,
      base: () => 0.5,
      cells: 50,
    },
    look.accent,
    'plush',
  );
  for (const s of [1, -1]) {
    t.lay({
      outline: smooth(
        sided(
          [
            [0.55, 1.2],
            [0.75, 1.75],
            [1.25, 1.6],
            [1.25, 0.95],
          ],
          s,
        ),
        5,
        true,
      ),
      thick: 0.3,
      edge: 0.25,
      cells: 40,
    });
    t.lay(
      {
        outline: smooth(
          sided(
            [
              [0.75, 1.25],
              [0.88, 1.52],
              [1.1, 1.42],
              [1.08, 1.1],
            ],
            s,
          ),
          5,
          true,
        ),
        thick: 0.04,
        edge: 0.1,
        base: () => 0.3,
        cells: 30,
      },
      look.accent,
      'plush',
    );
  }
  t.lay(
    {
      outline: ribbon(
        [
          [0, -0.6],
          [0, -4.85],
        ],
        0.42,
      ),
      thick: 0.1,
      edge: 0.1,
      base: on,
      cells: 100,
    },
    mix(body, '#000000', 0.1),
    'rib',
  );
  t.buttons(
    [
      [0, -1.3],
      [0, -2.3],
      [0, -3.3],
      [0, -4.3],
    ],
    (x, y) => on(x, y) + 0.1,
    mix(look.accent, '#7a4a24', 0.5),
    0.17,
  );
  t.lay(
    {
      outline: ribbon(
        [
          [-1.98, -4.75],
          [1.98, -4.75],
        ],
        0.5,
      ),
      thick: 0.12,
      edge: 0.12,
      base: (x, y) => Math.max(0.2, on(x, y)),
      cells: 70,
    },
    mix(body, '#000000', 0.1),
    'rib',
  );
}

function dungarees(t: Tailor, look: Look, k: number): THREE.Group {
  const body = look.body[0] ?? '#4d6f96';
  const under = shape(2, k);
  const f = boundsOf(under, 0.1);
  const stripes = painted(f, 512, (c) => fillPrint(c, f, 'stripes', '#f6f1e6', look.accent, 0.42));
  const shirt = t.lay({ outline: under, thick: 0.13, edge: 0.12, frame: f, cells: 110, swell: 0.06 }, '#f6f1e6');
  const worn = t.group.children.at(-1);
  if (worn && 'material' in worn) (worn.material as THREE.MeshStandardMaterial).map = stripes;
  bindNeck(t, 2, shirt, look.accent);
  const suit = mirrored([
    [0, -1.6],
    [1, -1.55],
    [1.15, -2.7],
    [1.72, -3.2],
    [1.85, -5],
    [1.75, -7.6],
    [0.55, -7.7],
    [0.32, -5.9],
    [0, -5.5],
  ]);
  const legs = hung(opened(suit, -2, -7.4), { deep: 0.55, round: 0.9, from: -4, to: -7.6, fold: 0.12, seed: 90 });
  const on = t.lay({
    outline: suit,
    thick: 0.14,
    edge: 0.12,
    base: (x, y) => Math.max(shirt(x, y), legs(x, y)),
    swell: 0.12,
    swellSize: 0.9,
    cells: 130,
    creases: [
      {
        line: [
          [0, -3.4],
          [0, -5.7],
        ],
        width: 0.05,
        depth: -0.08,
      },
      {
        line: [
          [0.1, -5.4],
          [1.6, -5.8],
        ],
        width: 0.15,
        depth: 0.13,
        taper: true,
      },
      {
        line: [
          [-0.1, -5.4],
          [-1.6, -5.2],
        ],
        width: 0.15,
        depth: 0.13,
        taper: true,
      },
    ],
  });
  for (const s of [1, -1]) {
    t.lay({
      outline: ribbon(
        sided(
          [
            [0.85, 0.05],
            [0.82, -1.9],
          ],
          s,
        ),
        0.36,
      ),
      thick: 0.1,
      edge: 0.09,
      base: (x, y) => Math.max(0.2, Math.max(on(x, y), shirt(x, y))),
      cells: 70,
    });
    t.buttons([[0.82 * s, -1.8]], (x, y) => on(x, y) + 0.12, '#d8a24a', 0.15);
    t.lay(
      {
        outline: ribbon(
          sided(
            [
              [1.8, -7.45],
              [0.5, -7.55],
            ],
            s,
          ),
          0.5,
        ),
        thick: 0.14,
        edge: 0.12,
        base: (x, y) => Math.max(0.14, on(x, y)),
        cells: 40,
      },
      mix(body, '#ffffff', 0.25),
    );
  }
  t.lay({
    outline: ribbon(
      [
        [-1.72, -3.2],
        [1.72, -3.2],
      ],
      0.3,
    ),
    thick: 0.07,
    edge: 0.08,
    base: on,
    cells: 70,
  });
  t.lay(
    {
      outline: smooth(
        [
          [-0.62, -1.95],
          [0.62, -1.95],
          [0.6, -2.6],
          [0, -2.9],
          [-0.6, -2.6],
        ],
        3,
        true,
      ),
      thick: 0.1,
      edge: 0.08,
      base: on,
      cells: 50,
    },
    mix(body, look.accent, 0.5),
  );
  return t.group;
}

function bib(t: Tailor, look: Look, outline: Point[]): THREE.Group {
  const { accent } = look;
  const body = look.body[0] ?? '#cfe3da';
  const on = t.lay({ outline, thick: 0.2, edge: 0.18, swell: 0.08, cells: 110 });
  t.lay(
    {
      outline: ribbon([...outline, outline[0] as Point], 0.2),
      thick: 0.1,
      edge: 0.1,
      base: (x, y) => Math.max(0.1, on(x, y) * 0.8),
      cells: 150,
    },
    accent,
    'rib',
  );
  const cap = smooth(
    [
      [2.3, -0.4],
      [2.35, 0.6],
      [3.1, 1.35],
      [4.1, 1.35],
      [4.85, 0.6],
      [4.9, -0.4],
    ],
    6,
  );
  const crown = t.lay({ outline: cap, thick: 0.5, edge: 0.5, swell: 0.1, cells: 90 });
  t.lay(
    {
      outline: ribbon(
        [
          [2.2, -0.45],
          [3.6, -0.55],
          [5, -0.45],
        ],
        0.7,
      ),
      thick: 0.5,
      edge: 0.3,
      base: (x, y) => crown(x, y) * 0.3,
      cells: 70,
    },
    accent,
    'rib',
  );
  t.lay({
    outline: smooth(
      [
        [3.2, 1.3],
        [3.3, 1.9],
        [3.9, 1.9],
        [4, 1.3],
      ],
      5,
      true,
    ),
    thick: 0.4,
    edge: 0.3,
    cells: 40,
  });
  for (const [x, y, s] of [
    [2.9, -2, 1],
    [4.3, -2.2, -1],
  ] as [number, number, number][]) {
    const sock = smooth(
      [
        [x - 0.42, y + 0.5],
        [x + 0.42, y + 0.5],
        [x + 0.42, y - 0.6],
        [x + 0.42 + 0.35 * s + 0.3, y - 1.2],
        [x + 0.1 * s, y - 1.55],
        [x - 0.42 + 0.35 * s - 0.3, y - 1.1],
        [x - 0.42, y - 0.5],
      ],
      4,
      true,
    );
    const top = t.lay({ outline: sock, thick: 0.36, edge: 0.3, cells: 60 }, mix(body, '#ffffff', 0.3));
    t.lay(
      {
        outline: ribbon(
          [
            [x - 0.46, y + 0.4],
            [x + 0.46, y + 0.4],
          ],
          0.5,
        ),
        thick: 0.2,
        edge: 0.15,
        base: (a, b) => top(a, b) * 0.7,
        cells: 30,
      },
      accent,
      'rib',
    );
  }
  return t.group;
}
