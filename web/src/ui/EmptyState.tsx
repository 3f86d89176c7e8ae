import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  /** Level of the title: h1 where this is all that the page has. */
  heading?: 'h1' | 'h2';
  /** The next step. */
  children?: ReactNode;
}

/** Nothing to show, and what to do next. */
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
