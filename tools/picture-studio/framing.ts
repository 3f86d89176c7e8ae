/** Where the camera stands, and how it finds the product. */
import * as THREE from 'three';

/**
 * Where the camera stands. Angles in degrees; azimuth 0 looks at the front (+z), positive goes to the viewer's right.
 */
export interface Shot {
  azimuth: number;
  elevation: number;
  /** Share of the frame that the product fills; above 1 it becomes a detail. Usual 0.78. */
  fill?: number;
  /** Point of the bounding box, 0…1 on each axis, that a detail is centred on. */
  focus?: [number, number, number];
  /** Tilt of the camera in degrees. */
  roll?: number;
  /** Field of view in degrees. Usual 22. */
  fov?: number;
}

/**
 * Switches shadows on and answers the group's points in world space, at most some thousands; what is marked `scenery`
 * is not framed.
 */
export function prepare(group: THREE.Group): THREE.Vector3[] {
  const points: THREE.Vector3[] = [];
  group.updateMatrixWorld(true);
  group.traverse((node) => {
    if (!(node instanceof THREE.Mesh)) return;
    const geometry = node.geometry as THREE.BufferGeometry;
    const material = node.material as THREE.Material;
    node.castShadow = node.userData['castShadow'] !== false;
    node.receiveShadow = node.userData['receiveShadow'] !== false;
    if (material.transparent && material.opacity < 0.5) node.castShadow = false;
    if (node.userData['scenery']) return;
    const position = geometry.getAttribute('position');
    const step = Math.max(1, Math.floor(position.count / 600));
    for (let i = 0; i < position.count; i += step) {
      const point = new THREE.Vector3().fromBufferAttribute(position, i);
      if (node instanceof THREE.InstancedMesh) continue;
      points.push(point.applyMatrix4(node.matrixWorld));
    }
    if (node instanceof THREE.InstancedMesh) {
      node.computeBoundingBox();
      const b = node.boundingBox!.clone().applyMatrix4(node.matrixWorld);
      for (let k = 0; k < 8; k++)
        points.push(new THREE.Vector3(k & 1 ? b.min.x : b.max.x, k & 2 ? b.min.y : b.max.y, k & 4 ? b.min.z : b.max.z));
    }
  });
  return points;
}

/** Places the camera so that the projected product fills its share of the frame, in its middle. */
export function frame(
  points: THREE.Vector3[],
  box: THREE.Box3,
  shot: Shot,
  shift: [number, number] | undefined,
  aspect: number,
): THREE.PerspectiveCamera {
  const fill = shot.fill ?? 0.78;
  const camera = new THREE.PerspectiveCamera(shot.fov ?? 22, aspect, 0.01, 1000);
  const size = box.getSize(new THREE.Vector3());
  const r = size.length() / 2;
  const az = THREE.MathUtils.degToRad(shot.azimuth);
  const el = THREE.MathUtils.degToRad(shot.elevation);
  const away = new THREE.Vector3(Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el));
  const target = box.getCenter(new THREE.Vector3());
  let distance = r / Math.tan(THREE.MathUtils.degToRad(camera.fov / 2));
  const place = (): void => {
    camera.position.copy(target).addScaledVector(away, distance);
    camera.up.set(0, 1, 0);
    camera.lookAt(target);
    if (shot.roll) camera.rotateZ(THREE.MathUtils.degToRad(shot.roll));
    camera.near = Math.max(distance - r * 6, distance * 0.02);
    camera.far = distance + r * 40;
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld(true);
  };
  const focus = shot.focus ? new THREE.Vector3(...shot.focus).multiply(size).add(box.min) : undefined;
  const seen = new THREE.Box2();
  const flat = new THREE.Vector3();
  for (let round = 0; round < 7; round++) {
    place();
    seen.makeEmpty();
    for (const point of points) {
      flat.copy(point).project(camera);
      seen.expandByPoint(new THREE.Vector2(flat.x, flat.y));
    }
    const middle = seen.getCenter(new THREE.Vector2());
    const half = distance * Math.tan(THREE.MathUtils.degToRad(camera.fov / 2));
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    if (!focus) target.addScaledVector(right, middle.x * half * aspect).addScaledVector(up, middle.y * half);
    const extent = Math.max((seen.max.x - seen.min.x) / 2, (seen.max.y - seen.min.y) / 2);
    distance *= extent / fill;
  }
  if (focus) target.copy(focus);
  if (shift) {
    const half = distance * Math.tan(THREE.MathUtils.degToRad(camera.fov / 2));
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    target.addScaledVector(right, -shift[0] * 2 * half * aspect).addScaledVector(up, -shift[1] * 2 * half);
  }
  place();
  return camera;
}
