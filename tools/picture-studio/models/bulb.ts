/** Smart light: a lit bulb, a filament globe, a coiled light strip or a light bar, by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import {
  assemble,
  glass,
  glow,
  isLight,
  matte,
  metal,
  part,
  pipe,
  roundedBox,
  shade,
  turned,
  wrap,
  drawn,
  write,
} from '../kit.ts';

function screwBase(): THREE.Group {
  const thread: [number, number, number][] = [];
  for (let i = 0; i <= 120; i++) {
    const a = (i / 120) * Math.PI * 2 * 4;
    thread.push([Math.cos(a) * 0.2, 0.1 + (i / 120) * 0.26, Math.sin(a) * 0.2]);
  }
  const steel = metal('#c3c4c6', 0.28);
  return assemble(
    part(
      turned(
        [
          [0, 0],
          [0.07, 0, 0.01],
          [0.09, 0.03],
        ],
        40,
      ),
      metal('#8b8b8d', 0.4),
    ),
    part(
      turned(
        [
          [0.08, 0.03],
          [0.17, 0.07, 0.02],
          [0.195, 0.1],
          [0.195, 0.4],
        ],
        56,
      ),
      steel,
    ),
    part(pipe(thread, 0.022, false, 320), steel),
  );
}

function brandRing(look: Look, r: number, y: number): THREE.Mesh {
  const print = wrap(
    r,
    0.16,
    1.9,
    drawn(512, 96, (pen) => {
      pen.fillStyle = '#6b6760';
      write(pen, look.label ?? '', 256, 50, 70, 480);
    }),
  );
  print.position.y = y;
  return print;
}

function bulbOf(look: Look, color: string): THREE.Group {
  const light = glow(color, 0.62);
  light.color.set(shade(color, 0.3));
  light.roughness = 0.4;
  const dome: [number, number][] = [[0.36, 0.86]];
  for (let i = 0; i <= 30; i++) {
    const a = -0.62 + (i / 30) * (Math.PI / 2 + 0.62);
    dome.push([Math.max(0, Math.cos(a) * 0.52), 1.2 + Math.sin(a) * 0.54]);
  }
  const skin = matte(isLight(look.body[0]!) ? look.body[0]! : '#f4f2ec', 0.45);
  return assemble(
    screwBase(),
    part(
      turned([
        [0.2, 0.4],
        [0.24, 0.42, 0.02],
        [0.38, 0.84, 0.06],
        [0.37, 0.88],
      ]),
      skin,
    ),
    part(turned(dome), light),
    brandRing(look, 0.335, 0.68),
  );
}

function filament(look: Look): THREE.Group {
  const r = 0.62 * (look.params?.['globe'] ?? 1);
  const ball: [number, number][] = [
    [0.2, 0.4],
    [0.2, 0.5],
    [0.24, 0.6],
  ];
  for (let i = 4; i <= 36; i++) {
    const a = -1.2 + (i / 36) * (Math.PI / 2 + 1.2);
    ball.push([Math.max(0, Math.cos(a) * r), 0.6 + r * 0.86 + Math.sin(a) * r]);
  }
  const wire = glow('#ffb14d', 2.2);
  const group = assemble(
    screwBase(),
    part(
      turned(
        [
          [0.06, 0.4],
          [0.05, 0.7, 0.02],
          [0.03, 0.86],
          [0, 0.87],
        ],
        24,
      ),
      glass('#fff0d8', 0.5),
    ),
  );
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2;
    const line: [number, number, number][] = [];
    for (let k = 0; k <= 60; k++) {
      const t = k / 60;
      line.push([
        Math.cos(a) * (0.06 + t * 0.2) + Math.cos(t * 90) * 0.022,
        0.8 + t * 0.62,
        Math.sin(a) * (0.06 + t * 0.2) + Math.sin(t * 90) * 0.022,
      ]);
    }
    group.add(part(pipe(line, 0.011, false, 200), wire));
  }
  const shell = part(turned(ball), glass(shade(look.body[0]!, -0.1), 0.2));
  shell.renderOrder = 2;
  group.add(shell);
  return group;
}

function strip(look: Look): THREE.Group {
  const group = new THREE.Group();
  const colors = ['#ff5f7a', '#ffb14a', '#ffe66d', '#6be08f', '#58b9ff', '#a77bff'];
  const white = matte('#f7f5ef', 0.5);
  const turns = 3;
  const line: [number, number, number][] = [];
  for (let i = 0; i <= 240; i++) {
    const t = i / 240;
    const a = t * Math.PI * 2 * turns;
    const r = 0.42 + t * 0.42;
    line.push([Math.cos(a) * r, 0.14, Math.sin(a) * r]);
  }
  for (let i = 0; i < 8; i++) line.push([0.84 + i * 0.02, 0.14, 0.08 + i * 0.1]);
  const curve = new THREE.CatmullRomCurve3(line.map((p) => new THREE.Vector3(...p)));
  const tape = new THREE.ExtrudeGeometry(
    new THREE.Shape([
      new THREE.Vector2(-0.14, -0.01),
      new THREE.Vector2(0.14, -0.01),
      new THREE.Vector2(0.14, 0.01),
      new THREE.Vector2(-0.14, 0.01),
    ]),
    { steps: 400, extrudePath: curve },
  );
  group.add(part(tape, white));
  const count = 100;
  const lamp = roundedBox(0.055, 0.09, 0.055, 0.014, 2);
  for (const [k, color] of colors.entries()) {
    const some = new THREE.InstancedMesh(lamp, glow(color, 1.2), count);
    let used = 0;
    for (let i = k; i < count; i += colors.length) {
      const t = (i + 0.5) / count;
      const p = curve.getPointAt(t);
      const d = curve.getTangentAt(t);
      const place = new THREE.Matrix4()
        .makeRotationY(Math.atan2(d.x, d.z))
        .setPosition(p.x + d.z * 0.022, p.y, p.z - d.x * 0.022);
      some.setMatrixAt(used++, place);
    }
    some.count = used;
    group.add(some);
  }
  group.add(part(roundedBox(0.42, 0.13, 0.3, 0.04), matte(shade(look.body[0]!, 0), 0.5), 1.0, 0.1, 0.98));
  return group;
}

function bar(look: Look): THREE.Group {
  const group = new THREE.Group();
  for (const [i, x] of [-0.34, 0.34].entries()) {
    const color = i ? '#ff7a9c' : '#6f8bff';
    const tube = part(new THREE.CapsuleGeometry(0.12, 1.5, 12, 32), glow(color, 0.85), x, 0.98, 0.05);
    const back = part(roundedBox(0.28, 1.78, 0.16, 0.07), matte(look.body[0]!, 0.4), x, 0.98, -0.05);
    const foot = part(
      turned([
        [0.3, 0],
        [0.3, 0.05, 0.02],
        [0.06, 0.09, 0.02],
        [0.05, 0.2],
      ]),
      matte(look.body[0]!, 0.4),
      x,
      0,
      -0.02,
    );
    group.add(tube, back, foot);
  }
  return group;
}

/** Builds a smart light. */
export function build(look: Look): THREE.Group {
  const kind = look.variant % 4;
  let group: THREE.Group;
  if (kind === 0) {
    const lamp = bulbOf(look, '#ffe2a8');
    const shot = look.params?.['shot'] ?? 1;
    if (shot !== 1) group = lamp;
    else {
      const other = bulbOf(look, ['#8fb8ff', '#ff9cc0', '#9fe8c0'][look.body[0]!.charCodeAt(1) % 3]!);
      other.rotation.set(0, -0.5, -1.38, 'YZX');
      other.position.set(0.15, 0.26, 0.85);
      group = assemble(lamp, other);
    }
  } else group = kind === 1 ? filament(look) : kind === 2 ? strip(look) : bar(look);
  group.userData['shots'] =
    kind === 2
      ? {
          1: { azimuth: 16, elevation: 38, fill: 0.86 },
          2: { azimuth: 50, elevation: 55, fill: 0.84 },
          3: { azimuth: 20, elevation: 28, fill: 1.4, focus: [0.5, 0.5, 0.6] },
        }
      : {
          1: { azimuth: -16, elevation: 12 },
          2: { azimuth: 26, elevation: 22 },
          3: { azimuth: 10, elevation: 6, fill: 1.2, focus: [0.5, 0.62, 0.5] },
        };
  return group;
}
