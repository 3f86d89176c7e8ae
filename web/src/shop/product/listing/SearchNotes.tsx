import { Box, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ProductCard_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { changed, searchOf, type ListState } from './listState.ts';
import { ProductGrid } from './ProductGrid.tsx';

interface CorrectionsProps {
  corrections: readonly { typed: string; taken: string }[];
  state: ListState;
}

/** Says which words were searched instead of those that nothing has; a link searches for what was typed. */
export const Corrections = ({ corrections, state }: CorrectionsProps) => {
  const { t } = useMessages();
  if (corrections.length === 0) return null;
  return (
    <Text mb="5">
      {t('search.corrected', { term: corrections.map(({ taken }) => taken).join(' ') })}{' '}
      <Box asChild color="brand.fg" textDecoration="underline">
        <Link to={searchOf(changed(state, { isVerbatim: true }))}>{t('search.verbatim', { term: state.term })}</Link>
      </Box>
    </Text>
  );
};

interface NearProps {
  products: readonly ProductCard_ProductFragment[];
  term: string;
  /** Whether nothing has all words of the term. */
  isAll: boolean;
}

/** Products that have some words of the term, below a heading that says so. */
export const Near = ({ products, term, isAll }: NearProps) => {
  const { t } = useMessages();
  return (
    <Box as="section" mt={isAll ? '0' : '12'}>
      <Heading as="h2" size="md" mb="5">
        {t(isAll ? 'search.near.only' : 'search.near', { term })}
      </Heading>
      <ProductGrid products={products} heading="h3" />
    </Box>
  );
};
