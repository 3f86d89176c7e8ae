/** A bottle with a pump: round, shouldered, squarish, or with a flip cap in place of the pump, by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, decal, isLight, matte, part, roundedBox, roundedRect, shade, slab, turned, wrap } from '../kit.ts';
import { labelPrint, pump } from '../bottles.ts';

/** Builds the bottle. `params.width`, `params.height` stretch it. */
export function build(look: Look): THREE.Group {
  const body = look.body[0]!;
  const kind = look.variant % 4;
  const r = 0.44 * (look.params?.['width'] ?? 1);
  const h = 1.35 * (look.params?.['height'] ?? 1);
  const skin = new THREE.MeshPhysicalMaterial({
    color: body,
    roughness: 0.38,
    clearcoat: 0.5,
    clearcoatRoughness: 0.25,
  });
  const onBody = kind === 1 || kind === 3;
  const ink = onBody ? (isLight(body) ? '#2f2a25' : '#f7f2e9') : '#2f2a25';
  const print = (ratio: number): THREE.CanvasTexture =>
    labelPrint(
      look.label ?? '',
      onBody ? 'none' : '#fbf8f1',
      ink,
      look.accent === body ? shade(body, -0.3) : look.accent,
      kind,
      ratio,
    );
  const capColor = isLight(body)
    ? isLight(look.accent)
      ? '#f6f3ec'
      : look.accent
    : isLight(look.accent)
      ? look.accent
      : shade(body, -0.35);
  const group = new THREE.Group();
  let top = h;
  if (kind === 0) {
    group.add(
      part(
        turned([
          [0, 0],
          [r - 0.03, 0, 0.03],
          [r, 0.04, 0.03],
          [r, h * 0.86, 0.16],
          [r * 0.46, h * 0.985, 0.06],
          [r * 0.44, h + 0.03],
          [0, h + 0.03],
        ]),
        skin,
      ),
    );
    const label = wrap(r + 0.003, h * 0.58, 1.75, print((h * 0.58) / (r * 1.75)), 0.6);
    label.position.y = h * 0.42;
    group.add(label);
  } else if (kind === 1) {
    group.add(
      part(
        turned([
          [0, 0],
          [r * 0.95, 0, 0.04],
          [r * 1.0, h * 0.12, 0.12],
          [r * 1.0, h * 0.62, 0.4],
          [r * 0.72, h * 0.93, 0.24],
          [r * 0.44, h, 0.06],
          [r * 0.42, h + 0.03],
          [0, h + 0.03],
        ]),
        skin,
      ),
    );
    const label = wrap(r + 0.004, h * 0.5, 1.5, print((h * 0.5) / (r * 1.5)), 0.5);
    label.position.y = h * 0.35;
    group.add(label);
  } else if (kind === 2) {
    const [w, d] = [r * 2.1, r * 1.5];
    group.add(
      part(roundedBox(w, h, d, 0.12, 6), skin, 0, h / 2, 0),
      part(
        turned([
          [r * 0.46, h - 0.01],
          [r * 0.44, h + 0.05],
          [0, h + 0.05],
        ]),
        skin,
      ),
    );
    const label = decal(w * 0.76, h * 0.7, print((h * 0.7) / (w * 0.76)), 0.6);
    label.position.set(0, h * 0.48, d / 2 + 0.003);
    group.add(label);
  } else {
    group.add(part(slab(roundedRect(r * 2.1, h * 1.1, 0.2), r * 1.15, 0.14), skin, 0, h * 0.55 + 0.3, 0));
    const label = decal(r * 1.75, h * 0.84, print((h * 0.84) / (r * 1.75)), 0.5);
    label.position.set(0, h * 0.58 + 0.3, r * 0.578);
    group.add(label, part(slab(roundedRect(r * 1.5, 0.32, 0.05), r * 0.98, 0.06), matte(capColor, 0.35), 0, 0.16, 0));
    top = 0;
  }
  if (top) {
    const head = pump(capColor, r * 0.5);
    head.position.y = h + 0.01;
    head.rotation.y = 0.5;
    head.scale.setScalar(0.94);
    group.add(head);
  }
  group.userData['shots'] = {
    1: { azimuth: kind === 2 || kind === 3 ? -22 : -9, elevation: 8, fill: 0.8 },
    2: { azimuth: kind === 2 || kind === 3 ? 26 : 10, elevation: 16, fill: 0.8 },
    3: { azimuth: -12, elevation: 12, fill: 1.4, focus: [0.5, kind === 3 ? 0.5 : 0.56, 0.7] },
  };
  const whole = assemble(group);
  if (look.params?.['shot'] === 2 && look.body.length === 1) {
    const small = group.clone();
    small.scale.setScalar(0.76);
    small.position.set(r * 1.9, 0, r * 1.3);
    small.rotation.y = 0.25;
    group.position.x = -r * 0.6;
    whole.add(small);
  }
  whole.userData['shots'] = group.userData['shots'];
  return whole;
}
