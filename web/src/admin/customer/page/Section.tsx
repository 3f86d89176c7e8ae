import { Box, Flex, Heading, Link as StyledLink, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SectionProps {
  title: string;
  /** What is shown instead when there is nothing. */
  none: string | null;
  /** The list that has all. */
  all?: { to: string; label: string };
  children: ReactNode;
}

/** A part of the page of a customer. */
export const Section = ({ title, none, all, children }: SectionProps) => {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Flex justify="space-between" align="baseline" gap="3" mb="2">
        <Heading as="h2" fontSize="md" id={id}>
          {title}
        </Heading>
        {all && none === null && (
          <StyledLink asChild textStyle="sm">
            <Link to={all.to}>{all.label}</Link>
          </StyledLink>
        )}
      </Flex>
      {none === null ? (
        children
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {none}
        </Text>
      )}
    </Box>
  );
};
