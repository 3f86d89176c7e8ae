/** A squeeze tube standing on its cap: round at the cap, pressed flat at the seam; one lies before it by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, isLight, lacquer, matte, metal, part, shade, turned } from '../kit.ts';
import { labelPrint } from '../bottles.ts';

/** The tube's skin: an ellipse that flattens towards the top. The front half carries u 0…1. */
function skinOf(r: number, h: number): THREE.BufferGeometry {
  const [sides, rings] = [96, 48];
  const geometry = new THREE.PlaneGeometry(1, 1, sides, rings);
  const [p, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')];
  for (let j = 0; j <= rings; j++)
    for (let i = 0; i <= sides; i++) {
      const k = j * (sides + 1) + i;
      const t = 1 - j / rings;
      const a = (i / sides) * Math.PI * 2 - Math.PI;
      const flat = Math.max(0, Math.min(1, t / 0.94));
      const squeeze = flat * flat * (3 - 2 * flat);
      const wide = r * (1 + 0.36 * squeeze);
      const deep = r * (1 - squeeze) + 0.012;
      p.setXYZ(k, Math.sin(a) * wide, t * h, Math.cos(a) * deep);
      uv.setXY(k, Math.sin(a) * 0.5 * (wide / (r * 1.36)) + 0.5, t);
    }
  geometry.computeVertexNormals();
  return geometry;
}

/** Builds a tube. `body` is the tube, `accent` the cap and the print's ornament. */
export function build(look: Look): THREE.Group {
  const body = look.body[0]!;
  const kind = look.variant % 4;
  const r = 0.34 * (look.params?.['width'] ?? 1);
  const h = 1.45 * (look.params?.['height'] ?? 1);
  const ink = isLight(body) ? '#2f2a25' : '#f7f2e9';
  const accent = look.accent === body ? shade(body, isLight(body) ? -0.35 : 0.4) : look.accent;
  const print = labelPrint(look.label ?? '', 'none', ink, accent, kind, 1.5);
  const one = (): THREE.Group => {
    const skin = part(
      skinOf(r, h),
      new THREE.MeshPhysicalMaterial({
        color: body,
        roughness: 0.42,
        clearcoat: 0.4,
        clearcoatRoughness: 0.3,
        side: THREE.DoubleSide,
      }),
      0,
      0.34,
      0,
    );
    const face = part(
      skinOf(r * 1.006, h),
      new THREE.MeshStandardMaterial({ map: print, transparent: true, roughness: 0.45 }),
      0,
      0.34,
      0.002,
    );
    face.userData['castShadow'] = false;
    const p = face.geometry.getAttribute('position');
    const index = [...face.geometry.getIndex()!.array];
    const front: number[] = [];
    for (let i = 0; i < index.length; i += 3)
      if ([0, 1, 2].every((k) => p.getZ(index[i + k]!) > 0)) front.push(...index.slice(i, i + 3));
    face.geometry.setIndex(front);
    const uv = face.geometry.getAttribute('uv');
    for (let i = 0; i < uv.count; i++)
      uv.setXY(i, (((uv.getX(i) - 0.5) * 1.36) / 0.94) * 0.92 + 0.5, (uv.getY(i) - 0.1) / 0.78);
    print.wrapS = print.wrapT = THREE.ClampToEdgeWrapping;
    const seam = part(
      new THREE.BoxGeometry(r * 2.74, 0.12, 0.024),
      matte(shade(body, -0.05), 0.5),
      0,
      0.34 + h - 0.03,
      0,
    );
    const cap = part(
      turned(
        [
          [0, 0],
          [r * 0.92, 0, 0.02],
          [r * 0.96, 0.03, 0.02],
          [r * 1.02, 0.34, 0.02],
          [r * 0.98, 0.36],
        ],
        72,
      ),
      kind % 2 ? metal(look.accent, 0.35) : lacquer(kind === 2 ? '#f7f4ed' : accent, 0.35),
    );
    return assemble(skin, face, seam, cap);
  };
  const first = one();
  const group = assemble(first);
  if (look.params?.['shot'] === 2) {
    const second = one();
    first.position.x = -0.5;
    second.rotation.x = -Math.PI / 2 + 0.12;
    second.position.y = r * 0.96;
    const lying = assemble(second);
    lying.rotation.y = -0.75;
    lying.position.set(0.15, 0, 0.95);
    group.add(lying);
  }
  group.userData['shots'] = {
    1: { azimuth: -20, elevation: 8, fill: 0.8 },
    2: { azimuth: 12, elevation: 30, fill: 0.8 },
    3: { azimuth: 18, elevation: 10, fill: 1.35, focus: [0.5, 0.5, 0.7] },
  };
  return group;
}
