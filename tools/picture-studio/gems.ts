/** Stones, chains and pearls for the jewellery models. */
import * as THREE from 'three';
import { brilliant, cutStone } from './cut-stone.ts';
import { metal, part } from './kit.ts';

/** A brilliant-cut stone, its table at y = 0.34 r, its point below. Diamonds are white; others take their colour. */
export function gem(color: string, r: number): THREE.Group {
  const group = new THREE.Group();
  group.add(cutStone(brilliant(r), color));
  return group;
}

/** A stone in a claw setting on the y axis. */
export function claws(r: number, metalColor: string, count = 4): THREE.Group {
  const group = new THREE.Group();
  const gold = metal(metalColor, 0.1);
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + 0.4;
    const claw = part(
      new THREE.CapsuleGeometry(r * 0.11, r * 1.05, 6, 12),
      gold,
      Math.cos(a) * r * 0.82,
      -r * 0.25,
      Math.sin(a) * r * 0.82,
    );
    claw.rotation.set(Math.sin(a) * 0.36, 0, -Math.cos(a) * 0.36);
    group.add(claw);
  }
  group.add(part(new THREE.TorusGeometry(r * 0.55, r * 0.09, 10, 40).rotateX(Math.PI / 2), gold, 0, -r * 0.55, 0));
  return group;
}

/** A chain of oval links along a closed or open path. */
export function chain(points: THREE.Vector3[], size: number, color: string, closed = false): THREE.Group {
  const curve = new THREE.CatmullRomCurve3(points, closed, 'centripetal');
  const count = Math.floor(curve.getLength() / (size * 1.45));
  const link = new THREE.TorusGeometry(size * 0.62, size * 0.17, 8, 18).scale(1.45, 1, 1);
  const links = new THREE.InstancedMesh(link, metal(color, 0.2), count);
  const place = new THREE.Matrix4();
  const turn = new THREE.Quaternion();
  const twist = new THREE.Quaternion();
  const one = new THREE.Vector3(1, 1, 1);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    turn.setFromUnitVectors(new THREE.Vector3(1, 0, 0), curve.getTangentAt(t));
    twist.setFromAxisAngle(new THREE.Vector3(1, 0, 0), i % 2 ? 0.75 : -0.75);
    place.compose(curve.getPointAt(t), turn.clone().multiply(twist), one);
    links.setMatrixAt(i, place);
  }
  const group = new THREE.Group();
  group.add(links);
  return group;
}

/** A row of beads along a path; `grow` scales each by its place t. */
export function beads(
  points: THREE.Vector3[],
  r: number,
  material: THREE.Material,
  grow: (t: number) => number = () => 1,
  closed = false,
): THREE.Group {
  const curve = new THREE.CatmullRomCurve3(points, closed, 'centripetal');
  const count = Math.floor(curve.getLength() / (r * 2.04));
  const balls = new THREE.InstancedMesh(new THREE.SphereGeometry(r, 24, 16), material, count);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const s = grow(t);
    const p = curve.getPointAt(t);
    balls.setMatrixAt(i, new THREE.Matrix4().makeScale(s, s, s).setPosition(p));
  }
  const group = new THREE.Group();
  group.add(balls);
  return group;
}

/** Lustrous pearl. */
export function pearl(color = '#f2eadf'): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({
    color,
    roughness: 0.25,
    metalness: 0.15,
    clearcoat: 0.8,
    clearcoatRoughness: 0.15,
    iridescence: 0.5,
    sheen: 0.4,
  });
}
