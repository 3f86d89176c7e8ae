import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import {
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  textareaRecipe,
} from './recipes.ts';
import { semanticTokens, textStyles, tokens } from './tokens.ts';

/**
 * The theme of the shop. It contains only what is used: a Chakra component whose recipe is not listed here has no
 * style.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'haat',
  preflight: true,
  globalCss: {
    html: {
      bg: 'bg.canvas',
      color: 'fg',
      fontFamily: 'body',
      textStyle: 'md',
      colorPalette: 'brand',
      scrollPaddingTop: '6rem',
      textSizeAdjust: '100%',
      // Two quick presses are two presses, not a wish to zoom; two fingers zoom.
      touchAction: 'manipulation',
    },
    ':lang(bn)': { '--bangla': '1' },
    ':lang(en)': { '--bangla': '0' },
    body: { minH: '100dvh', overflowWrap: 'break-word' },
    // lib/hydration/region.tsx
    '#root [data-static]': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 40rem' },
    '::selection': { bg: 'brand.muted', color: 'fg' },
    ':focus-visible': { outline: '2px solid {colors.brand.solid}', outlineOffset: '2px' },
    'h1, h2, h3': { textWrap: 'balance' },
    // Room for the bar at the bottom of a product page on a phone.
    'body:has([data-buy-bar]) footer': { pb: { base: '16', md: '0' } },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // None at all: any other duration would let every property of every element change in steps.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes: {
      pulse: { '50%': { opacity: '0.45' } },
      rise: {
        from: { opacity: '0', transform: 'translateY(0.75rem)' },
        to: { opacity: '1', transform: 'none' },
      },
      swing: {
        '20%': { transform: 'rotate(16deg)' },
        '50%': { transform: 'rotate(-11deg)' },
        '80%': { transform: 'rotate(5deg)' },
      },
      turn: { to: { transform: 'rotate(1turn)' } },
      slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
      fade: { from: { opacity: '0' }, to: { opacity: '1' } },
    },
    recipes: {
      badge: badgeRecipe,
      button: buttonRecipe,
      container: containerRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      textarea: textareaRecipe,
    },
  },
});
