/**
 * Building blocks; body is the wood or first colour, accent the paint of letters and trims.
 *
 * Variants: 0 wooden blocks, cubes, arches and columns built up, with cotton bag · 1 alphabet cubes (the label's
 * letters, split at spaces) · 2 counting sticks and cubes with number tiles (label's figures) · 3 rickshaw of
 * interlocking bricks · 4 rainbow of arches · 5 stacking rings. Params: none.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { bar, plank, puff, put, upholstery, wood } from '../goods.ts';
import { matte, roundedBox, slab } from '../kit.ts';
import { mix, painted, words } from '../prints.ts';

const HUES = ['#d6503f', '#e5a93b', '#3f8f6b', '#3c74b0', '#8a5aa0', '#e8824a'];

/** Builds the blocks. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -28, elevation: 16 },
    2: { azimuth: 32, elevation: 26 },
    3: { azimuth: -52, elevation: 14, fill: 1.3 },
  };
  const makers = [castle, mailTemplates, counting, rickshaw, rainbow, rings];
  makers[look.variant % makers.length]?.(g, look);
  return g;
}

function castle(g: THREE.Group, look: Look): void {
  const plain = wood('#dcb784', 0.55);
  const tints = [look.body[0] ?? HUES[0]!, ...HUES.slice(1)].map((c) => wood(mix(c, '#dcb784', 0.12), 0.5));
  const t = (i: number): THREE.Material => tints[i % tints.length]!;
  const u = 0.4;
  const cube = (x: number, y: number, z: number, m: THREE.Material, turn = 0): void => {
    const b = plank(m, u, u, u, x, y + u / 2, z, 0.03);
    b.rotation.y = turn;
    g.add(b);
  };
  const column = (x: number, y: number, z: number, m: THREE.Material, h = 0.8): void => {
    g.add(put(new THREE.CylinderGeometry(u / 2, u / 2, h, 48), m, [x, y + h / 2, z]));
  };
  cube(-0.8, 0, 0, t(0));
  cube(0.8, 0, 0, t(3));
  column(-0.8, u, 0, plain, 0.8);
  column(0.8, u, 0, plain, 0.8);
  g.add(arch(1.2, 0.5, 0.4, t(1), 0, 0));
  g.add(plank(t(2), 2.05, 0.2, u, 0, 1.3, 0, 0.03));
  const top = arch(0.8, 0.42, 0.4, t(0), 0, 1.4);
  g.add(top, prism(t(4), -0.8, 1.4), prism(t(3), 0.8, 1.4));
  cube(0, 1.82, 0, t(5), 0.3);
  cube(0, 0.5, 0, plain, 0);
  cube(-0.55, 0, 0.75, t(5), 0.4);
  column(0.25, 0, 0.8, t(2), 0.4);
  g.add(
    put(new THREE.CylinderGeometry(u / 2, u / 2, 0.8, 48), t(4), [0.95, u / 2, 0.75], [Math.PI / 2, 0, 0.9]),
    prism(t(1), -1.15, 0, 0.6),
  );
  const cotton = upholstery('#efe6d3', 'plain');
  g.add(
    put(puff(0.95, 1.05, 0.6, { square: 2.8, perUnit: 2.4, wrinkle: 0.06, cells: 40 }), cotton, [1.75, 0.48, -0.2]),
    put(puff(0.5, 0.3, 0.4, { square: 3, perUnit: 2.4, wrinkle: 0.06 }), cotton, [1.75, 1.1, -0.2]),
    put(new THREE.TorusGeometry(0.21, 0.03, 10, 40), matte(look.accent, 0.8), [1.75, 0.98, -0.2], [Math.PI / 2, 0, 0]),
  );
  const f = { x: -1, y: -0.5, w: 2, h: 1 };
  const map = painted(f, 400, (c) =>
    words(
      c,
      look.label ?? 'ABC',
      0,
      0,
      0.7,
      mix(look.accent, '#000000', 0.2),
      '700 100px "Hind Siliguri", "Liberation Sans", sans-serif',
      1.8,
    ),
  );
  const print = put(
    new THREE.PlaneGeometry(0.6, 0.3),
    new THREE.MeshStandardMaterial({ map, transparent: true, roughness: 1 }),
    [1.75, 0.55, 0.155],
  );
  print.userData['castShadow'] = false;
  g.add(print);
}

function arch(w: number, h: number, d: number, m: THREE.Material, x: number, y: number): THREE.Mesh {
  const s = new THREE.Shape();
  const r = Math.min(w * 0.3, h * 0.7);
  s.moveTo(-w / 2, 0)
    .lineTo(-r, 0)
    .absarc(0, 0, r, Math.PI, 0, true)
    .lineTo(w / 2, 0)
    .lineTo(w / 2, h)
    .lineTo(-w / 2, h)
    .lineTo(-w / 2, 0);
  return put(slab(s, d, 0.025, 24), m, [x, y, 0]);
}

function prism(m: THREE.Material, x: number, y: number, z = 0): THREE.Mesh {
  const s = new THREE.Shape();
  s.moveTo(-0.22, 0).lineTo(0.22, 0).lineTo(0, 0.36).lineTo(-0.22, 0);
  return put(slab(s, 0.4, 0.025), m, [x, y, z]);
}

function lettered(base: HTMLCanvasElement, size: number, glyphs: string[], ink: string, frame: string): THREE.Mesh {
  const f = { x: -1, y: -1, w: 2, h: 2 };
  const side = (text: string, tint: string): THREE.Material => {
    const map = painted(f, 256, (c) => {
      c.drawImage(base, -1, -1, 2, 2);
      c.strokeStyle = frame;
      c.lineWidth = 0.1;
      c.strokeRect(-0.8, -0.8, 1.6, 1.6);
      words(
        c,
        text,
        0,
        0,
        1.05,
        tint,
        '700 100px "Hind Siliguri", "Noto Sans Bengali", "Liberation Sans", sans-serif',
        1.35,
      );
    });
    return new THREE.MeshStandardMaterial({ map, roughness: 0.5 });
  };
  const box = put(roundedBox(size, size, size, size * 0.07), wood('#e3c193', 0.5), [0, 0, 0]);
  const turns: [number, number, number][] = [
    [0, 0, 0],
    [0, -Math.PI / 2, 0],
    [-Math.PI / 2, 0, 0],
    [0, Math.PI / 2, 0],
  ];
  turns.forEach((turn, i) => {
    const face = put(
      new THREE.PlaneGeometry(size * 0.9, size * 0.9),
      side(glyphs[i % glyphs.length] ?? 'ক', i === 0 ? ink : HUES[(i + 2) % 6]!),
      [0, 0, 0],
      turn,
    );
    face.translateZ(size * 0.501);
    box.add(face);
  });
  return box;
}

function mailTemplates(g: THREE.Group, look: Look): void {
  const given = (look.label ?? 'অ আ ক').split(' ').filter(Boolean);
  const base = wood('#e3c193', 0.5).map?.image as HTMLCanvasElement;
  const more = ['অ', 'আ', 'ই', 'ক', 'খ', 'গ', 'চ', 'ম', 'ব'];
  const spots: [number, number, number, number][] = [
    [-0.86, 0, 0, 0.12],
    [0, 0, 0.04, -0.08],
    [0.86, 0, -0.02, 0.1],
    [-0.42, 1, 0, -0.12],
    [0.44, 1, 0.02, 0.16],
    [0.02, 2, 0, -0.2],
    [-1.2, 0, 1.0, 0.6],
    [1.25, 0, 0.9, -0.4],
  ];
  spots.forEach(([x, y, z, turn], i) => {
    const set =
      given.length >= 3 && i < 6
        ? [
            given[i % given.length]!,
            more[(i + 3) % 9]!,
            more[(i + 5) % 9]!,
            more[(i * 2) % 9]!,
            given[i % given.length]!,
            more[(i + 1) % 9]!,
          ]
        : [more[i % 9]!, more[(i + 4) % 9]!, more[(i + 2) % 9]!, more[(i + 6) % 9]!, more[i % 9]!, more[(i + 5) % 9]!];
    const b = lettered(base, 0.8, set, i % 2 ? look.accent : (look.body[0] ?? '#c9413a'), HUES[i % 6]!);
    b.position.set(x, 0.4 + y * 0.8, z);
    b.rotation.y = turn;
    g.add(b);
  });
}

function counting(g: THREE.Group, look: Look): void {
  const base = wood(look.body[1] ?? '#d9b985', 0.5);
  const u = 0.2;
  g.add(plank(base, 2.5, 0.09, 1.1, 0, 0.045, 0, 0.03));
  for (let i = 1; i <= 10; i++) {
    const m = matte(i === 5 ? (look.body[0] ?? HUES[3]!) : HUES[i % 6]!, 0.45);
    const x = -1.1 + (i - 1) * 0.245;
    for (let j = 0; j < i; j++)
      g.add(put(roundedBox(u * 0.96, u * 0.96, u * 0.96, 0.025), m, [x, 0.09 + u * (j + 0.5), -0.3]));
  }
  const digits = [...(look.label ?? '123')];
  ['1', '2', '3', '4', '5', '+', '='].forEach((d, i) => {
    const f = { x: -1, y: -1, w: 2, h: 2 };
    const tint = i % 2 ? look.accent : HUES[i % 6]!;
    const map = painted(f, 200, (c) => {
      c.fillStyle = '#f6efe0';
      c.fillRect(-1, -1, 2, 2);
      words(c, digits[i] ?? d, 0, -0.04, 1.45, tint, '700 100px "Hind Siliguri", "Liberation Sans", sans-serif', 1.5);
    });
    const tile = put(
      roundedBox(0.27, 0.27, 0.06, 0.02),
      matte('#f6efe0', 0.6),
      [-1.0 + i * 0.335, 0.2, 0.25],
      [-0.35, 0, 0],
    );
    const face = put(
      new THREE.PlaneGeometry(0.24, 0.24),
      new THREE.MeshStandardMaterial({ map, roughness: 0.6 }),
      [0, 0, 0.031],
    );
    tile.add(face);
    g.add(tile);
  });
  for (let i = 0; i < 4; i++)
    g.add(
      bar(
        matte(HUES[(i + 1) % 6]!, 0.5),
        [-0.9 + i * 0.36, 0.04, 0.85 + (i % 2) * 0.08],
        [-0.5 + i * 0.36, 0.04, 0.72 + (i % 2) * 0.12],
        0.035,
      ),
    );
  for (const [i, [x, z, r]] of (
    [
      [0.75, 0.85, 0.3],
      [1.05, 0.72, -0.2],
      [0.95, 1.0, 0.7],
    ] as [number, number, number][]
  ).entries())
    g.add(put(roundedBox(u, u, u, 0.025), matte(HUES[i + 2]!, 0.45), [x, u / 2, z], [0, r, 0]));
}

/** A brick of w × d studs and h plates (three plates make one brick). */
function brick(
  g: THREE.Group,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  color: string,
  studs = true,
): void {
  const m = new THREE.MeshPhysicalMaterial({ color, roughness: 0.28, clearcoat: 0.4 });
  const [U, P] = [0.2, 0.08];
  g.add(
    put(roundedBox(w * U - 0.008, h * P - 0.004, d * U - 0.008, 0.012), m, [
      (x + w / 2) * U,
      (y + h / 2) * P,
      (z + d / 2) * U,
    ]),
  );
  if (!studs) return;
  const stud = new THREE.CylinderGeometry(0.06, 0.06, 0.045, 20);
  for (let i = 0; i < w; i++)
    for (let j = 0; j < d; j++) g.add(put(stud, m, [(x + i + 0.5) * U, (y + h) * P + 0.02, (z + j + 0.5) * U]));
}

function rickshaw(g: THREE.Group, look: Look): void {
  const body = look.body[0] ?? '#d93c63';
  const [yellow, blue, green, black, white] = ['#f0b92e', '#2f74b8', '#3a9a5c', '#232427', '#f3f0e8'];
  const wheel = (x: number, z: number): void => {
    const c = new THREE.Group();
    c.add(
      put(new THREE.TorusGeometry(0.42, 0.055, 14, 56), matte(black, 0.6), [0, 0, 0]),
      put(new THREE.CylinderGeometry(0.07, 0.07, 0.12, 24), matte(yellow, 0.4), [0, 0, 0], [Math.PI / 2, 0, 0]),
    );
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2;
      c.add(bar(matte(white, 0.4), [0, 0, 0], [Math.cos(a) * 0.41, Math.sin(a) * 0.41, 0], 0.014));
    }
    c.position.set(x * 0.2, 0.475, z * 0.2);
    g.add(c);
  };
  wheel(2.4, 4.75);
  wheel(2.4, -0.75);
  wheel(-6.2, 2);
  brick(g, -1, 5, 0, 6, 4, 1, black);
  brick(g, -1, 6, 0, 6, 4, 1, yellow);
  brick(g, 0, 7, 0, 5, 4, 3, body);
  brick(g, 0, 10, 0, 4, 4, 1, green);
  brick(g, 4, 10, 0, 1, 4, 3, blue);
  brick(g, 4, 13, 0, 1, 4, 3, body);
  brick(g, 4, 16, 0, 1, 4, 3, yellow);
  for (const z of [0, 3]) {
    brick(g, 0, 11, z, 4, 1, 2, body);
    brick(g, 3, 13, z, 1, 1, 6, green);
    brick(g, 0, 13, z, 1, 1, 1, yellow);
  }
  brick(g, 1, 19, 0, 4, 4, 1, blue);
  brick(g, 0, 20, 0, 5, 4, 1, look.accent);
  brick(g, 1, 21, 0, 3, 4, 1, yellow);
  brick(g, 0, 17, 0, 1, 4, 3, look.accent);
  brick(g, -5, 6, 1, 4, 2, 1, green);
  brick(g, -4, 7, 1, 1, 2, 3, blue);
  brick(g, -4, 10, 1, 1, 2, 1, black);
  brick(g, -7, 6, 1, 2, 2, 1, green);
  brick(g, -7, 7, 1, 1, 2, 6, body);
  const dark = matte(black, 0.4);
  g.add(
    bar(dark, [-1.3, 1.1, -0.05], [-1.3, 1.1, 0.85], 0.03),
    bar(dark, [-1.3, 1.0, 0.4], [-1.3, 1.12, 0.4], 0.04),
    put(new THREE.SphereGeometry(0.06, 16, 12), matte(yellow, 0.3), [-1.36, 1.0, 0.4]),
  );
  for (const z of [0.22, 0.58]) g.add(bar(dark, [-1.24, 0.475, z], [-1.26, 0.62, z], 0.03));
  for (const s of [-0.15, 0.95]) g.add(bar(dark, [0.48, 0.475, s], [0.48, 0.475, 0.4], 0.04));
  for (let i = 0; i < 4; i++)
    g.add(put(new THREE.SphereGeometry(0.035, 12, 8), matte(HUES[i + 1]!, 0.4), [0.06, 1.36 - 0.03, 0.1 + i * 0.2]));
  brick(g, -4, 0, 6, 2, 2, 3, blue);
  brick(g, -1, 0, 6, 3, 1, 3, yellow);
}

function rainbow(g: THREE.Group, look: Look): void {
  const tints = [look.body[0] ?? HUES[0]!, look.accent, ...HUES.slice(1)];
  for (let i = 0; i < 6; i++) {
    const r = 1.3 - i * 0.2;
    const m = wood(mix(tints[i % tints.length]!, '#dcb784', 0.1), 0.5);
    const s = new THREE.Shape();
    s.moveTo(-r, 0)
      .absarc(0, 0, r, Math.PI, 0, true)
      .lineTo(r - 0.185, 0)
      .absarc(0, 0, r - 0.185, 0, Math.PI, false)
      .lineTo(-r, 0);
    g.add(put(slab(s, 0.4, 0.03, 40), m, [0, 0, i % 2 ? 0.03 : 0]));
  }
}

function rings(g: THREE.Group, look: Look): void {
  const base = wood('#dcb784', 0.5);
  g.add(
    put(new THREE.CylinderGeometry(0.55, 0.58, 0.12, 56), base, [0, 0.06, 0]),
    bar(base, [0, 0.1, 0], [0, 1.55, 0], 0.07),
  );
  const tints = [look.body[0] ?? HUES[0]!, look.accent, HUES[1]!, HUES[2]!, HUES[3]!, HUES[4]!];
  let y = 0.12;
  for (let i = 0; i < 6; i++) {
    const r = 0.5 - i * 0.052;
    const t = 0.115;
    g.add(put(new THREE.TorusGeometry(r - t, t, 24, 64), matte(tints[i]!, 0.4), [0, y + t, 0], [Math.PI / 2, 0, 0]));
    y += t * 1.98;
  }
  g.add(put(new THREE.SphereGeometry(0.15, 32, 24), matte(tints[0]!, 0.4), [0, y + 0.12, 0]));
}
