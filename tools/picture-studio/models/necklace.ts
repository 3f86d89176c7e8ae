/** A necklace on a linen bust: chain with pendant, pearls, bead rows or a broad collar, by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, matte, metal, part, pipe, shade, slab, turned } from '../kit.ts';
import { beads, chain, gem, pearl } from '../gems.ts';

/** Radius of the bust in front at a height; wide shoulders are squeezed in depth. */
const PROFILE: [number, number][] = [
  [0.72, 0],
  [0.84, 0.5],
  [0.86, 0.82],
  [0.74, 1.06],
  [0.5, 1.24],
  [0.34, 1.38],
  [0.3, 1.56],
  [0.3, 1.84],
];
const DEEP = 0.62;

function girth(y: number): number {
  for (let i = 1; i < PROFILE.length; i++) {
    const [r1, y1] = PROFILE[i]!;
    const [r0, y0] = PROFILE[i - 1]!;
    if (y <= y1) return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0);
  }
  return 0.3;
}

/** A loop about the neck that dips to `low` in front, lying on the bust. */
function hang(low: number, lift: number, high = 1.5): THREE.Vector3[] {
  const points: THREE.Vector3[] = [];
  for (let i = 0; i <= 48; i++) {
    const a = (i / 48) * Math.PI * 2;
    const front = (1 + Math.cos(a)) / 2;
    const y = high - (high - low) * front ** 2.3;
    const r = girth(y) + lift;
    const narrow = front > 0.5 ? Math.min(1, 0.44 / r + 0.16) : 1;
    const x = Math.sin(a) * r * narrow;
    const inside = Math.min(1, Math.abs(x) / r);
    points.push(
      new THREE.Vector3(x, y, Math.sign(Math.cos(a)) * Math.sqrt(1 - inside * inside) * (girth(y) * DEEP + lift)),
    );
  }
  points.pop();
  return points;
}

/** Builds a necklace. */
export function build(look: Look): THREE.Group {
  const gold = look.body[0]!;
  const kind = look.variant % 4;
  const linen = matte('#d8cdbd', 0.95);
  const bust = part(
    turned(
      PROFILE.map(([r, y], i) => [r, y, i ? 0.2 : 0] as [number, number, number]),
      96,
    ).scale(1, 1, DEEP),
    linen,
  );
  const lid = part(
    turned([
      [0.3, 1.835],
      [0.29, 1.86, 0.01],
      [0, 1.865],
    ]).scale(1, 1, DEEP),
    matte('#b89a76', 0.6),
  );
  const group = assemble(bust, lid);
  const low = 0.86 / (look.params?.['drop'] ?? 1);
  if (kind === 0) {
    const line = hang(low, 0.022);
    group.add(chain(line, 0.026, gold, true));
    const bottom = line[0]!;
    const leaf = new THREE.Shape();
    leaf
      .moveTo(0, 0)
      .bezierCurveTo(0.1, 0.1, 0.22, 0.02, 0.17, -0.12)
      .bezierCurveTo(0.14, -0.22, 0.04, -0.28, 0, -0.36);
    leaf.bezierCurveTo(-0.04, -0.28, -0.14, -0.22, -0.17, -0.12).bezierCurveTo(-0.22, 0.02, -0.1, 0.1, 0, 0);
    const pendant = assemble(part(slab(leaf, 0.03, 0.012), metal(gold, 0.25)));
    const vein = metal(shade(gold, -0.25), 0.3);
    pendant.add(
      part(
        pipe(
          [
            [0, 0.04, 0.018],
            [0.004, -0.16, 0.018],
            [0, -0.33, 0.016],
          ],
          0.007,
          false,
          20,
        ),
        vein,
      ),
    );
    for (const side of [-1, 1])
      for (const k of [0, 1, 2])
        pendant.add(
          part(
            pipe(
              [
                [0, -0.04 - k * 0.075, 0.018],
                [side * 0.07, -0.015 - k * 0.075, 0.018],
                [side * (0.13 - k * 0.025), -0.035 - k * 0.075, 0.016],
              ],
              0.005,
              false,
              16,
            ),
            vein,
          ),
        );
    pendant.position.set(0, bottom.y - 0.07, bottom.z + 0.035);
    group.add(
      pendant,
      part(new THREE.TorusGeometry(0.035, 0.01, 10, 24), metal(gold, 0.2), 0, bottom.y - 0.035, bottom.z + 0.02),
    );
  } else if (kind === 1) {
    const nacre = pearl(look.body[0]!);
    group.add(beads(hang(0.92, 0.06), 0.062, nacre, undefined, true));
  } else if (kind === 2) {
    for (const [i, dip] of [1.06, 0.9, 0.72].entries()) {
      const line = hang(dip, 0.05, 1.5 - i * 0.04);
      group.add(
        beads(line, 0.058, matte(shade(gold, i * 0.07 - 0.07), 0.6), (t) => (Math.round(t * 60) % 4 ? 1 : 0.55), true),
      );
      group.add(beads(line, 0.047, metal('#c79a45', 0.3), (t) => (Math.round(t * 70) % 5 ? 0.4 : 1.28), true));
    }
    const bottom = hang(0.72, 0.05, 1.42)[0]!;
    group.add(
      part(
        turned(
          [
            [0, -0.1],
            [0.08, -0.06, 0.04],
            [0.08, 0.04, 0.04],
            [0, 0.08],
          ],
          40,
        ),
        matte(look.accent, 0.5),
        0,
        bottom.y - 0.12,
        bottom.z + 0.04,
      ),
    );
  } else {
    for (const [i, dip] of [1.1, 0.96, 0.82].entries())
      group.add(beads(hang(dip, 0.035, 1.52 - i * 0.03), 0.034, metal(gold, 0.25), undefined, true));
    const line = new THREE.CatmullRomCurve3(hang(0.82, 0.05, 1.46), true);
    for (let i = -5; i <= 5; i++) {
      const p = line.getPointAt((i * 0.032 + 1) % 1);
      const drop = assemble(
        gem(look.accent, 0.07 - Math.abs(i) * 0.004),
        part(
          new THREE.TorusGeometry(0.08 - Math.abs(i) * 0.004, 0.014, 10, 32).rotateX(Math.PI / 2),
          metal(gold, 0.22),
        ),
      );
      drop.rotation.x = Math.PI / 2 - 0.1;
      drop.position.set(p.x, p.y - 0.1, p.z + 0.02);
      group.add(drop);
    }
  }
  group.userData['setting'] = { room: 'jewels' };
  group.userData['shots'] = {
    1: { azimuth: -20, elevation: 8, fill: 0.84 },
    2: { azimuth: 26, elevation: 14, fill: 0.84 },
    3: { azimuth: 8, elevation: 6, fill: 1.75, focus: [0.5, 0.54, 0.9] },
  };
  return group;
}
