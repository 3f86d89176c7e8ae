import { Box, type BoxProps } from '@chakra-ui/react';
import type { Ref } from 'react';

/** Where it is told what was done; read out when there is time. While nothing is told it takes no room, not even the gap of a stack. */
export const Told = (props: BoxProps & { ref?: Ref<HTMLDivElement> }) => (
  <Box aria-live="polite" css={{ '&:empty': { position: 'absolute' } }} {...props} />
);
