import { Box } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';

/** Terms and what they are, in two columns. */
export const Facts = ({ facts }: { facts: readonly { term: string; text: ReactNode }[] }) => (
  <Box
    as="dl"
    display="grid"
    gridTemplateColumns="minmax(6rem, max-content) minmax(0, 1fr)"
    columnGap="6"
    rowGap="2"
    textStyle="sm"
  >
    {facts.map(({ term, text }) => (
      <Fragment key={term}>
        <Box as="dt" color="fg.muted">
          {term}
        </Box>
        <Box as="dd" whiteSpace="pre-line">
          {text}
        </Box>
      </Fragment>
    ))}
  </Box>
);
