/**
 * Kitchen bottles and jars: tall square glass, round flask, plastic bottle with a grip, or a corked apothecary bottle,
 * by variant.
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { assemble, decal, isLight, matte, metal, part, roundedBox, shade, turned, wrap } from '../kit.ts';
import { labelPrint } from '../bottles.ts';

/** Builds an oil bottle. `body` is what is inside, `accent` the cap and the label's ornament. */
export function build(look: Look): THREE.Group {
  const oil = look.body[0]!;
  const kind = look.variant % 4;
  const inside = new THREE.MeshPhysicalMaterial({
    color: oil,
    roughness: 0.12,
    clearcoat: 1,
    emissive: oil,
    emissiveIntensity: 0.22,
  });
  const clear = new THREE.MeshPhysicalMaterial({
    color: isLight(oil) ? '#fffdf4' : shade(oil, 0.3),
    roughness: 0.05,
    transparent: true,
    opacity: 0.22,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    depthWrite: false,
  });
  const cap = kind === 0 ? metal(isLight(look.accent) ? look.accent : '#2a2622', 0.3) : matte(look.accent, 0.4);
  const print = (ratio: number): THREE.CanvasTexture =>
    labelPrint(look.label ?? '', '#fbf5e6', '#3a2a18', look.accent, kind === 0 ? 1 : kind, ratio);
  const group = new THREE.Group();
  const h = look.params?.['height'] ?? 1;
  const shell = (mesh: THREE.Mesh): THREE.Mesh => {
    mesh.renderOrder = 2;
    return mesh;
  };
  let label: THREE.Mesh;
  if (kind === 0) {
    const tall = 1.5 * h;
    group.add(
      part(roundedBox(0.6, tall - 0.1, 0.6, 0.07, 5), inside, 0, tall / 2, 0),
      part(
        turned(
          [
            [0.26, tall - 0.06],
            [0.12, tall + 0.16, 0.06],
            [0.1, tall + 0.4],
          ],
          48,
        ),
        inside,
      ),
    );
    group.add(
      shell(part(roundedBox(0.68, tall, 0.68, 0.1, 5), clear, 0, tall / 2, 0)),
      shell(
        part(
          turned(
            [
              [0.3, tall - 0.04],
              [0.15, tall + 0.17, 0.07],
              [0.13, tall + 0.5],
              [0.15, tall + 0.52],
              [0.15, tall + 0.56],
            ],
            48,
          ),
          clear,
        ),
      ),
    );
    group.add(
      part(
        turned(
          [
            [0.155, tall + 0.46],
            [0.16, tall + 0.48, 0.01],
            [0.16, tall + 0.74, 0.02],
            [0, tall + 0.75],
          ],
          48,
        ),
        cap,
      ),
    );
    label = decal(0.56, 0.72, print(1.28), 0.65);
    label.position.set(0, tall * 0.46, 0.343);
    const side = decal(0.5, 0.5, labelPrint('', '#fbf5e6', '#3a2a18', look.accent, 3, 1), 0.65);
    side.rotation.y = -Math.PI / 2;
    side.position.set(-0.343, tall * 0.46, 0);
    group.add(side);
  } else if (kind === 1) {
    group.add(
      part(
        turned(
          [
            [0, 0.05],
            [0.42, 0.05, 0.06],
            [0.44, 0.3, 0.1],
            [0.44, 0.95 * h, 0.4],
            [0.12, 1.5 * h, 0.2],
            [0.1, 1.75 * h],
          ],
          72,
        ),
        inside,
      ),
    );
    group.add(
      shell(
        part(
          turned(
            [
              [0, 0],
              [0.44, 0, 0.06],
              [0.48, 0.12, 0.08],
              [0.48, 0.96 * h, 0.4],
              [0.15, 1.5 * h, 0.2],
              [0.14, 1.9 * h],
              [0.16, 1.92 * h],
              [0.16, 1.96 * h],
            ],
            72,
          ),
          clear,
        ),
      ),
    );
    group.add(
      part(
        turned(
          [
            [0.165, 1.86 * h],
            [0.17, 1.88 * h, 0.01],
            [0.17, 2.12 * h, 0.03],
            [0, 2.14 * h],
          ],
          48,
        ),
        cap,
      ),
    );
    label = wrap(0.484, 0.62, 1.4, print(0.62 / (0.484 * 1.4)), 0.65);
    label.position.y = 0.56 * h;
  } else if (kind === 2) {
    group.add(
      part(
        turned(
          [
            [0, 0.03],
            [0.4, 0.03, 0.08],
            [0.44, 0.12, 0.06],
            [0.44, 0.4, 0.04],
            [0.42, 0.43, 0.03],
            [0.44, 0.46, 0.04],
            [0.44, 1.02 * h, 0.08],
            [0.34, 1.16 * h, 0.08],
            [0.36, 1.36 * h, 0.1],
            [0.16, 1.6 * h, 0.08],
            [0.15, 1.68 * h],
          ],
          72,
        ),
        new THREE.MeshPhysicalMaterial({
          color: oil,
          roughness: 0.2,
          clearcoat: 1,
          emissive: oil,
          emissiveIntensity: 0.22,
        }),
      ),
    );
    group.add(
      part(
        turned(
          [
            [0.17, 1.64 * h],
            [0.19, 1.66 * h, 0.01],
            [0.19, 1.84 * h, 0.02],
            [0, 1.86 * h],
          ],
          48,
        ),
        cap,
      ),
    );
    label = wrap(0.446, 0.53, 2.1, print(0.53 / (0.446 * 2.1)), 0.65);
    label.position.y = 0.74 * h;
  } else {
    group.add(
      part(
        turned(
          [
            [0, 0.05],
            [0.4, 0.05, 0.08],
            [0.43, 0.16, 0.06],
            [0.43, 0.9 * h, 0.24],
            [0.16, 1.12 * h, 0.08],
            [0.13, 1.24 * h],
          ],
          72,
        ),
        inside,
      ),
    );
    group.add(
      shell(
        part(
          turned(
            [
              [0, 0],
              [0.44, 0, 0.08],
              [0.48, 0.12, 0.08],
              [0.48, 0.92 * h, 0.26],
              [0.19, 1.14 * h, 0.08],
              [0.18, 1.36 * h],
              [0.22, 1.38 * h],
            ],
            72,
          ),
          clear,
        ),
      ),
    );
    group.add(
      part(
        turned(
          [
            [0.2, 1.32 * h],
            [0.25, 1.34 * h, 0.02],
            [0.26, 1.56 * h, 0.04],
            [0.2, 1.6 * h, 0.02],
            [0, 1.6 * h],
          ],
          72,
        ),
        matte('#b98d5b', 0.6),
      ),
      part(
        turned(
          [
            [0.225, 1.26 * h],
            [0.225, 1.33 * h],
          ],
          72,
        ),
        matte(look.accent, 0.9),
      ),
    );
    label = wrap(0.484, 0.56 * h, 1.45, print((0.56 * h) / (0.484 * 1.45)), 0.65);
    label.position.y = 0.5 * h;
  }
  label.renderOrder = 3;
  group.add(label);
  const whole = assemble(group);
  if (look.params?.['shot'] === 2) {
    const small = group.clone();
    small.scale.setScalar(0.76);
    small.position.set(0.85, 0, 0.6);
    small.rotation.y = 0.3;
    group.position.x = -0.3;
    whole.add(small);
  }
  whole.userData['shots'] = {
    1: { azimuth: kind ? -8 : -22, elevation: 8, fill: 0.8 },
    2: { azimuth: kind ? 10 : 26, elevation: 18, fill: 0.8 },
    3: { azimuth: -10, elevation: 12, fill: 1.4, focus: [0.5, 0.42, 0.7] },
  };
  return whole;
}
