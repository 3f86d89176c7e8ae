/**
 * The room that the products mirror: a bright, warm photo studio with a soft box above, one at the side and dark gaps
 * that draw edges.
 */
import * as THREE from 'three';

interface Panel {
  at: [number, number, number];
  size: [number, number, number];
  glow: number;
  tint?: string;
}

const PANELS: Panel[] = [
  { at: [0, 7.6, 0.5], size: [7, 0.1, 5], glow: 9 },
  { at: [-7.6, 3.2, 2.5], size: [0.1, 6, 4.5], glow: 11 },
  { at: [7.6, 3.5, 1], size: [0.1, 5, 2], glow: 5, tint: '#fff2e2' },
  { at: [2.5, 3.4, 7.6], size: [2.6, 5, 0.1], glow: 3.4 },
  { at: [-3, 4.5, -7.6], size: [4, 3, 0.1], glow: 3, tint: '#eef3ff' },
];

/** Panels about small, polished things: narrow and bright, so that each facet and bend of metal finds one. */
const JEWEL_PANELS: Panel[] = [
  { at: [0, 7.6, 1], size: [9, 0.1, 3], glow: 10 },
  { at: [0, 7.6, -4.5], size: [9, 0.1, 2], glow: 7 },
  { at: [-7.6, 3.4, 3.6], size: [0.1, 8, 3], glow: 14 },
  { at: [-7.6, 3, -3.5], size: [0.1, 7, 1.4], glow: 7 },
  { at: [7.6, 3.5, 1.5], size: [0.1, 7, 1.6], glow: 9, tint: '#fff2e2' },
  { at: [-3.2, 3.6, 7.6], size: [1.5, 8, 0.1], glow: 7 },
  { at: [4.2, 3, 7.6], size: [1, 8, 0.1], glow: 5 },
  { at: [1, 4, -7.6], size: [5, 3, 0.1], glow: 4, tint: '#eef3ff' },
];

/** The rooms that products mirror: the studio, and one of more contrast for jewels. */
export type RoomName = 'studio' | 'jewels';

/** Builds a room as a scene of its own, to be blurred into an environment map. */
export function studioRoom(name: RoomName = 'studio'): THREE.Scene {
  const room = new THREE.Scene();
  const box = new THREE.BoxGeometry(1, 1, 1);
  const walls = new THREE.Mesh(
    box,
    new THREE.MeshBasicMaterial({
      color: name === 'jewels' ? new THREE.Color(0.3, 0.285, 0.27) : new THREE.Color(0.5, 0.49, 0.47),
      side: THREE.BackSide,
    }),
  );
  walls.scale.set(16, 16, 16);
  room.add(walls);
  const floor = new THREE.Mesh(box, new THREE.MeshBasicMaterial({ color: new THREE.Color(0.78, 0.76, 0.72) }));
  floor.scale.set(16, 0.2, 16);
  floor.position.y = -4;
  room.add(floor);
  for (const x of [-4.6, 4.9]) {
    const flag = new THREE.Mesh(box, new THREE.MeshBasicMaterial({ color: new THREE.Color(0.05, 0.05, 0.05) }));
    flag.scale.set(1.1, 7, 0.1);
    flag.position.set(x, 2, 7.4);
    room.add(flag);
  }
  for (const { at, size, glow, tint } of name === 'jewels' ? JEWEL_PANELS : PANELS) {
    const color = new THREE.Color(tint ?? '#ffffff').multiplyScalar(glow);
    const panel = new THREE.Mesh(box, new THREE.MeshBasicMaterial({ color }));
    panel.scale.set(...size);
    panel.position.set(...at);
    room.add(panel);
  }
  return room;
}
