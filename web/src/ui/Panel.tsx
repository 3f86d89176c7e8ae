import { Box, type BoxProps } from '@chakra-ui/react';

/** A quiet sheet on the page's ground that holds one thing. */
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
