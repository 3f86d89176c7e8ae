/**
 * Pictures that are not of one product: banners, pictures for posts, and pictures that customers took at home. All as
 * data.
 */
import type { FloorName } from './floors.ts';
import type { Shot } from './framing.ts';
import type { Setting } from './stage.ts';

/** A product placed in an arrangement. */
export interface Item {
  slug: string;
  /** Which of its colours, 0 unless told. */
  color?: number;
  /** Which of the model's own set-ups (1, 2, 3) is taken. */
  view?: number;
  /** Place of its middle on the ground, and the height it stands at. */
  at: [x: number, z: number];
  /** Length of its longest side. */
  size: number;
  /** Turn about the upright axis, in degrees. */
  turn?: number;
  /** Height of a plinth below it. */
  plinth?: number;
  /** Lays it on its back or side, in degrees. */
  tip?: [x: number, z: number];
}

/** One arrangement, one picture. */
export interface Arrangement {
  name: string;
  items: Item[];
  shot: Shot;
  setting: Omit<Setting, 'floor'>;
  floor?: { name: FloorName; tone?: string; repeat?: number };
  /** Colour of a wall behind everything. */
  wall?: string;
  plinthColor?: string;
}

const HOME = {
  width: 800,
  height: 800,
  passes: 10,
  key: '#ffd7a6',
  keyPower: 2.1,
  skyPower: 0.75,
  envPower: 0.34,
  exposure: 0.98,
} as const;
const WINDOW: [number, number, number] = [-1, 0.75, -0.35];
const LAMP: [number, number, number] = [0.8, 0.8, 0.5];

function review(
  n: number,
  slug: string,
  color: number,
  floorName: FloorName,
  view: number,
  shot: Shot,
  more: Partial<Arrangement> = {},
  turn = 0,
): Arrangement {
  return {
    name: `review-${n}`,
    items: [{ slug, color, view, at: [0, 0], size: 1, turn }],
    shot: { fov: 34, fill: 0.66, ...shot },
    setting: { ...HOME, keyFrom: n % 2 ? WINDOW : LAMP },
    floor: { name: floorName },
    ...more,
  };
}

const REVIEWS: Arrangement[] = [
  review(
    1,
    'apple-iphone-15',
    1,
    'wood',
    3,
    { azimuth: 14, elevation: 62, roll: -7, fill: 0.6 },
    { items: [{ slug: 'apple-iphone-15', color: 1, view: 3, at: [0, 0], size: 1, tip: [-90, 0], turn: 22 }] },
  ),
  review(2, 'sony-wh-1000xm5', 0, 'linen', 1, { azimuth: -22, elevation: 30, roll: 4 }),
  review(3, 'hanes-beefy-cotton-tee', 0, 'kantha', 1, { azimuth: 6, elevation: 76, roll: -9, fill: 0.74 }),
  review(4, 'bata-canvas-low-sneakers', 2, 'tiles', 1, { azimuth: -30, elevation: 38, roll: 5 }),
  review(5, 'nodi-barrier-cream-rich', 0, 'gamcha', 2, { azimuth: 16, elevation: 42, roll: -5, fill: 0.6 }),
  review(
    6,
    'jonaki-ceramic-table-lamp',
    1,
    'wood',
    1,
    { azimuth: 12, elevation: 16, roll: 2, fill: 0.66 },
    { wall: '#d8c4a4' },
  ),
  review(
    7,
    'hatil-three-seat-sofa',
    1,
    'wood',
    1,
    { azimuth: 20, elevation: 16, roll: -2, fill: 0.86 },
    { wall: '#cdbb9d' },
  ),
  review(8, 'kagoj-the-ferry-to-bhola', 0, 'kantha', 1, { azimuth: -24, elevation: 44, roll: 6, fill: 0.62 }),
  review(9, 'aarong-leather-shoulder-bag', 0, 'jute', 1, { azimuth: 22, elevation: 28, roll: -3 }),
  review(
    10,
    'apple-macbook-air-13',
    1,
    'wood',
    1,
    { azimuth: -26, elevation: 38, roll: 3, fill: 0.72 },
    { floor: { name: 'wood', tone: '#7a4f30' } },
  ),
  review(
    11,
    'rolex-inspired-automatic-green',
    0,
    'linen',
    1,
    { azimuth: 28, elevation: 36, roll: -6, fill: 0.58 },
    { floor: { name: 'linen', tone: '#9aa58c', repeat: 30 } },
  ),
  review(
    12,
    'tulo-classic-teddy-bear',
    0,
    'linen',
    1,
    { azimuth: -10, elevation: 24, roll: 3 },
    { floor: { name: 'linen', tone: '#b9c3c9' } },
  ),
  review(13, 'nodi-vitamin-c-serum', 0, 'tiles', 1, { azimuth: 10, elevation: 32, roll: -4, fill: 0.6 }),
  review(14, 'nakshi-kantha-cushion', 0, 'jute', 1, { azimuth: -18, elevation: 34, roll: 4 }),
  review(
    15,
    'ispahani-black-tea-tin',
    0,
    'gamcha',
    1,
    { azimuth: 20, elevation: 34, roll: -5, fill: 0.6 },
    { floor: { name: 'gamcha', tone: '#3c6b5a' } },
  ),
  review(16, 'aarong-block-print-kameez', 0, 'jute', 1, { azimuth: -6, elevation: 46, roll: 4, fill: 0.74 }),
];

const WIDE = { passes: 12, shadowPasses: 24 } as const;

const HERO: Arrangement = {
  name: 'home-hero',
  plinthColor: '#d8bf97',
  shot: { azimuth: -8, elevation: 11, fill: 0.76, fov: 24 },
  setting: { ...WIDE, width: 1600, height: 900, ground: '#e8d8bd', shift: [0.19, 0.0], shadow: 0.55 },
  items: [
    { slug: 'aarong-block-print-kameez', color: 2, at: [0, -0.6], size: 1.75, tip: [77, 0] },
    { slug: 'aarong-leather-shoulder-bag', at: [0.95, -0.05], size: 0.95, plinth: 0.3, turn: -14 },
    { slug: 'bata-canvas-low-sneakers', color: 2, at: [0.42, 0.72], size: 0.9, turn: 10 },
    { slug: 'sony-wh-1000xm5', color: 1, at: [-0.95, 0.0], size: 0.8, plinth: 0.42, turn: 20 },
    { slug: 'nodi-vitamin-c-serum', at: [-0.42, 0.66], size: 0.56, turn: 8 },
  ],
};

const OFFER: Arrangement = {
  name: 'home-offer',
  shot: { azimuth: -24, elevation: 22, fill: 0.84, fov: 24 },
  setting: { ...WIDE, width: 1200, height: 900, ground: '#f1e7d6' },
  items: [{ slug: 'hatil-modular-furniture-set', at: [0, 0], size: 3 }],
};

/**
 * The evening's picture of an arrangement: one warm lamp in a dark room, the ground in the dark theme's colour with a
 * pool of light.
 */
function night(day: Arrangement, ground: string, more: Partial<Arrangement['setting']>): Arrangement {
  const setting = {
    ...day.setting,
    ground,
    key: '#ffc58a',
    keyPower: 1.9,
    skyPower: 0.32,
    envPower: 0.26,
    shadow: 0.85,
    ...more,
  };
  return { ...day, name: `${day.name}-night`, plinthColor: '#7a5c3d', setting };
}

const BANNERS: Arrangement[] = [
  HERO,
  night(HERO, '#2a2118', { pool: { color: '#4a2f17', at: [0.69, 0.36], reach: [0.2, 0.28] } }),
  OFFER,
  night(OFFER, '#2a251c', { pool: { color: '#47331c', at: [0.5, 0.42], reach: [0.34, 0.32] } }),
  {
    name: 'home-advert',
    plinthColor: '#1f4a3b',
    shot: { azimuth: -8, elevation: 14, fill: 0.84, fov: 24 },
    setting: {
      ...WIDE,
      width: 1600,
      height: 500,
      ground: '#17392d',
      shift: [0.165, 0.01],
      shadow: 0.7,
      envPower: 0.6,
    },
    items: [
      { slug: 'apple-macbook-air-13', at: [0, -0.4], size: 1.6, turn: 4 },
      { slug: 'apple-iphone-15', color: 1, at: [1.12, 0.1], size: 0.95, turn: -8 },
      { slug: 'sony-wh-1000xm5', color: 1, at: [-1.15, 0.0], size: 0.9, turn: 24 },
      { slug: 'samsung-galaxy-watch6', color: 1, at: [-0.5, 0.62], size: 0.5, turn: 8 },
      { slug: 'apple-airpods-4', at: [0.42, 0.66], size: 0.5, turn: -6 },
    ],
  },
];

const POST = { ...WIDE, width: 1200, height: 800 } as const;

const POSTS: Arrangement[] = [
  {
    name: 'post-1',
    plinthColor: '#d9b7a2',
    shot: { azimuth: 10, elevation: 14, fill: 0.84, fov: 24 },
    setting: { ...POST, ground: '#ecd5c6' },
    items: [
      { slug: 'nakshi-jamdani-saree-dress', at: [-0.55, -0.4], size: 1.75, turn: -4 },
      { slug: 'scala-quilted-crossbody', color: 1, at: [0.85, -0.25], size: 0.95, plinth: 0.5, turn: 12 },
      { slug: 'rupali-jhumka-earrings', color: 1, at: [0.25, 0.7], size: 0.62, turn: 6 },
      { slug: 'scala-panama-straw-hat', at: [1.3, 0.62], size: 0.85, turn: 18 },
    ],
  },
  {
    name: 'post-2',
    plinthColor: '#a9b7c0',
    shot: { azimuth: -14, elevation: 18, fill: 0.84, fov: 24 },
    setting: { ...POST, ground: '#c6d2d8' },
    items: [
      { slug: 'canon-eos-r50', at: [-0.75, 0.45], size: 0.85, turn: -16 },
      { slug: 'apple-macbook-pro-14', at: [0.1, -0.55], size: 1.7 },
      { slug: 'samsung-galaxy-s24', color: 3, at: [1.25, 0.15], size: 0.95, turn: -14 },
      { slug: 'shruti-mini-smart-speaker', color: 2, at: [0.5, 0.72], size: 0.45 },
      { slug: 'jbl-tune-520bt', color: 3, at: [-1.35, -0.3], size: 0.95, turn: 22 },
    ],
  },
  {
    name: 'post-3',
    shot: { azimuth: 18, elevation: 18, fill: 0.86, fov: 24 },
    setting: { ...POST, ground: '#dfe0cf' },
    items: [
      { slug: 'otobi-two-seat-loveseat', at: [-0.3, -0.4], size: 2.2, turn: -6 },
      { slug: 'rfl-nest-of-two-tables', color: 1, at: [1.1, 0.6], size: 0.95 },
      { slug: 'jonaki-ceramic-table-lamp', color: 1, at: [1.4, -0.45], size: 0.95, plinth: 0.5 },
      { slug: 'nakshi-kantha-cushion', color: 2, at: [-0.75, 0.85], size: 0.6, turn: 20 },
    ],
    plinthColor: '#b88f62',
  },
  {
    name: 'post-4',
    plinthColor: '#e3b9ab',
    shot: { azimuth: -8, elevation: 16, fill: 0.8, fov: 24 },
    setting: { ...POST, ground: '#f0d9cf' },
    items: [
      { slug: 'nodi-niacinamide-serum', at: [-0.55, 0.1], size: 0.85, plinth: 0.25 },
      { slug: 'nodi-rice-water-cleanser', at: [0.1, -0.45], size: 1.25 },
      { slug: 'nodi-barrier-cream-rich', view: 2, at: [0.75, 0.4], size: 0.85, turn: -10 },
      { slug: 'nodi-neem-clay-cleanser', at: [0.75, -0.5], size: 1.1, plinth: 0.2, turn: -8 },
      { slug: 'shundori-matte-lipstick', at: [-0.15, 0.75], size: 0.62, turn: 10 },
    ],
  },
  {
    name: 'post-5',
    plinthColor: '#8f6b45',
    shot: { azimuth: 14, elevation: 22, fill: 0.82, fov: 24 },
    setting: { ...POST, ground: '#d9c29a' },
    items: [
      { slug: 'kagoj-monsoon-ledger', at: [-0.7, -0.1], size: 1.05, turn: 10 },
      { slug: 'boimela-seven-rooftops', at: [0.05, -0.5], size: 1.1, turn: -6 },
      { slug: 'ispahani-black-tea-tin', at: [0.72, 0.35], size: 0.7, turn: -10 },
      { slug: 'kazi-masala-chai-mix', at: [1.0, -0.75], size: 0.75, plinth: 0.34, turn: -10 },
      { slug: 'kagoj-rivers-we-walk', at: [-0.2, 0.75], size: 0.95, turn: 24, tip: [-90, 0] },
    ],
  },
  {
    name: 'post-6',
    plinthColor: '#7d9aa0',
    shot: { azimuth: -16, elevation: 20, fill: 0.84, fov: 24 },
    setting: { ...POST, ground: '#b9cccb' },
    items: [
      { slug: 'padma-match-football', at: [0.22, -0.3], size: 0.7 },
      { slug: 'taqat-hex-dumbbell-pair', at: [0.75, 0.6], size: 0.8, turn: -10 },
      { slug: 'padma-english-willow-bat', at: [-0.95, -0.45], size: 1.6, turn: 12 },
      { slug: 'apex-sprint-running-shoes', color: 1, at: [-0.6, 0.7], size: 0.85, turn: 12 },
      { slug: 'shanti-yoga-mat-6mm', at: [0.95, -0.4], size: 1.25, turn: -14 },
      { slug: 'padma-leather-cricket-ball', at: [0.15, 0.85], size: 0.26 },
    ],
  },
];

export const ARRANGEMENTS: Arrangement[] = [...REVIEWS, ...BANNERS, ...POSTS];
