/** Grounds for pictures taken at home: wood, linen, checked cotton, cement tiles, quilt and jute. */
import * as THREE from 'three';
import { chance, drawn, shade } from './kit.ts';

export type FloorName = 'wood' | 'linen' | 'gamcha' | 'tiles' | 'kantha' | 'jute';

const SIZE = 1024;

const PAINTERS: Record<FloorName, (pen: CanvasRenderingContext2D, roll: () => number, tone: string) => void> = {
  wood(pen, roll, tone) {
    const planks = 4;
    for (let i = 0; i < planks; i++) {
      const top = (i * SIZE) / planks;
      pen.fillStyle = shade(tone, (roll() - 0.5) * 0.22);
      pen.fillRect(0, top, SIZE, SIZE / planks);
      for (let k = 0; k < 70; k++) {
        pen.strokeStyle = shade(tone, roll() > 0.5 ? -0.25 : 0.18);
        pen.globalAlpha = 0.1 + roll() * 0.16;
        pen.lineWidth = 0.6 + roll() * 2.4;
        const y = top + roll() * (SIZE / planks);
        const bow = (roll() - 0.5) * 26;
        pen.beginPath();
        pen.moveTo(-10, y);
        pen.bezierCurveTo(300, y + bow, 700, y - bow, SIZE + 10, y);
        pen.stroke();
      }
      pen.globalAlpha = 1;
      pen.fillStyle = shade(tone, -0.55);
      pen.fillRect(0, top, SIZE, 3);
      const joint = roll() * SIZE;
      pen.fillRect(joint, top, 3, SIZE / planks);
    }
  },
  linen(pen, roll, tone) {
    pen.fillStyle = tone;
    pen.fillRect(0, 0, SIZE, SIZE);
    for (let i = 0; i < SIZE; i += 4) {
      pen.globalAlpha = 0.1 + roll() * 0.22;
      pen.fillStyle = roll() > 0.5 ? shade(tone, -0.25) : shade(tone, 0.3);
      pen.fillRect(0, i, SIZE, 2);
      pen.globalAlpha = 0.1 + roll() * 0.2;
      pen.fillRect(i, 0, 2, SIZE);
    }
    pen.globalAlpha = 1;
  },
  gamcha(pen, roll, tone) {
    pen.fillStyle = '#f3ead9';
    pen.fillRect(0, 0, SIZE, SIZE);
    pen.globalAlpha = 0.62;
    for (let i = 0; i < 8; i++) {
      pen.fillStyle = tone;
      pen.fillRect(i * 128, 0, 70, SIZE);
      pen.fillRect(0, i * 128, SIZE, 70);
      pen.fillStyle = '#2d5a4a';
      pen.fillRect(i * 128 + 92, 0, 8, SIZE);
      pen.fillRect(0, i * 128 + 92, SIZE, 8);
    }
    pen.globalAlpha = 0.09;
    for (let i = 0; i < SIZE; i += 3) {
      pen.fillStyle = roll() > 0.5 ? '#000000' : '#ffffff';
      pen.fillRect(0, i, SIZE, 1.5);
      pen.fillRect(i, 0, 1.5, SIZE);
    }
    pen.globalAlpha = 1;
  },
  tiles(pen, roll, tone) {
    const side = SIZE / 2;
    for (let i = 0; i < 4; i++) {
      pen.fillStyle = shade(tone, (roll() - 0.5) * 0.08);
      pen.fillRect((i % 2) * side, Math.floor(i / 2) * side, side, side);
    }
    for (let i = 0; i < 2600; i++) {
      pen.globalAlpha = 0.12 + roll() * 0.2;
      pen.fillStyle = ['#ffffff', '#8b7a66', '#b9694a', '#5d6f68'][Math.floor(roll() * 4)]!;
      pen.fillRect(roll() * SIZE, roll() * SIZE, 2 + roll() * 7, 2 + roll() * 6);
    }
    pen.globalAlpha = 1;
    pen.fillStyle = shade(tone, -0.3);
    for (const at of [0, side]) {
      pen.fillRect(at, 0, 6, SIZE);
      pen.fillRect(0, at, SIZE, 6);
    }
  },
  kantha(pen, roll, tone) {
    PAINTERS.linen(pen, roll, tone);
    const threads = ['#f6efe0', '#c8553d', '#2f6b4f', '#d9a13b'];
    for (let y = 16; y < SIZE; y += 32) {
      pen.fillStyle = threads[Math.floor(y / 128) % threads.length]!;
      for (let x = (y % 64) / 2; x < SIZE; x += 34) pen.fillRect(x + roll() * 3, y + roll() * 3, 20, 5);
    }
  },
  jute(pen, roll, tone) {
    const cell = 32;
    for (let y = 0; y < SIZE; y += cell)
      for (let x = 0; x < SIZE; x += cell) {
        const flat = (x / cell + y / cell) % 2 === 0;
        const edge = flat ? pen.createLinearGradient(0, y, 0, y + cell) : pen.createLinearGradient(x, 0, x + cell, 0);
        const own = shade(tone, (roll() - 0.5) * 0.2);
        edge.addColorStop(0, shade(own, -0.4));
        edge.addColorStop(0.5, own);
        edge.addColorStop(1, shade(own, -0.4));
        pen.fillStyle = edge;
        pen.fillRect(x, y, cell, cell);
      }
  },
};

const TONES: Record<FloorName, string> = {
  wood: '#a9764a',
  linen: '#d9c7ab',
  gamcha: '#b8402f',
  tiles: '#cfc2ad',
  kantha: '#3d5a63',
  jute: '#c3a06a',
};

/** A ground of a kind; `repeat` tells how many tiles lie across the whole wide ground. */
export function floor(name: FloorName, tone?: string, repeat = 44): THREE.MeshStandardMaterial {
  const map = drawn(SIZE, SIZE, (pen) => PAINTERS[name](pen, chance(name.length * 13 + repeat), tone ?? TONES[name]));
  map.wrapS = map.wrapT = THREE.RepeatWrapping;
  map.repeat.set(repeat, repeat);
  map.anisotropy = 16;
  return new THREE.MeshStandardMaterial({
    map,
    roughness: name === 'tiles' || name === 'wood' ? 0.55 : 0.95,
  });
}
