/** A smartphone: flat frame, glass, cameras by variant; one phone seen from behind leans on one seen from the front. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, drawn, glow, lacquer, matte, metal, part, roundedRect, shade, slab, turned, write } from '../kit.ts';

const [W, H, D, R] = [0.72, 1.5, 0.082, 0.11];

const SKIES: [string, string, string][] = [
  ['#f3b27a', '#c8556a', '#3b2a5c'],
  ['#9fd8e8', '#3f7fb8', '#1c2f5e'],
  ['#f6dc9a', '#6fae8b', '#1d4a48'],
  ['#e9c6ea', '#8a63c2', '#2b2560'],
  ['#ffd1b0', '#ef7f5d', '#6b2440'],
  ['#d8efc4', '#4f9d74', '#123b3a'],
  ['#dfe6ff', '#5d78d6', '#1b2054'],
];

function wallpaper(look: Look): THREE.CanvasTexture {
  const seed = [...`${look.label ?? ''}${look.body.join('')}${look.variant}`].reduce(
    (sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973,
    7,
  );
  const [light, mid, deep] = SKIES[seed % SKIES.length]!;
  return drawn(576, 1200, (pen) => {
    const sky = pen.createLinearGradient(0, 0, 300, 1200);
    sky.addColorStop(0, deep);
    sky.addColorStop(0.5, mid);
    sky.addColorStop(1, light);
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 576, 1200);
    for (let i = 0; i < 4; i++) {
      pen.fillStyle = i % 2 ? deep : light;
      pen.globalAlpha = 0.3;
      pen.beginPath();
      if (seed % 3 === 0) pen.arc(120 + i * 120, 820 + i * 90, 420 - i * 60, 0, 7);
      else if (seed % 3 === 1) pen.ellipse(288, 1240 - i * 150, 620 - i * 60, 260, -0.5 + i * 0.3, 0, 7);
      else pen.ellipse(520 - i * 130, 700 + i * 60, 130, 640, 0.5, 0, 7);
      pen.fill();
    }
    pen.globalAlpha = 1;
    pen.fillStyle = '#ffffff';
    write(pen, '9:41', 288, 240, 150, 420, '500');
    write(pen, 'Friday, 20 November', 288, 345, 36, 420, '500');
    pen.fillStyle = '#0b0b0d';
    pen.beginPath();
    if (look.variant % 2) pen.arc(288, 46, 17, 0, 7);
    else pen.roundRect(213, 30, 150, 40, 20);
    pen.fill();
  });
}

function lens(radius: number): THREE.Group {
  const ring = part(
    turned(
      [
        [radius * 0.8, 0],
        [radius, 0],
        [radius, 0.03, 0.01],
        [radius * 0.78, 0.03],
      ],
      40,
    ),
    metal('#c9c7c4', 0.2),
  );
  const eye = part(
    turned(
      [
        [radius * 0.8, 0.018],
        [0, 0.018],
      ],
      40,
    ),
    lacquer('#07080c', 0.15),
  );
  const iris = part(
    turned(
      [
        [radius * 0.36, 0.0195],
        [0, 0.02],
      ],
      32,
    ),
    lacquer('#16203a', 0.1),
  );
  const group = assemble(ring, eye, iris);
  group.rotation.x = -Math.PI / 2;
  return group;
}

function handset(look: Look, w: number, h: number): THREE.Group {
  const body = look.body[0]!;
  const frame = part(slab(roundedRect(w, h, R), D, 0.018), metal(shade(body, 0.12), 0.3));
  const back = part(
    slab(roundedRect(w - 0.03, h - 0.03, R - 0.015), 0.012, 0.005),
    new THREE.MeshPhysicalMaterial({
      color: body,
      roughness: look.variant % 2 ? 0.2 : 0.45,
      clearcoat: 0.7,
      clearcoatRoughness: 0.2,
    }),
    0,
    0,
    -D / 2,
  );
  const bezel = part(
    slab(roundedRect(w - 0.024, h - 0.024, R - 0.012), 0.012, 0.004),
    lacquer('#08080a', 0.25),
    0,
    0,
    D / 2,
  );
  const screen = new THREE.ShapeGeometry(roundedRect(w - 0.075, h - 0.075, R - 0.03), 16);
  const [positions, uvs] = [screen.getAttribute('position'), screen.getAttribute('uv')];
  for (let i = 0; i < uvs.count; i++)
    uvs.setXY(i, positions.getX(i) / (w - 0.075) + 0.5, positions.getY(i) / (h - 0.075) + 0.5);
  const picture = glow('#ffffff', 0.82);
  picture.emissiveMap = wallpaper(look);
  picture.roughness = 0.16;
  const display = part(screen, picture, 0, 0, D / 2 + 0.0075);
  const group = assemble(frame, back, bezel, display);
  for (const y of [0.16, 0.34])
    group.add(
      part(
        slab(roundedRect(0.03, y > 0.2 ? 0.13 : 0.2, 0.012), 0.03, 0.006),
        metal(shade(body, 0.05), 0.3),
        w / 2,
        h * y,
        0,
      ),
    );
  group.add(cameras(look, w, h));
  const name = drawn(512, 128, (pen) => {
    pen.fillStyle = shade(body, new THREE.Color(body).getHSL({ h: 0, s: 0, l: 0 }).l > 0.4 ? -0.45 : 0.5);
    write(pen, look.label ?? '', 256, 64, 72, 480, '600');
  });
  const mark = part(
    new THREE.PlaneGeometry(w * 0.5, w * 0.125),
    new THREE.MeshStandardMaterial({ map: name, transparent: true, roughness: 0.3 }),
    0,
    -h * 0.26,
    -D / 2 - 0.0075,
  );
  mark.rotation.y = Math.PI;
  mark.userData['castShadow'] = false;
  group.add(mark);
  return group;
}

function cameras(look: Look, w: number, h: number): THREE.Group {
  const group = new THREE.Group();
  const body = look.body[0]!;
  const z = -D / 2 - 0.012;
  const put = (x: number, y: number, r: number): void => {
    const eye = lens(r);
    eye.position.set(x, y, z - 0.012);
    group.add(eye);
  };
  const left = w / 2 - 0.04;
  const top = h / 2 - 0.05;
  const bump = (width: number, height: number, x: number, y: number, round: number): void => {
    group.add(part(slab(roundedRect(width, height, round), 0.03, 0.01), lacquer(shade(body, -0.06), 0.3), x, y, z));
  };
  if (look.variant % 4 === 0) {
    bump(0.34, 0.34, left - 0.17, top - 0.17, 0.09);
    put(left - 0.095, top - 0.095, 0.066);
    put(left - 0.095, top - 0.25, 0.066);
    put(left - 0.25, top - 0.17, 0.066);
  } else if (look.variant % 4 === 1) {
    for (const i of [0, 1, 2]) put(left - 0.1, top - 0.1 - i * 0.17, 0.064);
  } else if (look.variant % 4 === 2) {
    bump(w - 0.1, 0.2, 0, top - 0.14, 0.1);
    for (const i of [-1, 0, 1]) put(i * 0.18, top - 0.14, 0.06);
  } else {
    group.add(
      part(
        turned(
          [
            [0.235, 0],
            [0.235, 0.02],
            [0.22, 0.03],
            [0, 0.03],
          ],
          64,
        ).rotateX(-Math.PI / 2),
        lacquer('#141416', 0.3),
        0,
        top - 0.28,
        -D / 2,
      ),
    );
    for (const i of [0, 1, 2, 3])
      put(Math.cos((i * Math.PI) / 2 + 0.78) * 0.12, top - 0.28 + Math.sin((i * Math.PI) / 2 + 0.78) * 0.12, 0.05);
  }
  const flash = part(
    turned(
      [
        [0.022, 0],
        [0.022, 0.012],
        [0, 0.012],
      ],
      24,
    ).rotateX(-Math.PI / 2),
    matte('#f7efdc', 0.3),
    look.variant % 4 === 0 ? left - 0.25 : left - 0.24,
    look.variant % 4 === 0 ? top - 0.29 : top - (look.variant % 4 === 1 ? 0.1 : 0.48),
    z + 0.006,
  );
  group.add(flash);
  return group;
}

/** Builds a pair of phones, front and back, or one alone for the detail. */
export function build(look: Look): THREE.Group {
  const w = W * (look.params?.['width'] ?? 1);
  const h = H * (look.params?.['height'] ?? 1);
  const shot = look.params?.['shot'] ?? 1;
  const front = handset(look, w, h);
  const back = handset(look, w, h);
  back.rotation.y = Math.PI;
  if (shot === 1) {
    back.position.set(-w * 0.36, h * 0.06, -0.2);
    front.position.set(w * 0.3, 0, 0.1);
  } else if (shot === 2) {
    front.position.set(-w * 0.62, 0, 0.05);
    back.position.set(w * 0.56, 0, -0.1);
  } else {
    const group = assemble(back);
    group.userData['shots'] = { 3: { azimuth: 28, elevation: 14, fill: 1.5, focus: [0.5, 0.72, 0.5] } };
    return group;
  }
  const group = assemble(front, back);
  back.position.y = 0;
  group.userData['shots'] = { 1: { azimuth: -24, elevation: 9 }, 2: { azimuth: 20, elevation: 9 } };
  return group;
}
