import { Button, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  title: string;
  subtitle?: string;
  /** The link to the whole list, and its label. */
  all?: { to: string; label: string };
  children: ReactNode;
}

/** A section of the home page under its heading. */
export const Section = ({ title, subtitle, all, children }: Props) => {
  const id = useId();
  return (
    <Container as="section" aria-labelledby={id} py={{ base: '8', md: '12' }}>
      <Flex wrap="wrap" justify="space-between" align="end" gap="4" mb={{ base: '5', md: '7' }}>
        <div>
          <Heading id={id} as="h2" size="lg">
            {title}
          </Heading>
          {subtitle && (
            <Text color="fg.muted" mt="1">
              {subtitle}
            </Text>
          )}
        </div>
        {all && (
          <Button asChild variant="outline" size="sm">
            <Link to={all.to}>{all.label}</Link>
          </Button>
        )}
      </Flex>
      {children}
    </Container>
  );
};
