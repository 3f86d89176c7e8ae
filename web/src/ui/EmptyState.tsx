import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  /** Level of the title: h1 where the page has nothing else. */
  heading?: 'h1' | 'h2';
  /** What to do next. */
  children?: ReactNode;
}

/** Says that there is nothing to show, and what to do next. */
export const EmptyState = ({ title, text, heading = 'h2', children }: Props) => (
  <Box textAlign="center" py={{ base: '12', md: '20' }}>
    <Heading as={heading} size="md">
      {title}
    </Heading>
    {text && (
      <Text color="fg.muted" mt="2" maxW="prose" mx="auto">
        {text}
      </Text>
    )}
    {children && <Box mt="6">{children}</Box>}
  </Box>
);
