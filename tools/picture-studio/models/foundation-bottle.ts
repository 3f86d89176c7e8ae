/**
 * Foundation: a square or round glass bottle with a tall cap or pump, a smear of its shade before it; drops (2), a
 * compact (3).
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import {
  assemble,
  decal,
  drawn,
  glass,
  isLight,
  lacquer,
  matte,
  metal,
  part,
  roundedBox,
  shade,
  turned,
  wrap,
  write,
} from '../kit.ts';
import { pump } from '../bottles.ts';
import { smear } from '../smear.ts';

function words(look: Look, ink: string): THREE.CanvasTexture {
  return drawn(512, 384, (pen) => {
    pen.fillStyle = ink;
    write(pen, look.label ?? '', 256, 120, 118, 480, '600', 'Liberation Serif');
    pen.fillRect(176, 210, 160, 4);
    pen.globalAlpha = 0.6;
    for (let i = 0; i < 3; i++) pen.fillRect(256 - 110 + i * 30, 254 + i * 34, 220 - i * 60, 9);
  });
}

/** A small bottle of drops. */
function drops(look: Look): THREE.Group {
  const cream = new THREE.MeshPhysicalMaterial({
    color: look.body[0]!,
    roughness: 0.3,
    clearcoat: 0.6,
    clearcoatRoughness: 0.15,
  });
  const clear = part(
    turned([
      [0, 0],
      [0.36, 0, 0.06],
      [0.38, 0.06],
      [0.38, 0.82, 0.14],
      [0.18, 0.94, 0.04],
      [0.17, 1.02],
    ]),
    glass('#ffffff', 0.12),
  );
  clear.renderOrder = 2;
  const print = wrap(0.385, 0.33, 1.15, words(look, isLight(look.body[0]!) ? '#3a2d24' : '#fbf3e7'));
  print.position.y = 0.44;
  print.renderOrder = 3;
  return assemble(
    part(
      turned([
        [0, 0.06],
        [0.33, 0.06, 0.04],
        [0.33, 0.74, 0.1],
        [0, 0.8],
      ]),
      cream,
    ),
    clear,
    print,
    part(
      turned([
        [0.2, 0.96],
        [0.215, 0.98, 0.01],
        [0.215, 1.2, 0.02],
        [0.12, 1.22],
      ]),
      metal('#cfb27a', 0.25),
    ),
    part(
      turned([
        [0.13, 1.2],
        [0.135, 1.26, 0.03],
        [0.12, 1.5, 0.1],
        [0.06, 1.62, 0.05],
        [0, 1.63],
      ]),
      matte(look.accent, 0.7),
    ),
  );
}

/** A compact with mirror and sponge. */
function compact(look: Look): THREE.Group {
  const shell = isLight(look.accent) ? metal(look.accent, 0.3) : lacquer(look.accent, 0.3);
  const base = part(
    turned(
      [
        [0, 0],
        [0.66, 0, 0.03],
        [0.7, 0.05, 0.03],
        [0.7, 0.12, 0.02],
        [0.62, 0.13],
        [0.6, 0.1],
        [0, 0.1],
      ],
      96,
    ),
    shell,
  );
  const pan = part(
    turned(
      [
        [0.58, 0.09],
        [0.57, 0.125, 0.02],
        [0, 0.13],
      ],
      96,
    ),
    matte(look.body[0]!, 0.9),
  );
  const stamp = decal(0.7, 0.5, words(look, shade(look.body[0]!, -0.2)), 0.9);
  stamp.rotation.x = -Math.PI / 2;
  stamp.position.y = 0.133;
  const lid = assemble(
    part(
      turned(
        [
          [0, 0],
          [0.66, 0, 0.03],
          [0.7, 0.05, 0.03],
          [0.7, 0.08],
        ],
        96,
      ),
      shell,
    ),
    part(
      turned(
        [
          [0.7, 0.08],
          [0.62, 0.085],
          [0.62, 0.075],
          [0, 0.075],
        ],
        96,
      ),
      metal('#e6ebee', 0.03),
    ),
  );
  lid.position.z = -0.72;
  const swing = assemble(lid);
  swing.position.set(0, 0.14, -0.7);
  swing.rotation.x = Math.PI / 2 - 0.25;
  const puff = part(
    turned(
      [
        [0, 0],
        [0.4, 0, 0.04],
        [0.42, 0.1, 0.06],
        [0, 0.15],
      ],
      64,
    ),
    matte('#e3a9ae', 0.98),
    0.75,
    0,
    0.45,
  );
  return assemble(base, pan, stamp, swing, puff);
}

/** Builds foundation. `body` is the shade of skin, `accent` the cap. */
export function build(look: Look): THREE.Group {
  const color = look.body[0]!;
  const kind = look.variant % 4;
  const shell = isLight(look.accent) ? metal(look.accent, 0.25) : lacquer(look.accent, 0.3);
  let group: THREE.Group;
  if (kind === 3) {
    group = compact(look);
  } else if (kind === 2) {
    group = drops(look);
  } else {
    const ink = isLight(color) ? '#3a2d24' : '#fbf3e7';
    const cream = new THREE.MeshPhysicalMaterial({
      color,
      roughness: 0.3,
      clearcoat: 0.6,
      clearcoatRoughness: 0.15,
    });
    group = new THREE.Group();
    if (kind === 0) {
      const clear = part(roundedBox(0.86, 1.2, 0.56, 0.09, 6), glass('#ffffff', 0.12), 0, 0.6, 0);
      clear.renderOrder = 2;
      const print = decal(0.54, 0.405, words(look, ink));
      print.position.set(0, 0.6, 0.285);
      print.renderOrder = 3;
      group.add(
        part(roundedBox(0.76, 1.04, 0.46, 0.07, 6), cream, 0, 0.6, 0),
        clear,
        print,
        part(
          turned(
            [
              [0.2, 1.18],
              [0.2, 1.28],
            ],
            48,
          ),
          metal('#cfb27a', 0.25),
        ),
        part(roundedBox(0.5, 0.66, 0.5, 0.035), shell, 0, 1.6, 0),
      );
    } else if (kind === 1) {
      const clear = part(
        turned([
          [0, 0],
          [0.4, 0, 0.05],
          [0.42, 0.05],
          [0.42, 1.15, 0.14],
          [0.2, 1.27, 0.04],
          [0.2, 1.32],
        ]),
        glass('#ffffff', 0.12),
      );
      clear.renderOrder = 2;
      const print = wrap(0.425, 0.37, 1.16, words(look, ink));
      print.position.y = 0.6;
      print.renderOrder = 3;
      const head = pump(look.accent, 0.22, isLight(look.accent));
      head.position.y = 1.28;
      head.rotation.y = 0.5;
      group.add(
        part(
          turned([
            [0, 0.08],
            [0.36, 0.08, 0.04],
            [0.36, 1.08, 0.12],
            [0, 1.16],
          ]),
          cream,
        ),
        clear,
        print,
        head,
      );
    }
  }
  const drop = smear(color);
  drop.position.set(0.5, 0, 0.6);
  drop.rotation.y = 0.5;
  if (kind !== 3) group.add(drop);
  group.userData['shots'] =
    kind === 3
      ? {
          1: { azimuth: -24, elevation: 24, fill: 0.8 },
          2: { azimuth: 26, elevation: 32, fill: 0.8 },
          3: { azimuth: 12, elevation: 46, fill: 1.3, focus: [0.4, 0.15, 0.55] },
        }
      : {
          1: { azimuth: -18, elevation: 12, fill: 0.78 },
          2: { azimuth: 24, elevation: 24, fill: 0.78 },
          3: { azimuth: 8, elevation: 16, fill: 1.25, focus: [0.36, 0.42, 0.5] },
        };
  return group;
}
