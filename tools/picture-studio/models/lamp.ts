/**
 * A lamp; body is the shade, accent the foot.
 *
 * Variants: 0 table lamp with ceramic foot · 1 floor lamp on a wooden tripod · 2 jointed desk lamp · 3 pendant, domed ·
 * 4 woven lantern (rattan) · 5 arc floor lamp · 6 candle-stick table lamp with pleated shade · 7 globe lamp on a
 * marble-like block. Params: `height` (1 = usual).
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import { bar, put, sheet, wood } from '../goods.ts';
import { glow, lacquer, matte, metal, pipe, turned } from '../kit.ts';
import { mix } from '../prints.ts';

/** A cloth shade, lit from within. */
function shade(color: string, low: number, high: number, h: number, pleats = 0): THREE.Mesh {
  const m = cloth({ color, weave: 'plain', repeat: [14, 6], depth: 0.5, side: THREE.DoubleSide });
  m.emissive = new THREE.Color(mix(color, '#ffd9a0', 0.5));
  m.emissiveIntensity = 0.28;
  return new THREE.Mesh(
    sheet(pleats ? pleats * 6 : 72, 6, (u, v) => {
      const a = u * Math.PI * 2;
      const r = (low + (high - low) * v) * (1 + (pleats ? 0.03 * Math.sin(a * pleats) : 0));
      return [Math.cos(a) * -r, v * h, Math.sin(a) * r];
    }),
    m,
  );
}

/** Builds the lamp. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -24, elevation: 8 },
    2: { azimuth: 30, elevation: 16 },
    3: { azimuth: -40, elevation: 4, fill: 1.5, focus: [0.5, 0.72, 0.5] },
  };
  const body = look.body[0] ?? '#efe6d4';
  const k = look.params?.['height'] ?? 1;
  const v = look.variant % 8;
  const brass = metal('#c7a05a', 0.28);
  const bulb = (x: number, y: number, z: number, r = 0.035): THREE.Mesh =>
    put(new THREE.SphereGeometry(r, 20, 16), glow('#ffe2b0', 1.4), [x, y, z]);
  if (v === 3 || v === 4)
    g.userData['shots'] = {
      1: { azimuth: -24, elevation: 8 },
      2: { azimuth: 30, elevation: 20 },
      3: { azimuth: -40, elevation: 12, fill: 1.7, focus: [0.5, 0.3, 0.5] },
    };
  const place = (m: THREE.Mesh, x: number, y: number, z = 0): void => {
    m.position.set(x, y, z);
    g.add(m);
  };
  if (v === 0) {
    g.add(
      put(
        turned(
          [
            [0, 0],
            [0.09, 0, 0.01],
            [0.1, 0.02, 0.01],
            [0.07, 0.04, 0.02],
            [0.145, 0.15 * k, 0.1],
            [0.12, 0.26 * k, 0.08],
            [0.03, 0.33 * k, 0.03],
            [0.03, 0.36 * k],
            [0, 0.36 * k],
          ],
          80,
        ),
        lacquer(look.accent, 0.3),
        [0, 0, 0],
      ),
      bar(brass, [0, 0.35 * k, 0], [0, 0.46 * k, 0], 0.012),
      bulb(0, 0.5 * k, 0),
    );
    place(shade(body, 0.21, 0.15, 0.25), 0, 0.4 * k);
  }
  if (v === 1) {
    const m = wood(look.accent);
    for (let i = 0; i < 3; i++) {
      const a = (i / 3) * Math.PI * 2 + 0.5;
      g.add(
        bar(
          m,
          [Math.cos(a) * 0.04, 1.05 * k, Math.sin(a) * 0.04],
          [Math.cos(a) * 0.36, 0, Math.sin(a) * 0.36],
          0.022,
          0.014,
        ),
      );
    }
    g.add(
      bar(brass, [0, 0.98 * k, 0], [0, 1.2 * k, 0], 0.03),
      put(new THREE.TorusGeometry(0.16, 0.007, 8, 48), brass, [0, 0.58 * k, 0], [Math.PI / 2, 0, 0]),
      bulb(0, 1.28 * k, 0),
    );
    place(shade(body, 0.28, 0.24, 0.34), 0, 1.12 * k);
  }
  if (v === 2) desk(g, body, look.accent, bulb);
  if (v === 3 || v === 4) pendant(g, body, look.accent, v === 4, bulb);
  if (v === 5) {
    g.add(
      put(
        turned(
          [
            [0, 0],
            [0.2, 0, 0.01],
            [0.2, 0.045, 0.012],
            [0, 0.045],
          ],
          64,
        ),
        matte('#e6e1d8', 0.25),
        [-0.42, 0, 0],
      ),
      put(
        pipe(
          [
            [-0.42, 0.04, 0],
            [-0.45, 0.8, 0],
            [-0.3, 1.35, 0],
            [0.05, 1.58, 0],
            [0.4, 1.42, 0],
            [0.46, 1.3, 0],
          ],
          0.014,
        ),
        metal(look.accent, 0.3),
        [0, 0, 0],
      ),
    );
    const dome = new THREE.MeshStandardMaterial({ color: body, roughness: 0.35, side: THREE.DoubleSide });
    g.add(
      put(new THREE.SphereGeometry(0.2, 48, 24, 0, Math.PI * 2, 0, Math.PI / 2), dome, [0.46, 1.12, 0]),
      bulb(0.46, 1.16, 0, 0.05),
    );
  }
  if (v === 6) {
    g.add(
      put(
        turned(
          [
            [0, 0],
            [0.08, 0, 0.01],
            [0.085, 0.03, 0.01],
            [0.02, 0.06, 0.02],
            [0.018, 0.14, 0.01],
            [0.035, 0.17, 0.015],
            [0.018, 0.2, 0.01],
            [0.016, 0.34 * k],
            [0, 0.34 * k],
          ],
          64,
        ),
        metal(look.accent, 0.3),
        [0, 0, 0],
      ),
      bulb(0, 0.4 * k, 0),
    );
    place(shade(body, 0.19, 0.1, 0.2, 30), 0, 0.32 * k);
  }
  if (v === 7) {
    g.add(
      put(
        turned(
          [
            [0, 0],
            [0.09, 0, 0.008],
            [0.09, 0.1, 0.008],
            [0, 0.1],
          ],
          64,
        ),
        matte(look.accent, 0.3),
        [0, 0, 0],
      ),
      bar(brass, [0, 0.1, 0], [0, 0.13, 0], 0.03),
      put(
        new THREE.SphereGeometry(0.15, 48, 32),
        new THREE.MeshPhysicalMaterial({
          color: body,
          emissive: mix(body, '#ffd9a0', 0.4),
          emissiveIntensity: 0.4,
          roughness: 0.25,
          clearcoat: 0.5,
        }),
        [0, 0.26, 0],
      ),
    );
  }
  return g;
}

type Bulb = (x: number, y: number, z: number, r?: number) => THREE.Mesh;

function desk(g: THREE.Group, body: string, accent: string, bulb: Bulb): void {
  const paint = lacquer(body, 0.4);
  const steel = metal(accent, 0.3);
  g.add(
    put(
      turned(
        [
          [0, 0],
          [0.11, 0, 0.01],
          [0.11, 0.02, 0.01],
          [0.02, 0.035, 0.01],
          [0, 0.035],
        ],
        64,
      ),
      paint,
      [0, 0, 0],
    ),
  );
  const [a, b]: [number, number, number][] = [
    [-0.14, 0.32, 0],
    [0.12, 0.56, 0],
  ];
  for (const z of [0.012, -0.012])
    g.add(bar(steel, [0, 0.03, z], [a![0], a![1], z], 0.007), bar(steel, [a![0], a![1], z], [b![0], b![1], z], 0.007));
  for (const p of [a!, b!, [0, 0.04, 0] as [number, number, number]])
    g.add(put(new THREE.CylinderGeometry(0.02, 0.02, 0.05, 24), paint, p, [Math.PI / 2, 0, 0]));
  const cone = turned(
    [
      [0, 0.08],
      [0.045, 0.07],
      [0.1, -0.06],
      [0.105, -0.06],
      [0.05, 0.07, 0.02],
      [0.035, 0.11, 0.01],
      [0.022, 0.13],
      [0, 0.13],
    ],
    64,
  );
  const head = put(cone, paint, [0.17, 0.5, 0], [0, 0, 0.55]);
  head.add(bulb(0, -0.02, 0, 0.04));
  g.add(head);
}

function pendant(g: THREE.Group, body: string, accent: string, woven: boolean, bulb: Bulb): void {
  g.add(
    bar(matte('#2a2724', 0.7), [0, 0.3, 0], [0, 0.8, 0], 0.007),
    put(
      turned(
        [
          [0, 0.79],
          [0.05, 0.79],
          [0.05, 0.82, 0.008],
          [0, 0.82],
        ],
        40,
      ),
      matte(accent, 0.4),
      [0, 0, 0],
    ),
    put(
      turned(
        [
          [0, 0.27],
          [0.026, 0.27],
          [0.022, 0.34, 0.006],
          [0, 0.34],
        ],
        32,
      ),
      metal(accent, 0.3),
      [0, 0, 0],
    ),
  );
  if (woven) {
    const m = new THREE.MeshStandardMaterial({ color: body, roughness: 0.8 });
    for (let i = 0; i < 26; i++)
      for (const s of [1, -1]) {
        const pts = Array.from({ length: 9 }, (_, j): [number, number, number] => {
          const t = j / 8;
          const a = (i / 26) * Math.PI * 2 + s * t * 0.9;
          const r = 0.04 + 0.2 * Math.sin(Math.PI * (0.08 + t * 0.82)) ** 0.8;
          return [Math.cos(a) * r, 0.28 - t * 0.34, Math.sin(a) * r];
        });
        g.add(put(pipe(pts, 0.0042, false, 24), m, [0, 0, 0]));
      }
    for (const [y, r] of [
      [0.28, 0.085],
      [-0.06, 0.135],
      [0.11, 0.243],
    ] as [number, number][])
      g.add(put(new THREE.TorusGeometry(r, 0.007, 10, 60), m, [0, y, 0], [Math.PI / 2, 0, 0]));
    g.add(bulb(0, 0.13, 0, 0.05));
    return;
  }
  const out = lacquer(body, 0.4);
  const dome: [number, number, number?][] = [
    [0.25, 0.02],
    [0.16, 0.18, 0.08],
    [0.06, 0.27, 0.02],
    [0.02, 0.28],
  ];
  g.add(
    put(
      turned(
        [
          [0.248, 0.02],
          [0.156, 0.176, 0.08],
          [0.056, 0.264],
          [0, 0.266],
        ].map(([x = 0, y = 0]): [number, number] => [x, y]),
        80,
      ),
      new THREE.MeshStandardMaterial({
        color: '#f4e6c4',
        roughness: 0.5,
        side: THREE.DoubleSide,
        emissive: '#ffcf80',
        emissiveIntensity: 0.35,
      }),
      [0, 0, 0],
    ),
  );
  out.side = THREE.DoubleSide;
  g.add(put(turned(dome, 80), out, [0, 0, 0]), bulb(0, 0.12, 0, 0.05));
}
