/**
 * A bag; body is the leather or cloth, accent the trim, handles or pattern. Metal parts are brass.
 *
 * Variants: 0 leather tote · 1 jute or raffia tote (woven; with a label it is printed on) · 2 quilted crossbody bag on
 * a chain · 3 duffel / weekender · 4 bucket bag with drawstring · 5 backpack · 6 envelope clutch · 7 satchel with flap
 * and turn lock · 8 suitcase on wheels · 9 school bag with front pocket and label · 10 wallet. Params: `width`,
 * `height` (1 = usual).
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import type { Weave } from '../fabric.ts';
import { bar, plank, puff, put, sheet } from '../goods.ts';
import { lacquer, matte, metal, part, pipe, roundedRect, slab } from '../kit.ts';
import { fillPrint, mix, painted, shade, stitches, words } from '../prints.ts';

const BRASS = (): THREE.Material => metal('#c9a45c', 0.25);
const hide = (color: string, repeat: [number, number] = [4, 3]): THREE.MeshStandardMaterial =>
  cloth({ color, weave: 'leather', repeat, roughness: 0.5, depth: 0.45, side: THREE.DoubleSide });

/** Builds the bag. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -26, elevation: 12 },
    2: { azimuth: 34, elevation: 18 },
    3: { azimuth: -46, elevation: 20, fill: 1.4, focus: [0.45, 0.55, 0.8] },
  };
  const w = look.params?.['width'] ?? 1;
  const h = look.params?.['height'] ?? 1;
  const body = look.body[0] ?? '#8a5a3a';
  const v = look.variant % 11;
  if (v === 0 || v === 1) tote(g, look, body, w, h, v === 1);
  if (v === 7 || v === 2) satchel(g, look, body, w, h, v === 2);
  if (v === 5 || v === 9) backpack(g, look, body, w, h, v === 9);
  if (v === 4) bucket(g, look, body);
  if (v === 3) duffel(g, look, body, w);
  if (v === 6 || v === 10) clutch(g, look, body, w, v === 10);
  if (v === 8) suitcase(g, look, body, w, h);
  return g;
}

/** A sewn box: wide below, narrower above, its sides dented in. */
function pouchy(w: number, h: number, d: number, topW: number, topD: number, sag: number): THREE.BufferGeometry {
  const n = 7;
  return sheet(120, 40, (u, t) => {
    const a = u * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const k = (Math.abs(c) ** n + Math.abs(s) ** n) ** (-1 / n);
    const y = Math.max(0, t - 0.06) / 0.94;
    const foot = Math.min(1, t / 0.06);
    const [ww, dd] = [w + (topW - w) * y, d + (topD - d) * y ** 1.4];
    const dent =
      Math.abs(c) > Math.abs(s)
        ? sag * Math.sin(Math.PI * y) * (1 - (s * k) ** 2)
        : -sag * 0.35 * Math.sin(Math.PI * Math.min(1, y * 1.2)) * (1 - (c * k) ** 2);
    const f = 0.3 + 0.7 * Math.sin((foot * Math.PI) / 2);
    return [
      -(c * k * ww * 0.5 * f - Math.sign(c) * (Math.abs(c) > Math.abs(s) ? dent : 0)),
      y * h,
      s * k * dd * 0.5 * f - Math.sign(s) * (Math.abs(c) > Math.abs(s) ? 0 : dent),
    ];
  });
}

function handle(m: THREE.Material, x: number, y: number, z: number, rise: number, r = 0.017): THREE.Mesh {
  return put(
    pipe(
      [
        [-x, y - 0.12, z],
        [-x, y + 0.02, z],
        [-x * 0.86, y + rise * 0.7, z],
        [-x * 0.4, y + rise, z],
        [x * 0.4, y + rise, z],
        [x * 0.86, y + rise * 0.7, z],
        [x, y + 0.02, z],
        [x, y - 0.12, z],
      ],
      r,
    ),
    m,
    [0, 0, 0],
  );
}

function tote(g: THREE.Group, look: Look, body: string, kw: number, kh: number, jute: boolean): void {
  const [w, h] = [0.84 * kw, 0.72 * kh];
  const f = { x: -1.45, y: 0, w: 5.8, h: 1.6 };
  const map = painted(f, 1600, (c) => {
    fillPrint(c, f, jute ? 'melange' : 'plain', body, look.accent, 1);
    if (jute) {
      for (let i = 0; i < 116; i++)
        for (let j = 0; j < 40; j++) {
          c.fillStyle = mix(body, (i + j) % 2 ? '#3b240f' : '#fff6df', (i + j) % 2 ? 0.3 : 0.22);
          c.fillRect(f.x + i * 0.05, j * 0.04, 0.046, 0.034);
        }
      c.fillStyle = look.accent;
      c.fillRect(-2, 0.1, 7, look.label ? 0.1 : 0.3);
      c.fillRect(-2, look.label ? 0.26 : 0.46, 7, 0.03);
      for (const x of [0, 2.9])
        if (look.label)
          words(
            c,
            look.label,
            x,
            0.85,
            0.42,
            look.accent,
            '700 100px "Hind Siliguri", "Liberation Sans", sans-serif',
            1,
          );
    } else
      for (const y of [0.07, 1.5])
        stitches(
          c,
          [
            [-2, y],
            [5, y],
          ],
          shade(body, 0.35),
          0.015,
          0.05,
        );
  });
  const m = cloth({
    map,
    weave: jute ? 'plain' : 'leather',
    repeat: jute ? [7, 3] : [9, 4],
    roughness: jute ? 0.95 : 0.5,
    depth: jute ? 1.3 : 0.45,
    side: THREE.DoubleSide,
  });
  g.add(put(pouchy(w * 0.86, h, 0.3, w, 0.16, 0.035), m, [0, 0, 0]));
  const trim = jute ? cloth({ color: look.accent, weave: 'twill', repeat: [12, 1] }) : hide(look.accent, [8, 1]);
  for (const s of [1, -1]) {
    g.add(handle(trim, 0.19, h, s * 0.085, 0.36, jute ? 0.02 : 0.017));
    for (const e of [1, -1])
      g.add(
        put(
          new THREE.CylinderGeometry(0.022, 0.022, 0.02, 20),
          BRASS(),
          [e * 0.19, h - 0.1, s * 0.11],
          [Math.PI / 2, 0, 0],
        ),
        plank(trim, 0.05, 0.14, 0.012, e * 0.19, h - 0.08, s * 0.1, 0.005),
      );
  }
  if (!jute && look.label) g.add(stamp(look.label, body, 0.26, [0, h * 0.5, 0.165]));
}

function stamp(label: string, body: string, width: number, at: [number, number, number]): THREE.Mesh {
  const f = { x: -2, y: -0.5, w: 4, h: 1 };
  const map = painted(f, 512, (c) => {
    c.fillStyle = body;
    c.fillRect(-2, -0.5, 4, 1);
    words(
      c,
      label,
      0,
      0,
      0.62,
      mix(body, '#ffe9b8', 0.75),
      '600 100px "Hind Siliguri", "Liberation Sans", sans-serif',
      3.5,
    );
  });
  const m = cloth({ map, weave: 'leather', repeat: [2, 0.6], roughness: 0.5 });
  return put(new THREE.BoxGeometry(width, width / 4, 0.014), m, at);
}

function satchel(g: THREE.Group, look: Look, body: string, kw: number, kh: number, saddle: boolean): void {
  const [w, h, d] = [(saddle ? 0.62 : 0.76) * kw, (saddle ? 0.48 : 0.52) * kh, 0.2];
  const m = hide(body);
  const f = saddle ? roundedRect(w, h, 0.2) : roundedRect(w, h, 0.06);
  g.add(part(slab(f, d, 0.03), m, 0, h / 2, 0));
  const fh = saddle ? h * 0.72 : h * 0.6;
  const fl = { x: -1, y: -1, w: 2, h: 2 };
  const flapMap = painted(fl, 700, (c) => {
    fillPrint(c, fl, 'plain', mix(body, saddle ? look.accent : body, 0.0), look.accent, 1);
    c.strokeStyle = shade(body, 0.4);
    c.setLineDash([0.05, 0.03]);
    c.lineWidth = 0.012;
    if (saddle) {
      c.setLineDash([]);
      c.strokeStyle = 'rgba(0,0,0,0.28)';
      c.lineWidth = 0.022;
      for (let i = -8; i < 9; i++)
        for (const k of [1, -1]) {
          c.beginPath();
          c.moveTo(i * 0.3, -1);
          c.lineTo(i * 0.3 + k * 2, 1);
          c.stroke();
        }
    } else {
      c.beginPath();
      c.roundRect(-0.94, -0.9, 1.88, 2.5, 0.2);
      c.stroke();
    }
  });
  const flap = cloth({
    map: flapMap,
    weave: 'leather',
    repeat: [4, 3],
    roughness: 0.48,
    depth: 0.45,
    side: THREE.DoubleSide,
  });
  g.add(
    put(
      sheet(40, 30, (u, t) => {
        const x = (u - 0.5) * 2;
        const edge = saddle ? 1 - 0.42 * Math.abs(x) ** 2.4 : 1 - 0.12 * Math.abs(x) ** 6;
        const over = 0.24;
        if (t < over)
          return [
            x * w * 0.505,
            h + 0.012 + 0.012 * Math.sin((t / over) * Math.PI),
            -d / 2 + (t / over) * d + (t / over) * 0.012,
          ];
        const k = (t - over) / (1 - over);
        return [
          x * w * 0.505 * (saddle ? 1 - 0.1 * k : 1),
          h + 0.012 - k * fh * edge,
          d / 2 + 0.014 + 0.02 * Math.sin(Math.min(1, k * 3) * (Math.PI / 2)) - 0.012 * k,
        ];
      }),
      flap,
      [0, 0, 0],
    ),
  );
  g.add(
    part(slab(roundedRect(0.09, 0.06, 0.015), 0.02, 0.006), BRASS(), 0, h + 0.02 - fh * 0.88, d / 2 + 0.035),
    part(slab(roundedRect(0.016, 0.046, 0.006), 0.02, 0.004), BRASS(), 0, h + 0.02 - fh * 0.88, d / 2 + 0.05),
  );
  if (saddle) {
    const links = new THREE.TorusGeometry(0.026, 0.0075, 8, 18);
    const path = new THREE.CatmullRomCurve3(
      [
        [-w / 2, h - 0.08, 0],
        [-w * 0.42, h + 0.28, -0.03],
        [-0.08, h + 0.46, -0.06],
        [0.12, h + 0.44, -0.06],
        [w * 0.43, h + 0.26, -0.03],
        [w / 2, h - 0.08, 0],
      ].map(([x = 0, y = 0, z = 0]) => new THREE.Vector3(x, y, z)),
    );
    const count = 46;
    for (let i = 0; i <= count; i++) {
      const p = path.getPointAt(i / count);
      const dir = path.getTangentAt(i / count);
      const l = put(links, BRASS(), [p.x, p.y, p.z]);
      l.quaternion.setFromUnitVectors(new THREE.Vector3(1, 0, 0), dir);
      l.rotateX(i % 2 ? Math.PI / 4 : -Math.PI / 4);
      l.scale.x = 1.25;
      g.add(l);
    }
    g.add(tassel(look.accent, w * 0.32, h * 0.42, d / 2 + 0.05));
  } else {
    g.add(handle(hide(look.accent, [8, 1]), 0.16, h + 0.02, 0, 0.2, 0.02));
    for (const s of [1, -1]) {
      g.add(
        plank(hide(look.accent), 0.06, fh * 0.98, 0.012, s * w * 0.3, h - fh / 2 + 0.02, d / 2 + 0.042, 0.005),
        part(slab(roundedRect(0.085, 0.055, 0.012), 0.012, 0.004), BRASS(), s * w * 0.3, h - fh * 0.86, d / 2 + 0.054),
      );
      g.add(put(new THREE.TorusGeometry(0.03, 0.007, 8, 24), BRASS(), [s * 0.16, h + 0.0, 0.0]));
    }
  }
  if (look.label) g.add(stamp(look.label, body, 0.2, [0, h * 0.74, d / 2 + 0.033]));
}

function tassel(color: string, x: number, y: number, z: number): THREE.Group {
  const t = new THREE.Group();
  const m = hide(color);
  t.add(bar(BRASS(), [0, 0.1, 0], [0, 0.07, 0], 0.016), bar(m, [0, 0.07, 0], [0, 0.02, 0], 0.022));
  for (let i = 0; i < 14; i++)
    t.add(
      bar(
        m,
        [Math.cos(i * 0.449) * 0.016, 0.03, Math.sin(i * 0.449) * 0.016],
        [Math.cos(i * 0.449) * 0.028, -0.12, Math.sin(i * 0.449) * 0.028],
        0.006,
      ),
    );
  t.position.set(x, y, z);
  return t;
}

function backpack(g: THREE.Group, look: Look, body: string, kw: number, kh: number, school: boolean): void {
  const [w, h, d] = [0.6 * kw, 0.86 * kh, 0.3];
  const weave: Weave = 'twill';
  const m = cloth({ color: body, weave, repeat: 1, depth: 0.7 });
  const two = cloth({
    color: school ? look.accent : mix(body, '#000000', 0.18),
    weave,
    repeat: 1,
    depth: 0.7,
  });
  g.add(put(puff(w, h, d, { square: 3.6, perUnit: 6, wrinkle: 0.012, cells: 40 }), m, [0, h / 2, 0]));
  g.add(
    put(puff(w * 0.86, h * 0.44, d * 0.55, { square: 4, perUnit: 6, wrinkle: 0.01, cells: 36 }), two, [
      0,
      h * 0.29,
      d * 0.42,
    ]),
  );
  const zip = metal('#8d8a84', 0.35);
  const bow = (y: number, rw: number, rh: number, z: number): [number, number, number][] =>
    Array.from({ length: 15 }, (_, i): [number, number, number] => {
      const a = Math.PI * (i / 14);
      return [-Math.cos(a) * rw, y + Math.sin(a) ** 0.6 * rh, z - 0.02 * (1 - Math.sin(a))];
    });
  g.add(
    put(pipe(bow(h * 0.56, w * 0.41, h * 0.34, d * 0.42), 0.009), zip, [0, 0, 0]),
    put(
      pipe(
        [
          [-w * 0.37, h * 0.44, d * 0.66],
          [0, h * 0.452, d * 0.705],
          [w * 0.37, h * 0.44, d * 0.66],
        ],
        0.008,
      ),
      zip,
      [0, 0, 0],
    ),
  );
  g.add(
    bar(hide(look.accent), [w * 0.2, h * 0.45, d * 0.72], [w * 0.22, h * 0.38, d * 0.74], 0.013),
    bar(hide(look.accent), [-w * 0.3, h * 0.74, d * 0.48], [-w * 0.32, h * 0.66, d * 0.52], 0.013),
  );
  g.add(
    put(
      pipe(
        [
          [-0.09, h - 0.04, -0.06],
          [-0.08, h + 0.07, -0.06],
          [0.08, h + 0.07, -0.06],
          [0.09, h - 0.04, -0.06],
        ],
        0.019,
      ),
      school ? m : hide(look.accent),
      [0, 0, 0],
    ),
  );
  const strap = cloth({ color: mix(body, '#000000', 0.25), weave, repeat: [2, 5], side: THREE.DoubleSide });
  for (const s of [1, -1])
    g.add(
      put(
        pipe(
          [
            [s * 0.13, h - 0.06, -d * 0.42],
            [s * 0.2, h * 0.9, -d * 0.75],
            [s * 0.24, h * 0.5, -d * 0.95],
            [s * 0.22, h * 0.1, -d * 0.5],
          ],
          0.03,
        ),
        strap,
        [0, 0, 0],
      ),
      put(puff(0.1, 0.3, 0.2, { square: 3.5, perUnit: 6 }), two, [s * w * 0.47, h * 0.22, 0]),
    );
  const label = stamp(look.label ?? '', school ? body : look.accent, w * 0.4, [
    0,
    school ? h * 0.27 : h * 0.66,
    school ? d * 0.71 : d * 0.505,
  ]);
  if (look.label) g.add(label);
  if (!school)
    for (const s of [1, -1])
      g.add(
        plank(hide(look.accent), 0.045, h * 0.3, 0.012, s * w * 0.22, h * 0.56, d * 0.5, 0.005),
        part(slab(roundedRect(0.065, 0.045, 0.01), 0.012, 0.004), BRASS(), s * w * 0.22, h * 0.47, d * 0.55),
      );
}

function bucket(g: THREE.Group, look: Look, body: string): void {
  const m = hide(body, [6, 3]);
  const folds = 12;
  g.add(
    put(
      sheet(144, 40, (u, t) => {
        const a = u * Math.PI * 2;
        const y = Math.max(0, t - 0.08) / 0.92;
        const f = Math.min(1, t / 0.08);
        const pull = Math.max(0, (y - 0.66) / 0.34);
        const r =
          (0.26 + 0.03 * Math.sin(y * 2.4) - 0.07 * Math.sin(Math.min(1, pull * 1.6) * Math.PI) ** 1) *
          (1 + 0.09 * pull * Math.cos(a * folds)) *
          (0.2 + 0.8 * Math.sin((f * Math.PI) / 2));
        return [-Math.cos(a) * r, y * 0.62, Math.sin(a) * r];
      }),
      m,
      [0, 0, 0],
    ),
  );
  const cord = hide(look.accent, [10, 1]);
  g.add(
    put(new THREE.TorusGeometry(0.235, 0.012, 10, 72), cord, [0, 0.535, 0], [Math.PI / 2, 0, 0]),
    put(new THREE.CylinderGeometry(0.268, 0.266, 0.1, 64, 1, true), cord, [0, 0.09, 0]),
  );
  for (const s of [1, -1])
    g.add(
      put(
        pipe(
          [
            [s * 0.02, 0.535, 0.235],
            [s * 0.05, 0.46, 0.27],
            [s * 0.045, 0.36, 0.285],
            [s * 0.07, 0.3, 0.29],
          ],
          0.009,
        ),
        cord,
        [0, 0, 0],
      ),
      put(new THREE.SphereGeometry(0.02, 14, 10), BRASS(), [s * 0.07, 0.29, 0.29]),
      put(new THREE.TorusGeometry(0.026, 0.006, 8, 24), BRASS(), [s * 0.245, 0.56, 0], [0, Math.PI / 2, 0]),
    );
  g.add(
    put(
      pipe(
        [
          [-0.25, 0.57, 0],
          [-0.24, 0.78, -0.01],
          [-0.1, 0.98, -0.02],
          [0.1, 0.98, -0.02],
          [0.24, 0.78, -0.01],
          [0.25, 0.57, 0],
        ],
        0.015,
      ),
      cord,
      [0, 0, 0],
    ),
  );
  if (look.label) g.add(stamp(look.label, body, 0.18, [0, 0.27, 0.285]));
}

function duffel(g: THREE.Group, look: Look, body: string, kw: number): void {
  const [l, r] = [0.98 * kw, 0.24];
  const m = cloth({ color: body, weave: 'twill', repeat: [12, 8], depth: 0.8, side: THREE.DoubleSide });
  g.add(
    put(
      sheet(80, 60, (u, t) => {
        const [a, x] = [u * Math.PI * 2, t * 2 - 1];
        const k = (1 - Math.abs(x) ** 10) ** 0.4;
        const sag = 1 + 0.012 * Math.sin(x * 9 + a * 2);
        return [x * l * 0.5, 0.24 + Math.max(-0.23, Math.cos(a) * r * k * sag), Math.sin(a) * r * k * 1.08 * sag];
      }),
      m,
      [0, 0, 0],
    ),
  );
  const trim = hide(look.accent, [6, 1]);
  for (const s of [1, -1]) {
    g.add(
      put(
        new THREE.CylinderGeometry(r * 1.035, r * 1.035, 0.13, 64, 1, true),
        trim,
        [s * l * 0.44, 0.24, 0],
        [0, 0, Math.PI / 2],
      ),
    );
    const band = put(
      new THREE.TorusGeometry(r * 1.05, 0.014, 6, 72, Math.PI * 1.1),
      trim,
      [s * 0.2, 0.24, 0],
      [0, Math.PI / 2, -0.15],
    );
    band.scale.set(1.06, 1, 2.2);
    g.add(band);
    g.add(
      put(
        pipe(
          [
            [-0.2, 0.36, s * 0.235],
            [-0.18, 0.52, s * 0.16],
            [-0.1, 0.66, s * 0.06],
            [0.1, 0.66, s * 0.06],
            [0.18, 0.52, s * 0.16],
            [0.2, 0.36, s * 0.235],
          ],
          0.016,
        ),
        trim,
        [0, 0, 0],
      ),
    );
    g.add(put(new THREE.TorusGeometry(0.03, 0.007, 8, 24), BRASS(), [s * l * 0.5, 0.3, 0], [0, Math.PI / 2, 0]));
  }
  g.add(
    bar(trim, [-0.09, 0.66, 0.0], [0.09, 0.66, 0.0], 0.03),
    put(
      pipe(
        [
          [-l * 0.4, 0.482, 0],
          [0, 0.487, 0],
          [l * 0.4, 0.482, 0],
        ],
        0.01,
      ),
      metal('#8d8a84', 0.35),
      [0, 0, 0],
    ),
  );
  if (look.label) g.add(stamp(look.label, mix(look.accent, '#000000', 0.1), 0.2, [0, 0.26, 0.262]));
}

function clutch(g: THREE.Group, look: Look, body: string, kw: number, wallet: boolean): void {
  const [w, h] = [(wallet ? 0.42 : 0.72) * kw, wallet ? 0.34 : 0.42];
  const m = hide(body);
  const one = new THREE.Group();
  one.add(part(slab(roundedRect(w, h, 0.03), wallet ? 0.05 : 0.07, 0.02), m, 0, h / 2, 0));
  const z = wallet ? 0.034 : 0.045;
  if (wallet) {
    one.add(plank(hide(mix(body, '#000000', 0.08)), w * 0.97, h * 0.97, 0.03, 0.012, h / 2 - 0.004, -0.035, 0.012));
    const fr = { x: -1, y: -1, w: 2, h: 2 };
    const map = painted(fr, 500, (c) => {
      fillPrint(c, fr, 'plain', body, body, 1);
      c.strokeStyle = mix(look.accent, body, 0.2);
      c.setLineDash([0.06, 0.035]);
      c.lineWidth = 0.02;
      c.strokeRect(-0.92, -0.9, 1.84, 1.8);
      words(
        c,
        look.label ?? '',
        0.4,
        -0.62,
        0.22,
        mix(body, '#ffe9b8', 0.6),
        '600 100px "Hind Siliguri", "Liberation Sans", sans-serif',
        0.8,
      );
    });
    one.add(
      put(
        new THREE.PlaneGeometry(w * 0.96, h * 0.94),
        cloth({ map, weave: 'leather', repeat: [3, 2.5], roughness: 0.5 }),
        [0, h / 2, z - 0.008],
      ),
    );
    for (const [i, tint] of ['#d8cfbf', '#7b8ea6', look.accent].entries())
      one.add(plank(matte(tint, 0.4), w * 0.8, 0.06, 0.004, 0, h + 0.035 - i * 0.018, -0.012 + i * 0.008, 0.002));
  } else {
    one.add(
      put(
        sheet(40, 20, (u, t) => {
          const x = (u - 0.5) * 2;
          return [
            x * w * 0.502,
            h + 0.004 - t * h * 0.68 * (1 - Math.abs(x) ** 1.15 * 0.82),
            z + 0.004 + 0.012 * (1 - t) - 0.01 * (1 - t) ** 6 * 4,
          ];
        }),
        hide(look.accent),
        [0, 0, 0],
      ),
    );
    one.add(
      put(new THREE.CylinderGeometry(0.032, 0.032, 0.02, 28), BRASS(), [0, h * 0.37, z + 0.01], [Math.PI / 2, 0, 0]),
    );
    one.add(
      put(
        pipe(
          [
            [w / 2 - 0.02, h * 0.8, 0],
            [w / 2 + 0.1, h * 0.6, 0.03],
            [w / 2 + 0.08, h * 0.2, 0.05],
            [w / 2 + 0.02, h * 0.5, 0.03],
            [w / 2 - 0.02, h * 0.78, 0],
          ],
          0.01,
        ),
        hide(body),
        [0, 0, 0],
      ),
    );
  }
  one.rotation.x = -0.16;
  g.add(one);
}

function suitcase(g: THREE.Group, look: Look, body: string, kw: number, kh: number): void {
  const [w, h, d] = [0.62 * kw, 0.9 * kh, 0.34];
  const shell = lacquer(body, 0.45);
  g.add(part(slab(roundedRect(w, h, 0.09), d, 0.06), shell, 0, h / 2 + 0.1, 0));
  for (let i = -4; i <= 4; i++)
    for (const s of [1, -1]) g.add(plank(shell, 0.03, h - 0.14, 0.03, i * (w / 10.5), h / 2 + 0.1, s * d * 0.5, 0.014));
  const seam = roundedRect(w + 0.012, h + 0.012, 0.095);
  g.add(part(slab(seam, 0.03, 0.006), matte(mix(body, '#000000', 0.4), 0.6), 0, h / 2 + 0.1, 0));
  const dark = matte('#232426', 0.5);
  for (const s of [1, -1]) {
    for (const z of [1, -1])
      g.add(
        bar(dark, [s * (w / 2 - 0.09), 0.14, z * 0.1], [s * (w / 2 - 0.09), 0.06, z * 0.1], 0.025),
        put(
          new THREE.CylinderGeometry(0.045, 0.045, 0.04, 24),
          dark,
          [s * (w / 2 - 0.09), 0.045, z * 0.1],
          [0, 0, Math.PI / 2],
        ),
      );
    g.add(bar(metal('#b9bcc0', 0.25), [s * 0.13, h + 0.08, -0.1], [s * 0.13, h + 0.42, -0.1], 0.012));
    g.add(
      put(new THREE.SphereGeometry(0.05, 18, 12), matte(look.accent, 0.5), [s * (w / 2 - 0.045), 0.145, d / 2 - 0.05]),
    );
  }
  g.add(
    plank(dark, 0.34, 0.05, 0.05, 0, h + 0.43, -0.1, 0.02),
    put(
      pipe(
        [
          [-0.1, h + 0.1, 0.02],
          [-0.09, h + 0.16, 0.02],
          [0.09, h + 0.16, 0.02],
          [0.1, h + 0.1, 0.02],
        ],
        0.017,
      ),
      dark,
      [0, 0, 0],
    ),
  );
  if (look.label) g.add(stamp(look.label, mix(body, '#000000', 0.35), 0.2, [0, h * 0.9, d / 2 + 0.018]));
}
