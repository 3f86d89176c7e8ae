/** Points of light, spread evenly over soft box and sky. */
import * as THREE from 'three';

/** Turns a light towards its target from a direction, four radii away. */
export function aim(light: THREE.DirectionalLight, direction: THREE.Vector3, r: number): void {
  light.position.copy(light.target.position).addScaledVector(direction.normalize(), r * 4);
}

/** Three numbers for sample `i` of `of`, 0…1 each, that together cover their cube evenly. */
export function spread(i: number, of: number): [number, number, number] {
  return [radical(i + 1, 3), radical(i + 1, 5), (i + 0.5) / of];
}

/** A low-discrepancy sequence, so that few passes cover light and pixel evenly. */
export function radical(index: number, base: number): number {
  let [result, share] = [0, 1 / base];
  for (let i = index; i > 0; i = Math.floor(i / base), share /= base) result += share * (i % base);
  return result;
}

/** A point of the unit ball. */
export function inBall(u: number, v: number, w: number): THREE.Vector3 {
  const radius = Math.cbrt(w);
  const z = 2 * u - 1;
  const ring = Math.sqrt(1 - z * z);
  return new THREE.Vector3(ring * Math.cos(v * 2 * Math.PI), z, ring * Math.sin(v * 2 * Math.PI)).multiplyScalar(
    radius,
  );
}

/** A direction of the upper half sphere, weighted towards the zenith. */
export function dome(u: number, v: number): THREE.Vector3 {
  const ring = Math.sqrt(u * 0.78);
  return new THREE.Vector3(
    ring * Math.cos(v * 2 * Math.PI),
    Math.sqrt(1 - ring * ring),
    ring * Math.sin(v * 2 * Math.PI),
  );
}
