/**
 * A scatter cushion, standing; body is the ground colour, accent the pattern and piping.
 *
 * Variants: 0 plain linen with piping · 1 stripes · 2 block print · 3 woven diamonds with tassels · 4 round, velvet,
 * with button · 5 bolster · 6 chunky knit · 7 pair: check and plain · 8 nakshi-stitched (sprigs with running stitches)
 * · 9 floor cushion, thick and low. Params: `size` (1 = usual), `long` (1 = square, 1.5 = lumbar).
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import type { Weave } from '../fabric.ts';
import { bar, pillow, puff, put, sheet } from '../goods.ts';
import { fillPrint, mix, painted, shade, stitches } from '../prints.ts';
import type { Print } from '../prints.ts';

const FRAME = { x: -2, y: -2, w: 4, h: 4 };

/** Builds the cushion. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -20, elevation: 14 },
    2: { azimuth: 28, elevation: 20 },
    3: { azimuth: -48, elevation: 16, fill: 1.4, focus: [0.4, 0.62, 0.6] },
  };
  const v = look.variant % 10;
  const body = look.body[0] ?? '#cfae8b';
  const long = look.params?.['long'] ?? 1;
  if (v === 4) round(g, body, look.accent);
  else if (v === 5) bolster(g, body, look.accent);
  else if (v === 9) {
    g.add(
      put(
        puff(0.7, 0.2, 0.7, { square: 5, crown: 0.02, perUnit: 1 / 0.7 }),
        cover('gingham', 'plain', body, look.accent, 0.7),
        [0, 0.1, 0],
      ),
      put(
        puff(0.66, 0.18, 0.66, { square: 5, crown: 0.02, perUnit: 1 / 0.7 }),
        cover('plain', 'plain', look.accent, body, 1),
        [0.03, 0.28, -0.02],
        [0, 0.2, 0],
      ),
    );
  } else {
    const prints: Record<number, [Print, Weave, number]> = {
      0: ['plain', 'plain', 1],
      1: ['stripes', 'twill', 0.55],
      2: ['blockprint', 'plain', 0.8],
      3: ['diamonds', 'twill', 0.8],
      6: ['plain', 'knit', 1],
      7: ['check', 'twill', 0.9],
      8: ['sprigs', 'plain', 0.95],
    };
    const [print, weave, unit] = prints[v] ?? ['plain', 'plain', 1];
    if (v === 7)
      g.add(square(mix(look.accent, '#ffffff', 0.15), 'plain', 'plain', body, 1, [0.12, 0.02, -0.16], -0.1, 1, false));
    g.add(
      square(
        body,
        print,
        weave,
        look.accent,
        unit,
        [v === 7 ? -0.06 : 0, 0, 0],
        0.04,
        long,
        v === 0 || v === 2,
        v === 8,
      ),
    );
    if (v === 3) tassels(g, look.accent, long);
  }
  return g;
}

function cover(
  print: Print,
  weave: Weave,
  body: string,
  accent: string,
  unit: number,
  quilted = false,
): THREE.MeshStandardMaterial {
  const map = painted(FRAME, 900, (c) => {
    fillPrint(c, FRAME, print, body, accent, unit, 5);
    if (quilted)
      for (let i = 0; i < 26; i++)
        stitches(
          c,
          [
            [-2, -2 + i * 0.16],
            [2, -2 + i * 0.16],
          ],
          shade(body, 0.35),
          0.018,
          0.06,
        );
  });
  return cloth({
    map,
    weave,
    repeat: weave === 'knit' ? 2.4 : 5,
    depth: weave === 'knit' ? 1.6 : 0.6,
    sheen: 0,
  });
}

function square(
  body: string,
  print: Print,
  weave: Weave,
  accent: string,
  unit: number,
  at: [number, number, number],
  turn: number,
  long: number,
  piping: boolean,
  quilted = false,
): THREE.Group {
  const one = new THREE.Group();
  const [w, h] = [0.46 * long, 0.46];
  one.add(put(pillow(w, h, 0.2, 3, 1, 60), cover(print, weave, body, accent, unit, quilted), [0, h / 2, 0]));
  if (piping) {
    const line: THREE.Vector3[] = [];
    for (let i = 0; i < 80; i++) {
      const t = (i / 80) * 4;
      const k = (t % 1) * 2 - 1;
      const [a, b] = [
        [k, 1],
        [1, -k],
        [-k, -1],
        [-1, k],
      ][Math.floor(t)] as [number, number];
      line.push(
        new THREE.Vector3((a * (1 - 0.07 * (1 - b * b)) * w) / 2, h / 2 + (b * (1 - 0.07 * (1 - a * a)) * h) / 2, 0),
      );
    }
    one.add(
      put(
        new THREE.TubeGeometry(new THREE.CatmullRomCurve3(line, true), 200, 0.006, 8, true),
        cloth({ color: accent, weave: 'twill', repeat: [90, 1] }),
        [0, 0, 0],
      ),
    );
  }
  one.rotation.set(-0.3, at[0] ? at[0] * 1.5 : 0, turn);
  one.position.set(...at);
  return one;
}

function tassels(g: THREE.Group, color: string, long: number): void {
  const m = cloth({ color, weave: 'rib', repeat: [1, 1] });
  const host = g.children[0] as THREE.Group;
  for (const a of [1, -1]) {
    for (const b of [0, 1]) {
      const t = new THREE.Group();
      t.add(put(new THREE.SphereGeometry(0.013, 14, 10), m, [0, 0, 0]), bar(m, [0, 0, 0], [0, -0.06, 0], 0.009, 0.016));
      t.position.set(a * 0.228 * long, b * 0.455 + 0.004, 0);
      t.rotation.z = a * (b ? 0.5 : 1.25);
      host.add(t);
    }
  }
}

function round(g: THREE.Group, body: string, accent: string): void {
  const m = cloth({ color: body, weave: 'plush', repeat: [6, 3], sheen: 0.7, depth: 0.4 });
  const pleats = 26;
  const disc = sheet(pleats * 8, 40, (u, v) => {
    const a = u * Math.PI * 2;
    const t = v * Math.PI;
    const r = 0.23 * Math.sin(t) ** 0.62;
    const s = Math.sign(Math.cos(t)) * Math.abs(Math.cos(t)) ** 0.8;
    const dip = 1 - 0.5 * Math.exp(-((r / 0.06) ** 2));
    const fold = 1 + 0.1 * Math.cos(a * pleats) * Math.min(1, r / 0.12) * (r < 0.215 ? 1 : 0.4);
    return [Math.cos(a) * r, Math.sin(a) * r, s * 0.085 * dip * fold];
  });
  const one = new THREE.Group();
  one.add(
    put(disc, m, [0, 0.23, 0]),
    put(new THREE.SphereGeometry(0.026, 20, 14), cloth({ color: accent, weave: 'plain', repeat: 1 }), [0, 0.23, 0.044]),
  );
  one.rotation.x = -0.28;
  g.add(one);
}

function bolster(g: THREE.Group, body: string, accent: string): void {
  const m = cover('stripes', 'twill', body, accent, 0.62);
  const [r, l] = [0.1, 0.56];
  g.add(
    put(
      sheet(60, 40, (u, v) => {
        const [a, t] = [u * Math.PI * 2, v * 2 - 1];
        const k = (1 - Math.abs(t) ** 14) ** 0.5;
        return [t * l * 0.5, Math.cos(a) * r * k, Math.sin(a) * r * k];
      }),
      m,
      [0, r, 0],
      [0, -0.25, 0],
    ),
  );
  for (const s of [1, -1]) {
    const end = cloth({ color: accent, weave: 'rib', repeat: [3, 1] });
    g.add(
      put(new THREE.SphereGeometry(0.022, 18, 12), end, [
        Math.cos(0.25) * s * l * 0.5,
        r,
        Math.sin(0.25) * s * l * 0.5,
      ]),
    );
    g.add(
      bar(
        end,
        [Math.cos(0.25) * s * (l * 0.5 + 0.01), r, Math.sin(0.25) * s * l * 0.5],
        [Math.cos(0.25) * s * (l * 0.5 + 0.05), r - 0.09, Math.sin(0.25) * s * (l * 0.5 + 0.04)],
        0.012,
        0.02,
      ),
    );
  }
}
