/** Patterns drawn on cloth: plain, stripes, checks, dots, sprigs, block print, woven diamonds, melange. */
import * as THREE from 'three';
import type { Frame, Point } from './cloth.ts';
import { hash, randomFrom } from './noise.ts';

export type Print =
  | 'plain'
  | 'melange'
  | 'stripes'
  | 'pinstripes'
  | 'check'
  | 'gingham'
  | 'dots'
  | 'sprigs'
  | 'blockprint'
  | 'diamonds'
  | 'band'
  | 'blocks'
  | 'leaves';

export type Draw = (c: CanvasRenderingContext2D) => void;

/** A colour mixed with another; k = 0 keeps the first. */
export function mix(a: string, b: string, k: number): string {
  return `#${new THREE.Color(a).lerp(new THREE.Color(b), k).getHexString()}`;
}

/** Whether a colour counts as dark. */
export function isDark(color: string): boolean {
  const c = new THREE.Color(color).convertLinearToSRGB();
  return c.r * 0.3 + c.g * 0.59 + c.b * 0.11 < 0.45;
}

/** A tone that shows on a colour: for stitches and quiet lines. */
export const shade = (color: string, k = 0.25): string =>
  mix(color, isDark(color) ? '#ffffff' : '#000000', isDark(color) ? k * 0.35 : k);

/** Makes a texture whose drawing plan is the frame: x right, y up, in the garment's own units. */
export function painted(frame: Frame, size: number, draw: Draw): THREE.CanvasTexture {
  const scale = size / Math.max(frame.w, frame.h);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(frame.w * scale);
  canvas.height = Math.round(frame.h * scale);
  const c = canvas.getContext('2d', { willReadFrequently: true });
  if (!c) throw new Error('no 2d canvas');
  c.setTransform(
    canvas.width / frame.w,
    0,
    0,
    -canvas.height / frame.h,
    (-frame.x * canvas.width) / frame.w,
    ((frame.y + frame.h) * canvas.height) / frame.h,
  );
  draw(c);
  const t = new THREE.CanvasTexture(canvas);
  t.colorSpace = THREE.SRGBColorSpace;
  t.wrapS = t.wrapT = THREE.RepeatWrapping;
  t.anisotropy = 8;
  return t;
}

/** Fills the frame with a print; `unit` is the size of one repeat. */
export function fillPrint(
  c: CanvasRenderingContext2D,
  f: Frame,
  print: Print,
  body: string,
  accent: string,
  unit = 1,
  seed = 1,
): void {
  c.fillStyle = body;
  c.fillRect(f.x, f.y, f.w, f.h);
  const x1 = f.x + f.w;
  const y1 = f.y + f.h;
  const rand = randomFrom(seed);
  const rows = (step: number, each: (y: number, n: number) => void): void => {
    for (let n = Math.floor(f.y / step) - 1; n * step < y1 + step; n++) each(n * step, n);
  };
  const cols = (step: number, each: (x: number, n: number) => void): void => {
    for (let n = Math.floor(f.x / step) - 1; n * step < x1 + step; n++) each(n * step, n);
  };
  c.fillStyle = accent;
  if (print === 'stripes') rows(unit, (y) => c.fillRect(f.x, y, f.w, unit * 0.42));
  if (print === 'pinstripes') cols(unit, (x) => c.fillRect(x, f.y, unit * 0.22, f.h));
  if (print === 'band') c.fillRect(f.x, f.y + f.h * 0.5, f.w, unit * 1.3);
  if (print === 'blocks') c.fillRect(f.x, f.y, f.w, f.h * 0.5);
  if (print === 'gingham' || print === 'check') {
    c.globalAlpha = 0.5;
    rows(unit, (y) => c.fillRect(f.x, y, f.w, unit * 0.5));
    cols(unit, (x) => c.fillRect(x, f.y, unit * 0.5, f.h));
    c.globalAlpha = 0.75;
    if (print === 'check') {
      c.fillStyle = mix(accent, '#ffffff', 0.75);
      rows(unit, (y) => c.fillRect(f.x, y + unit * 0.72, f.w, unit * 0.05));
      cols(unit, (x) => c.fillRect(x + unit * 0.72, f.y, unit * 0.05, f.h));
      c.fillStyle = mix(accent, '#000000', 0.5);
      rows(unit, (y) => c.fillRect(f.x, y + unit * 0.22, f.w, unit * 0.06));
      cols(unit, (x) => c.fillRect(x + unit * 0.22, f.y, unit * 0.06, f.h));
    }
    c.globalAlpha = 1;
  }
  if (print === 'dots' || print === 'sprigs' || print === 'blockprint' || print === 'leaves') {
    rows(unit, (y, n) => cols(unit, (x) => motif(c, print, x + (n % 2 ? unit / 2 : 0), y, unit, body, accent, rand)));
  }
  if (print === 'diamonds') {
    rows(unit, (y, n) =>
      cols(unit, (x) => {
        const cx = x + (n % 2 ? unit / 2 : 0);
        for (const [k, color] of [
          [0.4, accent],
          [0.26, body],
          [0.14, accent],
        ] as [number, string][]) {
          c.fillStyle = color;
          c.beginPath();
          c.moveTo(cx, y - unit * k);
          c.lineTo(cx + unit * k, y);
          c.lineTo(cx, y + unit * k);
          c.lineTo(cx - unit * k, y);
          c.fill();
        }
      }),
    );
  }
  speckle(c, f, print === 'melange' ? 0.3 : 0.07, body);
}

function motif(
  c: CanvasRenderingContext2D,
  print: Print,
  x: number,
  y: number,
  u: number,
  body: string,
  accent: string,
  rand: () => number,
): void {
  c.save();
  c.translate(x, y);
  c.fillStyle = accent;
  const dot = (dx: number, dy: number, r: number): void => {
    c.beginPath();
    c.arc(dx, dy, r, 0, Math.PI * 2);
    c.fill();
  };
  const petal = (dx: number, dy: number, l: number, w: number, turn: number): void => {
    c.beginPath();
    c.ellipse(dx, dy, l, w, turn, 0, Math.PI * 2);
    c.fill();
  };
  if (print === 'dots') dot(0, 0, u * 0.16);
  if (print === 'sprigs') {
    c.rotate(rand() * 6.3);
    c.scale(0.8 + rand() * 0.5, 0.8 + rand() * 0.5);
    c.fillStyle = mix(accent, '#3d6b46', 0.75);
    petal(u * 0.26, -u * 0.16, u * 0.15, u * 0.055, -0.5);
    petal(-u * 0.24, -u * 0.2, u * 0.15, u * 0.055, 0.7);
    c.fillStyle = rand() < 0.3 ? mix(accent, '#ffffff', 0.55) : accent;
    for (let i = 0; i < 5; i++)
      petal(Math.cos(i * 1.257) * u * 0.13, Math.sin(i * 1.257) * u * 0.13, u * 0.12, u * 0.085, i * 1.257);
    c.fillStyle = '#f2c14e';
    dot(0, 0, u * 0.06);
  }
  if (print === 'leaves') {
    c.rotate(rand() * 6.3);
    c.fillStyle = rand() < 0.4 ? mix(accent, body, 0.45) : accent;
    for (let i = -2; i <= 2; i++)
      petal(Math.cos(i * 0.5) * u * 0.3, Math.sin(i * 0.5) * u * 0.3, u * 0.3, u * 0.06, i * 0.5);
  }
  if (print === 'blockprint') {
    for (let i = 0; i < 8; i++)
      petal(Math.cos(i * 0.785) * u * 0.24, Math.sin(i * 0.785) * u * 0.24, u * 0.12, u * 0.05, i * 0.785);
    dot(0, 0, u * 0.1);
    c.fillStyle = body;
    dot(0, 0, u * 0.05);
    c.fillStyle = accent;
    for (let i = 0; i < 4; i++) dot(Math.cos(i * 1.571) * u * 0.5, Math.sin(i * 1.571) * u * 0.5, u * 0.045);
  }
  c.restore();
}

/** Uneven yarn colour: short strokes lighter and darker than the cloth. */
export function speckle(c: CanvasRenderingContext2D, f: Frame, strength: number, body: string): void {
  const rand = randomFrom(11);
  const light = isDark(body) ? '#ffffff' : '#fffdf5';
  const size = Math.max(f.w, f.h) / 420;
  c.save();
  for (let i = 0; i < 9000; i++) {
    c.globalAlpha = strength * rand() * 0.8;
    c.fillStyle = rand() < 0.5 ? light : '#000000';
    c.fillRect(f.x + rand() * f.w, f.y + rand() * f.h, size * (rand() < 0.5 ? 3 : 1), size * (0.6 + hash(i, 1, 1)));
  }
  c.restore();
}

/** A line of stitches. */
export function stitches(c: CanvasRenderingContext2D, line: Point[], color: string, width = 0.022, dash = 0.075): void {
  c.save();
  c.strokeStyle = color;
  c.lineWidth = width;
  c.setLineDash([dash, dash * 0.55]);
  c.beginPath();
  line.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)));
  c.stroke();
  c.restore();
}

/** Words centred on a spot, set upright in the plan; shrinks to fit a width. */
export function words(
  c: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  height: number,
  color: string,
  font = '700 100px "Liberation Sans", sans-serif',
  most = Infinity,
): void {
  c.save();
  c.font = font;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = color;
  const width = (c.measureText(text).width / 100) * height;
  const k = (height / 100) * Math.min(1, most / width);
  c.translate(x, y);
  c.scale(k, -k);
  c.fillText(text, 0, 0);
  c.restore();
}
