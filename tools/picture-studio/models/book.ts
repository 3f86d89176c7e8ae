/**
 * A book; body is the cover, accent the second ink; the label is the title, and chooses the picture on the cover by its
 * words.
 *
 * Variants: 0 hardback with full-bleed picture · 1 paperback, picture above a band · 2 large picture book, square · 3
 * cloth-bound hardback with pasted label. Params: `thick` (1 = usual), `motif` 0 … 11 replaces the picture (boat rain
 * roofs clock river pot coins house stripes moon wheel letters).
 */
import * as THREE from 'three';
import type { Look } from '../../../demo/catalogue/types.ts';
import { cloth } from '../fabric.ts';
import { put, sheet } from '../goods.ts';
import { matte, roundedBox } from '../kit.ts';
import { randomFrom } from '../noise.ts';
import { isDark, mix, painted, speckle, words } from '../prints.ts';
import { MOTIFS, motifFor } from './book-motifs.ts';

interface Form {
  w: number;
  h: number;
  d: number;
  hard: boolean;
}

const FORMS: Form[] = [
  { w: 0.98, h: 1.46, d: 0.2, hard: true },
  { w: 0.92, h: 1.4, d: 0.16, hard: false },
  { w: 1.24, h: 1.3, d: 0.11, hard: true },
  { w: 1.02, h: 1.42, d: 0.26, hard: true },
];

/** Builds the book, standing, its front to +z; for the second picture a copy lies beneath it. */
export function build(look: Look): THREE.Group {
  const g = new THREE.Group();
  g.userData['shots'] = {
    1: { azimuth: -30, elevation: 9 },
    2: { azimuth: -20, elevation: 34 },
    3: { azimuth: -42, elevation: 16, fill: 1.25, focus: [0.42, 0.6, 0.7] },
  };
  const form = FORMS[look.variant % 4]!;
  const one = copy(look, form);
  if (look.params?.['shot'] === 2) {
    const other = copy(look, form);
    const d = form.d * (look.params?.['thick'] ?? 1);
    one.rotation.set(-Math.PI / 2, 0, 0.2);
    one.position.set(0, d * 1.5 + 0.012, form.h / 2);
    other.rotation.set(-Math.PI / 2, 0, -0.12);
    other.position.set(0.1, d / 2, form.h / 2 - 0.04);
    g.add(other);
    g.userData['shots'] = { 2: { azimuth: -26, elevation: 42 } };
  }
  g.add(one);
  return g;
}

function copy(look: Look, f: Form): THREE.Group {
  const g = new THREE.Group();
  const v = look.variant % 4;
  const body = look.body[0] ?? '#1d4e63';
  const d = f.d * (look.params?.['thick'] ?? 1);
  const board = f.hard ? 0.028 : 0.01;
  const lip = f.hard ? 0.028 : 0;
  const frame = { x: -f.w / 2, y: 0, w: f.w, h: f.h };
  const coverMap = painted(frame, 1100, (c) => cover(c, look, f, v));
  const skin = (map: THREE.Texture): THREE.MeshStandardMaterial =>
    v === 3
      ? cloth({ map, weave: 'plain', repeat: [6, 8], depth: 0.7 })
      : new THREE.MeshPhysicalMaterial({ map, roughness: 0.42, clearcoat: 0.5, clearcoatRoughness: 0.3 });
  const side =
    v === 3
      ? cloth({ color: body, weave: 'plain', repeat: [6, 8], depth: 0.7 })
      : matte(mix(body, '#000000', 0.06), 0.45);
  for (const s of [1, -1])
    g.add(put(roundedBox(f.w, f.h, board, board * 0.45), side, [0, f.h / 2, s * (d / 2 - board / 2)]));
  const face = put(new THREE.PlaneGeometry(f.w - 0.006, f.h - 0.006), skin(coverMap), [0, f.h / 2, d / 2 + 0.0015]);
  face.userData['castShadow'] = false;
  g.add(face);
  const paper = painted({ x: 0, y: 0, w: 1, h: 1 }, 512, (c) => {
    c.fillStyle = '#efe6d2';
    c.fillRect(0, 0, 1, 1);
    const rand = randomFrom(4);
    for (let i = 0; i < 150; i++) {
      c.globalAlpha = 0.1 + rand() * 0.3;
      c.fillStyle = rand() < 0.6 ? '#a8977a' : '#fffaf0';
      c.fillRect(rand(), 0, 0.003, 1);
    }
  });
  const leaf = new THREE.MeshStandardMaterial({ map: paper, roughness: 0.95 });
  const [pw, ph, pd] = [f.w - lip - 0.03, f.h - lip * 2, d - board * 2];
  const pages = new THREE.BoxGeometry(pw, ph, pd);
  const [uv, pos, normal] = [pages.getAttribute('uv'), pages.getAttribute('position'), pages.getAttribute('normal')];
  for (let i = 0; i < uv.count; i++) if (Math.abs(normal.getZ(i)) < 0.5) uv.setXY(i, pos.getZ(i) / pd + 0.5, 0.5);
  g.add(put(pages, leaf, [-lip / 2 + 0.015, f.h / 2, 0]));
  const spine = painted({ x: -d / 2, y: 0, w: d, h: f.h }, 900, (c) => {
    c.fillStyle = mix(body, '#000000', 0.06);
    c.fillRect(-d / 2, 0, d, f.h);
    if (v === 3) speckle(c, { x: -d / 2, y: 0, w: d, h: f.h }, 0.06, body);
    c.fillStyle = look.accent;
    c.fillRect(-d / 2, f.h * 0.9, d, 0.014);
    c.fillRect(-d / 2, f.h * 0.1, d, 0.014);
    c.save();
    c.translate(0, f.h * 0.52);
    c.rotate(-Math.PI / 2);
    words(c, look.label ?? '', 0, 0, d * 0.55, ink(body, look.accent), FACE[v]!, f.h * 0.68);
    c.restore();
  });
  const back = f.hard ? 0.05 : 0.004;
  const curve = put(
    sheet(16, 1, (u, t) => [-f.w / 2 - back * Math.sin(Math.PI * u) ** 0.8 + 0.002, t * f.h, (u - 0.5) * d]),
    skin(spine),
    [0, 0, 0],
  );
  (curve.material as THREE.Material).side = THREE.DoubleSide;
  g.add(curve);
  for (const y of [0.004, f.h - 0.004]) {
    const cap = put(
      sheet(16, 1, (u, t) => [-f.w / 2 - back * Math.sin(Math.PI * u) ** 0.8 * t + 0.004, y, (u - 0.5) * d]),
      side,
      [0, 0, 0],
    );
    cap.material = side.clone();
    (cap.material as THREE.Material).side = THREE.DoubleSide;
    g.add(cap);
  }
  return g;
}

const FACE = [
  '600 100px "Liberation Serif", serif',
  '700 100px "Hind Siliguri", "Liberation Sans", sans-serif',
  '700 100px "Hind Siliguri", "Liberation Sans", sans-serif',
  '500 100px "Liberation Serif", serif',
];
/** The ink that reads best on a ground. */
const ink = (ground: string, accent: string): string =>
  isDark(ground) === isDark(accent) ? (isDark(ground) ? '#fdf6e6' : '#231a14') : accent;

/** Breaks a title into lines of about even length. */
function lines(title: string, most: number): string[] {
  const out: string[] = [];
  for (const word of title.split(' ')) {
    const last = out.at(-1);
    if (last !== undefined && (last.length + word.length < most || last.length < 4))
      out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}

function cover(c: CanvasRenderingContext2D, look: Look, f: Form, v: number): void {
  const body = look.body[0] ?? '#1d4e63';
  const { accent } = look;
  const motif = MOTIFS[look.params?.['motif'] ?? motifFor(look.label ?? '')]!;
  const [w, h] = [f.w, f.h];
  c.fillStyle = body;
  c.fillRect(-w / 2, 0, w, h);
  const title = lines(look.label ?? 'Book', v === 2 ? 15 : 12);
  const set = (y: number, size: number, color: string, room: number, step = 1.02): void =>
    title.forEach((line, i) => words(c, line, 0, y - i * size * step, size, color, FACE[v]!, room));
  const clipped = (x: number, y: number, cw: number, ch: number, draw: () => void): void => {
    c.save();
    c.beginPath();
    c.rect(x, y, cw, ch);
    c.clip();
    draw();
    c.restore();
  };
  if (v === 0) {
    clipped(-w / 2, 0, w, h, () => motif(c, 0, h * 0.33, w * 0.5, body, accent));
    c.fillStyle = body;
    c.fillRect(-w / 2, h * 0.66, w, h);
    c.fillStyle = accent;
    c.fillRect(-w * 0.42, h * 0.655, w * 0.84, 0.008);
    set(
      h * (title.length > 2 ? 0.92 : title.length > 1 ? 0.88 : 0.82),
      title.length > 2 ? 0.13 : 0.165,
      ink(body, accent),
      w * 0.84,
    );
  } else if (v === 1) {
    clipped(-w / 2, h * 0.36, w, h, () => {
      c.fillStyle = mix(accent, '#fff8e8', 0.25);
      c.fillRect(-w / 2, 0, w, h);
      motif(c, 0, h * 0.68, w * 0.52, mix(accent, '#fff8e8', 0.25), body);
    });
    c.fillStyle = mix(body, '#000000', 0.12);
    c.fillRect(-w / 2, h * 0.355, w, 0.012);
    set(h * 0.28, title.length > 2 ? 0.13 : 0.16, ink(body, accent), w * 0.88);
  } else if (v === 2) {
    clipped(-w / 2, 0, w, h, () => motif(c, 0, h * 0.36, w * 0.5, body, accent));
    const ground = mix(accent, '#fffaf0', 0.4);
    c.fillStyle = ground;
    c.beginPath();
    c.roundRect(-w * 0.44, h * (title.length > 1 ? 0.66 : 0.74), w * 0.88, h * (title.length > 1 ? 0.29 : 0.2), 0.07);
    c.fill();
    set(
      h * (title.length > 1 ? 0.865 : 0.84),
      title.length > 2 ? 0.12 : 0.165,
      ink(ground, isDark(body) ? body : '#2b211b'),
      w * 0.8,
    );
  } else {
    speckle(c, { x: -w / 2, y: 0, w, h }, 0.08, body);
    const plate = mix(accent, '#fff8e8', isDark(body) ? 0.3 : 0.85);
    c.strokeStyle = mix(accent, body, 0.25);
    c.lineWidth = 0.01;
    c.strokeRect(-w * 0.43, h * 0.05, w * 0.86, h * 0.9);
    c.fillStyle = plate;
    c.fillRect(-w * 0.34, h * 0.58, w * 0.68, h * 0.3);
    c.strokeStyle = ink(plate, body);
    c.lineWidth = 0.006;
    c.strokeRect(-w * 0.325, h * 0.59, w * 0.65, h * 0.28);
    set(
      h * 0.73 + (title.length - 1) * 0.06,
      0.12,
      isDark(plate) ? '#fdf6e6' : mix(body, '#1a120c', isDark(body) ? 0.2 : 0.75),
      w * 0.6,
    );
    clipped(-w * 0.34, h * 0.1, w * 0.68, h * 0.42, () =>
      motif(c, 0, h * 0.31, w * 0.3, body, mix(accent, '#fff8e8', 0.1)),
    );
  }
  const fold = c.createLinearGradient(-w / 2, 0, -w / 2 + 0.1, 0);
  fold.addColorStop(0, 'rgba(0,0,0,0.22)');
  fold.addColorStop(0.45, 'rgba(0,0,0,0.02)');
  fold.addColorStop(0.6, 'rgba(0,0,0,0.2)');
  fold.addColorStop(1, 'rgba(0,0,0,0)');
  c.fillStyle = fold;
  c.fillRect(-w / 2, 0, 0.1, h);
}
