/** What bottles, jars and tubes share: printed labels and pumps. */
import * as THREE from 'three';
import { drawn, isLight, matte, metal, part, pipe, shade, turned, write } from './kit.ts';

/**
 * A small printed label: name large, ornament and faint lines of small print. `style` picks one of four layouts;
 * `paper` of `none` prints on the vessel itself.
 */
export function labelPrint(
  text: string,
  paper: string,
  ink: string,
  accent: string,
  style: number,
  ratio = 1.2,
): THREE.CanvasTexture {
  const [w, h] = [640, Math.round(640 * ratio)];
  return drawn(w, h, (pen) => {
    if (paper !== 'none') {
      pen.fillStyle = paper;
      pen.fillRect(0, 0, w, h);
    }
    const lines = (x: number, y: number, long: number, count: number, align: 'middle' | 'left'): void => {
      pen.globalAlpha = 0.5;
      pen.fillStyle = ink;
      for (let i = 0; i < count; i++) {
        const part = long * (1 - i * 0.16);
        pen.fillRect(align === 'left' ? x : x - part / 2, y + i * 26, part, 7);
      }
      pen.globalAlpha = 1;
    };
    const serif = style % 2 ? 'Liberation Serif' : 'Hind Siliguri';
    if (style % 4 === 0) {
      pen.fillStyle = accent;
      pen.beginPath();
      pen.arc(w / 2, h * 0.2, 44, 0, 7);
      pen.fill();
      pen.fillStyle = ink;
      write(pen, text, w / 2, h * 0.42, 120, w * 0.8, '600', serif);
      pen.fillRect(w * 0.3, h * 0.54, w * 0.4, 4);
      lines(w / 2, h * 0.63, w * 0.5, 4, 'middle');
    } else if (style % 4 === 1) {
      pen.strokeStyle = accent;
      pen.lineWidth = 6;
      pen.strokeRect(34, 34, w - 68, h - 68);
      pen.fillStyle = ink;
      write(pen, text, w / 2, h * 0.36, 118, w * 0.76, 'italic', serif);
      pen.strokeStyle = accent;
      pen.beginPath();
      pen.moveTo(w / 2, h * 0.5);
      pen.quadraticCurveTo(w / 2 + 60, h * 0.56, w / 2, h * 0.66);
      pen.quadraticCurveTo(w / 2 - 60, h * 0.56, w / 2, h * 0.5);
      pen.stroke();
      lines(w / 2, h * 0.74, w * 0.46, 3, 'middle');
    } else if (style % 4 === 2) {
      pen.fillStyle = accent;
      pen.fillRect(0, h * 0.68, w, h * 0.32);
      pen.fillStyle = ink;
      write(pen, text, w / 2, h * 0.28, 132, w * 0.82, '700', serif);
      lines(w / 2, h * 0.44, w * 0.56, 4, 'middle');
      pen.fillStyle = isLight(accent) ? '#2b2622' : '#f7f2e8';
      write(pen, '· · ·', w / 2, h * 0.84, 80, 300, '700');
    } else {
      pen.fillStyle = accent;
      pen.fillRect(60, h * 0.14, 12, h * 0.72);
      pen.fillStyle = ink;
      write(pen, text, w / 2 + 26, h * 0.3, 112, w * 0.7, '500', serif);
      lines(112, h * 0.46, w * 0.62, 5, 'left');
    }
  });
}

/** A pump: collar, stem and nozzle, standing on y = 0. */
export function pump(color: string, r: number, gilded = false): THREE.Group {
  const skin = gilded ? metal(color, 0.25) : matte(color, 0.4);
  const group = new THREE.Group();
  group.add(
    part(
      turned([
        [r * 0.98, 0],
        [r, 0.02, 0.01],
        [r, 0.18],
        [r * 0.94, 0.21, 0.02],
        [r * 0.4, 0.22],
        [r * 0.36, 0.3],
      ]),
      skin,
    ),
  );
  group.add(part(new THREE.CylinderGeometry(0.05, 0.05, 0.22, 28), matte(shade(color, 0.2), 0.4), 0, 0.34, 0));
  group.add(
    part(
      turned(
        [
          [0.11, 0.42],
          [0.13, 0.45, 0.02],
          [0.13, 0.55, 0.03],
          [0, 0.57],
        ],
        40,
      ),
      skin,
    ),
  );
  group.add(
    part(
      pipe(
        [
          [0, 0.51, 0],
          [-0.2, 0.52, 0.0],
          [-0.34, 0.505, 0],
          [-0.41, 0.46, 0],
          [-0.42, 0.42, 0],
        ],
        0.055,
      ),
      skin,
    ),
  );
  group.add(part(new THREE.SphereGeometry(0.0555, 24, 16), skin, -0.42, 0.42, 0));
  return group;
}
