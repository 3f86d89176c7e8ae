import { Box, Heading, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Panel } from '#web/ui/Panel.tsx';

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of the account settings under its heading. */
export const Section = ({ title, text, children }: SectionProps) => {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" size="md" id={id} mb={text ? '1' : '4'}>
        {title}
      </Heading>
      {text && (
        <Text color="fg.muted" textStyle="sm" mb="4">
          {text}
        </Text>
      )}
      <Panel>{children}</Panel>
    </Box>
  );
};
