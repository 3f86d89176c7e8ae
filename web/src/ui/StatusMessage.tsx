import { Box, type BoxProps } from '@chakra-ui/react';
import type { Ref } from 'react';

/**
 * A status message about what was done, which screen readers read when they are idle. While it is empty it takes no
 * room, not even the gap of a stack.
 */
export const StatusMessage = (props: BoxProps & { ref?: Ref<HTMLDivElement> }) => (
  <Box aria-live="polite" css={{ '&:empty': { position: 'absolute' } }} {...props} />
);
