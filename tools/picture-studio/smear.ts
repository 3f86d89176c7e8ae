/** Cream and colour laid on paper. */
import * as THREE from 'three';
import { sheet } from './goods.ts';
import { part } from './kit.ts';

/** A stroke of the shade, drawn with a finger: thick at its beginning, ridged along its way, thin at its end. */
export function smear(color: string): THREE.Mesh {
  const stroke = sheet(70, 36, (u, v) => {
    const k = v * 2 - 1;
    const ends = Math.sqrt(Math.max(0, 1 - Math.abs(2 * u - 1) ** 5));
    const wide = 0.15 * ends * (1 + 0.12 * Math.sin(u * 9 + k) - 0.2 * u);
    const ridges = 0.7 + 0.3 * Math.sin(k * 13 + Math.sin(u * 5) * 0.8) * u;
    const thick = 0.06 * (1 - 0.55 * u) * Math.sqrt(Math.max(0, 1 - k * k)) * ridges;
    return [
      u * 1.1 - 0.55 + 0.05 * (1 - k * k),
      thick * Math.min(1, (1 - u) * 8, u * 12 + 0.1),
      -(k * wide + 0.1 * Math.sin(u * 3.2)),
    ];
  });
  const cream = new THREE.MeshPhysicalMaterial({
    color,
    roughness: 0.32,
    clearcoat: 0.5,
    clearcoatRoughness: 0.25,
    side: THREE.DoubleSide,
  });
  return part(stroke, cream);
}
