/**
 * A yoga mat, half rolled; body is the upper side, accent the lower side and strap.
 *
 * Variants: 0 foam mat with printed lines · 1 cork · 2 rolled up, with carrying strap · 3 mat with two blocks · 4 foam
 * roller. Params: `thick` (1 = usual).
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import { plank, put, sheet } from '../goods.ts';
import { matte, pipe } from '../kit.ts';
import { randomFrom } from '../noise.ts';
import { mix, painted, shade } from '../prints.ts';

/** Builds the mat. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -30, elevation: 28 },
    2: { azimuth: 36, elevation: 36 },
    3: { azimuth: -60, elevation: 18, fill: 1.5, focus: [0.75, 0.6, 0.5] },
  };
  const v = look.variant % 5;
  if (v === 4) roller(g, look);
  else roll(g, look, v);
  if (v === 3) {
    const m = cloth({ color: mix(look.accent, '#ffffff', 0.1), weave: 'foam', repeat: [2, 2] });
    g.add(plank(m, 0.24, 0.11, 0.16, -0.3, 0.065, 0.1, 0.02), plank(m, 0.24, 0.11, 0.16, -0.28, 0.175, 0.08, 0.02));
  }
  return g;
}

function roll(g: THREE.Group, look: Look, v: number): void {
  const body = look.body[0] ?? '#94a98b';
  const t = 0.022 * (look.params?.['thick'] ?? 1) * (v === 1 ? 0.8 : 1);
  const wide = 0.62;
  const flat = v === 2 ? 0.0 : 0.72;
  const turns = v === 2 ? 4.2 : 3.4;
  const r0 = 0.028;
  const pitch = t * 1.12;
  /** The path in side view: flat first, then a spiral inwards. */
  const outer = r0 + pitch * turns;
  const path = (s: number, off: number): [number, number] => {
    const cut = flat ? 0.42 : 0;
    if (s < cut) return [-flat + (s / cut) * flat, off];
    const k = (s - cut) / (1 - cut);
    const a = k * turns * Math.PI * 2;
    const r = outer - pitch * (a / (Math.PI * 2)) - off;
    return [Math.sin(a) * r, outer - Math.cos(a) * r];
  };
  const f = { x: -1.2, y: -0.31, w: 2.4, h: 0.62 };
  const cork = v === 1;
  const map = painted(f, 1400, (c) => {
    c.fillStyle = body;
    c.fillRect(-2, -1, 4, 2);
    if (cork) {
      const rand = randomFrom(5);
      for (let i = 0; i < 9000; i++) {
        c.globalAlpha = 0.25 + rand() * 0.4;
        c.fillStyle = mix(body, rand() < 0.55 ? '#3a2413' : '#f3dcae', 0.5);
        c.beginPath();
        c.ellipse(
          -1.2 + rand() * 2.4,
          -0.31 + rand() * 0.62,
          0.003 + rand() * 0.008,
          0.002 + rand() * 0.005,
          rand() * 3,
          0,
          7,
        );
        c.fill();
      }
      c.globalAlpha = 1;
    }
    c.strokeStyle = cork ? mix(body, '#2a180c', 0.7) : shade(body, 0.3);
    c.lineWidth = 0.006;
    c.strokeRect(-1.17, -0.28, 2.34, 0.56);
    for (const r of [0.16, 0.12]) {
      c.beginPath();
      c.arc(-0.72, 0, r, 0, 7);
      c.stroke();
    }
    for (let i = 0; i < 8; i++) {
      c.beginPath();
      c.ellipse(-0.72 + Math.cos(i * 0.785) * 0.06, Math.sin(i * 0.785) * 0.06, 0.06, 0.022, -i * 0.785, 0, 7);
      c.stroke();
    }
  });
  const top = cloth({ map, weave: 'foam', repeat: [18, 5], depth: cork ? 0.3 : 0.6, side: THREE.DoubleSide });
  const low = cloth({
    color: cork ? '#26231f' : look.accent,
    weave: 'foam',
    repeat: [18, 5],
    side: THREE.DoubleSide,
  });
  const one = new THREE.Group();
  const face = (off: number, m: THREE.Material): THREE.Mesh =>
    put(
      sheet(300, 2, (u, w) => {
        const [x, y] = path(u, off);
        return [x, y, (0.5 - w) * wide];
      }),
      m,
      [0, 0, 0],
    );
  one.add(face(t, top), face(0, low));
  for (const s of [1, -1])
    one.add(
      put(
        sheet(300, 1, (u, w) => {
          const [x, y] = path(u, w * t);
          return [x, y, (s * wide) / 2];
        }),
        low,
        [0, 0, 0],
      ),
    );
  for (const e of [0, 1])
    one.add(
      put(
        sheet(1, 1, (u, w) => {
          const [x, y] = path(e, u * t);
          return [x, y, (w - 0.5) * wide];
        }),
        low,
        [0, 0, 0],
      ),
    );
  if (v === 2) {
    const strap = cloth({ color: look.accent, weave: 'twill', repeat: [10, 1], side: THREE.DoubleSide });
    for (const z of [0.17, -0.17])
      one.add(
        put(
          new THREE.CylinderGeometry(outer + 0.006, outer + 0.006, 0.035, 60, 1, true),
          strap,
          [0, outer, z],
          [Math.PI / 2, 0, 0],
        ),
      );
    one.add(
      put(
        pipe(
          [
            [0, outer * 2, 0.17],
            [0.04, outer * 2.5, 0.12],
            [0.05, outer * 2.7, 0],
            [0.04, outer * 2.5, -0.12],
            [0, outer * 2, -0.17],
          ],
          0.01,
        ),
        strap,
        [0, 0, 0],
      ),
    );
    one.rotation.y = 0.5;
  }
  g.add(one);
}

function roller(g: THREE.Group, look: Look): void {
  const m = cloth({ color: look.body[0] ?? '#94a98b', weave: 'foam', repeat: [6, 3] });
  const r = 0.09;
  const geo = sheet(120, 60, (u, t) => {
    const a = u * Math.PI * 2;
    const knob = 0.008 * Math.sign(Math.sin(a * 8)) * Math.sign(Math.sin(t * Math.PI * 9));
    return [(t - 0.5) * 0.5, r + Math.cos(a) * (r + knob), Math.sin(a) * (r + knob)];
  });
  g.add(
    put(geo, m, [0, 0, 0]),
    put(
      new THREE.CylinderGeometry(r * 0.7, r * 0.7, 0.505, 48),
      matte(look.accent, 0.4),
      [0, r, 0],
      [0, 0, Math.PI / 2],
    ),
    put(
      new THREE.CylinderGeometry(r * 0.58, r * 0.58, 0.51, 48),
      matte('#1e1e1f', 0.8),
      [0, r, 0],
      [0, 0, Math.PI / 2],
    ),
  );
}
