/** Woven, knitted and hairy surfaces: small tiling normal maps and the materials that wear them. */
import * as THREE from 'three';
import { hash, noise } from './noise.ts';

export type Weave = 'plain' | 'twill' | 'jersey' | 'knit' | 'rib' | 'plush' | 'leather' | 'foam';

const SIZE = 256;
const frac = (n: number): number => n - Math.floor(n);
const arch = (t: number): number => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2));

/** Threads crossing over and under; `over` says which lies on top. */
function woven(u: number, v: number, n: number, over: (i: number, j: number) => boolean): number {
  const i = Math.floor(u * n);
  const j = Math.floor(v * n);
  const warp = arch(frac(u * n)) * (0.6 + 0.4 * arch(frac(v * n)));
  const weft = arch(frac(v * n)) * (0.6 + 0.4 * arch(frac(u * n)));
  return (over(i, j) ? warp : weft) + (hash(i, j, 3) - 0.5) * 0.35;
}

/** Looped stitches in columns. */
function knitted(u: number, v: number, cols: number, rows: number): number {
  const fx = frac(u * cols);
  const slant = fx < 0.5 ? fx * 2 : 2 - fx * 2;
  return arch(frac(fx * 2)) * (0.35 + 0.65 * arch(frac(v * rows + slant * 0.8)));
}

/** Grain of hide: cells with soft borders. */
function hide(u: number, v: number, n: number): number {
  let near = 9;
  let second = 9;
  const x = u * n;
  const y = v * n;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const cx = Math.floor(x) + i;
      const cy = Math.floor(y) + j;
      const wx = (cx + n) % n;
      const wy = (cy + n) % n;
      const d = Math.hypot(cx + hash(wx, wy, 5) - x, cy + hash(wx, wy, 6) - y);
      if (d < near) [near, second] = [d, near];
      else if (d < second) second = d;
    }
  }
  return Math.min(1, (second - near) * 2.2);
}

function heightOf(weave: Weave, u: number, v: number): number {
  switch (weave) {
    case 'plain':
      return woven(u, v, 32, (i, j) => (i + j) % 2 === 0);
    case 'twill':
      return woven(u, v, 32, (i, j) => (i + j) % 4 < 2);
    case 'jersey':
      return knitted(u, v, 24, 32);
    case 'knit':
      return knitted(u, v, 10, 12);
    case 'rib':
      return 1.6 * arch(frac(u * 16)) + 0.25 * knitted(u, v, 32, 32);
    case 'plush':
      return (
        1.3 * noise(u * 44, v * 44, 4, 44) + 0.9 * noise(u * 88, v * 88, 9, 88) + 0.6 * noise(u * 16, v * 16, 2, 16)
      );
    case 'leather':
      return hide(u, v, 26) + 0.2 * noise(u * 64, v * 64, 4, 64);
    case 'foam':
      return hide(u, v, 40) * 0.6 + 0.4 * noise(u * 90, v * 90, 4, 90);
  }
}

const maps = new Map<Weave, THREE.DataTexture>();

/** The tiling normal map of a weave, in a copy that can be repeated on its own. */
export function weaveMap(weave: Weave, repeatX: number, repeatY: number): THREE.Texture {
  let made = maps.get(weave);
  if (!made) {
    const h = new Float32Array(SIZE * SIZE);
    for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) h[y * SIZE + x] = heightOf(weave, x / SIZE, y / SIZE);
    const px = new Uint8Array(SIZE * SIZE * 4);
    const get = (x: number, y: number): number => h[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)] ?? 0;
    for (let y = 0; y < SIZE; y++) {
      for (let x = 0; x < SIZE; x++) {
        const n = new THREE.Vector3(get(x - 1, y) - get(x + 1, y), get(x, y - 1) - get(x, y + 1), 0.9).normalize();
        px.set([n.x * 127 + 128, n.y * 127 + 128, n.z * 127 + 128, 255], (y * SIZE + x) * 4);
      }
    }
    made = new THREE.DataTexture(px, SIZE, SIZE);
    made.wrapS = made.wrapT = THREE.RepeatWrapping;
    made.magFilter = THREE.LinearFilter;
    made.minFilter = THREE.LinearMipmapLinearFilter;
    made.generateMipmaps = true;
    made.anisotropy = 4;
    maps.set(weave, made);
  }
  const copy = made.clone();
  copy.repeat.set(repeatX, repeatY);
  copy.needsUpdate = true;
  return copy;
}

export interface ClothOptions {
  color?: string;
  map?: THREE.Texture | null;
  weave?: Weave;
  /** How often the weave repeats over the texture coordinates 0 … 1. */
  repeat?: number | [number, number];
  depth?: number;
  roughness?: number;
  /** Soft bloom at grazing angles, for velvet and plush. */
  sheen?: number;
  vertexColors?: boolean;
  side?: THREE.Side;
}

/** A cloth or leather material. */
export function cloth(o: ClothOptions): THREE.MeshStandardMaterial {
  const [rx, ry] = typeof o.repeat === 'number' ? [o.repeat, o.repeat] : (o.repeat ?? [6, 6]);
  const shared = {
    color: new THREE.Color(o.map ? '#ffffff' : (o.color ?? '#ffffff')),
    map: o.map ?? null,
    normalMap: weaveMap(o.weave ?? 'plain', rx, ry),
    normalScale: new THREE.Vector2(o.depth ?? 0.6, o.depth ?? 0.6),
    roughness: o.roughness ?? 0.92,
    vertexColors: o.vertexColors ?? false,
    side: o.side ?? THREE.FrontSide,
  };
  if (!o.sheen)
    return new THREE.MeshPhysicalMaterial({ ...shared, specularIntensity: o.weave === 'leather' ? 1 : 0.35 });
  const tint = new THREE.Color(o.color ?? '#ffffff').lerp(new THREE.Color('#ffffff'), 0.5);
  return new THREE.MeshPhysicalMaterial({ ...shared, sheen: o.sheen, sheenRoughness: 0.5, sheenColor: tint });
}
