/**
 * A bag of groceries; body is the contents or bag, accent the label.
 *
 * Variants: 0 stand-up pouch with window · 1 woven sack with sewn top and handle, printed · 2 clear pillow bag with
 * paper header · 3 folded paper bag with label · 4 side-gusset coffee bag with valve and tin tie. Params: `width`,
 * `height` (1 = usual).
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import { plank, put, sheet } from '../goods.ts';
import { matte, pipe } from '../kit.ts';
import { cloud, noise, randomFrom } from '../noise.ts';
import { isDark, mix, painted, stitches, words } from '../prints.ts';

const BOLD = '700 100px "Hind Siliguri", "Liberation Sans", sans-serif';
const FINE = '500 100px "Hind Siliguri", "Liberation Sans", sans-serif';

/** Builds the bag. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -20, elevation: 9 },
    2: { azimuth: 28, elevation: 16 },
    3: { azimuth: -34, elevation: 14, fill: 1.35, focus: [0.5, 0.5, 0.7] },
  };
  const v = look.variant % 5;
  const w = look.params?.['width'] ?? 1;
  const h = look.params?.['height'] ?? 1;
  if (v === 0) standing(g, look, w, h);
  if (v === 1) sack(g, look, w, h);
  if (v === 2) clear(g, look, w, h);
  if (v === 3) paper(g, look, w, h);
  if (v === 4) coffee(g, look, w, h);
  return g;
}

/** Loose grains: rice, lentils, flakes or powder, by size. */
function grains(
  c: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  size: number,
): void {
  const rand = randomFrom(31);
  c.save();
  c.beginPath();
  c.rect(x, y, w, h);
  c.clip();
  c.fillStyle = mix(color, '#2a1708', 0.35);
  c.fillRect(x, y, w, h);
  const count = Math.min(14000, Math.round(((w * h) / (size * size)) * 3));
  for (let i = 0; i < count; i++) {
    c.fillStyle = mix(color, rand() < 0.5 ? '#ffffff' : '#3a2008', rand() * 0.32);
    c.beginPath();
    c.ellipse(x + rand() * w, y + rand() * h, size, size * 0.42, rand() * 3.2, 0, 7);
    c.fill();
  }
  c.restore();
}

/** The picture on the front: sun over fields for grain, leaves and pods otherwise. */
function emblem(c: CanvasRenderingContext2D, x: number, y: number, r: number, ink: string, ground: string): void {
  c.save();
  c.translate(x, y);
  c.fillStyle = ground;
  c.beginPath();
  c.arc(0, 0, r, 0, 7);
  c.fill();
  c.clip();
  c.fillStyle = mix(ink, ground, 0.55);
  c.beginPath();
  c.arc(0, r * 0.2, r * 0.42, 0, 7);
  c.fill();
  for (let i = 0; i < 4; i++) {
    c.fillStyle = mix(ink, '#2f5a38', 0.3 + i * 0.16);
    c.beginPath();
    c.ellipse((i - 1.5) * r * 0.4, -r * (0.55 + i * 0.14), r * 1.3, r * 0.42, i % 2 ? 0.2 : -0.2, 0, 7);
    c.fill();
  }
  for (const s of [-0.5, 0, 0.5]) {
    c.strokeStyle = mix(ink, '#c9921f', 0.6);
    c.lineWidth = r * 0.045;
    c.beginPath();
    c.moveTo(s * r * 0.7, -r * 0.9);
    c.quadraticCurveTo(s * r * 0.7, 0, s * r * 1.2, r * 0.5);
    c.stroke();
    for (let i = 0; i < 7; i++) {
      c.fillStyle = mix(ink, '#e5b84a', 0.75);
      c.beginPath();
      c.ellipse(
        s * r * (0.72 + i * 0.075) + (i % 2 ? 0.07 : -0.07) * r,
        -r * 0.15 + i * r * 0.1,
        r * 0.1,
        r * 0.045,
        i % 2 ? 0.9 : 2.2,
        0,
        7,
      );
      c.fill();
    }
  }
  c.restore();
}

/** Front and back of a filled bag; the texture lies over x and y of the plan. */
function bag(
  w: number,
  h: number,
  d: number,
  m: THREE.Material,
  o: { seal: number; foot: number; pinch: number; crease: number },
): THREE.Mesh {
  const geo = sheet(112, 80, (u, t) => {
    const a = u * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const y = t;
    const full = Math.min(1, y / o.foot) ** 0.5 * Math.min(1, Math.max(0, (1 - o.seal - y) / 0.5)) ** 0.55;
    const half = (w / 2) * (1 - o.pinch * full) * (t < 0.004 ? 0.985 : 1);
    const deep = Math.max(0.006, (d / 2) * full * (t <= 0 ? 0 : 1));
    const wrinkle =
      o.crease *
      (0.5 * noise(c * 9, y * 5, 3) + Math.abs(noise(c * 5 + y * 2, y * 9, 8))) *
      (1 - full * 0.6) *
      Math.min(1, (1 - Math.abs(c)) * 5);
    const px = Math.sign(c) * Math.abs(c) ** 0.72;
    return [px * half, y * h, Math.sign(s) * (deep * Math.abs(s) ** (0.75 + 0.5 * (1 - full)) + wrinkle * Math.abs(s))];
  });
  const [uv, pos] = [geo.getAttribute('uv'), geo.getAttribute('position')];
  for (let i = 0; i < uv.count; i++) uv.setXY(i, 0.5 + pos.getX(i) / w, pos.getY(i) / h);
  const mat = m;
  mat.side = THREE.DoubleSide;
  return put(geo, mat, [0, 0, 0]);
}

function standing(g: THREE.Group, look: Look, kw: number, kh: number): void {
  const [w, h] = [1.0 * kw, 1.42 * kh];
  const f = { x: -0.5, y: 0, w: 1, h: 1.42 };
  const body = look.body[0] ?? '#f1e7cf';
  const pale = isDark(look.accent) ? '#fbf4e4' : '#3a2412';
  const map = painted(f, 1100, (c) => {
    c.fillStyle = look.accent;
    c.fillRect(-0.5, 0, 1, 1.42);
    c.fillStyle = mix(look.accent, '#000000', 0.18);
    c.fillRect(-0.5, 1.3, 1, 0.12);
    c.fillStyle = mix(look.accent, '#fff3d0', 0.85);
    c.beginPath();
    c.ellipse(0, 0.76, 0.62, 0.5, 0, 0, 7);
    c.fill();
    emblem(c, 0, 0.98, 0.19, look.accent, '#fff7e0');
    words(c, look.label ?? 'RICE', 0, 0.69, 0.17, mix(look.accent, '#2a1206', 0.55), BOLD, 0.68);
    words(c, 'sorted and packed by hand', 0, 0.57, 0.05, mix(look.accent, '#2a1206', 0.5), FINE);
    c.save();
    c.beginPath();
    c.ellipse(0, 0.27, 0.28, 0.17, 0, 0, 7);
    c.clip();
    grains(c, -0.3, 0.05, 0.6, 0.45, body, body === '#e0a326' ? 0.004 : 0.013);
    c.restore();
    c.strokeStyle = pale;
    c.lineWidth = 0.012;
    c.beginPath();
    c.ellipse(0, 0.27, 0.285, 0.175, 0, 0, 7);
    c.stroke();
  });
  const m = new THREE.MeshPhysicalMaterial({
    map,
    roughness: 0.42,
    clearcoat: 0.5,
    clearcoatRoughness: 0.35,
  });
  g.add(bag(w, h, 0.5, m, { seal: 0.09, foot: 0.06, pinch: 0.05, crease: 0.03 }));
  for (const y of [0.9, 0.925])
    g.add(plank(matte(mix(look.accent, '#ffffff', 0.3), 0.4), w * 0.96, 0.012, 0.03, 0, h * y, 0, 0.004));
}

function sack(g: THREE.Group, look: Look, kw: number, kh: number): void {
  const [w, h] = [1.05 * kw, 1.5 * kh];
  const f = { x: -0.55, y: 0, w: 1.1, h: 1.5 };
  const body = look.body[0] ?? '#e9e4d4';
  const ink = look.accent;
  const map = painted(f, 1100, (c) => {
    for (let i = 0; i < 110; i++)
      for (let j = 0; j < 150; j++) {
        c.fillStyle = mix(body, (i + j) % 2 ? '#000000' : '#ffffff', (i + j) % 2 ? 0.1 : 0.12);
        c.fillRect(-0.55 + i * 0.01, j * 0.01, 0.0096, 0.0096);
      }
    c.fillStyle = ink;
    c.fillRect(-0.55, 0.1, 1.1, 0.06);
    c.fillRect(-0.55, 1.22, 1.1, 0.06);
    c.fillRect(-0.55, 0.19, 1.1, 0.015);
    emblem(c, 0, 0.94, 0.23, ink, mix(body, '#ffffff', 0.5));
    words(c, look.label ?? 'RICE', 0, 0.55, 0.22, ink, BOLD, 0.72);
    words(c, 'cleaned · sorted · sewn up', 0, 0.38, 0.058, ink, FINE, 0.8);
    for (const y of [1.36, 1.38])
      stitches(
        c,
        [
          [-0.55, y],
          [0.55, y],
        ],
        mix(ink, '#ffffff', 0.15),
        0.014,
        0.03,
      );
  });
  const m = cloth({ map, weave: 'plain', repeat: [5, 7], depth: 0.9 });
  g.add(bag(w, h, 0.62, m, { seal: 0.13, foot: 0.1, pinch: 0.08, crease: 0.07 }));
  g.add(
    put(
      pipe(
        [
          [-0.2, h * 0.95, 0.01],
          [-0.19, h + 0.08, 0.01],
          [0, h + 0.13, 0.01],
          [0.19, h + 0.08, 0.01],
          [0.2, h * 0.95, 0.01],
        ],
        0.026,
      ),
      cloth({ color: ink, weave: 'twill', repeat: [10, 1] }),
      [0, 0, 0],
    ),
  );
}

function clear(g: THREE.Group, look: Look, kw: number, kh: number): void {
  const [w, h] = [1.0 * kw, 1.36 * kh];
  const f = { x: -0.5, y: 0, w: 1, h: 1.36 };
  const body = look.body[0] ?? '#e0774a';
  const map = painted(f, 1100, (c) => {
    grains(c, -0.5, 0, 1, 1.1, body, 0.015);
    c.fillStyle = mix(look.accent, '#ffffff', 0.0);
    c.fillRect(-0.5, 1.0, 1, 0.36);
    c.fillStyle = '#fbf4e4';
    c.beginPath();
    c.roundRect(-0.34, 0.34, 0.68, 0.5, 0.06);
    c.fill();
    c.strokeStyle = look.accent;
    c.lineWidth = 0.014;
    c.beginPath();
    c.roundRect(-0.315, 0.365, 0.63, 0.45, 0.045);
    c.stroke();
    words(c, look.label ?? 'DAL', 0, 0.63, 0.13, look.accent, BOLD, 0.54);
    words(c, 'sorted and cleaned', 0, 0.47, 0.05, mix(look.accent, '#2a1206', 0.5), FINE);
    words(c, 'from the fields of the delta', 0, 1.12, 0.06, '#fff6e2', FINE, 0.8);
  });
  const m = new THREE.MeshPhysicalMaterial({ map, roughness: 0.5, clearcoat: 1, clearcoatRoughness: 0.18 });
  g.add(bag(w, h, 0.5, m, { seal: 0.1, foot: 0.12, pinch: 0.06, crease: 0.05 }));
}

function paper(g: THREE.Group, look: Look, kw: number, kh: number): void {
  const [w, h, d] = [0.86 * kw, 1.3 * kh, 0.46];
  const body = look.body[0] ?? '#e8d9b9';
  const f = { x: -0.43, y: 0, w: 0.86, h: 1.3 };
  const kraft = mix(body, '#c79f68', 0.45);
  const map = painted(f, 1000, (c) => {
    c.fillStyle = kraft;
    c.fillRect(-0.5, 0, 1, 1.4);
    const rand = randomFrom(3);
    for (let i = 0; i < 2600; i++) {
      c.globalAlpha = 0.18;
      c.fillStyle = rand() < 0.5 ? '#5a3a1a' : '#fff3d8';
      c.fillRect(-0.43 + rand() * 0.86, rand() * 1.3, 0.012, 0.002);
    }
    c.globalAlpha = 1;
    c.fillStyle = look.accent;
    c.fillRect(-0.5, 0.32, 1, 0.56);
    emblem(c, 0, 0.73, 0.13, look.accent, '#fff7e0');
    words(c, look.label ?? 'OATS', 0, 0.5, 0.19, '#fff6e2', BOLD, 0.74);
    words(c, 'nothing added', 0, 0.38, 0.05, '#fff6e2', FINE, 0.7);
    c.save();
    c.beginPath();
    c.roundRect(-0.2, 0.07, 0.4, 0.2, 0.04);
    c.clip();
    grains(c, -0.2, 0.07, 0.4, 0.2, body, 0.022);
    c.restore();
  });
  const m = new THREE.MeshStandardMaterial({ map, roughness: 0.85, side: THREE.DoubleSide });
  g.add(block(w, h * 0.84, d, m, h));
  g.add(
    plank(matte(kraft, 0.85), w * 0.97, 0.16, 0.07, 0, h * 0.87, 0.02, 0.02),
    plank(matte(mix(look.accent, '#000000', 0.1), 0.5), 0.22, 0.24, 0.09, 0, h * 0.88, 0.02, 0.015),
  );
}

/** A folded bag: square below, pinched flat at the top, slightly dented. */
function block(w: number, h: number, d: number, m: THREE.Material, tall: number): THREE.Mesh {
  const geo = sheet(120, 60, (u, t) => {
    const a = u * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const n = 12 - 6 * t;
    const q = (Math.abs(c) ** n + Math.abs(s) ** n) ** (-1 / n);
    const y = Math.max(0, (t - 0.04) / 0.96);
    const foot = t < 0.04 ? t / 0.04 : 1;
    const deep = (d / 2) * (1 - Math.max(0, (y - 0.62) / 0.38) ** 1.2 * 0.9);
    const dent = 0.012 * cloud(c * q * 2 + 4, y * 3 + s, 5, 2);
    return [
      c * q * (w / 2) * foot,
      y * h,
      -s * q * deep * foot * (1 + dent * 3) - dent * (1 - Math.abs(c * q)) * Math.sign(s),
    ];
  });
  const [uv, pos] = [geo.getAttribute('uv'), geo.getAttribute('position')];
  for (let i = 0; i < uv.count; i++) uv.setXY(i, 0.5 + pos.getX(i) / w, pos.getY(i) / tall);
  return put(geo, m, [0, 0, 0]);
}

function coffee(g: THREE.Group, look: Look, kw: number, kh: number): void {
  const [w, h, d] = [0.8 * kw, 1.42 * kh, 0.5];
  const body = look.body[0] ?? '#4b2f22';
  const f = { x: -0.4, y: 0, w: 0.8, h: 1.42 };
  const pale = isDark(body) ? '#f4e6cc' : '#3a2412';
  const map = painted(f, 1100, (c) => {
    c.fillStyle = body;
    c.fillRect(-0.5, 0, 1, 1.5);
    c.fillStyle = look.accent;
    c.fillRect(-0.5, 0.08, 1, 0.02);
    c.beginPath();
    c.roundRect(-0.3, 0.26, 0.6, 0.72, 0.05);
    c.fill();
    c.fillStyle = mix(look.accent, '#fff4dc', 0.85);
    c.beginPath();
    c.roundRect(-0.28, 0.28, 0.56, 0.68, 0.04);
    c.fill();
    for (const [x, y, r] of [
      [-0.07, 0.8, 0.5],
      [0.08, 0.76, -0.6],
    ] as [number, number, number][]) {
      c.save();
      c.translate(x, y);
      c.rotate(r);
      c.fillStyle = body;
      c.beginPath();
      c.ellipse(0, 0, 0.062, 0.092, 0, 0, 7);
      c.fill();
      c.strokeStyle = look.accent;
      c.lineWidth = 0.012;
      c.beginPath();
      c.moveTo(0, 0.085);
      c.bezierCurveTo(0.035, 0.03, -0.035, -0.03, 0, -0.085);
      c.stroke();
      c.restore();
    }
    words(c, look.label ?? 'COFFEE', 0, 0.56, 0.13, body, BOLD, 0.5);
    words(c, 'roasted in small batches', 0, 0.45, 0.042, body, FINE, 0.5);
    words(c, '○', 0, 1.06, 0.1, pale, '100px "DejaVu Sans", sans-serif');
  });
  g.add(
    block(
      w,
      h * 0.86,
      d,
      new THREE.MeshPhysicalMaterial({
        map,
        roughness: 0.5,
        clearcoat: 0.25,
        clearcoatRoughness: 0.5,
        side: THREE.DoubleSide,
      }),
      h,
    ),
  );
  g.add(
    plank(matte(body, 0.5), w * 0.98, 0.13, 0.06, 0, h * 0.9, 0.01, 0.02),
    plank(matte(look.accent, 0.4), w * 1.06, 0.035, 0.075, 0, h * 0.9, 0.01, 0.01),
  );
}
