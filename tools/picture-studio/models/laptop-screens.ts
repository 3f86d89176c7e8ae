/** What stands on a laptop's screen: a work of its own for each, so that no two in a list look alike. */
import type * as THREE from 'three';
import { chance, drawn } from '../kit.ts';

type Pen = CanvasRenderingContext2D;
const [W, H] = [1280, 800];

const box = (pen: Pen, x: number, y: number, w: number, h: number, fill: string, radius = 0): void => {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, w, h, radius);
  pen.fill();
};

const sky = (pen: Pen, from: string, to: string, tilt = 500): void => {
  const g = pen.createLinearGradient(0, 0, tilt, H);
  g.addColorStop(0, from);
  g.addColorStop(1, to);
  pen.fillStyle = g;
  pen.fillRect(0, 0, W, H);
};

/** A line of hills from edge to edge, filled to the bottom. */
const hills = (pen: Pen, y: number, rise: number, width: number, shift: number, fill: string): void => {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.moveTo(0, H);
  for (let x = 0; x <= W; x += 20)
    pen.lineTo(x, y + Math.sin(x / width + shift) * rise + Math.sin(x / (width * 0.37) + shift * 3) * rise * 0.3);
  pen.lineTo(W, H);
  pen.fill();
};

const dock = (pen: Pen, icons: string[]): void => {
  const wide = icons.length * 62 + 16;
  box(pen, (W - wide) / 2, 716, wide, 64, 'rgb(255 255 255 / 0.34)', 18);
  icons.forEach((icon, i) => box(pen, (W - wide) / 2 + 16 + i * 62, 726, 46, 44, icon, 11));
};

const ICONS = ['#f4b63f', '#4f8fd8', '#e8604c', '#58a56b', '#8a6fc8', '#ececec', '#2e3a46'];

const PAINTERS: ((pen: Pen) => void)[] = [
  // Dunes at sunrise.
  (pen) => {
    sky(pen, '#f6c7a4', '#e99a7c');
    box(pen, 860, 150, 130, 130, '#fff1d8', 65);
    ['#d98667', '#bb6a5a', '#8d4f54', '#5e3c4b'].forEach((c, i) =>
      hills(pen, 420 + i * 90, 60, 210 + i * 40, i * 1.6 + 0.5, c),
    );
    dock(pen, ICONS);
  },
  // A film being cut: preview, bins, time line.
  (pen) => {
    sky(pen, '#1d1e22', '#16171a');
    box(pen, 20, 20, 330, 440, '#26282d', 10);
    for (let i = 0; i < 8; i++)
      box(pen, 40 + (i % 2) * 150, 44 + Math.floor(i / 2) * 102, 136, 86, `hsl(${(i * 47) % 360} 34% 48%)`, 6);
    const view = pen.createLinearGradient(0, 20, 0, 460);
    view.addColorStop(0, '#79b7d6');
    view.addColorStop(0.55, '#f3dfb6');
    view.addColorStop(0.56, '#3d7f86');
    view.addColorStop(1, '#1f4d58');
    pen.fillStyle = view;
    pen.fillRect(372, 20, 888, 440);
    box(pen, 700, 292, 240, 26, '#3a2c25', 13);
    box(pen, 806, 190, 8, 108, '#3a2c25');
    box(pen, 690, 196, 118, 92, '#c64b33', 6);
    box(pen, 20, 480, 1240, 300, '#222429', 10);
    const roll = chance(5);
    for (let row = 0; row < 5; row++)
      for (let x = 40; x < 1180;) {
        const w = 70 + roll() * 190;
        box(
          pen,
          x,
          506 + row * 54,
          Math.min(w, 1240 - x) - 6,
          44,
          ['#4d7fb0', '#5a9d8c', '#9b6fb4', '#c79045', '#5f656e'][row]!,
          5,
        );
        x += w + roll() * 34;
      }
    box(pen, 640, 486, 4, 290, '#f05b3e');
  },
  // A table of figures with a chart.
  (pen) => {
    sky(pen, '#ffffff', '#f7f8f9');
    box(pen, 0, 0, W, 84, '#1f6b48');
    for (let i = 0; i < 9; i++) box(pen, 36 + i * 92, 52, 62, 12, 'rgb(255 255 255 / 0.7)', 6);
    for (let y = 0; y < 15; y++)
      for (let x = 0; x < 7; x++) {
        box(pen, 20 + x * 120, 110 + y * 45, 116, 41, y === 0 ? '#dcebe3' : x === 0 ? '#f0f3f2' : '#fafbfb');
        box(pen, 34 + x * 120, 126 + y * 45, 34 + ((x * 31 + y * 17) % 52), 10, y === 0 ? '#1f6b48' : '#9aa3a0', 4);
      }
    box(pen, 740, 330, 500, 400, '#ffffff', 12);
    pen.strokeStyle = '#dfe4e2';
    pen.lineWidth = 3;
    pen.strokeRect(740, 330, 500, 400);
    [150, 210, 176, 262, 238, 318].forEach((h, i) =>
      box(pen, 776 + i * 76, 700 - h, 48, h, i % 2 ? '#e29b3c' : '#2f8a60', 4),
    );
  },
  // Lecture notes beside a film.
  (pen) => {
    sky(pen, '#2c5f9e', '#79b6e2');
    hills(pen, 560, 70, 260, 1, 'rgb(255 255 255 / 0.16)');
    hills(pen, 640, 60, 190, 3, 'rgb(255 255 255 / 0.14)');
    box(pen, 60, 70, 600, 620, '#fffdf6', 14);
    box(pen, 60, 70, 600, 46, '#ece6d8', 14);
    box(pen, 100, 150, 300, 26, '#38434e', 6);
    for (let i = 0; i < 11; i++)
      box(pen, 100, 204 + i * 42, 500 - ((i * 73) % 190), 13, i % 4 === 3 ? '#f3cd5b' : '#b9bdc0', 5);
    box(pen, 720, 120, 500, 330, '#12151a', 14);
    box(pen, 740, 140, 460, 258, '#d9783f', 6);
    box(pen, 900, 190, 140, 150, '#f5d9a8', 70);
    box(pen, 740, 416, 460, 8, '#4a4f57', 4);
    box(pen, 740, 416, 190, 8, '#e5483a', 4);
    dock(pen, ICONS.slice(0, 5));
  },
  // A night race: neon road to the horizon.
  (pen) => {
    sky(pen, '#0d0b24', '#3a0f4d', 0);
    const sun = pen.createLinearGradient(0, 170, 0, 430);
    sun.addColorStop(0, '#ffd35a');
    sun.addColorStop(1, '#ff3f7d');
    pen.fillStyle = sun;
    pen.beginPath();
    pen.arc(640, 400, 190, Math.PI, 0);
    pen.fill();
    const roll = chance(9);
    for (let i = 0; i < 26; i++) {
      const h = 40 + roll() * 150;
      box(pen, i * 50, 400 - h * (Math.abs(i - 13) / 13), 44, h, i % 3 ? '#171338' : '#221a4d');
    }
    pen.fillStyle = '#140f2e';
    pen.fillRect(0, 400, W, 400);
    pen.strokeStyle = '#27e0e6';
    pen.lineWidth = 3;
    for (let i = -14; i <= 14; i++) {
      pen.beginPath();
      pen.moveTo(640 + i * 24, 400);
      pen.lineTo(640 + i * 190, 800);
      pen.stroke();
    }
    for (let i = 0; i < 9; i++) pen.strokeRect(-10, 400, 1300, 6 + i * i * 6);
    box(pen, 500, 610, 280, 96, '#ff4f3a', 34);
    box(pen, 556, 566, 168, 66, '#3b1230', 26);
    box(pen, 524, 656, 60, 18, '#ffe9a8', 9);
    box(pen, 696, 656, 60, 18, '#ffe9a8', 9);
    box(pen, 30, 30, 210, 58, 'rgb(0 0 0 / 0.5)', 12);
    box(pen, 48, 50, 130, 18, '#27e0e6', 6);
  },
  // A river in the monsoon.
  (pen) => {
    sky(pen, '#bfd9d6', '#eef2df', 0);
    hills(pen, 330, 26, 170, 0.4, '#8fb59a');
    hills(pen, 380, 20, 120, 2, '#5c9070');
    pen.fillStyle = '#7fb4bd';
    pen.fillRect(0, 420, W, 380);
    for (let i = 0; i < 30; i++)
      box(pen, (i * 197) % W, 440 + ((i * 83) % 330), 90 + ((i * 31) % 80), 4, 'rgb(255 255 255 / 0.35)', 2);
    pen.fillStyle = '#3c2a20';
    pen.beginPath();
    pen.moveTo(420, 540);
    pen.quadraticCurveTo(640, 640, 880, 530);
    pen.quadraticCurveTo(650, 590, 420, 540);
    pen.fill();
    pen.fillStyle = '#d2562f';
    pen.beginPath();
    pen.moveTo(640, 240);
    pen.quadraticCurveTo(800, 330, 770, 520);
    pen.lineTo(640, 560);
    pen.fill();
    hills(pen, 740, 16, 90, 1, '#3f7a4d');
    dock(pen, ICONS.slice(1, 6));
  },
];

/** The picture on a screen, by number. */
export function screen(kind: number): THREE.CanvasTexture {
  return drawn(W, H, PAINTERS[kind % PAINTERS.length]!);
}
