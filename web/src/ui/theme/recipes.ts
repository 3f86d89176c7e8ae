import { defineRecipe } from '@chakra-ui/react';

/** Buttons: one radius, and heights for thumbs. */
export const buttonRecipe = defineRecipe({
  className: 'haat-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxW: 'full',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    lineHeight: '1.2',
    cursor: 'button',
    userSelect: 'none',
    transition: 'background-color 120ms ease-out, border-color 120ms ease-out, transform 120ms ease-out',
    focusVisibleRing: 'outside',
    colorPalette: 'brand',
    _active: { transform: 'translateY(1px)' },
    _disabled: { cursor: 'disabled', opacity: '0.55', transform: 'none' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    size: {
      xs: { h: '8', minW: '8', px: '2.5', textStyle: 'xs' },
      sm: { h: '10', minW: '10', px: '3.5', textStyle: 'sm' },
      md: { h: '11', minW: '11', px: '5', textStyle: 'md' },
      lg: { h: '13', minH: '3.25rem', minW: '12', px: '7', textStyle: 'md' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.fg})' },
      },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      outline: {
        borderColor: 'border.control',
        color: 'colorPalette.fg',
        bg: 'bg.surface',
        _hover: { borderColor: 'colorPalette.solid', bg: 'colorPalette.subtle' },
      },
      ghost: { color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
      plain: { color: 'colorPalette.fg', px: '0', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const control = {
  width: '100%',
  minWidth: '0',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  bg: 'bg.surface',
  color: 'fg',
  textAlign: 'start',
  textStyle: 'md',
  px: '3.5',
  outline: '0',
  focusVisibleRing: 'outside',
  colorPalette: 'brand',
  transition: 'border-color 120ms ease-out',
  _hover: { borderColor: 'colorPalette.solid' },
  _placeholder: { color: 'fg.subtle', opacity: '1' },
  _readOnly: { bg: 'bg.subtle' },
  _disabled: { cursor: 'disabled', opacity: '0.6' },
  _invalid: { borderColor: 'border.error' },
} as const;

/** One-line inputs. */
export const inputRecipe = defineRecipe({
  className: 'haat-input',
  base: control,
  variants: { size: { sm: { h: '10' }, md: { h: '12' }, lg: { h: '14' } } },
  defaultVariants: { size: 'md' },
});

/** Inputs of several lines. */
export const textareaRecipe = defineRecipe({
  className: 'haat-textarea',
  base: { ...control, py: '3', resize: 'vertical' },
});

/** Headings: the sizes of the type scale. */
export const headingRecipe = defineRecipe({
  className: 'haat-heading',
  base: {
    fontFamily: 'heading',
    fontWeight: 'bold',
    color: 'fg',
    textWrap: 'balance',
    transition: 'color 120ms ease-out',
    // Headings of pages and sections change colour on hover (spec §4).
    '&:is(h1, h2):hover': { color: 'brand.fg' },
  },
  variants: {
    size: {
      sm: { textStyle: 'md', fontFamily: 'body' },
      md: { textStyle: 'lg' },
      lg: { textStyle: 'xl' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
    },
  },
  defaultVariants: { size: 'lg' },
});

/** Small labels: ribbons, statuses. */
export const badgeRecipe = defineRecipe({
  className: 'haat-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    minH: '6',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: { base: 'normal', md: 'nowrap' },
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
    },
  },
  defaultVariants: { variant: 'subtle' },
});

/** Links in running text. */
export const linkRecipe = defineRecipe({
  className: 'haat-link',
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: 'control',
    colorPalette: 'brand',
    focusVisibleRing: 'outside',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** The page's measure: 12 columns' worth, with gutters. */
export const containerRecipe = defineRecipe({
  className: 'haat-container',
  base: { position: 'relative', w: 'full', maxW: 'page', mx: 'auto', px: { base: '4', md: '6', xl: '8' } },
});
