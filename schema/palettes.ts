/** The shades of the colour of what acts, for the roles that controls use. */
export interface PaletteShades {
  /** Text on `solid`. */
  contrast: string;
  /** Text on the page. */
  fg: string;
  subtle: string;
  muted: string;
  emphasized: string;
  /** The ground of a button. */
  solid: string;
  /** The ground of the footer. */
  band: string;
}

/** A colour in the light and the dark theme. */
export interface Palette {
  light: PaletteShades;
  dark: PaletteShades;
}

/** The colours of the shop that an owner may choose from; `palettes.test.ts` checks that each can be read. */
export const PALETTES = {
  BOTTLE: {
    light: {
      contrast: '#ffffff',
      fg: '#0b5d46',
      subtle: '#e4efe8',
      muted: '#cfe3d7',
      emphasized: '#9fc8b3',
      solid: '#0b5d46',
      band: '#123c30',
    },
    dark: {
      contrast: '#ffffff',
      fg: '#7fd3b0',
      subtle: '#1a2f27',
      muted: '#214034',
      emphasized: '#2f5f4d',
      solid: '#23805f',
      band: '#0f2a22',
    },
  },
  POND: {
    light: {
      contrast: '#ffffff',
      fg: '#1b5570',
      subtle: '#e2eef3',
      muted: '#c9dfe8',
      emphasized: '#96bfd0',
      solid: '#1b5570',
      band: '#14323f',
    },
    dark: {
      contrast: '#ffffff',
      fg: '#8ccbe6',
      subtle: '#172a33',
      muted: '#1e3b48',
      emphasized: '#2c586b',
      solid: '#27799c',
      band: '#10262f',
    },
  },
  INDIGO: {
    light: {
      contrast: '#ffffff',
      fg: '#3a3f8f',
      subtle: '#e8e9f6',
      muted: '#d3d5ee',
      emphasized: '#a8acd9',
      solid: '#3a3f8f',
      band: '#232655',
    },
    dark: {
      contrast: '#ffffff',
      fg: '#b1b6f5',
      subtle: '#20223b',
      muted: '#2b2e52',
      emphasized: '#41467d',
      solid: '#5a61c4',
      band: '#1a1c3d',
    },
  },
  PLUM: {
    light: {
      contrast: '#ffffff',
      fg: '#712b5b',
      subtle: '#f5e6f0',
      muted: '#ead0e2',
      emphasized: '#cf9fc1',
      solid: '#712b5b',
      band: '#421a35',
    },
    dark: {
      contrast: '#ffffff',
      fg: '#eaa6d3',
      subtle: '#331c2c',
      muted: '#48273d',
      emphasized: '#6d3b5d',
      solid: '#a04583',
      band: '#301327',
    },
  },
  EARTH: {
    light: {
      contrast: '#ffffff',
      fg: '#67452b',
      subtle: '#f1e8df',
      muted: '#e3d3c3',
      emphasized: '#c3a586',
      solid: '#67452b',
      band: '#3d2a1c',
    },
    dark: {
      contrast: '#ffffff',
      fg: '#dfb48f',
      subtle: '#2e241b',
      muted: '#403225',
      emphasized: '#624c37',
      solid: '#8f6440',
      band: '#2b1e14',
    },
  },
} as const satisfies Record<string, Palette>;

/** The name of a palette. */
export type PaletteName = keyof typeof PALETTES;

/** The names of all palettes. */
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];
