import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Stall } from '#web/ui/Stall.tsx';

interface StallBoardProps {
  title: string;
  text?: string | undefined;
  /** Shown below the stall. */
  children?: ReactNode;
}

/** The heading of a page with one form; on wide windows a painted board beside it, with a market stall. */
export const StallBoard = ({ title, text, children }: StallBoardProps) => (
  <Box minW="0" bg={{ lg: 'ground.mustard' }} borderRadius={{ lg: 'card' }} p={{ lg: '8' }}>
    <Heading as="h1" size="lg">
      {title}
    </Heading>
    {text && (
      <Text mt="1" maxW="46ch">
        {text}
      </Text>
    )}
    <Box hideBelow="lg" pt="8">
      <Stall width={320} />
      {children}
    </Box>
  </Box>
);
