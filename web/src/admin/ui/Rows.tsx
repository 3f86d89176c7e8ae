import { chakra } from '@chakra-ui/react';

/** A list with lines between its items. */
export const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    textStyle: 'sm',
    '& > li': { py: '2', borderTopWidth: '1px', borderColor: 'border' },
  },
});
