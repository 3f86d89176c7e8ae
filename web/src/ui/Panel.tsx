import { Box, type BoxProps } from '@chakra-ui/react';

/** A bordered surface for one thing on the page. */
export const Panel = (props: BoxProps) => (
  <Box
    bg="bg.surface"
    borderWidth="1px"
    borderColor="border"
    borderRadius="card"
    p={{ base: '4', md: '6' }}
    minW="0"
    {...props}
  />
);
