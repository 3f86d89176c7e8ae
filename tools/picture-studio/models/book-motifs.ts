/** Pictures for book covers, drawn in two inks: a centre, a half width r, the ground and the ink. */
import { mix, words } from '../prints.ts';

export type Motif = (c: CanvasRenderingContext2D, x: number, y: number, r: number, ground: string, ink: string) => void;

const WORDS: [number, RegExp][] = [
  [0, /ferry|boat|sea/i],
  [1, /monsoon|rain|ledger/i],
  [2, /roof|dhaka|city|street/i],
  [3, /clock|time/i],
  [4, /river|water|walk/i],
  [5, /cook|nani|kitchen|recipe/i],
  [6, /salary|money|work/i],
  [7, /mud|house|village|home/i],
  [8, /stripe|tiger|bagha/i],
  [9, /moon|night|star/i],
  [10, /rickshaw|detective|wheel/i],
  [11, /word|letter|alphabet/i],
];

/** The motif that a title asks for; some motif by its length otherwise. */
export function motifFor(title: string): number {
  return WORDS.find(([, test]) => test.test(title))?.[0] ?? title.length % 12;
}

const disc: (c: CanvasRenderingContext2D, x: number, y: number, r: number, fill: string) => void = (
  c,
  x,
  y,
  r,
  fill,
) => {
  c.fillStyle = fill;
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.fill();
};
const shape = (c: CanvasRenderingContext2D, fill: string, ...p: number[]): void => {
  c.fillStyle = fill;
  c.beginPath();
  for (let i = 0; i < p.length; i += 2) c.lineTo(p[i] ?? 0, p[i + 1] ?? 0);
  c.fill();
};
const waves = (
  c: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  color: string,
  rows: number,
  width = 0.04,
): void => {
  c.strokeStyle = color;
  c.lineWidth = r * width;
  for (let i = 0; i < rows; i++) {
    c.beginPath();
    for (let k = -20; k <= 20; k++)
      c.lineTo(x + (k / 20) * r * 1.3, y - i * r * 0.16 + Math.sin(k * 0.9 + i * 1.4) * r * 0.035);
    c.stroke();
  }
};

const boat: Motif = (c, x, y, r, ground, ink) => {
  disc(c, x + r * 0.25, y + r * 0.5, r * 0.38, mix(ink, ground, 0.25));
  shape(
    c,
    mix(ground, '#000000', 0.35),
    x - r * 1.3,
    y - r * 0.15,
    x + r * 1.3,
    y - r * 0.15,
    x + r * 1.3,
    y - r * 2,
    x - r * 1.3,
    y - r * 2,
  );
  shape(
    c,
    ink,
    x - r * 0.75,
    y - r * 0.02,
    x + r * 0.85,
    y - r * 0.02,
    x + r * 0.6,
    y - r * 0.34,
    x - r * 0.55,
    y - r * 0.34,
  );
  for (let i = 0; i < 3; i++)
    shape(
      c,
      mix(ink, ground, 0.12 + i * 0.12),
      x - r * (0.55 - i * 0.14),
      y + r * (0.02 + i * 0.17),
      x + r * (0.55 - i * 0.16),
      y + r * (0.02 + i * 0.17),
      x + r * (0.55 - i * 0.16),
      y + r * (0.16 + i * 0.17),
      x - r * (0.55 - i * 0.14),
      y + r * (0.16 + i * 0.17),
    );
  for (let i = 0; i < 6; i++) disc(c, x - r * 0.42 + i * r * 0.16, y + r * 0.09, r * 0.035, ground);
  shape(
    c,
    ink,
    x + r * 0.05,
    y + r * 0.5,
    x + r * 0.2,
    y + r * 0.5,
    x + r * 0.18,
    y + r * 0.78,
    x + r * 0.07,
    y + r * 0.78,
  );
  waves(c, x, y - r * 0.45, r, mix(ink, ground, 0.4), 5);
};

const rain: Motif = (c, x, y, r, ground, ink) => {
  c.strokeStyle = mix(ink, ground, 0.35);
  c.lineWidth = r * 0.025;
  for (let i = 0; i < 46; i++) {
    const [px, py] = [x - r * 1.2 + ((i * 37) % 100) * r * 0.025, y - r * 0.9 + ((i * 61) % 100) * r * 0.02];
    c.beginPath();
    c.moveTo(px, py);
    c.lineTo(px + r * 0.06, py + r * 0.22);
    c.stroke();
  }
  c.fillStyle = ink;
  c.beginPath();
  c.arc(x, y + r * 0.05, r * 0.62, 0, Math.PI);
  c.fill();
  for (let i = -2; i <= 2; i++) disc(c, x + i * r * 0.25, y + r * 0.05, r * 0.126, ground);
  c.strokeStyle = ink;
  c.lineWidth = r * 0.05;
  c.beginPath();
  c.moveTo(x, y + r * 0.7);
  c.lineTo(x, y - r * 0.5);
  c.arc(x - r * 0.12, y - r * 0.5, r * 0.12, 0, -Math.PI, true);
  c.stroke();
};

const roofs: Motif = (c, x, y, r, ground, ink) => {
  disc(c, x - r * 0.35, y + r * 0.5, r * 0.26, mix(ink, '#ffffff', 0.3));
  const bits = [
    [-1.1, 0.42, 0.1],
    [-0.66, 0.36, 0.34],
    [-0.28, 0.44, -0.02],
    [0.18, 0.34, 0.42],
    [0.54, 0.4, 0.14],
    [0.96, 0.36, 0.3],
    [-1.3, 0.2, 0.3],
  ];
  bits.forEach(([dx = 0, w = 0, top = 0], i) => {
    const tone = i % 3 === 0 ? ink : mix(ink, ground, 0.22 + (i % 3) * 0.22);
    shape(
      c,
      tone,
      x + dx * r,
      y - r * 2,
      x + (dx + w) * r,
      y - r * 2,
      x + (dx + w) * r,
      y + top * r,
      x + dx * r,
      y + top * r,
    );
    for (let a = 0; a < 2; a++)
      for (let b = 0; b < 5; b++)
        shape(
          c,
          (a + b + i) % 3 ? mix(tone, '#000000', 0.35) : '#fff0b8',
          x + (dx + 0.08 + a * 0.15) * r,
          y + (top - 0.16 - b * 0.2) * r,
          x + (dx + 0.17 + a * 0.15) * r,
          y + (top - 0.16 - b * 0.2) * r,
          x + (dx + 0.17 + a * 0.15) * r,
          y + (top - 0.06 - b * 0.2) * r,
          x + (dx + 0.08 + a * 0.15) * r,
          y + (top - 0.06 - b * 0.2) * r,
        );
    if (i % 2)
      shape(
        c,
        mix(tone, '#000000', 0.2),
        x + (dx + 0.08) * r,
        y + top * r,
        x + (dx + 0.24) * r,
        y + top * r,
        x + (dx + 0.24) * r,
        y + (top + 0.12) * r,
        x + (dx + 0.08) * r,
        y + (top + 0.12) * r,
      );
  });
};

const clock: Motif = (c, x, y, r, ground, ink) => {
  disc(c, x, y, r * 0.74, ink);
  disc(c, x, y, r * 0.66, ground);
  ['XII', 'III', 'VI', 'IX'].forEach((t, i) =>
    words(
      c,
      t,
      x + Math.sin((i * Math.PI) / 2) * r * 0.5,
      y + Math.cos((i * Math.PI) / 2) * r * 0.5,
      r * 0.2,
      ink,
      '600 100px "Liberation Serif", serif',
    ),
  );
  c.strokeStyle = ink;
  c.lineCap = 'round';
  for (const [a, l, w] of [
    [0.6, 0.3, 0.07],
    [2.5, 0.46, 0.045],
  ] as [number, number, number][]) {
    c.lineWidth = r * w;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + Math.sin(a) * l * r, y + Math.cos(a) * l * r);
    c.stroke();
  }
  for (let i = 0; i < 24; i++)
    disc(c, x + Math.sin((i / 24) * 6.283) * r * 0.7, y + Math.cos((i / 24) * 6.283) * r * 0.7, r * 0.045, ink);
  disc(c, x, y, r * 0.06, ink);
};

const river: Motif = (c, x, y, r, ground, ink) => {
  for (let i = 0; i < 5; i++) {
    c.strokeStyle = i % 2 ? mix(ink, ground, 0.45) : ink;
    c.lineWidth = r * (0.17 - i * 0.02);
    c.beginPath();
    c.moveTo(x - r * 0.9 + i * r * 0.45, y + r * 1.1);
    c.bezierCurveTo(
      x + r * (0.4 - i * 0.3),
      y + r * 0.5,
      x - r * (0.9 - i * 0.35),
      y,
      x + r * (0.1 + (i - 2) * 0.1),
      y - r * 0.35,
    );
    c.bezierCurveTo(x + r * 0.3, y - r * 0.6, x - r * 0.1, y - r * 0.8, x + r * 0.1 * (i - 2), y - r * 1.5);
    c.stroke();
  }
};

const pot: Motif = (c, x, y, r, ground, ink) => {
  c.fillStyle = ink;
  c.beginPath();
  c.ellipse(x, y - r * 0.25, r * 0.62, r * 0.46, 0, 0, 7);
  c.fill();
  shape(
    c,
    ground,
    x - r * 0.7,
    y + r * 0.1,
    x + r * 0.7,
    y + r * 0.1,
    x + r * 0.7,
    y + r * 0.4,
    x - r * 0.7,
    y + r * 0.4,
  );
  shape(
    c,
    mix(ink, '#000000', 0.2),
    x - r * 0.64,
    y + r * 0.06,
    x + r * 0.64,
    y + r * 0.06,
    x + r * 0.6,
    y + r * 0.16,
    x - r * 0.6,
    y + r * 0.16,
  );
  for (const s of [1, -1]) disc(c, x + s * r * 0.68, y - r * 0.02, r * 0.09, ink);
  c.strokeStyle = mix(ink, ground, 0.2);
  c.lineWidth = r * 0.055;
  for (let i = -1; i <= 1; i++) {
    c.beginPath();
    c.moveTo(x + i * r * 0.26, y + r * 0.26);
    c.bezierCurveTo(
      x + i * r * 0.26 + r * 0.16,
      y + r * 0.42,
      x + i * r * 0.26 - r * 0.16,
      y + r * 0.56,
      x + i * r * 0.26 + r * 0.04,
      y + r * 0.76,
    );
    c.stroke();
  }
  for (let i = 0; i < 5; i++) disc(c, x - r * 0.4 + i * r * 0.2, y - r * 0.3, r * 0.05, ground);
};

const coins: Motif = (c, x, y, r, ground, ink) => {
  [1, 2, 3, 5].forEach((n, k) => {
    for (let i = 0; i < n + k; i++) {
      const [cx, cy] = [x - r * 0.66 + k * r * 0.44, y - r * 0.6 + i * r * 0.12];
      c.fillStyle = i % 2 ? ink : mix(ink, ground, 0.25);
      c.beginPath();
      c.roundRect(cx - r * 0.18, cy, r * 0.36, r * 0.1, r * 0.04);
      c.fill();
    }
  });
  for (const [a, s] of [
    [0.55, 1],
    [2.55, 1],
    [1.57, 1.15],
  ] as [number, number][]) {
    c.save();
    c.translate(x + r * 0.66, y + r * 0.42);
    c.rotate(a);
    c.fillStyle = mix(ink, '#4f9a5c', 0.6);
    c.beginPath();
    c.ellipse(r * 0.2 * s, 0, r * 0.2 * s, r * 0.08, 0, 0, 7);
    c.fill();
    c.restore();
  }
};

const house: Motif = (c, x, y, r, ground, ink) => {
  disc(c, x + r * 0.6, y + r * 0.6, r * 0.2, mix(ink, '#e5923d', 0.6));
  shape(c, ink, x - r * 0.85, y, x + r * 0.85, y, x + r * 0.45, y + r * 0.55, x - r * 0.45, y + r * 0.55);
  shape(
    c,
    mix(ink, ground, 0.4),
    x - r * 0.62,
    y,
    x + r * 0.62,
    y,
    x + r * 0.66,
    y - r * 0.55,
    x - r * 0.66,
    y - r * 0.55,
  );
  shape(
    c,
    ink,
    x - r * 0.12,
    y - r * 0.1,
    x + r * 0.14,
    y - r * 0.1,
    x + r * 0.14,
    y - r * 0.55,
    x - r * 0.12,
    y - r * 0.55,
  );
  for (const s of [-0.42, 0.36])
    shape(
      c,
      ink,
      x + s * r,
      y - r * 0.14,
      x + (s + 0.16) * r,
      y - r * 0.14,
      x + (s + 0.16) * r,
      y - r * 0.32,
      x + s * r,
      y - r * 0.32,
    );
  c.fillStyle = mix(ink, ground, 0.2);
  c.fillRect(x - r * 1.3, y - r * 0.6, r * 2.6, r * 0.05);
  c.fillRect(x - r * 0.98, y - r * 0.6, r * 0.05, r * 1.2);
  for (let i = 0; i < 6; i++) {
    c.save();
    c.translate(x - r * 0.955, y + r * 0.6);
    c.rotate(i * 0.62 - 0.0);
    c.beginPath();
    c.ellipse(r * 0.24, 0, r * 0.24, r * 0.055, 0.2, 0, 7);
    c.fill();
    c.restore();
  }
};

const stripes: Motif = (c, x, y, r, _ground, ink) => {
  const [fur, dark] = [mix('#f09a3a', ink, 0.35), '#2b211b'];
  for (const s of [1, -1]) {
    disc(c, x + s * r * 0.52, y + r * 0.5, r * 0.22, fur);
    disc(c, x + s * r * 0.52, y + r * 0.5, r * 0.11, dark);
  }
  disc(c, x, y, r * 0.72, fur);
  for (const s of [1, -1]) {
    disc(c, x + s * r * 0.2, y - r * 0.24, r * 0.27, '#fff6e4');
    for (const d of [0.22, 0, -0.22])
      shape(
        c,
        dark,
        x + s * r * 0.74,
        y + (d + 0.06) * r,
        x + s * r * (0.45 + Math.abs(d) * 0.2),
        y + d * r,
        x + s * r * 0.74,
        y + (d - 0.06) * r,
      );
    disc(c, x + s * r * 0.27, y + r * 0.12, r * 0.12, '#ffffff');
    disc(c, x + s * r * 0.25, y + r * 0.1, r * 0.07, dark);
  }
  disc(c, x, y - r * 0.1, r * 0.1, '#a8453f');
};

const moon: Motif = (c, x, y, r, ground, ink) => {
  disc(c, x, y + r * 0.12, r * 0.62, ink);
  for (const [a, b, k] of [
    [-0.2, 0.3, 0.12],
    [0.22, 0.05, 0.17],
    [-0.1, -0.2, 0.09],
  ] as [number, number, number][])
    disc(c, x + a * r, y + b * r, r * k, mix(ink, ground, 0.18));
  for (let i = 0; i < 26; i++)
    words(
      c,
      i % 3 ? '·' : '✦',
      x - r * 1.1 + ((i * 43) % 100) * r * 0.022,
      y - r * 0.9 + ((i * 71) % 100) * r * 0.019,
      r * 0.16,
      mix(ink, '#ffffff', 0.4),
      '100px "DejaVu Sans", sans-serif',
    );
  shape(
    c,
    mix(ground, '#000000', 0.4),
    x - r * 1.4,
    y - r * 0.75,
    x - r * 0.3,
    y - r * 0.6,
    x + r * 1.4,
    y - r * 0.8,
    x + r * 1.4,
    y - r * 3,
    x - r * 1.4,
    y - r * 3,
  );
  disc(c, x - r * 0.1, y - r * 0.42, r * 0.09, mix(ink, '#e8824a', 0.6));
  shape(
    c,
    mix(ink, '#e8824a', 0.6),
    x - r * 0.22,
    y - r * 0.78,
    x + r * 0.02,
    y - r * 0.78,
    x - r * 0.05,
    y - r * 0.5,
    x - r * 0.15,
    y - r * 0.5,
  );
};

const wheel: Motif = (c, x, y, r, ground, ink) => {
  c.strokeStyle = ink;
  c.lineWidth = r * 0.09;
  c.beginPath();
  c.arc(x, y, r * 0.66, 0, 7);
  c.stroke();
  c.lineWidth = r * 0.022;
  for (let i = 0; i < 16; i++) {
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + Math.cos(i * 0.3927) * r * 0.64, y + Math.sin(i * 0.3927) * r * 0.64);
    c.stroke();
  }
  for (let i = 0; i < 8; i++)
    disc(
      c,
      x + Math.cos(i * 0.785) * r * 0.3,
      y + Math.sin(i * 0.785) * r * 0.3,
      r * 0.07,
      i % 2 ? '#f0c93b' : mix(ink, '#ffffff', 0.5),
    );
  disc(c, x, y, r * 0.14, ink);
  c.fillStyle = '#f0c93b';
  c.beginPath();
  c.arc(x + r * 0.45, y + r * 0.6, r * 0.24, 0, Math.PI);
  c.fill();
  shape(
    c,
    '#f0c93b',
    x + r * 0.16,
    y + r * 0.6,
    x + r * 0.74,
    y + r * 0.6,
    x + r * 0.74,
    y + r * 0.54,
    x + r * 0.16,
    y + r * 0.54,
  );
  disc(c, x + r * 0.45, y + r * 0.5, r * 0.06, mix(ground, '#000000', 0.3));
};

const mailTemplates: Motif = (c, x, y, r, ground, ink) => {
  const tints = ['#e85d4a', '#f0b92e', '#3f8f6b', '#8a5aa0', '#e8824a', '#2f6fb0'];
  ['অ', 'A', 'ক', 'B', 'ম', 'C'].forEach((t, i) => {
    const [cx, cy] = [x + ((i % 3) - 1) * r * 0.62, y + (i < 3 ? 0.32 : -0.34) * r];
    disc(c, cx, cy, r * 0.29, i % 2 ? ink : mix(ink, '#ffffff', 0.4));
    words(
      c,
      t,
      cx,
      cy,
      r * 0.36,
      tints[i] ?? ground,
      '700 100px "Hind Siliguri", "Noto Sans Bengali", "Liberation Sans", sans-serif',
    );
  });
};

export const MOTIFS: Motif[] = [
  boat,
  rain,
  roofs,
  clock,
  river,
  pot,
  coins,
  house,
  stripes,
  moon,
  wheel,
  mailTemplates,
];
