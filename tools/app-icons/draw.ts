/**
 * Draws the icons of the installed app from the logo: `npm run icons`. They are committed, since they change only with
 * the logo.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '..', '..', 'web', 'public');
const logo = readFileSync(path.join(folder, 'favicon.svg'), 'utf8');
const [, ground = ''] = /<rect [^>]*fill="([^"]+)"\/>/.exec(logo) ?? [];
const stall = logo.slice(logo.indexOf('/>') + 2, logo.lastIndexOf('</svg>'));

/**
 * Returns the logo without its round corners, for systems that cut out the shape themselves; the stall fills a part of
 * the width.
 */
const square = (share: number) => {
  const edge = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${edge} ${edge}) scale(${share})">${stall}</g></svg>`;
};

const icons = [
  { file: 'any-192.png', svg: logo, size: 192 },
  { file: 'any-512.png', svg: logo, size: 512 },
  // Systems keep at least the circle in the middle with 40 % of the width as its radius; the stall's corners lie in it.
  { file: 'maskable-192.png', svg: square(0.88), size: 192 },
  { file: 'maskable-512.png', svg: square(0.88), size: 512 },
  { file: 'apple-touch-180.png', svg: square(1), size: 180 },
];
for (const { file, svg, size } of icons) {
  const density = (72 * size) / 32;
  await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(folder, 'icons', file));
}
