/** What furniture and toys are made of: grained wood, planks, padded cushions, legs, and bodies swept over a grid. */
import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { cloth } from './fabric.ts';
import type { Weave } from './fabric.ts';
import { cloud, noise, randomFrom } from './noise.ts';
import { mix } from './prints.ts';

/**
 * Lays texture coordinates over a body by the side each face looks to, in world units; u runs along the longest axis.
 */
export function boxUv(g: THREE.BufferGeometry, perUnit: number, seed = 0): THREE.BufferGeometry {
  const out = g.index ? g.toNonIndexed() : g;
  out.computeBoundingBox();
  const size = (out.boundingBox as THREE.Box3).getSize(new THREE.Vector3()).toArray();
  const longest = size.indexOf(Math.max(...size));
  const pos = out.getAttribute('position');
  const uv = new Float32Array(pos.count * 2);
  const v = [0, 1, 2].map(() => new THREE.Vector3());
  const shift = randomFrom(seed + size[0]! * 31 + size[1]! * 17);
  const [du, dv] = [shift(), shift()];
  for (let i = 0; i < pos.count; i += 3) {
    v.forEach((p, k) => p.fromBufferAttribute(pos, i + k));
    const n = new THREE.Vector3()
      .subVectors(v[1]!, v[0]!)
      .cross(new THREE.Vector3().subVectors(v[2]!, v[0]!))
      .toArray()
      .map(Math.abs);
    const facing = n.indexOf(Math.max(...n));
    const axes = [0, 1, 2].filter((a) => a !== facing);
    if (axes[1] === longest) axes.reverse();
    v.forEach((p, k) => {
      uv[(i + k) * 2] = p.getComponent(axes[0]!) * perUnit + du;
      uv[(i + k) * 2 + 1] = p.getComponent(axes[1]!) * perUnit + dv;
    });
  }
  out.setAttribute('uv', new THREE.BufferAttribute(uv, 2));
  return out;
}

/** Grained wood of a colour. */
export function wood(color: string, roughness = 0.5): THREE.MeshStandardMaterial {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 512;
  const c = canvas.getContext('2d', { willReadFrequently: true })!;
  c.fillStyle = color;
  c.fillRect(0, 0, 512, 512);
  const rand = randomFrom(7);
  for (let i = 0; i < 260; i++) {
    const y = rand() * 540 - 14;
    const dark = rand() < 0.62;
    c.strokeStyle = mix(color, dark ? '#2a1408' : '#fff0d8', dark ? 0.5 : 0.4);
    c.globalAlpha = 0.05 + rand() * 0.2;
    c.lineWidth = 0.5 + rand() * rand() * 5;
    c.beginPath();
    for (let x = 0; x <= 512; x += 16) c.lineTo(x, y + noise((x / 512) * 2, y / 60, 3, 2) * 16);
    c.stroke();
  }
  for (let i = 0; i < 500; i++) {
    c.globalAlpha = 0.16;
    c.fillStyle = mix(color, '#1c0c04', 0.6);
    c.fillRect(rand() * 512, rand() * 512, 6 + rand() * 26, 1);
  }
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.wrapS = map.wrapT = THREE.RepeatWrapping;
  map.anisotropy = 8;
  return new THREE.MeshStandardMaterial({ map, roughness });
}

/** A board or bar with softened edges, its middle at a place. */
export function plank(
  material: THREE.Material,
  w: number,
  h: number,
  d: number,
  x = 0,
  y = 0,
  z = 0,
  radius = 0.012,
): THREE.Mesh {
  const g = new RoundedBoxGeometry(w, h, d, 3, Math.min(radius, w / 2.1, h / 2.1, d / 2.1));
  const m = new THREE.Mesh(boxUv(g, 0.9, x * 7 + y * 3 + z), material);
  m.position.set(x, y, z);
  return m;
}

export interface Puff {
  /** How boxy: 2 is an egg, 10 a brick. */
  square?: number;
  /** Swell of the upper and lower side. */
  crown?: number;
  wrinkle?: number;
  seed?: number;
  cells?: number;
  perUnit?: number;
}

/** A padded cushion. */
export function puff(w: number, h: number, d: number, o: Puff = {}): THREE.BufferGeometry {
  const { square = 7, crown = 0, wrinkle = 0.006, seed = 1, cells = 22, perUnit = 5 } = o;
  const g = new THREE.BoxGeometry(2, 2, 2, cells, Math.max(6, Math.round(cells * 0.5)), cells);
  const pos = g.getAttribute('position');
  const uv = g.getAttribute('uv');
  const bend = (t: number): number => Math.sign(t) * (1 - (1 - Math.abs(t)) ** 1.5);
  for (let i = 0; i < pos.count; i++) {
    let [x, y, z] = [bend(pos.getX(i)), bend(pos.getY(i)), bend(pos.getZ(i))];
    const k = (Math.abs(x) ** square + Math.abs(y) ** square + Math.abs(z) ** square) ** (-1 / square);
    [x, y, z] = [x * k, y * k, z * k];
    const lift = crown * (1 - x * x) * (1 - z * z) * Math.sign(y) * Math.min(1, Math.abs(y) * 1.5);
    const f = wrinkle * cloud((x * w) / 0.22 + seed * 5, (z * d) / 0.22 + y * 2, seed, 3);
    const [px, py, pz] = [(x * w) / 2, (y * h) / 2 + lift + f, (z * d) / 2 + f * 0.7];
    pos.setXYZ(i, px, py, pz);
  }
  g.computeVertexNormals();
  const normal = g.getAttribute('normal');
  for (let i = 0; i < pos.count; i++) {
    const [ax, ay, az] = [Math.abs(normal.getX(i)), Math.abs(normal.getY(i)), Math.abs(normal.getZ(i))];
    if (ay >= ax && ay >= az) uv.setXY(i, pos.getX(i) * perUnit, pos.getZ(i) * perUnit);
    else if (ax >= az) uv.setXY(i, pos.getZ(i) * perUnit, pos.getY(i) * perUnit);
    else uv.setXY(i, pos.getX(i) * perUnit, pos.getY(i) * perUnit);
  }
  return seamless(g);
}

/** Evens out the shading where faces of a box meet. */
function seamless(g: THREE.BufferGeometry): THREE.BufferGeometry {
  const pos = g.getAttribute('position');
  const normal = g.getAttribute('normal');
  const sums = new Map<string, THREE.Vector3>();
  const key = (i: number): string => `${pos.getX(i).toFixed(4)},${pos.getY(i).toFixed(4)},${pos.getZ(i).toFixed(4)}`;
  for (let i = 0; i < pos.count; i++) {
    const s = sums.get(key(i)) ?? new THREE.Vector3();
    sums.set(key(i), s.add(new THREE.Vector3().fromBufferAttribute(normal, i)));
  }
  for (let i = 0; i < pos.count; i++) {
    const s = sums.get(key(i))!.clone().normalize();
    normal.setXYZ(i, s.x, s.y, s.z);
  }
  return g;
}

/** Upholstery whose weave is sized in world units, for puffs and planks. */
export function upholstery(color: string, weave: Weave = 'plain', sheen = 0): THREE.MeshStandardMaterial {
  return cloth({ color, weave, repeat: 1, depth: 0.55, sheen, roughness: weave === 'leather' ? 0.55 : 0.92 });
}

/** A mesh set at a place and turned. */
export function put(
  g: THREE.BufferGeometry,
  m: THREE.Material,
  at: [number, number, number],
  turn: [number, number, number] = [0, 0, 0],
): THREE.Mesh {
  const mesh = new THREE.Mesh(g, m);
  mesh.position.set(...at);
  mesh.rotation.set(...turn);
  return mesh;
}

/** A round bar from one point to another, thinner at the end if told. */
export function bar(
  m: THREE.Material,
  from: [number, number, number],
  to: [number, number, number],
  r: number,
  rEnd = r,
): THREE.Mesh {
  const [a, b] = [new THREE.Vector3(...from), new THREE.Vector3(...to)];
  const g = new THREE.CylinderGeometry(rEnd, r, a.distanceTo(b), 20);
  const uv = g.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getY(i) * a.distanceTo(b) * 0.9, uv.getX(i) * r * 6);
  const mesh = new THREE.Mesh(g, m);
  mesh.position.copy(a).lerp(b, 0.5);
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.clone().sub(a).normalize());
  return mesh;
}

/** A surface over a grid: `at` answers the point for u and v from 0 to 1. Faces look outwards when u × v does. */
export function sheet(
  nu: number,
  nv: number,
  at: (u: number, v: number) => [number, number, number],
): THREE.BufferGeometry {
  const pos: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= nv; j++) {
    for (let i = 0; i <= nu; i++) {
      pos.push(...at(i / nu, j / nv));
      uv.push(i / nu, j / nv);
    }
  }
  for (let j = 0; j < nv; j++) {
    for (let i = 0; i < nu; i++) {
      const a = j * (nu + 1) + i;
      index.push(a, a + 1, a + nu + 2, a, a + nu + 2, a + nu + 1);
    }
  }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3));
  g.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  g.setIndex(index);
  g.computeVertexNormals();
  return g;
}

/**
 * A filled pillow standing upright, its front towards +z: pointed corners, full in the middle. Texture coordinates
 * cover front and back once.
 */
export function pillow(w: number, h: number, t: number, seed = 1, tile = 1, cells = 44): THREE.BufferGeometry {
  const side = (s: number) =>
    sheet(cells, cells, (u, v) => {
      const [a, b] = [(u * 2 - 1) * s, v * 2 - 1];
      const full = Math.max(0, (1 - a ** 4) * (1 - b ** 4)) ** 0.55;
      const crease =
        0.05 * cloud(a * 2.4 + seed * 3, b * 2.4 + s, seed, 3) +
        0.05 * Math.sin(Math.atan2(b, a) * 8 + seed) * Math.max(0, Math.hypot(a, b) - 0.6);
      return [
        (a * (1 - 0.07 * (1 - b * b)) * w) / 2,
        (b * (1 - 0.07 * (1 - a * a)) * h) / 2,
        s * t * 0.5 * full * (1 + crease),
      ];
    });
  const [front, back] = [side(1), side(-1)];
  const [nf, nb] = [front.getAttribute('position').count, back.getAttribute('position').count];
  const g = new THREE.BufferGeometry();
  const join = (name: string, size: number): void => {
    const all = new Float32Array((nf + nb) * size);
    all.set(front.getAttribute(name).array as Float32Array);
    all.set(back.getAttribute(name).array as Float32Array, nf * size);
    g.setAttribute(name, new THREE.BufferAttribute(all, size));
  };
  join('position', 3);
  join('normal', 3);
  join('uv', 2);
  g.setIndex([...front.index!.array, ...Array.from(back.index!.array, (i) => i + nf)]);
  const uv = g.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * tile, uv.getY(i) * tile);
  return g;
}
