import { chakra } from '@chakra-ui/react';

/** A link to the page's content, which the keyboard reaches first; it is visible while it has the focus. */
export const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetStart: '4',
    top: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '2',
    borderRadius: 'control',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'medium',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none' },
  },
});
