import { flip, sided, smooth } from '../cloth.ts';
import type { Crease, Point } from '../cloth.ts';

/** The folds, pulls and seams of trousers laid flat. */
export function folds(
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
  if (v === 1) all.push(groove(pocket), groove(flip(pocket)), groove(fly, -0.04));
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
