import { Box, Flex, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Buttons beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A part of the page of an order. */
export const Section = ({ title, tools, children }: SectionProps) => {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      p={{ base: '4', md: '5' }}
      minW="0"
    >
      <Flex justify="space-between" align="center" gap="3" mb="3" wrap="wrap">
        <Heading as="h2" id={id} fontSize="md">
          {title}
        </Heading>
        {tools}
      </Flex>
      {children}
    </Box>
  );
};
