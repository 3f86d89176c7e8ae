/** What makes a dress a saree: the woven border of its print, and the drape over one shoulder. */
import type { Look } from '../../../demo/catalogue/types.ts';
import { smooth } from '../cloth.ts';
import type { Crease, Frame, Point } from '../cloth.ts';
import type { Height, Tailor } from '../garment.ts';
import { fillPrint, mix, words } from '../prints.ts';

/** Paints blouse, diamonds and border. */
export function sareeBorder(c: CanvasRenderingContext2D, f: Frame, accent: string, body: string, long: number): void {
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
export function pallu(t: Tailor, look: Look, on: Height, long: number): void {
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
