import { defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react';
import { PALETTES, type PaletteShades } from '#schema/palettes.ts';

const rem = (px: number) => ({ value: `${px / 16}rem` });

/** The 4-px grid: spacing 1 is 4 px. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80,
  96,
];
const grid = Object.fromEntries(steps.map((step) => [String(step), rem(step * 4)]));

/** Raw tokens: grid, six type sizes, two weights, two radii. */
export const tokens = defineTokens({
  spacing: grid,
  sizes: {
    ...grid,
    full: { value: '100%' },
    prose: { value: '68ch' },
    page: { value: '90rem' },
    form: { value: '28rem' },
    '1/2': { value: '50%' },
  },
  fonts: {
    body: { value: "'Hind Siliguri', 'Hind Siliguri Fallback', system-ui, sans-serif" },
    heading: {
      value: "'Anek Bangla', 'Anek Bangla Fallback', 'Hind Siliguri', 'Hind Siliguri Fallback', system-ui, sans-serif",
    },
  },
  fontSizes: {
    xs: rem(13),
    sm: rem(15),
    md: rem(16),
    lg: rem(22),
    xl: rem(32),
    '2xl': { value: 'clamp(2.5rem, 2.1rem + 1.8vw, 3.5rem)' },
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 600 },
    semibold: { value: 600 },
    bold: { value: 600 },
  },
  // The colours of Google's logo: the same in both themes.
  colors: {
    google: {
      blue: { value: '#4285f4' },
      green: { value: '#34a853' },
      yellow: { value: '#fbbc05' },
      red: { value: '#ea4335' },
    },
  },
  lineHeights: { short: { value: 1.3 } },
  radii: { none: { value: '0' }, control: rem(8), card: rem(14), full: { value: '9999px' } },
  cursor: { button: { value: 'pointer' }, disabled: { value: 'not-allowed' } },
  zIndex: {
    base: { value: 0 },
    docked: { value: 10 },
    sticky: { value: 100 },
    dropdown: { value: 200 },
    modal: { value: 300 },
    skipNav: { value: 400 },
  },
});

/** Bangla has signs above and below its letters and needs more line height (system.ts sets `--bangla`). */
const tall = (lines: number) => `calc(${lines} + var(--bangla, 0) * 0.2)`;

/** Six text styles, used by name: `textStyle="lg"`. */
export const textStyles = defineTextStyles({
  xs: { value: { fontSize: 'xs', lineHeight: tall(1.4) } },
  sm: { value: { fontSize: 'sm', lineHeight: tall(1.45) } },
  md: { value: { fontSize: 'md', lineHeight: tall(1.55) } },
  lg: { value: { fontSize: 'lg', lineHeight: tall(1.35) } },
  xl: { value: { fontSize: 'xl', lineHeight: tall(1.1) } },
  '2xl': { value: { fontSize: '2xl', lineHeight: tall(1) } },
});

const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

type Shades = Omit<PaletteShades, 'band'>;

/** A colour's shades for the roles that recipes use, in the light and the dark theme. */
const palette = (light: Shades, dark: Shades) => ({
  contrast: both(light.contrast, dark.contrast),
  fg: both(light.fg, dark.fg),
  subtle: both(light.subtle, dark.subtle),
  muted: both(light.muted, dark.muted),
  emphasized: both(light.emphasized, dark.emphasized),
  solid: both(light.solid, dark.solid),
  focusRing: both(light.solid, dark.solid),
});

/**
 * Paper and ink; bottle green for what acts, vermilion for Buy and fallen prices, marigold for tags; four painted
 * grounds, one for each kind of department; and the spec's status colours.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: both('#faf7f0', '#15130f'),
      canvas: both('#faf7f0', '#15130f'),
      surface: both('#fffdf9', '#1e1b16'),
      // Logos of payment methods have a light background, in the dark theme too.
      paper: both('#fffdf9', '#fffdf9'),
      subtle: both('#f3eee2', '#26221b'),
      muted: both('#ebe4d4', '#312c23'),
      inverted: both(PALETTES.BOTTLE.light.band, PALETTES.BOTTLE.dark.band),
      picture: both('#f4f1ea', '#e9e4da'),
    },
    fg: {
      DEFAULT: both('#1f1b16', '#f4efe5'),
      muted: both('#5c5448', '#bcb2a2'),
      subtle: both('#6f6659', '#a0968a'),
      onInverted: both('#f7f2e6', '#f4efe5'),
      onInvertedMuted: both('#c3d3c8', '#b3c4ba'),
      error: both('#b3261e', '#ff9c8f'),
      success: both('#1c6b3a', '#86d9a4'),
      onPicture: both('#1f1b16', '#1f1b16'),
    },
    border: {
      DEFAULT: both('#e4dccb', '#38332a'),
      control: both('#8d8372', '#7f7667'),
      error: both('#b3261e', '#ff9c8f'),
    },
    price: {
      now: both('#1f1b16', '#f4efe5'),
      drop: both('#a8330d', '#ff9a66'),
      was: both('#6f6659', '#a0968a'),
    },
    star: both('#d98200', '#f5b342'),
    starEmpty: both('#d8cfbd', '#4a4438'),
    // The background of the hero's picture in both themes, and the colours of the text on it.
    hero: {
      bg: both('#e8d8bd', '#2a2118'),
      fg: both('#1f1b16', '#f6efe2'),
      muted: both('#4d4336', '#d3c6b0'),
      accent: both(PALETTES.BOTTLE.light.fg, PALETTES.BOTTLE.dark.fg),
    },
    // The backgrounds of the advertisement's and the offer's pictures.
    advert: both('#17392d', '#17392d'),
    ground: {
      mustard: both('#f0cf78', '#3b3014'),
      blush: both('#f2d3c8', '#43281f'),
      pond: both('#c5dbe0', '#1b3540'),
      leaf: both('#d5e2c0', '#28361d'),
    },
    offer: both('#f1e7d6', '#2a251c'),
    ribbon: { bg: both('#f2a51f', '#f2a51f'), fg: both('#2a1b00', '#2a1b00') },
    brand: palette(PALETTES.BOTTLE.light, PALETTES.BOTTLE.dark),
    accent: palette(
      {
        contrast: '#ffffff',
        fg: '#b23a12',
        subtle: '#fbe9dd',
        muted: '#f6d5c0',
        emphasized: '#e9a584',
        solid: '#c0410f',
      },
      {
        contrast: '#ffffff',
        fg: '#ff9a66',
        subtle: '#3a2116',
        muted: '#4d2a1a',
        emphasized: '#7d4428',
        solid: '#c8461a',
      },
    ),
    gray: palette(
      {
        contrast: '#ffffff',
        fg: '#3b352c',
        subtle: '#f0eadd',
        muted: '#e4dccb',
        emphasized: '#cfc5b1',
        solid: '#3b352c',
      },
      {
        contrast: '#15130f',
        fg: '#d9d0c1',
        subtle: '#2a261f',
        muted: '#38332a',
        emphasized: '#524b3f',
        solid: '#d9d0c1',
      },
    ),
    red: palette(
      {
        contrast: '#ffffff',
        fg: '#a1221b',
        subtle: '#fbe7e3',
        muted: '#f5cfc8',
        emphasized: '#e59c91',
        solid: '#b3261e',
      },
      {
        contrast: '#2b0703',
        fg: '#ff9c8f',
        subtle: '#3a1b17',
        muted: '#50231d',
        emphasized: '#803a31',
        solid: '#ff8a7a',
      },
    ),
    yellow: palette(
      {
        contrast: '#2a1b00',
        fg: '#7a5200',
        subtle: '#fcf0cf',
        muted: '#f6e0a0',
        emphasized: '#e2bd5a',
        solid: '#f2b632',
      },
      {
        contrast: '#2a1b00',
        fg: '#f5c95f',
        subtle: '#352a12',
        muted: '#493a17',
        emphasized: '#735c25',
        solid: '#f2b632',
      },
    ),
    blue: palette(
      {
        contrast: '#ffffff',
        fg: '#1f4f8f',
        subtle: '#e4edf8',
        muted: '#cbdcf1',
        emphasized: '#94b6e0',
        solid: '#26619c',
      },
      {
        contrast: '#061526',
        fg: '#93c0f5',
        subtle: '#182838',
        muted: '#1f3750',
        emphasized: '#315a85',
        solid: '#7fb2ee',
      },
    ),
    orange: palette(
      {
        contrast: '#ffffff',
        fg: '#96460a',
        subtle: '#fdebd8',
        muted: '#f8d5b0',
        emphasized: '#ebab6c',
        solid: '#b3540c',
      },
      {
        contrast: '#2a1402',
        fg: '#ffb273',
        subtle: '#392415',
        muted: '#4e301a',
        emphasized: '#7d4d29',
        solid: '#ffa35c',
      },
    ),
    green: palette(
      {
        contrast: '#ffffff',
        fg: '#1c6b3a',
        subtle: '#e3f2e6',
        muted: '#c8e5cf',
        emphasized: '#8fca9f',
        solid: '#217a44',
      },
      {
        contrast: '#04180b',
        fg: '#86d9a4',
        subtle: '#16291d',
        muted: '#1d3b28',
        emphasized: '#2f6343',
        solid: '#62c587',
      },
    ),
  },
  shadows: {
    float: both(
      '0 12px 32px -12px rgb(43 33 16 / 0.28), 0 2px 6px rgb(43 33 16 / 0.08)',
      '0 16px 40px -12px rgb(0 0 0 / 0.7), 0 0 0 1px #38332a',
    ),
  },
});
