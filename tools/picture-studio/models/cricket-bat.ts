/**
 * A cricket bat; body is the willow, accent the grip and the stickers (the label is set on the blade).
 *
 * Variants: 0 match bat, full profile, with ball · 1 tape-ball bat: shorter, flat face, tape ball · 2 stumps with bails
 * and bat · 3 badminton racket with shuttlecock. Params: none.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import { bar, put, sheet, wood } from '../goods.ts';
import { metal, turned } from '../kit.ts';
import { mix, painted, words } from '../prints.ts';

/** Builds the bat; without stumps to lean on it lies on its back. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -18, elevation: 14 },
    2: { azimuth: 150, elevation: 16 },
    3: { azimuth: -34, elevation: 22, fill: 1.35, focus: [0.34, 0.5, 0.5] },
  };
  const v = look.variant % 4;
  if (v < 2)
    g.userData['shots'] = {
      1: { azimuth: -12, elevation: 36, fill: 0.84 },
      2: { azimuth: 34, elevation: 46 },
      3: { azimuth: -30, elevation: 32, fill: 1.4, focus: [0.34, 0.5, 0.6] },
    };
  if (v === 3) {
    racket(g, look);
    return g;
  }
  const one = bat(look, v === 1);
  g.add(one);
  if (v === 2) {
    one.rotation.set(-0.16, 0, 0.5);
    one.position.set(-0.55, 0.04, 0.1);
    stumps(g, look);
  } else {
    one.rotation.set(-Math.PI / 2, 0, -0.95, 'YXZ');
    one.position.set(-0.6, v === 1 ? 0.11 : 0.15, 0.3);
    ball(g, v === 1, look);
  }
  return g;
}

function bat(look: Look, light: boolean): THREE.Group {
  const g = new THREE.Group();
  const willow = wood(mix(look.body[0] ?? '#dcc08c', '#ffffff', 0.12), 0.42);
  const [w, l] = [0.215, light ? 1.05 : 1.15];
  const swell = light ? 0.075 : 0.115;
  const blade = sheet(48, 60, (u, t) => {
    const a = (1 - u) * Math.PI * 2;
    const y = t * l;
    const shoulder = Math.min(1, (l - y) / 0.13);
    const toe = Math.min(1, y / 0.09);
    const half =
      (w / 2) *
      (0.3 + 0.7 * Math.sin((shoulder * Math.PI) / 2)) *
      (0.82 + 0.18 * Math.sin((toe * Math.PI) / 2)) *
      (t === 0 || t === 1 ? 0.0 : 1);
    const spine = swell * (0.45 + 0.55 * Math.exp(-(((y - l * 0.3) / (l * 0.28)) ** 2)));
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const x = Math.sign(c) * Math.abs(c) ** 0.45;
    const back = -0.035 - spine * (1 - Math.abs(x) ** 1.5) * (0.35 + 0.65 * Math.sin((shoulder * Math.PI) / 2));
    return [
      x * half,
      y,
      (t === 0 || t === 1 ? 0 : 1) * (s > 0 ? 0.02 * (1 - Math.abs(x) ** 2) * s ** 0.4 : back * Math.abs(s) ** 0.6),
    ];
  });
  const uv = blade.getAttribute('uv');
  const pos = blade.getAttribute('position');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, pos.getY(i) * 1.1, pos.getX(i) * 2.4 + 0.5);
  g.add(put(blade, willow, [0, 0, 0]));
  const f = { x: -0.5, y: -1.5, w: 1, h: 3 };
  const sticker = painted(f, 900, (c) => {
    c.fillStyle = look.accent;
    c.beginPath();
    c.moveTo(-0.5, 1.5);
    c.lineTo(0.5, 1.5);
    c.lineTo(0.5, 0.9);
    c.lineTo(-0.5, 0.5);
    c.fill();
    c.fillStyle = mix(look.accent, '#f5c542', 0.75);
    c.beginPath();
    c.moveTo(-0.5, 0.42);
    c.lineTo(0.5, 0.82);
    c.lineTo(0.5, 0.7);
    c.lineTo(-0.5, 0.3);
    c.fill();
    c.save();
    c.translate(0, -0.45);
    c.rotate(Math.PI / 2);
    words(
      c,
      look.label ?? 'PADMA',
      0,
      0,
      0.52,
      look.accent,
      '700 100px "Hind Siliguri", "Liberation Sans", sans-serif',
      1.5,
    );
    c.restore();
  });
  const print = new THREE.MeshStandardMaterial({
    map: sticker,
    transparent: true,
    roughness: 0.35,
    polygonOffset: true,
    polygonOffsetFactor: -3,
  });
  const plate = put(
    sheet(12, 12, (u, t) => [
      (u - 0.5) * w * 0.94,
      l * 0.42 + t * l * 0.46,
      0.0235 * (1 - Math.abs((u - 0.5) * 1.88) ** 2) + 0.0012,
    ]),
    print,
    [0, 0, 0],
  );
  plate.userData['castShadow'] = false;
  g.add(plate);
  const grip = cloth({ color: look.accent, weave: 'rib', repeat: [1, 2], depth: 1.2 });
  const rubber = turned(
    [
      [0, 0],
      [0.03, 0],
      [0.027, 0.06],
      [0.026, 0.3],
      [0.031, 0.36, 0.01],
      [0.026, 0.375, 0.006],
      [0, 0.376],
    ],
    40,
  );
  g.add(
    put(rubber, grip, [0, l - 0.03, -0.02]),
    bar(wood('#d8b679'), [0, l - 0.12, -0.015], [0, l + 0.02, -0.02], 0.027),
  );
  for (let i = 0; i < 10; i++)
    g.add(
      put(
        new THREE.TorusGeometry(0.0275, 0.0026, 6, 36),
        grip,
        [0, l + 0.02 + i * 0.031, -0.02],
        [Math.PI / 2 + 0.25, 0, 0],
      ),
    );
  if (!light)
    g.add(
      put(
        new THREE.TorusGeometry(0.03, 0.004, 6, 36),
        cloth({ color: '#f4f1e9' }),
        [0, l - 0.02, -0.02],
        [Math.PI / 2, 0, 0],
      ),
    );
  return g;
}

function ball(g: THREE.Group, tape: boolean, look: Look): void {
  const m = tape
    ? cloth({ color: mix(look.accent, '#ffffff', 0.0), weave: 'plain', repeat: [8, 4], roughness: 0.5 })
    : cloth({ color: '#8f1f24', weave: 'leather', repeat: [6, 3], roughness: 0.3, depth: 0.25 });
  const b = new THREE.Group();
  b.add(put(new THREE.SphereGeometry(0.085, 48, 32), m, [0, 0, 0]));
  for (const d of tape ? [0] : [-0.008, -0.003, 0.003, 0.008])
    b.add(
      put(
        new THREE.TorusGeometry(0.0852, tape ? 0.002 : 0.0016, 6, 72),
        cloth({ color: tape ? mix(look.accent, '#000000', 0.3) : '#eee3cf' }),
        [0, d, 0],
        [Math.PI / 2, 0, 0],
      ),
    );
  b.rotation.set(0.4, 0.2, 0.9);
  b.position.set(0.3, 0.085, 0.28);
  g.add(b);
}

function stumps(g: THREE.Group, look: Look): void {
  const m = wood('#d9b67c', 0.4);
  for (const x of [-0.11, 0, 0.11]) {
    g.add(
      bar(m, [x + 0.25, 0.03, -0.1], [x + 0.25, 0.74, -0.1], 0.018),
      put(new THREE.SphereGeometry(0.018, 16, 10), m, [x + 0.25, 0.74, -0.1]),
      put(new THREE.CylinderGeometry(0.0185, 0.0185, 0.1, 20), cloth({ color: look.accent }), [x + 0.25, 0.56, -0.1]),
    );
  }
  for (const x of [-0.055, 0.055]) g.add(bar(m, [x + 0.2, 0.763, -0.1], [x + 0.3, 0.763, -0.1], 0.009));
  g.add(put(new THREE.BoxGeometry(0.36, 0.03, 0.12), metal('#3a3a3c', 0.5), [0.25, 0.015, -0.1]));
}

function racket(g: THREE.Group, look: Look): void {
  const one = new THREE.Group();
  const frame = new THREE.MeshPhysicalMaterial({
    color: look.body[0] ?? '#27406b',
    roughness: 0.3,
    clearcoat: 1,
  });
  const head = put(new THREE.TorusGeometry(0.2, 0.011, 12, 96), frame, [0, 0.9, 0]);
  head.scale.y = 1.22;
  one.add(
    head,
    bar(frame, [0, 0.66, 0], [0, 0.28, 0], 0.008),
    bar(cloth({ color: look.accent, weave: 'rib', repeat: [1, 4] }), [0, 0.28, 0], [0, 0, 0], 0.016, 0.02),
  );
  const string = new THREE.MeshStandardMaterial({ color: '#f4f1e9', roughness: 0.4 });
  for (let i = -9; i <= 9; i++) {
    const k = i / 10;
    const s = Math.sqrt(1 - k * k);
    one.add(
      bar(string, [k * 0.2, 0.9 - s * 0.244, 0], [k * 0.2, 0.9 + s * 0.244, 0], 0.0013),
      bar(string, [-s * 0.2, 0.9 + k * 0.244, 0], [s * 0.2, 0.9 + k * 0.244, 0], 0.0013),
    );
  }
  one.rotation.set(-0.2, 0, 0.3);
  one.position.set(-0.15, 0.02, 0);
  g.add(one);
  const shuttle = new THREE.Group();
  shuttle.add(put(new THREE.SphereGeometry(0.028, 24, 16), cloth({ color: '#f4efe2' }), [0, 0, 0]));
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    shuttle.add(
      bar(
        string,
        [Math.cos(a) * 0.022, 0.01, Math.sin(a) * 0.022],
        [Math.cos(a) * 0.07, 0.16, Math.sin(a) * 0.07],
        0.003,
        0.012,
      ),
    );
  }
  shuttle.rotation.z = -1.9;
  shuttle.position.set(0.12, 0.065, 0.25);
  g.add(shuttle);
}
