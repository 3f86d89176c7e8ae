/** Small helpers that the models share: surfaces, shapes, printed labels. */
import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';

/** A body of matte or glossy plastic, paint or paper: `roughness` 0 mirrors, 1 is chalk. */
export function matte(color: THREE.ColorRepresentation, roughness = 0.55): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial({ color, roughness });
}

/** Polished or brushed metal. */
export function metal(color: THREE.ColorRepresentation, roughness = 0.25): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial({ color, roughness, metalness: 1 });
}

/** Lacquered surface: a base under a clear coat. */
export function lacquer(color: THREE.ColorRepresentation, roughness = 0.4): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({ color, roughness, clearcoat: 1, clearcoatRoughness: 0.08 });
}

/** Tinted see-through glass. Put what is inside it into the same group. */
export function glass(color: THREE.ColorRepresentation, opacity = 0.35): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({
    color,
    roughness: 0.04,
    transparent: true,
    opacity,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    depthWrite: false,
    side: THREE.DoubleSide,
  });
}

/** A surface that shines by itself: screens, lit bulbs. */
export function glow(color: THREE.ColorRepresentation, strength = 1): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial({
    color: '#000000',
    emissive: color,
    emissiveIntensity: strength,
    roughness: 0.35,
  });
}

/** A mesh at a place. */
export function part(geometry: THREE.BufferGeometry, material: THREE.Material, x = 0, y = 0, z = 0): THREE.Mesh {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.position.set(x, y, z);
  return mesh;
}

/** A box with rounded edges, centred on the origin. */
export function roundedBox(
  width: number,
  height: number,
  depth: number,
  radius: number,
  segments = 4,
): THREE.BufferGeometry {
  return new RoundedBoxGeometry(
    width,
    height,
    depth,
    segments,
    Math.min(radius, width / 2.01, height / 2.01, depth / 2.01),
  );
}

/** A rectangle with rounded corners as a shape, centred on the origin. */
export function roundedRect(width: number, height: number, radius: number): THREE.Shape {
  const [w, h, r] = [width / 2, height / 2, Math.min(radius, width / 2, height / 2)];
  const shape = new THREE.Shape();
  shape
    .moveTo(-w + r, -h)
    .lineTo(w - r, -h)
    .absarc(w - r, -h + r, r, -Math.PI / 2, 0, false);
  shape.lineTo(w, h - r).absarc(w - r, h - r, r, 0, Math.PI / 2, false);
  shape.lineTo(-w + r, h).absarc(-w + r, h - r, r, Math.PI / 2, Math.PI, false);
  shape.lineTo(-w, -h + r).absarc(-w + r, -h + r, r, Math.PI, Math.PI * 1.5, false);
  return shape;
}

/** A slab: a shape given thickness along z, with softened edges, centred on z = 0. */
export function slab(shape: THREE.Shape, depth: number, bevel: number, curveSegments = 16): THREE.BufferGeometry {
  const inner = Math.max(depth - 2 * bevel, 0.0001);
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: inner,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelThickness: bevel,
    bevelSegments: 5,
    curveSegments,
  });
  return geometry.translate(0, 0, -inner / 2);
}

/** A corner of a turned body: radius, height and, if wanted, how far the corner is rounded. */
export type Corner = [radius: number, height: number, round?: number];

/**
 * A body turned on a lathe about the y axis; corners may be rounded. The path runs up the outside, over the top, and
 * down the inside of an open vessel.
 */
export function turned(corners: Corner[], segments = 72): THREE.BufferGeometry {
  const path: THREE.Vector2[] = [];
  corners.forEach(([x, y, round = 0], i) => {
    const here = new THREE.Vector2(x, y);
    const before = corners[i - 1];
    const after = corners[i + 1];
    if (!round || !before || !after) {
      path.push(here);
      return;
    }
    const a = new THREE.Vector2(before[0], before[1]).sub(here);
    const b = new THREE.Vector2(after[0], after[1]).sub(here);
    const cut = Math.min(round, a.length() * 0.49, b.length() * 0.49);
    a.setLength(cut).add(here);
    b.setLength(cut).add(here);
    const bend = new THREE.QuadraticBezierCurve(a, here, b);
    path.push(...bend.getPoints(6));
  });
  const crisp: THREE.Vector2[] = [];
  path.forEach((point, i) => {
    const before = path[i - 1];
    const after = path[i + 1];
    if (before && after) {
      const turn = Math.abs(point.clone().sub(before).angle() - after.clone().sub(point).angle());
      const gap = 1e-4;
      if (Math.min(turn, 2 * Math.PI - turn) > 0.6) {
        crisp.push(
          point.clone().lerp(before, Math.min(0.3, gap / point.distanceTo(before))),
          point,
          point.clone().lerp(after, Math.min(0.3, gap / point.distanceTo(after))),
        );
        return;
      }
    }
    crisp.push(point);
  });
  const body = new THREE.LatheGeometry(crisp, segments);
  const along = [0];
  for (let i = 1; i < crisp.length; i++) along.push(along[i - 1]! + crisp[i]!.distanceTo(crisp[i - 1]!));
  const uv = body.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setY(i, along[i % crisp.length]! / along.at(-1)!);
  return body;
}

/** A round bar along a smooth path through points. */
export function pipe(
  points: [number, number, number][],
  radius: number,
  closed = false,
  segments = 96,
): THREE.BufferGeometry {
  const curve = new THREE.CatmullRomCurve3(
    points.map((p) => new THREE.Vector3(...p)),
    closed,
    'centripetal',
  );
  return new THREE.TubeGeometry(curve, segments, radius, 14, closed);
}

/** A picture drawn on a canvas, as a texture. */
export function drawn(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  draw(pen);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Sets text centred at a place, shrunk to the width it may take. */
export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  room: number,
  style = '600',
  family = 'Hind Siliguri',
): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `${style} ${size}px "${family}", "Liberation Sans", sans-serif`;
  const width = pen.measureText(text).width;
  if (width > room) pen.font = `${style} ${(size * room) / width}px "${family}", "Liberation Sans", sans-serif`;
  pen.fillText(text, x, y);
}

/** A material that shows a drawn texture, see-through where nothing was drawn. */
export function printed(map: THREE.Texture, roughness = 0.5): THREE.MeshStandardMaterial {
  return new THREE.MeshStandardMaterial({
    map,
    roughness,
    transparent: true,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
}

/** A flat print, to be laid just before a surface; faces +z. */
export function decal(width: number, height: number, map: THREE.Texture, roughness = 0.5): THREE.Mesh {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), printed(map, roughness));
  mesh.userData['castShadow'] = false;
  return mesh;
}

/** A print wrapped about an upright cylinder; its middle faces +z. `arc` is the angle it covers. */
export function wrap(radius: number, height: number, arc: number, map: THREE.Texture, roughness = 0.5): THREE.Mesh {
  const geometry = new THREE.CylinderGeometry(radius, radius, height, 64, 1, true, -arc / 2, arc);
  const mesh = new THREE.Mesh(geometry, printed(map, roughness));
  mesh.userData['castShadow'] = false;
  return mesh;
}

/** A colour made lighter (positive) or darker (negative), by a share of −1…1. */
export function shade(color: string, by: number): string {
  const c = new THREE.Color(color);
  c.lerp(new THREE.Color(by > 0 ? '#ffffff' : '#000000'), Math.abs(by));
  return `#${c.getHexString()}`;
}

/** Whether a colour is light, so that dark print reads on it. */
export function isLight(color: string): boolean {
  const c = new THREE.Color(color).convertLinearToSRGB();
  return 0.299 * c.r + 0.587 * c.g + 0.114 * c.b > 0.55;
}

/** Repeatable chance: the same seed gives the same numbers, each 0…1. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A group of parts. */
export function assemble(...parts: THREE.Object3D[]): THREE.Group {
  const group = new THREE.Group();
  group.add(...parts);
  return group;
}

/**
 * A flat band swept along a path in the y-z plane, its width along x; for straps, head bands and bracelets. `width` and
 * `thick` may change with t, 0…1.
 */
export function strap(
  path: [y: number, z: number][],
  width: (t: number) => number,
  thick: (t: number) => number,
  closed = false,
  steps = 120,
): THREE.BufferGeometry {
  const curve = new THREE.CatmullRomCurve3(
    path.map(([y, z]) => new THREE.Vector3(0, y, z)),
    closed,
    'centripetal',
  );
  const section = 12;
  const [positions, indices]: [number[], number[]] = [[], []];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const p = curve.getPointAt(closed ? t % 1 : t);
    const d = curve.getTangentAt(closed ? t % 1 : t);
    const [w, h] = [width(t) / 2, thick(t) / 2];
    for (let k = 0; k < section; k++) {
      const angle = (k / section) * Math.PI * 2 + Math.PI / section;
      const power = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.35;
      const [x, n] = [power(Math.cos(angle)) * w, power(Math.sin(angle)) * h];
      positions.push(x, p.y + d.z * n, p.z - d.y * n);
    }
  }
  for (let i = 0; i < steps; i++)
    for (let k = 0; k < section; k++) {
      const [a, b] = [i * section + k, i * section + ((k + 1) % section)];
      indices.push(a, b, a + section, b, b + section, a + section);
    }
  if (!closed)
    for (const start of [0, steps * section])
      for (let k = 1; k < section - 1; k++) {
        if (start) indices.push(start, start + k, start + k + 1);
        else indices.push(start, start + k + 1, start + k);
      }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}

/** A folded carton with a printed front, standing on y = 0. */
export function carton(
  width: number,
  height: number,
  depth: number,
  color: string,
  accent: string,
  label: string,
): THREE.Group {
  const box = part(roundedBox(width, height, depth, 0.012, 2), matte(color, 0.7), 0, height / 2, 0);
  const ink = isLight(color) ? '#2b2622' : '#f6f1e7';
  const print = drawn(512, Math.round((512 * height) / width), (pen) => {
    const tall = pen.canvas.height;
    pen.fillStyle = accent;
    pen.fillRect(0, tall * 0.86, 512, tall * 0.14);
    pen.fillRect(206, tall * 0.2, 100, 6);
    pen.fillStyle = ink;
    write(pen, label, 256, tall * 0.33, 92, 400, '600');
    pen.fillRect(150, tall * 0.43, 212, 3);
    pen.globalAlpha = 0.55;
    for (let i = 0; i < 3; i++) pen.fillRect(256 - 90 + i * 18, tall * 0.49 + i * 24, 180 - i * 36, 7);
  });
  const face = decal(width * 0.985, height * 0.985, print, 0.7);
  face.position.set(0, height / 2, depth / 2 + 0.002);
  return assemble(box, face);
}
