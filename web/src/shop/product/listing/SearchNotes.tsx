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
    <p className="corrections">
      {t('search.corrected', { term: corrections.map(({ taken }) => taken).join(' ') })}{' '}
      <Link to={searchOf(changed(state, { isVerbatim: true }))} className="accented">
        {t('search.verbatim', { term: state.term })}
      </Link>
    </p>
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
    <section className="near">
      <h2 className="heading text-lg">{t(isAll ? 'search.near.only' : 'search.near', { term })}</h2>
      <ProductGrid products={products} heading="h3" />
    </section>
  );
};
