/** A flat television on feet or on a middle stand, its screen showing a landscape. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import {
  assemble,
  chance,
  decal,
  drawn,
  glow,
  isLight,
  matte,
  metal,
  part,
  roundedBox,
  roundedRect,
  slab,
  write,
} from '../kit.ts';

const DAYS: [string, string, string, string][] = [
  ['#fbe3b5', '#f08a5d', '#6a2c70', '#2b1640'],
  ['#d9f1ff', '#6bb7dd', '#2f6f8f', '#123845'],
  ['#fff3c4', '#a8d08d', '#3f8f5f', '#123f36'],
  ['#e8d7ff', '#8f7fe0', '#3f4aa3', '#141b4d'],
];

function landscape(look: Look): THREE.CanvasTexture {
  const [high, mid, low, deep] = DAYS[look.variant % DAYS.length]!;
  const roll = chance(look.variant * 7 + (look.label ?? '').length + 3);
  return drawn(1600, 900, (pen) => {
    const sky = pen.createLinearGradient(0, 0, 0, 760);
    sky.addColorStop(0, mid);
    sky.addColorStop(1, high);
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 1600, 900);
    pen.fillStyle = '#fffdf4';
    pen.globalAlpha = 0.85;
    pen.beginPath();
    pen.arc(400 + roll() * 800, 300, 80, 0, 7);
    pen.fill();
    for (let layer = 0; layer < 5; layer++) {
      const shadeOf = pen.createLinearGradient(0, 380 + layer * 90, 0, 900);
      shadeOf.addColorStop(0, layer < 2 ? mid : low);
      shadeOf.addColorStop(1, deep);
      pen.globalAlpha = 0.45 + layer * 0.13;
      pen.fillStyle = shadeOf;
      pen.beginPath();
      pen.moveTo(0, 900);
      const [a, b, c] = [roll() * 6, 90 + roll() * 60, 300 + roll() * 260];
      for (let x = 0; x <= 1600; x += 16)
        pen.lineTo(
          x,
          430 + layer * 88 + Math.sin(x / c + a) * b * 0.7 + Math.sin(x / 83 + a * 3) * 16 + Math.sin(x / 31 + a) * 6,
        );
      pen.lineTo(1600, 900);
      pen.fill();
    }
    pen.globalAlpha = 1;
  });
}

/** Builds a television. */
export function build(look: Look): THREE.Group {
  const body = look.body[0]!;
  const [w, h] = [3.2 * (look.params?.['width'] ?? 1), 1.84];
  const skin = isLight(body) ? metal(body, 0.4) : matte(body, 0.4);
  const up = look.variant % 2 ? 0.3 : 0.2;
  const panel = part(slab(roundedRect(w, h, 0.03), 0.07, 0.015), skin, 0, up + h / 2, 0);
  const hump = part(roundedBox(w * 0.7, h * 0.5, 0.12, 0.04), matte('#232326', 0.6), 0, up + h * 0.38, -0.08);
  const screen = glow('#ffffff', 0.95);
  screen.emissiveMap = landscape(look);
  screen.roughness = 0.18;
  const picture = part(new THREE.PlaneGeometry(w - 0.06, h - 0.1), screen, 0, up + h / 2 + 0.02, 0.036);
  const name = decal(
    0.34,
    0.05,
    drawn(512, 76, (pen) => {
      pen.fillStyle = '#c9cbce';
      write(pen, look.label ?? '', 256, 40, 60, 500, '600');
    }),
  );
  name.position.set(0, up + 0.036, 0.037);
  const group = assemble(panel, hump, picture, name);
  const leg = metal(isLight(look.accent) ? look.accent : '#4a4b4e', 0.4);
  if (look.variant % 2 === 0)
    for (const x of [-1, 1]) {
      for (const z of [-1, 1]) {
        const foot = part(roundedBox(0.05, 0.42, 0.05, 0.02), leg, x * w * 0.34, 0.11, z * 0.15);
        foot.rotation.x = z * -0.95;
        group.add(foot);
      }
    }
  else {
    group.add(
      part(roundedBox(0.34, 0.42, 0.06, 0.02), leg, 0, 0.2, -0.07),
      part(slab(roundedRect(1.3, 0.56, 0.1), 0.03, 0.01).rotateX(-Math.PI / 2), leg, 0, 0.015, 0),
    );
  }
  group.userData['shots'] = {
    1: { azimuth: -22, elevation: 6, fill: 0.86 },
    2: { azimuth: 30, elevation: 10, fill: 0.84 },
    3: { azimuth: 46, elevation: 6, fill: 1.5, focus: [0.72, 0.3, 0.5] },
  };
  return group;
}
