/**
 * A chair; body is the seat (upholstery or painted wood), accent the legs' wood or metal.
 *
 * Variants: 0 wooden dining chair with slatted back · 1 upholstered dining chair · 2 office chair with mesh back, arms
 * and castors · 3 lounge chair with shell seat and splayed legs · 4 rocking chair · 5 bar stool · 6 folding chair with
 * cane (rattan) seat and back · 7 wing armchair with footstool. Params: none.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import { bar, plank, puff, put, sheet, upholstery, wood } from '../goods.ts';
import { drawn, matte, metal } from '../kit.ts';
import { mix } from '../prints.ts';

/** Builds the chair. */
export function build(look: Look): THREE.Group {
  const group = new THREE.Group();
  group.userData['shots'] = {
    1: { azimuth: -32, elevation: 14 },
    2: { azimuth: 38, elevation: 22 },
    3: { azimuth: -145, elevation: 16, fill: 0.8 },
  };
  const body = look.body[0] ?? '#a8805a';
  const timber = wood(look.accent);
  const makers: ((g: THREE.Group, body: string, timber: THREE.Material) => void)[] = [
    dining,
    padded,
    office,
    shell,
    rocker,
    stool,
    cane,
    wing,
  ];
  (makers[look.variant % makers.length] ?? dining)(group, body, timber);
  return group;
}

function dining(g: THREE.Group, body: string): void {
  const m = wood(body);
  g.add(plank(m, 0.44, 0.035, 0.42, 0, 0.45, 0.01, 0.016));
  for (const s of [1, -1]) {
    g.add(
      bar(m, [s * 0.2, 0.44, 0.19], [s * 0.21, 0, 0.2], 0.022, 0.014),
      bar(m, [s * 0.19, 0.44, -0.18], [s * 0.2, 0, -0.24], 0.022, 0.014),
      bar(m, [s * 0.19, 0.44, -0.18], [s * 0.185, 0.95, -0.27], 0.02, 0.015),
    );
    g.add(plank(m, 0.02, 0.04, 0.36, s * 0.19, 0.4, 0), bar(m, [s * 0.2, 0.2, 0.19], [s * 0.2, 0.22, -0.21], 0.011));
  }
  g.add(plank(m, 0.38, 0.04, 0.02, 0, 0.4, 0.19), plank(m, 0.38, 0.04, 0.02, 0, 0.4, -0.18));
  const rail = (y: number, h: number, z: number): THREE.BufferGeometry =>
    sheet(24, 4, (u, v) => [(u - 0.5) * 0.4, y + (v - 0.5) * h, z + Math.cos((u - 0.5) * 2.4) * -0.035 + 0.03]);
  for (const [y, h, z] of [
    [0.91, 0.09, -0.27],
    [0.76, 0.045, -0.245],
    [0.64, 0.045, -0.222],
  ] as [number, number, number][]) {
    const front = put(rail(y, h, z), m, [0, 0, 0]);
    const back = put(
      sheet(24, 4, (u, v) => [(0.5 - u) * 0.4, y + (v - 0.5) * h, z + Math.cos((u - 0.5) * 2.4) * -0.035 + 0.012]),
      m,
      [0, 0, 0],
    );
    const top = put(
      sheet(24, 1, (u, v) => [(u - 0.5) * 0.4, y + h / 2, z + Math.cos((u - 0.5) * 2.4) * -0.035 + 0.03 - v * 0.018]),
      m,
      [0, 0, 0],
    );
    g.add(front, back, top);
  }
}

function padded(g: THREE.Group, body: string, timber: THREE.Material): void {
  const m = upholstery(body);
  g.add(put(puff(0.48, 0.12, 0.47, { square: 6, crown: 0.02, perUnit: 6 }), m, [0, 0.47, 0.02]));
  const back = puff(0.46, 0.09, 0.54, { square: 5, crown: 0.015, perUnit: 6 });
  g.add(put(back, m, [0, 0.78, -0.24], [Math.PI / 2 - 0.14, 0, 0]));
  const seam = cloth({ color: mix(body, '#000000', 0.3) });
  for (const x of [-0.11, 0, 0.11]) g.add(bar(seam, [x, 0.56, -0.158], [x, 1.0, -0.222], 0.004));
  for (const s of [1, -1])
    g.add(
      bar(timber, [s * 0.19, 0.42, 0.19], [s * 0.22, 0, 0.23], 0.024, 0.013),
      bar(timber, [s * 0.18, 0.42, -0.17], [s * 0.2, 0, -0.26], 0.024, 0.013),
    );
}

function office(g: THREE.Group, body: string): void {
  const black = matte('#1d1f22', 0.5);
  const steel = metal('#b9bcc0', 0.25);
  const m = upholstery(body);
  g.add(
    put(puff(0.52, 0.11, 0.5, { square: 5, crown: 0.02, perUnit: 6 }), m, [0, 0.5, 0.02]),
    put(puff(0.5, 0.05, 0.48, { square: 6 }), black, [0, 0.44, 0.02]),
  );
  const curve = (u: number, v: number): [number, number, number] => [
    (u - 0.5) * (0.5 - 0.08 * (v - 0.4) ** 2 * 4),
    0.6 + v * 0.58,
    -0.24 - v * 0.08 + 0.06 * Math.sin(v * 3) + 0.28 * (u - 0.5) ** 2,
  ];
  const mesh = cloth({
    color: mix(body, '#000000', 0.1),
    weave: 'plain',
    repeat: [3, 3],
    depth: 1.2,
    side: THREE.DoubleSide,
  });
  g.add(put(sheet(24, 24, curve), mesh, [0, 0, 0]));
  const rim: THREE.Vector3[] = [];
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2;
    const [sx, sy] = [Math.cos(a), Math.sin(a)];
    const q = (Math.abs(sx) ** 6 + Math.abs(sy) ** 6) ** (-1 / 6);
    rim.push(new THREE.Vector3(...curve(0.5 + (sx * q) / 2, 0.5 + (sy * q) / 2)));
  }
  g.add(put(new THREE.TubeGeometry(new THREE.CatmullRomCurve3(rim, true), 120, 0.018, 12, true), black, [0, 0, 0]));
  g.add(
    bar(black, [0, 0.45, -0.18], [0, 0.78, -0.3], 0.03, 0.025),
    put(puff(0.3, 0.09, 0.16, { square: 4, perUnit: 6 }), m, [0, 1.26, -0.3], [Math.PI / 2 - 0.1, 0, 0]),
    bar(black, [0, 1.1, -0.31], [0, 1.26, -0.33], 0.014),
  );
  for (const s of [1, -1])
    g.add(
      bar(black, [s * 0.27, 0.46, -0.02], [s * 0.3, 0.68, -0.02], 0.018),
      put(puff(0.08, 0.04, 0.27, { square: 4 }), black, [s * 0.3, 0.7, 0.02]),
    );
  g.add(bar(steel, [0, 0.14, 0], [0, 0.44, 0], 0.026), bar(black, [0, 0.08, 0], [0, 0.25, 0], 0.04, 0.034));
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + 0.3;
    const [x, z] = [Math.cos(a) * 0.32, Math.sin(a) * 0.32];
    g.add(
      bar(steel, [0, 0.12, 0], [x, 0.075, z], 0.026, 0.016),
      put(new THREE.CylinderGeometry(0.032, 0.032, 0.045, 20), black, [x, 0.032, z], [Math.PI / 2, 0, a]),
    );
  }
}

function shell(g: THREE.Group, body: string, timber: THREE.Material): void {
  const m = upholstery(body, 'plain');
  const m2 = m.clone();
  m2.side = THREE.DoubleSide;
  m2.normalMap?.repeat.set(6, 6);
  const at = (u: number, v: number, off: number): [number, number, number] => {
    const a = (u - 0.5) * 2;
    const t = v * 2;
    const seat = Math.min(1, t);
    const rise = Math.max(0, t - 1);
    const half = 0.33 - 0.06 * Math.abs(t - 1) ** 2;
    return [
      a * half * (1 - 0.08 * a * a),
      0.4 +
        off +
        0.1 * (1 - seat) ** 2 +
        rise ** 1.35 * 0.48 +
        a * a * (t < 1.2 ? 0.1 + 0.14 * Math.sin(t * 1.6) : 0.232 * Math.max(0, 1 - (t - 1.2) * 1.25)) -
        0.06 * rise * a ** 4,
      0.3 - seat * 0.5 - rise * 0.16 + a * a * 0.12 * rise - off,
    ];
  };
  g.add(
    put(
      sheet(36, 48, (u, v) => at(u, v, 0)),
      m2,
      [0, 0, 0],
    ),
  );
  const edge = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94];
  const round: [number, number][] = [
    ...edge.map((t): [number, number] => [1, t]),
    ...edge.map((t): [number, number] => [1 - t, 1]),
    ...edge.map((t): [number, number] => [0, 1 - t]),
    ...edge.map((t): [number, number] => [t, 0]),
  ];
  const lip = round.map(([u, w]) => new THREE.Vector3(...at(u, w, 0)));
  g.add(put(new THREE.TubeGeometry(new THREE.CatmullRomCurve3(lip, true), 160, 0.014, 10, true), m, [0, 0, 0]));
  g.add(put(puff(0.5, 0.1, 0.46, { square: 4.5, crown: 0.02, perUnit: 6 }), m, [0, 0.47, 0.06], [-0.06, 0, 0]));
  for (const s of [1, -1])
    g.add(
      bar(timber, [s * 0.13, 0.43, 0.14], [s * 0.27, 0, 0.27], 0.022, 0.013),
      bar(timber, [s * 0.13, 0.43, -0.12], [s * 0.26, 0, -0.3], 0.022, 0.013),
    );
  g.add(plank(timber, 0.3, 0.03, 0.3, 0, 0.41, 0.01));
}

function rocker(g: THREE.Group, body: string, timber: THREE.Material): void {
  const m = upholstery(body);
  for (const s of [1, -1]) {
    const x = s * 0.3;
    const arc = new THREE.CatmullRomCurve3(
      [
        [0.48, 0.1],
        [0.25, 0.03],
        [0, 0.015],
        [-0.3, 0.04],
        [-0.6, 0.14],
      ].map(([z = 0, y = 0]) => new THREE.Vector3(x, y, z)),
    );
    g.add(put(new THREE.TubeGeometry(arc, 48, 0.022, 12), timber, [0, 0, 0]));
    g.add(
      bar(timber, [x, 0.04, 0.24], [x, 0.62, 0.2], 0.02),
      bar(timber, [x, 0.03, -0.22], [x, 0.42, -0.2], 0.02),
      bar(timber, [x, 0.4, -0.18], [x * 0.92, 1.12, -0.42], 0.022, 0.017),
      plank(timber, 0.07, 0.03, 0.52, x, 0.64, 0),
    );
  }
  g.add(
    plank(timber, 0.6, 0.05, 0.04, 0, 0.38, 0.2),
    plank(timber, 0.6, 0.05, 0.04, 0, 0.38, -0.18),
    plank(timber, 0.56, 0.08, 0.03, 0, 1.08, -0.41),
  );
  for (let i = -3; i <= 3; i++) g.add(bar(timber, [i * 0.075, 0.42, -0.2], [i * 0.07, 1.06, -0.4], 0.009));
  g.add(
    put(puff(0.55, 0.1, 0.5, { square: 6, crown: 0.02, perUnit: 6 }), m, [0, 0.45, 0.02], [0.05, 0, 0]),
    put(puff(0.5, 0.1, 0.56, { square: 5, crown: 0.02, perUnit: 6 }), m, [0, 0.76, -0.23], [Math.PI / 2 - 0.3, 0, 0]),
  );
}

function stool(g: THREE.Group, body: string, timber: THREE.Material): void {
  const m = upholstery(body, 'leather');
  g.add(
    put(puff(0.42, 0.1, 0.38, { square: 4, crown: 0.015, perUnit: 6 }), m, [0, 0.72, 0.02]),
    put(puff(0.42, 0.07, 0.24, { square: 4, crown: 0.01, perUnit: 6 }), m, [0, 0.92, -0.2], [Math.PI / 2 - 0.12, 0, 0]),
  );
  for (const s of [1, -1]) {
    g.add(
      bar(timber, [s * 0.15, 0.7, 0.14], [s * 0.22, 0, 0.22], 0.02, 0.014),
      bar(timber, [s * 0.15, 0.7, -0.12], [s * 0.22, 0, -0.22], 0.02, 0.014),
      bar(timber, [s * 0.15, 0.7, -0.12], [s * 0.14, 0.9, -0.22], 0.014),
    );
    g.add(bar(timber, [s * 0.2, 0.22, 0.2], [s * 0.2, 0.22, -0.2], 0.012));
  }
  g.add(
    bar(metal('#c9b07a', 0.3), [-0.2, 0.26, 0.2], [0.2, 0.26, 0.2], 0.012),
    bar(timber, [-0.2, 0.26, -0.2], [0.2, 0.26, -0.2], 0.012),
  );
}

function cane(g: THREE.Group, body: string, timber: THREE.Material): void {
  const map = drawn(256, 256, (c) => {
    c.fillStyle = body;
    c.fillRect(0, 0, 256, 256);
    c.strokeStyle = mix(body, '#3b240f', 0.6);
    for (let i = -256; i < 512; i += 21.33) {
      for (const [dx, w] of [
        [256, 3],
        [-256, 3],
        [0, 2],
      ] as [number, number][]) {
        c.lineWidth = w;
        c.beginPath();
        c.moveTo(i, 0);
        c.lineTo(i + dx, 256);
        c.stroke();
      }
    }
  });
  map.wrapS = map.wrapT = THREE.RepeatWrapping;
  map.repeat.set(3, 3);
  const m = new THREE.MeshStandardMaterial({ map, roughness: 0.7 });
  const inlay = (w: number, h: number): THREE.BufferGeometry => new THREE.BoxGeometry(w, h, 0.012);
  g.add(
    put(inlay(0.38, 0.36), m, [0, 0.452, 0.01], [Math.PI / 2, 0, 0]),
    put(inlay(0.36, 0.34), m, [0, 0.79, -0.242], [-0.12, 0, 0]),
  );
  for (const s of [1, -1]) {
    g.add(
      plank(timber, 0.04, 0.035, 0.44, s * 0.2, 0.45, 0.01),
      bar(timber, [s * 0.2, 0.44, 0.21], [s * 0.21, 0, 0.22], 0.02, 0.014),
      bar(timber, [s * 0.2, 0, -0.25], [s * 0.2, 0.45, -0.2], 0.014, 0.02),
      bar(timber, [s * 0.2, 0.44, -0.2], [s * 0.2, 1.0, -0.27], 0.02, 0.015),
    );
    g.add(
      bar(timber, [s * 0.205, 0.64, -0.22], [s * 0.25, 0.66, 0.16], 0.018),
      bar(timber, [s * 0.25, 0.66, 0.16], [s * 0.21, 0.44, 0.2], 0.016),
    );
  }
  for (const z of [0.215, -0.195]) g.add(plank(timber, 0.42, 0.035, 0.04, 0, 0.45, z));
  for (const [y, z] of [
    [0.98, -0.268],
    [0.6, -0.222],
  ] as [number, number][])
    g.add(plank(timber, 0.42, 0.045, 0.03, 0, y, z));
}

function wing(g: THREE.Group, body: string, timber: THREE.Material): void {
  const m = upholstery(body, 'twill');
  g.add(
    put(puff(0.72, 0.2, 0.68, { square: 9, perUnit: 5 }), m, [0, 0.28, 0]),
    put(puff(0.54, 0.17, 0.58, { square: 7, crown: 0.03, perUnit: 5 }), m, [0, 0.44, 0.06]),
    put(
      puff(0.66, 0.16, 0.86, { square: 6, crown: 0.02, perUnit: 5 }),
      m,
      [0, 0.75, -0.29],
      [Math.PI / 2 - 0.14, 0, 0],
    ),
  );
  for (const s of [1, -1]) {
    g.add(
      put(puff(0.15, 0.3, 0.66, { square: 5, crown: 0.01, perUnit: 5 }), m, [s * 0.33, 0.48, 0.02]),
      put(puff(0.1, 0.46, 0.3, { square: 4, perUnit: 5 }), m, [s * 0.32, 0.88, -0.18], [-0.14, s * 0.18, 0]),
    );
    for (const z of [0.28, -0.28]) g.add(bar(timber, [s * 0.28, 0.2, z], [s * 0.3, 0, z * 1.1], 0.026, 0.015));
    for (const z of [0.6, 0.9]) g.add(bar(timber, [s * 0.2 + 0.3, 0.2, z], [s * 0.22 + 0.3, 0, z], 0.022, 0.014));
  }
  g.add(put(puff(0.52, 0.2, 0.42, { square: 6, crown: 0.03, perUnit: 5 }), m, [0.3, 0.29, 0.75]));
}
