/**
 * A smartphone, seen from the front and from behind.
 *
 * Variants: 0 iPhone with three cameras on a square plateau · 1 Galaxy with separate lenses in a column · 2 Redmi with a
 * wide island · 3 with a round island · 4 iPhone with two cameras · 5 with a tall island.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, drawn, glow, lacquer, matte, metal, part, roundedRect, shade, slab, write } from '../kit.ts';
import { cameras } from './phone-cameras.ts';
import type { Cameras } from './phone-cameras.ts';

/** A phone's body; sizes in units of 100 mm. */
interface Body {
  size: [width: number, height: number, depth: number];
  /** Radius of the corners. */
  corner: number;
  /** How far the frame's edges are rounded: little for a flat band of metal. */
  soft: number;
  /** Width of the black border about the screen. */
  border: number;
  /** The opening for the front camera. */
  hole: 'island' | 'dot';
  /** Roughness of the frame and of the back. */
  frame: number;
  back: number;
  cameras: Cameras;
  /** Buttons as seen from the front: on the left and on the right, each its height's share of the phone and length. */
  left: [number, number][];
  right: [number, number][];
}

const SLIDER: [number, number][] = [
  [0.31, 0.08],
  [0.205, 0.14],
  [0.09, 0.14],
];
const ROCKER: [number, number][] = [
  [0.24, 0.24],
  [0.09, 0.14],
];

const IPHONE: Body = {
  size: [0.72, 1.5, 0.083],
  corner: 0.125,
  soft: 0.009,
  border: 0.021,
  hole: 'island',
  frame: 0.34,
  back: 0.5,
  cameras: 'plateau-three',
  left: SLIDER,
  right: [[0.14, 0.2]],
};
const GALAXY: Body = {
  ...IPHONE,
  size: [0.706, 1.47, 0.076],
  corner: 0.1,
  soft: 0.012,
  border: 0.024,
  hole: 'dot',
  frame: 0.28,
  back: 0.36,
  cameras: 'column',
  left: [],
  right: ROCKER,
};
const REDMI: Body = {
  ...GALAXY,
  size: [0.755, 1.61, 0.08],
  corner: 0.085,
  soft: 0.03,
  border: 0.03,
  frame: 0.4,
  back: 0.2,
  cameras: 'wide',
};

/** By variant. */
const BODIES: Body[] = [
  IPHONE,
  GALAXY,
  REDMI,
  { ...REDMI, size: [0.75, 1.62, 0.092], corner: 0.07, border: 0.04, back: 0.3, cameras: 'round' },
  { ...IPHONE, size: [0.716, 1.476, 0.078], corner: 0.13, soft: 0.016, back: 0.42, cameras: 'plateau-two' },
  { ...REDMI, size: [0.75, 1.62, 0.088], corner: 0.09, border: 0.038, back: 0.55, cameras: 'tall' },
];

const SKIES: [string, string, string][] = [
  ['#f3b27a', '#c8556a', '#3b2a5c'],
  ['#9fd8e8', '#3f7fb8', '#1c2f5e'],
  ['#f6dc9a', '#6fae8b', '#1d4a48'],
  ['#e9c6ea', '#8a63c2', '#2b2560'],
  ['#ffd1b0', '#ef7f5d', '#6b2440'],
  ['#d8efc4', '#4f9d74', '#123b3a'],
  ['#dfe6ff', '#5d78d6', '#1b2054'],
];

function wallpaper(look: Look, hole: Body['hole']): THREE.CanvasTexture {
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
    if (hole === 'dot') pen.arc(288, 44, 16, 0, 7);
    else pen.roundRect(203, 28, 170, 48, 24);
    pen.fill();
  });
}

/** Glass over the whole front, black along the border, with the lit screen on it. */
function front(look: Look, { size: [w, h, d], corner, border, hole }: Body): THREE.Object3D[] {
  const glass = part(
    slab(roundedRect(w - 0.016, h - 0.016, corner - 0.008), 0.014, 0.005, 24),
    lacquer('#060607', 0.12),
    0,
    0,
    d / 2,
  );
  const [sw, sh] = [w - 0.016 - border * 2, h - 0.016 - border * 2];
  const screen = new THREE.ShapeGeometry(roundedRect(sw, sh, Math.max(0.03, corner - 0.008 - border)), 24);
  const [positions, uvs] = [screen.getAttribute('position'), screen.getAttribute('uv')];
  for (let i = 0; i < uvs.count; i++) uvs.setXY(i, positions.getX(i) / sw + 0.5, positions.getY(i) / sh + 0.5);
  const picture = glow('#ffffff', 0.86);
  picture.emissiveMap = wallpaper(look, hole);
  picture.roughness = 0.12;
  return [glass, part(screen, picture, 0, 0, d / 2 + 0.0085)];
}

/** The frame: a band of metal with its buttons and the lines of its antennas. */
function frame(body: string, { size: [w, h, d], corner, soft, frame: rough, left, right }: Body): THREE.Object3D[] {
  const band = shade(body, 0.16);
  const lines = matte(shade(body, -0.12), 0.6);
  const parts: THREE.Object3D[] = [part(slab(roundedRect(w, h, corner), d, soft, 28), metal(band, rough))];
  for (const y of [h / 2 - 0.21, 0.21 - h / 2])
    parts.push(part(new THREE.BoxGeometry(w + 0.0014, 0.011, d - soft * 2), lines, 0, y, 0));
  for (const x of [w / 2 - 0.2, 0.2 - w / 2])
    parts.push(part(new THREE.BoxGeometry(0.011, h + 0.0014, d - soft * 2), lines, x, 0, 0));
  for (const [buttons, side] of [
    [left, -1],
    [right, 1],
  ] as const)
    for (const [at, long] of buttons)
      parts.push(
        part(slab(roundedRect(0.024, long, 0.01), 0.03, 0.006), metal(shade(body, 0.1), rough), (side * w) / 2, h * at),
      );
  return parts;
}

/** What stands on the back: the maker's word, or on an iPhone a plain ring. */
function mark(look: Look, { size: [w, h, d], hole }: Body): THREE.Mesh {
  const body = look.body[0]!;
  const light = new THREE.Color(body).getHSL({ h: 0, s: 0, l: 0 }).l > 0.4;
  if (hole === 'island') {
    const ring = new THREE.TorusGeometry(0.058, 0.011, 12, 64).scale(1, 1, 0.12);
    return part(ring, metal(shade(body, light ? -0.18 : 0.3), 0.16), 0, h * 0.02, -d / 2 - 0.0062);
  }
  const word = drawn(512, 128, (pen) => {
    pen.fillStyle = shade(body, light ? -0.45 : 0.5);
    write(pen, look.label ?? '', 256, 64, 72, 480, '600');
  });
  const material = new THREE.MeshStandardMaterial({ map: word, transparent: true, roughness: 0.3 });
  const print = part(new THREE.PlaneGeometry(w * 0.42, w * 0.105), material, 0, -h * 0.32, -d / 2 - 0.0075);
  print.rotation.y = Math.PI;
  print.userData['castShadow'] = false;
  return print;
}

function handset(look: Look, body: Body): THREE.Group {
  const color = look.body[0]!;
  const [w, h, d] = body.size;
  const back = new THREE.MeshPhysicalMaterial({
    color,
    roughness: body.back,
    clearcoat: body.back < 0.4 ? 0.9 : 0.25,
    clearcoatRoughness: body.back < 0.4 ? 0.08 : 0.35,
  });
  const inset = Math.max(0.012, body.soft * 0.8);
  return assemble(
    ...frame(color, body),
    part(slab(roundedRect(w - inset, h - inset, body.corner - inset / 2), 0.012, 0.005, 28), back, 0, 0, -d / 2),
    ...front(look, body),
    cameras(body.cameras, [w / 2, h / 2], -d / 2 - 0.004, color),
    mark(look, body),
  );
}

/** Builds a pair of phones, front and back, or one alone for the detail. */
export function build(look: Look): THREE.Group {
  const body = BODIES[look.variant % BODIES.length]!;
  const [w] = body.size;
  const shot = look.params?.['shot'] ?? 1;
  const back = handset(look, body);
  back.rotation.y = Math.PI;
  if (shot === 3) {
    const group = assemble(back);
    group.userData['shots'] = { 3: { azimuth: 30, elevation: 14, fill: 1.32, focus: [0.46, 0.72, 0.5] } };
    return group;
  }
  const face = handset(look, body);
  if (shot === 1) {
    back.position.set(-w * 0.5, 0, -0.16);
    back.rotation.y = Math.PI + 0.1;
    face.position.set(w * 0.34, 0, 0.1);
  } else {
    face.position.set(-w * 0.62, 0, 0.05);
    back.position.set(w * 0.56, 0, -0.1);
  }
  const group = assemble(face, back);
  group.userData['shots'] = {
    1: { azimuth: -20, elevation: 9, fill: 0.72 },
    2: { azimuth: 20, elevation: 9, fill: 0.72 },
  };
  group.userData['setting'] = { shift: [-0.035, 0.01] };
  return group;
}
