import { PALETTES, type PaletteName, type PaletteShades } from '#schema/palettes.ts';

/** The variables of the theme (`ui/theme/tokens.ts`) that a palette sets. */
const variables = ({ contrast, fg, subtle, muted, emphasized, solid, band }: PaletteShades): string =>
  Object.entries({
    'brand-contrast': contrast,
    'brand-fg': fg,
    'brand-subtle': subtle,
    'brand-muted': muted,
    'brand-emphasized': emphasized,
    'brand-solid': solid,
    'brand-focus-ring': solid,
    'hero-accent': fg,
    'bg-inverted': band,
  })
    .map(([name, color]) => `--haat-colors-${name}:${color}`)
    .join(';');

/** Returns the rules that give a page the colours of a palette. */
export const paletteRules = (name: PaletteName): string => {
  const { light, dark } = PALETTES[name];
  const night = variables(dark);
  // Without scripts the system decides (global-styles.ts).
  const unset = `@media (prefers-color-scheme:dark){:root:not(.light,.dark){${night}}}`;
  return `:root,.light{${variables(light)}}.dark{${night}}${unset}`;
};

/** Returns the element that gives a page the colours of the shop; nothing for those that the build wrote into it. */
export const paletteStyle = (name: PaletteName): string =>
  name === 'BOTTLE' ? '' : `<style id="palette">${paletteRules(name)}</style>`;
