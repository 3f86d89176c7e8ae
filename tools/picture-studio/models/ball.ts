/**
 * A ball; body is the cover, accent the panels or seam.
 *
 * Variants: 0 football (pentagons and hexagons; label printed) · 1 cricket ball, leather with raised seam · 2
 * basketball · 3 volleyball · 4 three tennis (tape) balls · 5 gym ball. Params: none.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import { put } from '../goods.ts';
import { isDark, mix, painted, shade, words } from '../prints.ts';

/** Builds the ball. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -24, elevation: 12, fill: 0.7 },
    2: { azimuth: 40, elevation: 26, fill: 0.7 },
    3: { azimuth: -70, elevation: 8, fill: 1.05 },
  };
  const body = look.body[0] ?? '#f1efe9';
  const v = look.variant % 6;
  if (v === 0) g.add(football(body, look.accent, look.label));
  if (v === 1) cricket(g, body, look.accent);
  if (v === 2) g.add(grooved(body, look.accent, basket, 0.024, 'foam', look.label));
  if (v === 3) g.add(volley(body, look.accent));
  if (v === 4)
    for (const [i, [x, z]] of (
      [
        [-0.55, 0],
        [0.5, 0.12],
        [-0.02, 0.85],
      ] as [number, number][]
    ).entries()) {
      const b = grooved(look.body[i % look.body.length] ?? body, '#f4f1e9', tennis, 0.05, 'plush', undefined);
      b.scale.setScalar(0.5);
      b.position.set(x, 0, z);
      b.children[0]?.rotation.set(i, i * 2, 0.4);
      g.add(b);
    }
  if (v === 5) gym(g, body, look.accent);
  return g;
}

/** Shapes a fine sphere by a function of direction: answers height above the radius and the colour. */
function shaped(
  at: (n: THREE.Vector3) => { h: number; color: THREE.Color },
  weave: 'foam' | 'plush' | 'leather',
  detail = 60,
  roughness = 0.6,
): THREE.Mesh {
  const geo = new THREE.SphereGeometry(1, detail * 3, detail * 2);
  const pos = geo.getAttribute('position');
  const n = new THREE.Vector3();
  for (let i = 0; i < pos.count; i++) {
    n.fromBufferAttribute(pos, i).normalize();
    const { h } = at(n);
    pos.setXYZ(i, n.x * (1 + h), n.y * (1 + h), n.z * (1 + h));
  }
  geo.computeVertexNormals();
  const [w, hgt] = [900, 450];
  const px = new Uint8Array(w * hgt * 4);
  for (let j = 0; j < hgt; j++) {
    for (let i = 0; i < w; i++) {
      const [phi, theta] = [((i + 0.5) / w) * Math.PI * 2, (1 - (j + 0.5) / hgt) * Math.PI];
      n.set(-Math.cos(phi) * Math.sin(theta), Math.cos(theta), Math.sin(phi) * Math.sin(theta));
      const c = at(n).color.clone().convertLinearToSRGB();
      px.set([c.r * 255, c.g * 255, c.b * 255, 255], (j * w + i) * 4);
    }
  }
  const map = new THREE.DataTexture(px, w, hgt);
  map.colorSpace = THREE.SRGBColorSpace;
  map.magFilter = map.minFilter = THREE.LinearFilter;
  map.wrapS = THREE.RepeatWrapping;
  map.needsUpdate = true;
  const m = cloth({ map, weave, repeat: [10, 5], depth: weave === 'foam' ? 0.35 : 0.6, roughness });
  m.shadowSide = THREE.FrontSide;
  return put(geo, m, [0, 1, 0]);
}

/** Where the first picture's camera looks from. */
const FRONT = new THREE.Vector3(-0.34, 0.22, 0.91).normalize();
const PHI = (1 + Math.sqrt(5)) / 2;
const corners = (): THREE.Vector3[] =>
  [
    [0, 1, PHI],
    [0, -1, PHI],
    [0, 1, -PHI],
    [0, -1, -PHI],
  ]
    .flatMap(([a = 0, b = 0, c = 0]) => [
      new THREE.Vector3(a, b, c),
      new THREE.Vector3(b, c, a),
      new THREE.Vector3(c, a, b),
    ])
    .map((p) => p.normalize());

function football(body: string, accent: string, label?: string): THREE.Group {
  const fives = corners();
  const sixes: THREE.Vector3[] = [];
  for (let i = 0; i < 12; i++)
    for (let j = i + 1; j < 12; j++)
      for (let k = j + 1; k < 12; k++) {
        const [a, b, c] = [fives[i]!, fives[j]!, fives[k]!];
        if (a.distanceTo(b) < 1.2 && b.distanceTo(c) < 1.2 && a.distanceTo(c) < 1.2)
          sixes.push(a.clone().add(b).add(c).normalize());
      }
  const all = [...fives.map((p) => ({ p, five: true })), ...sixes.map((p) => ({ p, five: false }))];
  const [white, dark, ring] = [new THREE.Color(body), new THREE.Color(accent), new THREE.Color(mix(accent, body, 0.5))];
  const turn = new THREE.Quaternion().setFromUnitVectors(FRONT, sixes[4]!);
  const mesh = shaped(
    (n) => {
      const d = n.clone().applyQuaternion(turn);
      let [first, second] = [
        { c: all[0]!, d: 9 },
        { c: all[0]!, d: 9 },
      ];
      for (const c of all) {
        const away = Math.acos(Math.min(1, d.dot(c.p))) + (c.five ? 0.036 : 0);
        if (away < first.d) [first, second] = [{ c, d: away }, first];
        else if (away < second.d) second = { c, d: away };
      }
      const gap = second.d - first.d;
      const seam = Math.exp(-((gap / 0.022) ** 2));
      const color = first.c.five ? dark : second.c.five && gap < 0.11 ? ring : white;
      return {
        h: -0.022 * seam + 0.006 * Math.min(1, gap / 0.2),
        color: color.clone().multiplyScalar(1 - 0.45 * seam),
      };
    },
    'foam',
    64,
    0.42,
  );
  const g = new THREE.Group();
  g.add(mesh);
  if (label) g.add(print(label, shade(body, 0.85), 0.17));
  return g;
}

/** Words bent round the ball where it faces the viewer. */
function print(text: string, color: string, size: number): THREE.Mesh {
  const f = { x: -2, y: -0.5, w: 4, h: 1 };
  const map = painted(f, 512, (c) =>
    words(c, text, 0, 0, 0.7, color, '700 100px "Hind Siliguri", "Liberation Sans", sans-serif', 3.6),
  );
  const arc = size * 4;
  const geo = new THREE.SphereGeometry(1.009, 40, 12, (Math.PI - arc) / 2, arc, (Math.PI - size) / 2, size);
  const mesh = put(
    geo,
    new THREE.MeshStandardMaterial({
      map,
      transparent: true,
      roughness: 0.4,
      polygonOffset: true,
      polygonOffsetFactor: -2,
    }),
    [0, 1, 0],
  );
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), FRONT);
  mesh.userData['castShadow'] = false;
  return mesh;
}

type Curve = (n: THREE.Vector3) => number;
/** Distance to the nearest groove. */
const basket: Curve = (n) => Math.min(Math.abs(n.y), Math.abs(n.x), Math.abs(Math.hypot(n.z, n.y * 0.72) - 0.52), 9);
const tennis: Curve = (n) =>
  Math.abs(n.y - 0.62 * Math.cos(2 * Math.atan2(n.z, n.x)) * Math.sqrt(Math.max(0, 1 - n.y * n.y)) ** 0.6) * 0.8;

function grooved(
  body: string,
  line: string,
  curve: Curve,
  width: number,
  weave: 'foam' | 'plush',
  label?: string,
): THREE.Group {
  const [a, b] = [new THREE.Color(body), new THREE.Color(line)];
  const turn = new THREE.Euler(0.3, 0.5, 0.25);
  const g = new THREE.Group();
  g.add(
    shaped(
      (n) => {
        const d = curve(n.clone().applyEuler(turn));
        const k = 1 / (1 + Math.exp((d - width) / 0.006));
        return { h: -0.018 * k, color: a.clone().lerp(b, k) };
      },
      weave,
      64,
      weave === 'plush' ? 1 : 0.75,
    ),
  );
  if (label) g.add(print(label, line, 0.22));
  return g;
}

function volley(body: string, accent: string): THREE.Mesh {
  const tints = [new THREE.Color(body), new THREE.Color(accent), new THREE.Color(mix(body, '#ffffff', 0.6))];
  const turn = new THREE.Euler(0.4, 0.6, 0.1);
  return shaped(
    (n) => {
      const d = n.clone().applyEuler(turn);
      const a = [Math.abs(d.x), Math.abs(d.y), Math.abs(d.z)];
      const face = a.indexOf(Math.max(...a));
      const [p, q] = face === 0 ? [d.y, d.z] : face === 1 ? [d.z, d.x] : [d.x, d.y];
      const m = a[face]!;
      const s = (Math.atan(q / m) / (Math.PI / 4)) * 1.5;
      const edge = Math.min(
        Math.abs(s - 0.5),
        Math.abs(s + 0.5),
        Math.abs(Math.abs(p / m) - 1) * 1.4,
        Math.abs(Math.abs(q / m) - 1) * 1.4,
      );
      const seam = Math.exp(-((edge / 0.05) ** 2));
      const strip = s < -0.5 ? 0 : s < 0.5 ? 1 : 2;
      return { h: -0.022 * seam, color: tints[strip]!.clone().multiplyScalar(1 - 0.4 * seam) };
    },
    'leather',
    64,
    0.5,
  );
}

function cricket(g: THREE.Group, body: string, accent: string): void {
  const [red, white] = [new THREE.Color(body), new THREE.Color(isDark(body) === isDark(accent) ? '#2f6b4a' : accent)];
  const ball = shaped(
    (n) => {
      const band = Math.exp(-((n.y / 0.085) ** 6));
      let h = 0.028 * band;
      let k = 0;
      const around = Math.atan2(n.z, n.x) * 46;
      for (const row of [-0.066, -0.04, -0.015, 0.015, 0.04, 0.066]) {
        const d = Math.exp(-(((n.y - row) / 0.0075) ** 2)) * (Math.sin(around + row * 400) > -0.35 ? 1 : 0.1);
        h += 0.006 * d;
        k = Math.max(k, d);
      }
      h -= 0.008 * Math.exp(-(((Math.abs(n.y) - 0.098) / 0.012) ** 2));
      return {
        h,
        color: red
          .clone()
          .lerp(white, k * 0.95)
          .multiplyScalar(1 - 0.25 * Math.exp(-(((Math.abs(n.y) - 0.095) / 0.014) ** 2))),
      };
    },
    'leather',
    100,
    0.28,
  );
  ball.rotation.set(0.25, 0, -0.65);
  (ball.material as THREE.MeshStandardMaterial).normalScale.set(0.22, 0.22);
  g.add(ball);
}

function gym(g: THREE.Group, body: string, accent: string): void {
  const [a, b] = [new THREE.Color(body), new THREE.Color(accent)];
  g.add(
    shaped(
      (n) => {
        const rib = Math.cos(n.y * 46) * (Math.abs(n.y) < 0.75 ? 1 : 0);
        return { h: 0.006 * rib, color: a.clone().lerp(b, Math.abs(n.y) > 0.97 ? 1 : 0) };
      },
      'foam',
      60,
      0.45,
    ),
  );
}
