/** A glass bottle with a dropper; a carton stands beside it in the second picture. Tall for hair oil, by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, carton, isLight, matte, metal, part, shade, turned, wrap } from '../kit.ts';
import { labelPrint } from '../bottles.ts';

/** Builds a dropper bottle. `body` is the glass, `accent` the label's ornament and the ring. */
export function build(look: Look): THREE.Group {
  const body = look.body[0]!;
  const kind = look.variant % 4;
  const shot = look.params?.['shot'] ?? 1;
  const r = (kind === 2 ? 0.36 : kind === 1 ? 0.5 : 0.44) * (look.params?.['width'] ?? 1);
  const h = (kind === 2 ? 1.35 : kind === 1 ? 0.82 : 1.05) * (look.params?.['height'] ?? 1);
  const inside = matte(shade(body, isLight(body) ? -0.06 : 0.02), 0.3);
  const shell = new THREE.MeshPhysicalMaterial({
    color: shade(body, 0.12),
    roughness: kind === 3 ? 0.5 : 0.06,
    transparent: true,
    opacity: 0.55,
    clearcoat: 1,
    clearcoatRoughness: kind === 3 ? 0.4 : 0.03,
  });
  const round = kind === 1 ? 0.22 : 0.12;
  const outline = (k: number): [number, number, number?][] => [
    [0, 0.02 / k],
    [(r - 0.02) * k, 0.02 / k, 0.05],
    [r * k, 0.1, 0.05],
    [r * k, h - 0.12, round],
    [r * 0.52 * k, h, 0.04],
    [r * 0.48 * k, h + 0.1],
  ];
  const fill = outline(0.9).map(([x, y, c]) => [x, Math.min(y + 0.03, h - 0.14), c ?? 0] as [number, number, number]);
  const liquid = part(turned([...fill.slice(0, 4), [0, h - 0.14]]), inside);
  const glassy = part(turned(outline(1)), shell);
  glassy.renderOrder = 1;
  glassy.castShadow = true;
  const dark = !isLight(body);
  const paper = kind === 3 ? 'none' : '#faf6ee';
  const arc = Math.min(1.75, (h * 0.72) / r);
  const print = labelPrint(
    look.label ?? '',
    paper,
    kind === 3 && dark ? '#f7f2e9' : '#2f2a25',
    look.accent,
    kind + 1,
    (h * 0.56) / (r * arc),
  );
  const label = wrap(r + 0.006, h * 0.56, arc, print, 0.6);
  label.position.y = h * 0.44;
  label.renderOrder = 2;
  const collar = part(
    turned([
      [r * 0.56, 0],
      [r * 0.58, 0.02, 0.01],
      [r * 0.58, 0.24],
      [r * 0.52, 0.27, 0.02],
      [r * 0.3, 0.28],
    ]),
    kind % 2 ? metal(isLight(look.accent) ? look.accent : '#c9a468', 0.25) : matte('#1f1f21', 0.4),
    0,
    h + 0.04,
    0,
  );
  const rubber = part(
    turned([
      [r * 0.36, 0],
      [r * 0.37, 0.06, 0.03],
      [r * 0.31, 0.14, 0.05],
      [r * 0.31, 0.36, 0.12],
      [r * 0.16, 0.48, 0.08],
      [0, 0.49],
    ]),
    matte(dark || kind % 2 ? '#f1ece2' : '#2a2a2c', 0.75),
    0,
    h + 0.3,
    0,
  );
  const bottle = assemble(liquid, glassy, label, collar, rubber);
  const group = assemble(bottle);
  if (shot === 2) {
    const box = carton(
      r * 2.2,
      h + 0.75,
      r * 2.2,
      '#f7f1e5',
      isLight(look.accent) ? shade(look.accent, -0.1) : look.accent,
      look.label ?? '',
    );
    box.position.set(-r * 2.1, 0, -r * 1.1);
    box.rotation.y = 0.25;
    bottle.position.x = r * 0.6;
    group.add(box);
  }
  group.userData['shots'] = {
    1: { azimuth: -8, elevation: 8, fill: 0.8 },
    2: { azimuth: 14, elevation: 12, fill: 0.8 },
    3: { azimuth: 16, elevation: 10, fill: 1.4, focus: [0.5, 0.4, 0.7] },
  };
  return group;
}
