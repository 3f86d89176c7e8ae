/** A smart speaker in knitted cloth: tall can, ball, low puck, or a small display, by variant. */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import {
  assemble,
  decal,
  drawn,
  glow,
  isLight,
  matte,
  part,
  roundedBox,
  roundedRect,
  shade,
  slab,
  turned,
  wrap,
  write,
} from '../kit.ts';

/** Knitted cloth: a repeating relief of small rounded stitches. */
function knit(color: string, across: number, up: number): THREE.MeshStandardMaterial {
  const relief = drawn(64, 64, (pen) => {
    pen.fillStyle = '#000000';
    pen.fillRect(0, 0, 64, 64);
    for (const [x, y] of [
      [16, 16],
      [48, 16],
      [0, 48],
      [32, 48],
      [64, 48],
    ] as const) {
      const dot = pen.createRadialGradient(x, y, 1, x, y, 19);
      dot.addColorStop(0, '#ffffff');
      dot.addColorStop(1, '#000000');
      pen.fillStyle = dot;
      pen.beginPath();
      pen.ellipse(x, y, 17, 15, 0, 0, 7);
      pen.fill();
    }
  });
  relief.wrapS = relief.wrapT = THREE.RepeatWrapping;
  relief.repeat.set(across, up);
  relief.colorSpace = THREE.NoColorSpace;
  const tone = drawn(64, 64, (pen) => {
    pen.fillStyle = shade(color, -0.12);
    pen.fillRect(0, 0, 64, 64);
    pen.fillStyle = shade(color, 0.06);
    for (const [x, y] of [
      [16, 16],
      [48, 16],
      [0, 48],
      [32, 48],
      [64, 48],
    ] as const) {
      pen.beginPath();
      pen.ellipse(x, y, 14, 12, 0, 0, 7);
      pen.fill();
    }
  });
  tone.wrapS = tone.wrapT = THREE.RepeatWrapping;
  tone.repeat.set(across, up);
  return new THREE.MeshStandardMaterial({ map: tone, bumpMap: relief, bumpScale: 3, roughness: 0.95 });
}

function ring(radius: number, y: number, color: string): THREE.Mesh {
  return part(new THREE.TorusGeometry(radius, 0.016, 12, 80).rotateX(Math.PI / 2), glow(color, 1.1), 0, y, 0);
}

function screenFace(): THREE.CanvasTexture {
  return drawn(960, 600, (pen) => {
    const sky = pen.createLinearGradient(0, 0, 700, 600);
    sky.addColorStop(0, '#24395e');
    sky.addColorStop(1, '#d98f6c');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 960, 600);
    pen.fillStyle = '#ffffff';
    write(pen, '7:30', 260, 230, 190, 420, '500');
    write(pen, 'Dhaka  26°', 240, 370, 60, 380, '500');
    pen.globalAlpha = 0.28;
    for (let i = 0; i < 3; i++) {
      pen.beginPath();
      pen.roundRect(540, 90 + i * 145, 350, 120, 26);
      pen.fill();
    }
    pen.globalAlpha = 1;
    ['Lights', 'Music', 'Door'].forEach((word, i) => write(pen, word, 715, 152 + i * 145, 48, 300, '500'));
  });
}

/** Builds a smart speaker. */
export function build(look: Look): THREE.Group {
  const body = look.body[0]!;
  const cap = matte(isLight(body) ? shade(body, -0.05) : shade(body, 0.05), 0.5);
  const light = isLight(look.accent) || look.accent === body ? '#58c7f3' : look.accent;
  const kind = look.variant % 4;
  const tall = look.params?.['height'] ?? 1;
  let group: THREE.Group;
  if (kind === 0) {
    const h = 1.25 * tall;
    group = assemble(
      part(
        turned([
          [0.4, 0.05],
          [0.44, 0.08, 0.03],
          [0.44, h - 0.08],
          [0.41, h, 0.05],
        ]),
        knit(body, 56, 34),
      ),
      part(
        turned([
          [0.4, 0],
          [0.4, 0.06],
        ]),
        cap,
      ),
      part(
        turned([
          [0.415, h - 0.01],
          [0.4, h + 0.01, 0.01],
          [0, h + 0.005],
        ]),
        cap,
      ),
      ring(0.36, h + 0.01, '#6fd3ff'),
    );
  } else if (kind === 1) {
    const ball: [number, number][] = [];
    for (let i = 0; i <= 40; i++) {
      const a = -1.12 + (i / 40) * 2.34;
      ball.push([Math.cos(a) * 0.62, 0.56 + Math.sin(a) * 0.6]);
    }
    group = assemble(
      part(turned(ball), knit(body, 70, 36)),
      part(
        turned([
          [0.29, -0.01],
          [0.3, 0.04],
        ]),
        cap,
      ),
      part(
        turned([
          [0.22, 1.12],
          [0.2, 1.14, 0.01],
          [0, 1.135],
        ]),
        cap,
      ),
      ring(0.3, 0.02, '#6fd3ff'),
    );
    const loop = part(new THREE.TorusGeometry(0.13, 0.022, 12, 40), matte(look.accent, 0.7), 0.5, 0.98, 0);
    loop.rotation.z = 0.4;
    group.add(loop);
  } else if (kind === 2) {
    group = assemble(
      part(
        turned([
          [0.48, 0],
          [0.6, 0.04, 0.06],
          [0.62, 0.24, 0.1],
          [0.52, 0.4, 0.12],
          [0.36, 0.44, 0.06],
        ]),
        knit(body, 74, 16),
      ),
      part(
        turned([
          [0.4, 0.425],
          [0.38, 0.445, 0.01],
          [0, 0.445],
        ]),
        cap,
      ),
      ring(0.4, 0.438, '#6fd3ff'),
    );
    for (const [i, x] of [-0.16, 0, 0.16].entries())
      group.add(
        part(
          turned(
            [
              [0.03, 0.444],
              [0.03, 0.452],
              [0, 0.452],
            ],
            24,
          ),
          matte(i === 1 ? light : shade(body, isLight(body) ? -0.4 : 0.4), 0.5),
          x,
          0,
          0,
        ),
      );
  } else {
    const face = glow('#ffffff', 0.9);
    face.emissiveMap = screenFace();
    const tablet = assemble(
      part(slab(roundedRect(1.5, 0.98, 0.09), 0.07, 0.03), matte(isLight(body) ? '#f3f1ec' : body, 0.45)),
      part(new THREE.PlaneGeometry(1.34, 0.82), face, 0, 0, 0.0355),
    );
    tablet.rotation.x = -0.22;
    tablet.position.set(0, 0.62, 0.08);
    group = assemble(
      tablet,
      part(
        turned([
          [0.42, 0],
          [0.46, 0.03, 0.02],
          [0.36, 0.34, 0.1],
          [0.2, 0.5, 0.05],
        ]).scale(1.3, 1, 0.85),
        knit(body, 60, 14),
        0,
        0,
        -0.12,
      ),
    );
  }
  if (look.label && kind < 2) {
    const ink = isLight(body) ? '#6a655d' : '#d9d4ca';
    const name = drawn(512, 128, (pen) => {
      pen.fillStyle = ink;
      write(pen, look.label!, 256, 64, 84, 480);
    });
    if (kind === 0) {
      const print = wrap(0.446, 0.11, 0.9, name);
      print.position.y = 0.22;
      group.add(print);
    } else {
      const tag = part(
        slab(roundedRect(0.26, 0.075, 0.03), 0.012, 0.003),
        matte(shade(body, isLight(body) ? -0.1 : 0.1)),
        0,
        0.5,
        0.617,
      );
      const print = decal(0.24, 0.06, name);
      print.position.set(0, 0.5, 0.625);
      group.add(tag, print);
    }
  } else if (kind === 2) group.add(part(roundedBox(0.05, 0.02, 0.02, 0.005), matte(light), 0, 0.06, 0.61));
  group.userData['shots'] = {
    1: { azimuth: -20, elevation: kind === 2 ? 26 : 18, fill: 0.74 },
    2: { azimuth: 28, elevation: 34, fill: 0.74 },
    3: { azimuth: 12, elevation: 24, fill: 1.25, focus: [0.5, 0.75, 0.6] },
  };
  return group;
}
