/**
 * Women's wear on a hanger.
 *
 * Variants: 2 long-sleeved maxi with leaves · 3 kurti: long tunic with side slits, embroidered neck and hem in the
 * accent. Params: `length`, `width` (1 = usual), `print` 0 … 12 replaces the variant's print (plain melange stripes
 * pinstripes check gingham dots sprigs blockprint diamonds band blocks leaves).
 */
import type * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { boundsOf, flip, mirrored, scoop, sided, smooth } from '../cloth.ts';
import type { Crease, Frame, Point } from '../cloth.ts';
import { tailor } from '../garment.ts';
import { body as hung, further, hanger, hangShots } from '../hang.ts';
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

interface Cut {
  shoulder: number;
  chest: number;
  waist: number;
  hem: number;
  long: number;
  neck: number;
  drop: number;
  /** Length of the sleeve. */
  sleeve: number;
  print: Print;
  /** Size of the print's repeat. */
  unit: number;
}

const KURTI: Cut = {
  shoulder: 1.8,
  chest: 1.9,
  waist: 1.75,
  hem: 2.55,
  long: 8.8,
  neck: 0.75,
  drop: 0.85,
  sleeve: 3.2,
  print: 'plain',
  unit: 1,
};
const CUTS: Record<number, Cut> = {
  2: {
    shoulder: 1.75,
    chest: 1.85,
    waist: 1.6,
    hem: 3.3,
    long: 10,
    neck: 0.8,
    drop: 0.8,
    sleeve: 4.4,
    print: 'leaves',
    unit: 1.1,
  },
  3: KURTI,
};
const MIDDLE = -3.9;

/** Builds the garment. */
export function build(look: Look): THREE.Group {
  const v = look.variant;
  const body = look.body[0] ?? '#b3424a';
  const { length = 1, width = 1, print } = look.params ?? {};
  const plan = CUTS[v] ?? KURTI;
  const cut: Cut = {
    ...plan,
    shoulder: plan.shoulder * width,
    chest: plan.chest * width,
    waist: plan.waist * width,
    hem: plan.hem * width,
  };
  const long = -cut.long * length;
  const armpit: Point = [cut.chest, -2];
  const half = halfOutline(cut, v === 2 ? 0.2 : 0, long, armpit);
  const form = halfOutline(
    cut,
    v === 2 ? 0.2 : 0,
    long,
    armpit,
    1.8,
  )([
    [0, 1.6],
    [cut.neck * 0.9, 1.6],
    [cut.neck, 0.03],
  ]);
  const figure = hung(form, { deep: 0.7, round: 1.25, from: -2.6, to: long, fold: v === 2 ? 0.5 : 0.34, seed: 30 + v });
  const top = scoop(cut.neck, cut.drop, 0.03);
  const outline = half(top);
  const frame = boundsOf([...outline, [0, 0.5]], 0.15);
  const draw: Draw = (c) => {
    fillPrint(c, frame, (print === undefined ? cut.print : ALL[print]) ?? 'plain', body, look.accent, cut.unit, v + 2);
    if (v === 3) border(c, frame, look.accent, body, long, cut);
    const hem: Point[] = [
      [-9, long + 0.2],
      [9, long + 0.2],
    ];
    stitches(c, hem, shade(body, 0.3));
  };
  const t = tailor(frame, draw, 'plain', hangShots([0.5, 0.25]), 1.6, figure);
  t.group.add(hanger([cut.shoulder - 0.2, -0.52]));
  const back = half([
    [0, -0.25],
    [cut.neck * 0.7, -0.15],
    [cut.neck, 0.03],
  ]);
  t.lay({ outline: back, thick: 0.12, edge: 0.2, base: () => 0, cells: 90 }, mix(body, '#000000', 0.28));
  const creases = folds(v, cut, long, armpit);
  const on = t.lay({
    outline,
    thick: 0.11,
    edge: 0.11,
    creases,
    swell: 0.06,
    swellSize: 1,
    seed: 40 + v,
    cells: 210,
  });
  const ring = [...flip(top).reverse(), ...top.slice(1)].map(([x, y]): Point => [x * 0.97, y - 0.06]);
  const nape: Point[] = [
    [cut.neck * 0.65, -0.14],
    [0, -0.24],
    [-cut.neck * 0.65, -0.14],
  ];
  t.bind(ring, smooth(nape, 3), on, 0.16, v === 3 ? look.accent : shade(body, 0.08));
  t.tag(0, -0.42, 0.2, 0.4);
  return t.group;
}

/** Answers the outline of a garment whose neck is cut along some points. */
function halfOutline(cut: Cut, flare: number, long: number, armpit: Point, grow = 0): (top: Point[]) => Point[] {
  const { shoulder, chest, waist, hem, sleeve } = cut;
  const a = sleeve > 3 ? 1.28 : 1;
  const tip: Point[] = [
    [shoulder + Math.cos(a) * sleeve + 0.35 + flare, -0.55 - Math.sin(a) * sleeve],
    [chest + Math.cos(a) * (sleeve - 1) - 0.05 - flare * 0.3, -1.9 - Math.sin(a) * (sleeve - 1.05)],
  ];
  const arm: Point[] = [[shoulder + 0.45, -0.85], ...further(tip, [shoulder, -0.42], grow), armpit];
  const flank: Point[] = [
    armpit,
    [waist, MIDDLE],
    [waist + (hem - waist) * 0.55, MIDDLE + (long - MIDDLE) * 0.45],
    [hem, long + 0.05 - grow],
  ];
  const skirt = smooth(flank, 6).slice(1);
  const hemLine: Point[] = [
    [hem * 0.66, long - 0.16 - grow],
    [hem * 0.33, long - 0.06 - grow],
    [0, long - 0.14 - grow],
  ];
  return (top) => mirrored([...top, [shoulder, -0.42], ...arm, ...skirt, ...hemLine]);
}

function folds(v: number, cut: Cut, long: number, armpit: Point): Crease[] {
  const pull = (points: Point[], width: number, depth: number): Crease => ({
    line: smooth(points, 4),
    width,
    depth,
    taper: true,
  });
  const all: Crease[] = [];
  const full = v === 2;
  for (let i = -4; i <= 4; i++) {
    if (!full && i % 2 === 0) continue;
    const from = (i / 4.5) * cut.waist;
    const to = (i / 4.5) * cut.hem + (i % 2 ? 0.15 : -0.12);
    const line: Point[] = [
      [from, MIDDLE - 0.1 + (full ? 1 : 0)],
      [from * 0.6 + to * 0.4, MIDDLE * 0.6 + long * 0.4],
      [to, long * 1.1],
    ];
    all.push(pull(line, full ? 0.17 : 0.2, full ? 0.2 : 0.12));
  }
  for (const s of [1, -1]) {
    const m = (...points: Point[]): Point[] => sided(points, s);
    const { shoulder, chest, hem } = cut;
    all.push(
      {
        line: sided(smooth([[shoulder, -0.42], [chest - 0.24, -1.2], armpit], 4), s),
        width: 0.05,
        depth: -0.06,
      },
      pull(m(armpit, [1.1, -2.6], [0.4, -2.7 - 0.2 * s]), 0.17, 0.1),
      pull(m([chest, -2.2], [0.9, -3.1], [0.7, MIDDLE]), 0.17, 0.1),
    );
    if (cut.sleeve > 2)
      all.push(
        pull(m([chest + 0.2, -1.9], [chest + 1, -1.9 - 0.2 * s]), 0.13, 0.1),
        pull(m([shoulder + 0.2, -1.2], [shoulder + 0.7, -2.4], [shoulder + 1, -3.4]), 0.14, 0.11),
      );
    if (v === 3) all.push({ line: m([hem - 0.3, long * 0.55], [hem - 0.12, long]), width: 0.05, depth: -0.08 });
  }
  return all;
}

/** The embroidery of a kurti: along hem and neck, and down from it. */
function border(c: CanvasRenderingContext2D, f: Frame, accent: string, body: string, long: number, cut: Cut): void {
  const glyphs = (y: number, h: number, text: string, color: string): void => {
    for (let x = f.x; x < f.x + f.w; x += h * 1.05) words(c, text, x, y, h, color, '100px "DejaVu Sans", sans-serif');
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
