import { Link } from 'react-router-dom';
import type { FilterPanel_FacetsFragment, SearchChoiceKind } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { changed, isFiltered, searchOf, withoutFilters, type ListState, type TermPrice } from '../listState.ts';

interface Props {
  state: ListState;
  facets: FilterPanel_FacetsFragment | undefined;
  /** What the term says of prices; a bound that is chosen counts instead. */
  termPrice: TermPrice | null;
  /** What the term says of colour, size, and for whom something is. */
  choices: readonly { kind: SearchChoiceKind; chosen: string; term: string }[];
}

/** The active filters; each is a link to the list without it. */
export const FilterChips = ({ state, facets, termPrice, choices }: Props) => {
  const { t, translate, formatDollars } = useMessages();
  const without = (values: string[], value: string) => values.filter((other) => other !== value);
  const nameOf = (slug: string) =>
    translate(facets?.categories.find(({ category }) => category.slug === slug)?.category.name ?? slug);
  const labelOf = (attribute: string) => {
    const [name = '', value = ''] = attribute.split(/:(.*)/s);
    const known = facets?.attributes.find((one) => one.name === name)?.values.find((one) => one.value === value);
    return `${translate(name)}: ${translate(known?.label ?? value)}`;
  };
  const chips: { label: string; changes: Partial<ListState> }[] = [
    ...state.categories.map((slug) => ({
      label: nameOf(slug),
      changes: { categories: without(state.categories, slug) },
    })),
    ...state.brands.map((brand) => ({ label: brand, changes: { brands: without(state.brands, brand) } })),
    ...state.attributes.map((attribute) => ({
      label: labelOf(attribute),
      changes: { attributes: without(state.attributes, attribute) },
    })),
    ...(state.minPrice === null
      ? []
      : [
          {
            label: t('filter.chip.from', { price: formatDollars(state.minPrice) }),
            changes: { minPrice: null },
          },
        ]),
    ...(state.maxPrice === null
      ? []
      : [
          {
            label: t('filter.chip.to', { price: formatDollars(state.maxPrice) }),
            changes: { maxPrice: null },
          },
        ]),
    ...(state.rating === null
      ? []
      : [{ label: t('filter.chip.rating', { rating: state.rating }), changes: { rating: null } }]),
    ...(termPrice === null || termPrice.minCents === null || state.minPrice !== null
      ? []
      : [
          {
            label: t('filter.chip.from', { price: formatDollars(termPrice.minCents / 100) }),
            changes: { term: termPrice.term },
          },
        ]),
    ...(termPrice === null || termPrice.maxCents === null || state.maxPrice !== null
      ? []
      : [
          {
            label: t('filter.chip.to', { price: formatDollars(termPrice.maxCents / 100) }),
            changes: { term: termPrice.term },
          },
        ]),
    ...choices.map(({ kind, chosen, term }) => ({
      label: kind === 'FOR' ? chosen : `${t(kind === 'COLOR' ? 'product.color' : 'product.size')}: ${chosen}`,
      changes: { term },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <div className="chips">
      {chips.map(({ label, changes }) => (
        <Link
          key={label}
          to={searchOf(changed(state, changes))}
          className="chip text-sm"
          aria-label={t('filter.chip.remove', { name: label })}
        >
          {label} <span aria-hidden>×</span>
        </Link>
      ))}
      {(isFiltered(state) || termPrice) && (
        <Link
          to={searchOf({ ...withoutFilters(state), ...(termPrice && { term: termPrice.term }) })}
          className="button button-plain button-sm"
        >
          {t('filter.clear')}
        </Link>
      )}
    </div>
  );
};
