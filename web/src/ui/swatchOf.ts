/** The CSS colours of colour words. */
const PAINTS: Record<string, string> = {
  white: '#fafafa',
  ivory: '#f6f0df',
  cream: '#f3e9d2',
  chalk: '#e3dfd5',
  oat: '#e2d5bd',
  linen: '#e9dfcd',
  pearl: '#e8e6e1',
  champagne: '#d6c3a5',
  starlight: '#f0e9dc',
  porcelain: '#f1e3d6',
  black: '#1b1b1d',
  jet: '#111113',
  onyx: '#17171a',
  ebony: '#2a2421',
  obsidian: '#1a1b1f',
  charcoal: '#3b3d42',
  graphite: '#4b4d52',
  smoke: '#77787b',
  smoked: '#77787b',
  grey: '#8d9095',
  gray: '#8d9095',
  slate: '#66707c',
  stone: '#a8a194',
  fog: '#a9b8c4',
  ash: '#c7c8c7',
  steel: '#9aa3ab',
  silver: '#c4c8cc',
  rhodium: '#cfd2d4',
  titanium: '#9c958a',
  space: '#4a4b50',
  melange: '#9b9b9b',
  marble: '#c9c9cc',
  midnight: '#22283a',
  navy: '#1f2c4d',
  indigo: '#37407e',
  blue: '#2f63b0',
  cobalt: '#2551a3',
  royal: '#2a4fb8',
  sky: '#8ec1ea',
  ice: '#cfe3ee',
  ocean: '#1f6a93',
  sea: '#3b8f8b',
  lake: '#4a86a8',
  peacock: '#0f6b75',
  teal: '#1d7874',
  turquoise: '#3cb8b2',
  mint: '#a9dcc3',
  green: '#3c8350',
  sage: '#a3b091',
  olive: '#6f7145',
  forest: '#2c4f37',
  bottle: '#0b5d46',
  emerald: '#14835a',
  jade: '#3f8f74',
  leaf: '#5d9643',
  moss: '#6b7446',
  lime: '#a9cf46',
  willow: '#8c9a6b',
  yellow: '#f2cf3d',
  lemon: '#f6e36a',
  mustard: '#cf9f2e',
  turmeric: '#d99b1c',
  marigold: '#f2a51f',
  honey: '#d99a3a',
  amber: '#d99a3d',
  mango: '#f0a830',
  gold: '#cda349',
  golden: '#cda349',
  brass: '#c39a45',
  wheat: '#dfc793',
  sand: '#d9c4a0',
  desert: '#bfa48f',
  beige: '#dccdb2',
  khaki: '#b7a878',
  tan: '#c49a6c',
  camel: '#b58a5a',
  natural: '#d2b48c',
  oak: '#c6a06e',
  teak: '#a2713f',
  cane: '#b8874f',
  cork: '#c19a6b',
  walnut: '#6b4a33',
  brown: '#6f4a30',
  mocha: '#7b5a46',
  cocoa: '#7d4a3c',
  espresso: '#4a3228',
  chocolate: '#573826',
  mahogany: '#5f2b23',
  rosewood: '#6d3230',
  toast: '#a8703f',
  toffee: '#a9754a',
  caramel: '#b07d51',
  chestnut: '#7f4f33',
  copper: '#b87446',
  bronze: '#8c6239',
  cognac: '#9a5b30',
  rust: '#a9502c',
  terracotta: '#c1664a',
  clay: '#c98a6b',
  brick: '#a24936',
  coral: '#f07f67',
  peach: '#f7bf9c',
  orange: '#e8822b',
  vermilion: '#d9481c',
  red: '#c22f2d',
  crimson: '#a91d33',
  cherry: '#8e1b2c',
  ruby: '#9b1b3a',
  maroon: '#6f1d2b',
  wine: '#5f1f32',
  burgundy: '#5f2430',
  raspberry: '#b32a55',
  berry: '#8a2d4c',
  plum: '#6b3a5e',
  purple: '#6f4a9c',
  violet: '#7f5fc0',
  lavender: '#b9a7de',
  lilac: '#b79fd6',
  pink: '#ec9fb8',
  guava: '#f28a8f',
  rose: '#d98a94',
  blush: '#eec3bd',
  nude: '#d6a58c',
  almond: '#d3ab84',
  wood: '#b07a45',
};

/** Words for several colours at once. */
const MANY = new Set(['multicolour', 'rainbow']);

/** Names that do not mean what their words mean. */
const NAMES: Record<string, string> = {
  'rose gold': '#dcae9a',
  'white gold': '#dcdcd9',
  'white oak': '#d6bd95',
  'black oak': '#33302d',
  'soft black': '#2b2d30',
  'honey olive': '#c9986b',
};

/** Materials that may have any colour: Black Steel is black. Alone or with "natural" they have their own. */
const MATERIALS = new Set(['titanium', 'steel', 'aluminium', 'leather']);

/** Colours that a preceding word changes: Sky Blue, Bottle Green. */
const BASIC = new Set(['grey', 'gray', 'blue', 'green', 'yellow', 'orange', 'red', 'pink', 'brown']);

/** The colour that a first word mixes into the following one, and its share in percent. */
const SHADES: Record<string, readonly [string, number]> = {
  midnight: ['#000000', 45],
  night: ['#000000', 45],
  dark: ['#000000', 45],
  light: ['#ffffff', 45],
  pale: ['#ffffff', 55],
  pastel: ['#ffffff', 55],
  powder: ['#ffffff', 60],
  soft: ['#ffffff', 45],
  dusty: ['#9a9a9a', 45],
};

/** Returns the CSS colour of a name of one colour. */
const paintOf = (words: readonly string[]): string | undefined => {
  const named = NAMES[words.join(' ')];
  if (named) return named;
  const telling = words.filter((word) => PAINTS[word] !== undefined);
  const last = telling.at(-1);
  const before = telling.at(-2);
  if (last === undefined) return undefined;
  const isOverMaterial = MATERIALS.has(last) && before !== undefined && before !== 'natural';
  const isParticular = BASIC.has(last) && before !== undefined && !BASIC.has(before);
  return PAINTS[isOverMaterial || isParticular ? before : last];
};

/** Returns a CSS colour for the name of a colour, as far as its words are known. */
export const swatchOf = (name: string): string | undefined => {
  const words = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (words.some((word) => MANY.has(word)))
    return 'conic-gradient(#c22f2d, #f2cf3d, #3c8350, #2f63b0, #6f4a9c, #c22f2d)';
  if (words.includes('and')) {
    const paints = words.flatMap((word) => PAINTS[word] ?? []);
    return paints.length > 1 ? `linear-gradient(90deg, ${paints[0]} 50%, ${paints[1]} 50%)` : paints[0];
  }
  const [first = '', ...rest] = words;
  const shade = rest.length > 0 ? SHADES[first] : undefined;
  // Soft Black is in `NAMES`.
  if (!shade || NAMES[words.join(' ')]) return paintOf(words);
  const paint = paintOf(rest);
  return paint && mixed(paint, ...shade);
};

/** Returns a mix of two colours with the given percent of the other one. */
const mixed = (paint: string, other: string, percent: number): string => {
  const parts = [1, 3, 5].map((at) => {
    const [one, two] = [paint, other].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(one + ((two - one) * percent) / 100)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
};
