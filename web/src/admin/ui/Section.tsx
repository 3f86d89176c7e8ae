import { Box, Flex, Heading, type BoxProps } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Explanation } from './texts.tsx';

interface SectionProps extends Omit<BoxProps, 'title'> {
  title: string;
  /** What it is about, below the title. */
  note?: ReactNode;
  /** Buttons or a link beside the title. */
  tools?: ReactNode;
  /** What is shown, without the tools, when there is nothing; null when there is something. */
  none?: string | null;
  /** The room below the title. */
  space?: BoxProps['mb'];
}

/** A part of a page, with its heading. */
export const Section = ({ title, note, tools, none = null, space = '3', children, ...frame }: SectionProps) => {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} minW="0" {...frame}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb={space}>
        <Box flex="1 1 8rem">
          <Heading as="h2" id={id} size="sm">
            {title}
          </Heading>
          {note}
        </Box>
        {none === null && tools}
      </Flex>
      {none === null ? children : <Explanation>{none}</Explanation>}
    </Box>
  );
};

/** A part of a page on a surface of its own. */
export const PanelSection = (props: SectionProps) => (
  <Section
    bg="bg.surface"
    borderWidth="1px"
    borderColor="border"
    borderRadius="control"
    p={{ base: '4', md: '5' }}
    {...props}
  />
);
