/** The cameras on a phone's back: on a square plateau, by themselves in a column, or on a wide or round island. */
import * as THREE from 'three';
import { assemble, lacquer, matte, metal, part, roundedRect, shade, slab, turned } from '../kit.ts';

/** Where the cameras sit. */
export type Cameras = 'plateau-three' | 'plateau-two' | 'column' | 'wide' | 'round' | 'tall';

/** A spot on the back, from the corner that holds the cameras, and the radius of the lens. */
type Spot = [x: number, y: number, radius: number];

/** What carries the lenses: size, middle and rounding, all from the same corner. */
interface Island {
  at: [number, number];
  size: [number, number];
  round: number;
  dark: boolean;
}

interface Layout {
  island?: Island;
  lenses: Spot[];
  flash: Spot;
  /** Microphone or depth sensor: a dark dot. */
  dots: Spot[];
}

const LAYOUTS: Record<Cameras, Layout> = {
  'plateau-three': {
    island: { at: [0.215, 0.22], size: [0.37, 0.38], round: 0.105, dark: false },
    lenses: [
      [0.13, 0.128, 0.081],
      [0.13, 0.312, 0.081],
      [0.297, 0.22, 0.081],
    ],
    flash: [0.318, 0.09, 0.03],
    dots: [
      [0.318, 0.35, 0.028],
      [0.24, 0.108, 0.007],
    ],
  },
  'plateau-two': {
    island: { at: [0.19, 0.195], size: [0.315, 0.32], round: 0.1, dark: false },
    lenses: [
      [0.12, 0.122, 0.078],
      [0.26, 0.268, 0.078],
    ],
    flash: [0.272, 0.108, 0.027],
    dots: [[0.19, 0.195, 0.007]],
  },
  column: {
    lenses: [
      [0.128, 0.14, 0.062],
      [0.128, 0.315, 0.062],
      [0.128, 0.49, 0.062],
    ],
    flash: [0.258, 0.14, 0.024],
    dots: [
      [0.258, 0.27, 0.014],
      [0.258, 0.34, 0.007],
    ],
  },
  wide: {
    island: { at: [0.3775, 0.19], size: [0.63, 0.25], round: 0.125, dark: true },
    lenses: [
      [0.195, 0.19, 0.088],
      [0.43, 0.19, 0.07],
    ],
    flash: [0.565, 0.19, 0.03],
    dots: [
      [0.318, 0.235, 0.024],
      [0.318, 0.16, 0.007],
    ],
  },
  round: {
    island: { at: [0.36, 0.34], size: [0.5, 0.5], round: 0.25, dark: true },
    lenses: [
      [0.36, 0.215, 0.073],
      [0.255, 0.395, 0.073],
      [0.465, 0.395, 0.055],
    ],
    flash: [0.36, 0.475, 0.026],
    dots: [[0.36, 0.34, 0.008]],
  },
  tall: {
    island: { at: [0.17, 0.29], size: [0.22, 0.46], round: 0.075, dark: false },
    lenses: [
      [0.17, 0.16, 0.072],
      [0.17, 0.34, 0.072],
    ],
    flash: [0.205, 0.465, 0.024],
    dots: [[0.135, 0.465, 0.022]],
  },
};

/** A round piece that lies on the back, its profile given as radius and height. */
function lying(profile: [number, number, number?][], material: THREE.Material): THREE.Mesh {
  return part(turned(profile, 56).rotateX(-Math.PI / 2), material);
}

/** A lens: a metal ring, dark glass, and behind it the barrel and a coated eye. */
function lens(r: number, rim: string): THREE.Group {
  const coated = new THREE.MeshPhysicalMaterial({
    color: '#101a3c',
    roughness: 0.06,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    iridescence: 1,
    iridescenceIOR: 1.9,
    iridescenceThicknessRange: [260, 260],
  });
  return assemble(
    lying(
      [
        [r * 0.84, 0],
        [r, 0],
        [r, r * 0.36, r * 0.1],
        [r * 0.86, r * 0.4, r * 0.03],
        [r * 0.84, r * 0.36],
      ],
      metal(rim, 0.2),
    ),
    lying(
      [
        [r * 0.85, r * 0.36],
        [r * 0.56, r * 0.36],
        [r * 0.55, r * 0.31],
        [r * 0.46, r * 0.31],
        [r * 0.44, r * 0.24],
      ],
      lacquer('#07070a', 0.2),
    ),
    lying(
      [
        [r * 0.47, r * 0.25],
        [r * 0.34, r * 0.305, r * 0.06],
        [r * 0.15, r * 0.33],
        [0, r * 0.335],
      ],
      coated,
    ),
    lying(
      [
        [r * 0.2, r * 0.331],
        [0, r * 0.338],
      ],
      lacquer('#020205', 0.1),
    ),
  );
}

/**
 * Builds the cameras of a phone whose back faces -z at `z` and whose corner with the cameras, seen from behind, is at
 * the given place.
 */
export function cameras(kind: Cameras, [left, top]: [number, number], z: number, body: string): THREE.Group {
  const { island, lenses, flash, dots } = LAYOUTS[kind];
  const group = new THREE.Group();
  const rise = island ? 0.026 : 0;
  const put = (node: THREE.Object3D, [x, y]: readonly [number, number, ...number[]], up = rise): void => {
    node.position.set(left - x, top - y, z - up);
    group.add(node);
  };
  if (island) {
    const [w, h] = island.size;
    const glass = island.dark ? lacquer('#15161a', 0.22) : lacquer(shade(body, 0.03), 0.16);
    put(part(slab(roundedRect(w, h, island.round), 0.052, 0.014, 24), glass), island.at, 0);
    if (island.dark)
      put(
        part(slab(roundedRect(w + 0.024, h + 0.024, island.round + 0.012), 0.036, 0.01, 24), metal(body, 0.3)),
        island.at,
        0,
      );
  }
  for (const spot of lenses) put(lens(spot[2], island?.dark ? '#54555a' : shade(body, 0.22)), spot);
  const lamp = assemble(
    lying(
      [
        [flash[2], 0],
        [flash[2], 0.006, 0.002],
        [flash[2] * 0.8, 0.006],
      ],
      metal('#c9c6bf', 0.3),
    ),
    lying(
      [
        [flash[2] * 0.82, 0.004],
        [0, 0.006],
      ],
      matte('#f4e7c2', 0.25),
    ),
  );
  put(lamp, flash);
  for (const dot of dots)
    put(
      lying(
        [
          [dot[2], 0],
          [dot[2], 0.003, 0.001],
          [0, 0.003],
        ],
        lacquer('#0b0b0d', 0.2),
      ),
      dot,
    );
  return group;
}
