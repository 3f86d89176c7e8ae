/**
 * A hat; body is the felt, straw or cloth, accent the ribbon, peak or cuff.
 *
 * Variants: 0 fedora, felt, pinched crown and ribbon (Scala's kind) · 1 panama, straw · 2 bucket hat · 3 baseball cap
 * (label embroidered on the front) · 4 beanie with folded cuff and bobble · 5 wide sun hat, straw, with bow · 6 trilby,
 * short brim, check · 7 flat cap, tweed · 8 tupi (round prayer cap, embroidered) · 9 wool felt cloche, wide brim.
 * Params: `brim`, `crown` (1 = usual).
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import type { Weave } from '../fabric.ts';
import { bar, put, sheet } from '../goods.ts';
import { fillPrint, mix, painted, shade, stitches, words } from '../prints.ts';
import type { Print } from '../prints.ts';

interface Form {
  /** Half width and half depth of the head opening. */
  head: [number, number];
  crown: number;
  /** Width of the crown at the top, as a share of the opening. */
  taper: number;
  brim: number;
  /** Rise of the brim at the sides and fall at front and back. */
  curl: number;
  droop: number;
  pinch: number;
  dent: number;
  band: number;
  weave: Weave;
  print: Print;
}

const FORMS: Record<number, Form> = {
  0: {
    head: [0.86, 1.04],
    crown: 1.18,
    taper: 0.8,
    brim: 0.66,
    curl: 0.26,
    droop: 0.1,
    pinch: 0.26,
    dent: 0.34,
    band: 0.3,
    weave: 'plush',
    print: 'plain',
  },
  1: {
    head: [0.86, 1.04],
    crown: 1.12,
    taper: 0.84,
    brim: 0.68,
    curl: 0.2,
    droop: 0.08,
    pinch: 0.2,
    dent: 0.3,
    band: 0.3,
    weave: 'knit',
    print: 'plain',
  },
  2: {
    head: [0.9, 1.0],
    crown: 0.8,
    taper: 0.84,
    brim: 0.62,
    curl: -0.42,
    droop: 0.46,
    pinch: 0,
    dent: 0,
    band: 0,
    weave: 'twill',
    print: 'plain',
  },
  5: {
    head: [0.86, 1],
    crown: 0.8,
    taper: 0.9,
    brim: 1.25,
    curl: 0.04,
    droop: 0.16,
    pinch: 0,
    dent: 0,
    band: 0.22,
    weave: 'knit',
    print: 'plain',
  },
  6: {
    head: [0.86, 1.04],
    crown: 1.02,
    taper: 0.8,
    brim: 0.4,
    curl: 0.3,
    droop: 0.12,
    pinch: 0.22,
    dent: 0.3,
    band: 0.26,
    weave: 'twill',
    print: 'check',
  },
  9: {
    head: [0.88, 1.02],
    crown: 1.0,
    taper: 0.92,
    brim: 0.95,
    curl: 0.1,
    droop: 0.02,
    pinch: 0,
    dent: 0.06,
    band: 0.2,
    weave: 'plush',
    print: 'plain',
  },
};

/** Builds the hat. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -34, elevation: 20 },
    2: { azimuth: 30, elevation: 34 },
    3: { azimuth: -62, elevation: 12, fill: 0.98 },
  };
  const v = look.variant % 10;
  const form = FORMS[v];
  if (form) brimmed(g, look, form, v);
  else if (v === 3) cap(g, look);
  else if (v === 4) beanie(g, look);
  else if (v === 7) flat(g, look);
  else tupi(g, look);
  return g;
}

function stuff(
  body: string,
  weave: Weave,
  print: Print,
  accent: string,
  repeat: [number, number] = [10, 5],
): THREE.MeshStandardMaterial {
  const f = { x: 0, y: 0, w: 6, h: 3 };
  const map = painted(f, 900, (c) => {
    fillPrint(c, f, print, body, accent, 0.4);
    if (weave === 'knit') straw(c, body);
  });
  return cloth({
    map,
    weave,
    repeat,
    depth: weave === 'plush' ? 0.3 : weave === 'knit' ? 0.9 : 0.6,
    side: THREE.DoubleSide,
  });
}

/** Plaited straw: short light and dark strokes, over and under. */
function straw(c: CanvasRenderingContext2D, body: string): void {
  for (let i = 0; i < 120; i++) {
    for (let j = 0; j < 44; j++) {
      c.fillStyle = mix(
        body,
        (i + j) % 2 ? '#7a5a2c' : '#fff8e4',
        (i + j) % 2 ? 0.22 + 0.1 * ((i * 7 + j * 3) % 3) : 0.25,
      );
      c.fillRect(i * 0.05, j * 0.07, (i + j) % 2 ? 0.046 : 0.05, (i + j) % 2 ? 0.05 : 0.064);
    }
  }
}

function brimmed(g: THREE.Group, look: Look, f: Form, v: number): void {
  const body = look.body[0] ?? '#8a6f52';
  const brimW = f.brim * (look.params?.['brim'] ?? 1);
  const crownH = f.crown * (look.params?.['crown'] ?? 1);
  const m = stuff(body, f.weave, f.print, look.accent, f.weave === 'knit' ? [5, 2.2] : [9, 4]);
  const brimY = (a: number, t: number): number => {
    const side = Math.cos(a) ** 2;
    return (
      t ** 1.6 * (f.curl * side - f.droop * (1 - side)) * (brimW / 0.66) +
      (v === 9 || v === 5 ? 0.03 * Math.sin(a * 3 + 1) * t * t : 0)
    );
  };
  const brim = (lift: number): THREE.BufferGeometry =>
    sheet(120, 16, (u, t) => {
      const a = u * Math.PI * 2;
      const slope = v === 2 ? 0.62 : 1;
      return [
        Math.cos(a) * (f.head[0] + t * brimW * slope),
        brimY(a, t) + lift,
        -Math.sin(a) * (f.head[1] + t * brimW * slope * (v === 0 || v === 6 ? 0.86 : 1)),
      ];
    });
  g.add(put(brim(0.02), m, [0, 0, 0]), put(brim(-0.02), m, [0, 0, 0]));
  const rim = new THREE.CatmullRomCurve3(
    Array.from({ length: 64 }, (_, i) => {
      const a = (i / 64) * Math.PI * 2;
      const s = v === 2 ? 0.62 : 1;
      return new THREE.Vector3(
        Math.cos(a) * (f.head[0] + brimW * s),
        brimY(a, 1),
        -Math.sin(a) * (f.head[1] + brimW * s * (v === 0 || v === 6 ? 0.86 : 1)),
      );
    }),
    true,
  );
  g.add(
    put(
      new THREE.TubeGeometry(rim, 160, v === 2 ? 0.022 : 0.026, 10, true),
      v === 0 || v === 9 ? cloth({ color: mix(look.accent, body, 0.25), weave: 'rib', repeat: [60, 1] }) : m,
      [0, 0, 0],
    ),
  );
  const crown = (u: number, t: number): [number, number, number] => {
    const a = u * Math.PI * 2;
    const wall = Math.min(1, t / 0.62);
    const top = Math.max(0, (t - 0.62) / 0.38);
    const round = 1 - top;
    const r = (1 + (f.taper - 1) * wall) * (top > 0 ? Math.sin((Math.PI / 2) * round) ** 0.8 : 1);
    let y = crownH * (wall * 0.9 + (top > 0 ? 0.1 * Math.sin((Math.PI / 2) * top) : 0));
    let x = Math.cos(a) * f.head[0] * r;
    const z = -Math.sin(a) * f.head[1] * r;
    const frontness = Math.max(0, z / f.head[1]);
    y -= f.dent * Math.exp(-((x / 0.2) ** 2)) * Math.max(0, top * 1.4 - 0.25) * (0.75 + 0.25 * frontness);
    y += f.pinch * 0.4 * frontness * wall * wall * (1 - Math.exp(-((x / 0.3) ** 2)));
    const squeeze = f.pinch * Math.exp(-(((z - 0.62) / 0.3) ** 2)) * Math.exp(-(((y - crownH * 0.72) / 0.36) ** 2));
    x -= Math.sign(x) * Math.min(Math.abs(x), squeeze);
    return [x, y, z];
  };
  g.add(put(sheet(120, 60, crown), m, [0, 0, 0]));
  if (v === 2) {
    const thread = cloth({ color: shade(body, 0.35) });
    for (const t of [0.3, 0.5, 0.7, 0.9])
      g.add(
        put(
          new THREE.TubeGeometry(
            new THREE.CatmullRomCurve3(
              Array.from({ length: 48 }, (_, i) => {
                const a = (i / 48) * Math.PI * 2;
                return new THREE.Vector3(
                  Math.cos(a) * (f.head[0] + t * brimW * 0.62),
                  brimY(a, t) + 0.023,
                  -Math.sin(a) * (f.head[1] + t * brimW * 0.62),
                );
              }),
              true,
            ),
            120,
            0.006,
            6,
            true,
          ),
          thread,
          [0, 0, 0],
        ),
      );
    if (look.label) badge(g, look.label, look.accent, crown(0.78, 0.3), 0.3);
  }
  if (f.band) {
    const ribbon = cloth({ color: look.accent, weave: 'rib', repeat: [14, 1], depth: 0.5 });
    g.add(
      put(
        sheet(120, 4, (u, t) => {
          const [x, , z] = crown(u, (((t * f.band) / crownH) * 0.62) / 0.9 + 0.02);
          const k = 1 + (0.022 / Math.hypot(x, z)) * 1.3;
          return [x * k, 0.02 + t * f.band, z * k];
        }),
        ribbon,
        [0, 0, 0],
      ),
    );
    const [bx, , bz] = crown(v === 5 ? 0.62 : 0.02, 0.1);
    const bow = new THREE.Group();
    for (const s of [1, -1])
      bow.add(put(new THREE.SphereGeometry(0.15, 20, 12), ribbon, [0.02, f.band * 0.5 + 0.02, s * 0.15]));
    for (const c of bow.children) c.scale.set(0.28, f.band * 2.6, 1);
    bow.add(put(new THREE.BoxGeometry(0.08, f.band * 0.9, 0.08), ribbon, [0.05, f.band * 0.5 + 0.02, 0]));
    bow.position.set(bx * 1.03, 0, bz * 1.03);
    bow.rotation.y = Math.atan2(-bz, bx);
    g.add(bow);
  }
}

function badge(g: THREE.Group, label: string, color: string, at: [number, number, number], h: number): void {
  const f = { x: -2, y: -0.5, w: 4, h: 1 };
  const map = painted(f, 512, (c) => {
    c.fillStyle = color;
    c.fillRect(-2, -0.5, 4, 1);
    words(c, label, 0, 0, 0.6, '#fffaf0', '700 100px "Hind Siliguri", "Liberation Sans", sans-serif', 3.4);
  });
  const m = put(new THREE.BoxGeometry(h * 2, h * 0.5, 0.02), cloth({ map, weave: 'twill', repeat: [3, 1] }), [
    at[0] * 1.02,
    at[1],
    at[2] * 1.02,
  ]);
  m.rotation.set(-0.2, Math.atan2(at[0], at[2]), 0);
  g.add(m);
}

function cap(g: THREE.Group, look: Look): void {
  const body = look.body[0] ?? '#27406b';
  const f = { x: 0, y: 0, w: 6, h: 2 };
  const map = painted(f, 1200, (c) => {
    fillPrint(c, f, 'plain', body, look.accent, 1);
    for (let i = 0; i < 6; i++)
      for (const d of [-0.05, 0.05])
        stitches(
          c,
          [
            [i + d + 0.5, 0],
            [i + d + 0.5, 2],
          ],
          shade(body, 0.45),
          0.02,
        );
    words(
      c,
      look.label ?? 'H',
      4.5,
      0.7,
      0.62,
      look.accent,
      '700 100px "Hind Siliguri", "Liberation Sans", sans-serif',
      1.0,
    );
  });
  const m = cloth({ map, weave: 'twill', repeat: [14, 6], side: THREE.DoubleSide, depth: 0.7 });
  g.add(
    put(
      sheet(120, 48, (u, t) => {
        const a = u * Math.PI * 2;
        const e = (t * Math.PI) / 2;
        const r = Math.cos(e) ** 0.75;
        const panel = 1 + 0.012 * Math.cos(a * 6 + Math.PI) * Math.sin(e * 2);
        const front = Math.max(0, -Math.sin(a));
        return [
          Math.cos(a) * 0.88 * r * panel,
          Math.sin(e) * 0.98 * (1 + 0.05 * front * Math.cos(e)),
          -Math.sin(a) * 1.02 * r * panel,
        ];
      }),
      m,
      [0, 0, 0],
    ),
  );
  g.add(put(new THREE.SphereGeometry(0.06, 18, 12), cloth({ color: look.accent }), [0, 0.99, 0]));
  const peak = cloth({ color: mix(body, look.accent, 0.9), weave: 'twill', repeat: [6, 3], depth: 0.7 });
  const shape = (t: number, u: number, lift: number): [number, number, number] => {
    const a = (u - 0.5) * 2.1;
    const reach = t * 0.8 * Math.max(0, Math.cos(a * 1.49)) ** 0.55;
    const x = Math.sin(a) * 0.89;
    return [
      x * (1 + 0.06 * t),
      0.03 - 0.24 * (x / 0.89) ** 2 * (0.35 + 0.65 * t) - 0.1 * t + lift,
      Math.cos(a) * 1.02 + reach,
    ];
  };
  g.add(
    put(
      sheet(48, 20, (u, t) => shape(t, u, 0.02)),
      peak,
      [0, 0, 0],
    ),
    put(
      sheet(48, 20, (u, t) => shape(t, 1 - u, -0.02)),
      peak,
      [0, 0, 0],
    ),
  );
  g.add(
    put(
      new THREE.TubeGeometry(
        new THREE.CatmullRomCurve3(Array.from({ length: 24 }, (_, i) => new THREE.Vector3(...shape(1, i / 23, 0)))),
        80,
        0.022,
        8,
      ),
      peak,
      [0, 0, 0],
    ),
  );
  const thread = cloth({ color: shade(mix(body, look.accent, 0.9), 0.4) });
  for (const t of [0.35, 0.55, 0.75, 0.92])
    g.add(
      put(
        new THREE.TubeGeometry(
          new THREE.CatmullRomCurve3(
            Array.from({ length: 24 }, (_, i) => new THREE.Vector3(...shape(t, 0.03 + (i / 23) * 0.94, 0.021))),
          ),
          80,
          0.006,
          6,
        ),
        thread,
        [0, 0, 0],
      ),
    );
}

function beanie(g: THREE.Group, look: Look): void {
  const body = look.body[0] ?? '#b0413e';
  const ribs = 44;
  const knit = cloth({ color: body, weave: 'knit', repeat: [9, 4], depth: 1.2, side: THREE.DoubleSide });
  g.add(
    put(
      sheet(ribs * 5, 50, (u, t) => {
        const a = u * Math.PI * 2;
        const e = Math.max(0, (t - 0.35) / 0.65) * (Math.PI / 2);
        const r =
          (t < 0.35 ? 1 : Math.cos(e) ** 0.8) * (1 + 0.018 * Math.cos(a * ribs)) * (1 + 0.03 * Math.sin(a * 3 + t * 5));
        return [Math.cos(a) * 0.86 * r, t < 0.35 ? t * 1.6 : 0.56 + Math.sin(e) * 0.8, -Math.sin(a) * 0.96 * r];
      }),
      knit,
      [0, 0, 0],
    ),
  );
  const cuff = cloth({ color: mix(body, look.accent, 0.9), weave: 'knit', repeat: [9, 2], depth: 1.2 });
  g.add(
    put(
      sheet(ribs * 5, 14, (u, t) => {
        const a = u * Math.PI * 2;
        const b = t * Math.PI * 2;
        const r = 1.03 + 0.06 * Math.cos(b) * 1 + 0.02 * Math.cos(a * ribs) * Math.max(0, Math.cos(b));
        return [
          Math.cos(a) * 0.88 * r,
          0.24 + 0.25 * Math.sign(Math.sin(b)) * Math.abs(Math.sin(b)) ** 0.5,
          -Math.sin(a) * 0.98 * r,
        ];
      }),
      cuff,
      [0, 0, 0],
    ),
  );
  if (look.label) badge(g, look.label, mix(look.accent, '#3a2a1c', 0.6), [0, 0.24, 1.06], 0.26);
  const fluff = cloth({ color: look.accent, weave: 'plush', repeat: [3, 2], depth: 1.6 });
  const ball = new THREE.Group();
  for (let i = 0; i < 120; i++) {
    const y = 1 - (i / 119) * 2;
    const a = i * 2.4;
    const r = Math.sqrt(1 - y * y);
    ball.add(put(new THREE.SphereGeometry(0.1, 8, 6), fluff, [Math.cos(a) * r * 0.2, y * 0.2, Math.sin(a) * r * 0.2]));
  }
  ball.position.set(0, 1.52, 0);
  g.add(ball);
}

function flat(g: THREE.Group, look: Look): void {
  const m = stuff(look.body[0] ?? '#6c6a5e', 'twill', 'check', look.accent, [8, 6]);
  const top = sheet(110, 50, (u, t) => {
    const a = u * Math.PI * 2;
    const e = (t * Math.PI) / 2;
    const front = -Math.sin(a);
    const r = Math.cos(e) ** 0.55;
    const bulge = t < 0.25 ? 0.86 + 0.2 * Math.sin((t / 0.25) * (Math.PI / 2)) : 1.06;
    return [
      Math.cos(a) * 0.92 * r * bulge,
      0.06 + Math.sin(e) ** 0.8 * (0.62 - 0.3 * front * Math.cos(e)),
      -Math.sin(a) * (1.06 + 0.18 * Math.max(0, front)) * r * bulge,
    ];
  });
  const [at, uv] = [top.getAttribute('position'), top.getAttribute('uv')];
  for (let i = 0; i < at.count; i++) uv.setXY(i, at.getX(i) * 0.17, (at.getZ(i) - at.getY(i) * 0.8) * 0.34);
  g.add(put(top, m, [0, 0, 0]));
  const peak = (u: number, t: number, lift: number): [number, number, number] => {
    const a = (u - 0.5) * 2.2;
    return [
      Math.sin(a) * 0.9,
      0.1 + lift - 0.12 * Math.sin(a) ** 2 - 0.1 * t,
      Math.cos(a) * 1.02 + t * 0.5 * Math.max(0, Math.cos(a * 1.42)) ** 0.55,
    ];
  };
  g.add(
    put(
      sheet(40, 12, (u, t) => peak(u, t, 0.03)),
      m,
      [0, 0, 0],
    ),
    put(
      sheet(40, 12, (u, t) => peak(1 - u, t, -0.02)),
      m,
      [0, 0, 0],
    ),
  );
  g.add(
    put(
      new THREE.TubeGeometry(
        new THREE.CatmullRomCurve3(Array.from({ length: 20 }, (_, i) => new THREE.Vector3(...peak(i / 19, 1, 0.005)))),
        60,
        0.03,
        8,
      ),
      m,
      [0, 0, 0],
    ),
    put(new THREE.SphereGeometry(0.06, 16, 10), m, [0, 0.68, 0.02]),
  );
}

function tupi(g: THREE.Group, look: Look): void {
  const body = look.body[0] ?? '#f4efe4';
  const f = { x: 0, y: 0, w: 8, h: 2 };
  const map = painted(f, 1400, (c) => {
    fillPrint(c, f, 'plain', body, look.accent, 1);
    for (let i = 0; i < 32; i++) {
      words(c, '❖', i * 0.25 + 0.12, 0.45, 0.26, look.accent, '100px "DejaVu Sans", sans-serif');
      words(c, '✿', i * 0.25 + 0.12, 1.0, 0.15, look.accent, '100px "DejaVu Sans", sans-serif');
    }
    for (const y of [0.12, 0.78])
      stitches(
        c,
        [
          [0, y],
          [8, y],
        ],
        look.accent,
        0.04,
        0.08,
      );
    for (let y = 1.3; y < 2; y += 0.16)
      stitches(
        c,
        [
          [0, y],
          [8, y],
        ],
        shade(body, 0.3),
        0.02,
        0.06,
      );
  });
  const m = cloth({ map, weave: 'plain', repeat: [9, 3], side: THREE.DoubleSide });
  g.add(
    put(
      sheet(110, 50, (u, t) => {
        const a = u * Math.PI * 2;
        const wall = Math.min(1, t / 0.62);
        const top = Math.max(0, (t - 0.62) / 0.38);
        const r = (1 - 0.04 * wall) * (1 - top) ** 0.75;
        return [Math.cos(a) * 0.86 * r, wall * 0.66 + 0.14 * Math.sin((top * Math.PI) / 2), -Math.sin(a) * 0.98 * r];
      }),
      m,
      [0, 0, 0],
    ),
  );
  g.add(bar(m, [0, 0.78, 0], [0, 0.81, 0], 0.05, 0.03));
}
