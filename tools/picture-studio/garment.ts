/** The tailor: lays panels of one printed cloth over each other and dresses them with ribs, buttons and labels. */
import * as THREE from 'three';
import { heightOf, panel } from './cloth.ts';
import type { Frame, Height, Panel, Point } from './cloth.ts';
import { cloth } from './fabric.ts';
import type { Weave } from './fabric.ts';
import { binding, hangShots, WALL_LIGHT } from './hang.ts';
import { noise } from './noise.ts';
import { painted } from './prints.ts';
import type { Draw } from './prints.ts';
import type { Look } from '../../demo/catalogue/types.ts';
import type { Shot } from './framing.ts';

export interface Tailor {
  group: THREE.Group;
  /** Lays a panel; a colour replaces the printed cloth. Answers the height of its upper side. */
  lay: (p: Panel, color?: string, weave?: Weave) => Height;
  buttons: (at: Point[], on: Height, color: string, radius?: number) => void;
  /** A band that closes a round opening, along its plan in front and behind. */
  bind: (front: Point[], behind: Point[], on: Height, wide: number, color: string, weave?: Weave) => void;
  /** A woven label in the neck. */
  tag: (x: number, y: number, height: number, width?: number) => void;
}

/**
 * The three views of a garment laid flat: from above at a slight tilt, turned, and close to one spot (0 … 1 of its
 * bounds: x, height, z).
 */
export function flatShots(focus: [number, number] = [0.5, 0.2], closer = 1.4): Record<number, Partial<Shot>> {
  return {
    1: { azimuth: -3, elevation: 72, roll: 3 },
    2: { azimuth: 14, elevation: 56 },
    3: { azimuth: -18, elevation: 44, fill: closer, focus: [focus[0], 0.4, focus[1]] },
  };
}

/** Where a spot of the plan comes to lie: cloth is never quite straight, least where it lies on the ground. */
const drift = (x: number, y: number, loose: number): Point => [
  x + loose * (0.34 * noise(x * 0.2 + 3, y * 0.22, 8) + 0.05 * noise(x * 0.9, y * 0.8, 5)),
  y + loose * (0.3 * noise(x * 0.24, y * 0.2 + 9, 4) + 0.06 * noise(x * 0.8 + 5, y * 0.9, 6)),
];

function sway(mesh: THREE.Mesh, loose: number): THREE.Mesh {
  const at = mesh.geometry.getAttribute('position');
  for (let i = 0; i < at.count; i++) {
    const [x, y] = drift(at.getX(i), -at.getZ(i), loose);
    at.setX(i, x);
    at.setZ(i, -y);
  }
  mesh.geometry.computeVertexNormals();
  return mesh;
}

/** Opens a garment whose cloth is drawn over the frame; what hangs takes on the surface of a body. */
export function tailor(frame: Frame, draw: Draw, weave: Weave, shots = flatShots(), tile = 1.5, on?: Height): Tailor {
  const group = new THREE.Group();
  group.userData['shots'] = shots;
  group.userData['setting'] = WALL_LIGHT;
  const loose = on ? 0.3 : 1;
  const printed = cloth({
    map: painted(frame, 1200, draw),
    weave,
    repeat: [frame.w * tile, frame.h * tile],
    vertexColors: true,
    depth: 0.55,
  });
  const plain = new Map<string, THREE.Material>();
  const dyed = (color: string, w: Weave): THREE.Material => {
    const key = color + w;
    const made =
      plain.get(key) ??
      cloth({ color, weave: w, repeat: [frame.w * tile, frame.h * tile], vertexColors: true, depth: 0.55 });
    plain.set(key, made);
    return made;
  };
  return {
    group,
    lay: (p, color, w) => {
      const full = { frame, ...(on ? { base: on } : {}), ...p };
      group.add(sway(panel(full, color ? dyed(color, w ?? weave) : printed), loose));
      return heightOf(full);
    },
    buttons: (at, top, color, radius = 0.1) => {
      const disc = new THREE.CylinderGeometry(radius, radius, radius * 0.5, 24);
      const hole = new THREE.CylinderGeometry(radius * 0.14, radius * 0.14, radius * 0.52, 8);
      const shell = new THREE.MeshStandardMaterial({ color, roughness: 0.25 });
      const dark = new THREE.MeshStandardMaterial({ color: '#3b332b', roughness: 0.8 });
      for (const [x, y] of at) {
        const b = new THREE.Mesh(disc, shell);
        const [px, py] = drift(x, y, loose);
        b.position.set(px, top(x, y) + radius * 0.3, -py);
        for (const [i, j] of [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ] as Point[]) {
          const h = new THREE.Mesh(hole, dark);
          h.position.set(i * radius * 0.28, 0.01 * radius, j * radius * 0.28);
          b.add(h);
        }
        group.add(b);
      }
    },
    bind: (front, behind, top, wide, color, w) => {
      const line = [
        ...front.map(([x, y]) => new THREE.Vector3(x, top(x, y), -y)),
        ...behind.map(([x, y]) => new THREE.Vector3(x, 0.3, -y)),
      ];
      const rib = cloth({ color, weave: w ?? weave, repeat: [30, 1], vertexColors: true, depth: 0.5 });
      group.add(sway(new THREE.Mesh(binding(line, wide, 0.12), rib), loose));
    },
    tag: (x, y, height, width = 0.5) => {
      const [a, b] = [width / 2, width * 0.32];
      const outline: Point[] = [
        [x - a, y + b],
        [x + a, y + b],
        [x + a, y - b],
        [x - a, y - b],
      ];
      group.add(
        sway(
          panel(
            { outline, thick: 0.03, edge: 0.03, base: () => height, cells: 16 },
            cloth({ color: '#f3efe6', vertexColors: true }),
          ),
          loose,
        ),
      );
    },
  };
}

/** Several of the same garment, each in the next colour: fanned out on the ground, or on their hangers side by side. */
export function fan(look: Look, count: number, make: (look: Look) => THREE.Group, hung = false): THREE.Group {
  const all = new THREE.Group();
  for (let i = 0; i < count; i++) {
    const k = i - (count - 1) / 2;
    const body = look.body[i % look.body.length] ?? '#dddddd';
    const piece = make({ ...look, body: [body], label: i === 0 ? look.label : undefined } as Look);
    piece.rotation.y = hung ? 0 : k * -0.2;
    if (hung) piece.position.set(k * 2.6, (count - i) * 0.75, 0);
    else piece.position.set(k * (count > 3 ? 1.45 : 2.1), (count - i) * 0.42, Math.abs(k) * 0.5 + i * 0.12);
    all.userData = { ...piece.userData };
    all.add(piece);
  }
  all.userData['shots'] = hung ? hangShots([0.4, 0.25], 1.2) : flatShots([0.4, 0.35], 1.2);
  return all;
}
