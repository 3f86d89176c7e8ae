import type { CategoryPageQuery, SearchPageQuery } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { isFiltered, readListState, type ListState } from '#web/shop/product/listing/listState.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { DESCRIPTION_CHARACTERS, type Describe, type PageFacts, type PageInput } from './facts.ts';
import { shortened } from './markup.ts';
import { wordsOf, type Count } from './words.ts';

type Products = SearchPageQuery['products'];

/** How many products a category's description names. */
const EXAMPLES = 3;

/**
 * Returns what a list is to search engines, beside the whole one from its beginning. Lists with filters are too many to
 * be listed, the cursors of later pages are of the moment, and anybody can make a link to a list that finds nothing,
 * with any words in it.
 */
const standingOf = (state: ListState, count: number): Pick<PageFacts, 'isListed' | 'isPart'> => {
  const isPart = state.term !== '';
  return { isPart, isListed: state.after === null && !isFiltered(state) && (!isPart || count > 0) };
};

/** The facts of the search page and of the page of all products, which show the same list. */
export const describeSearch: Describe = (input) => {
  const state = readListState(input.location.search);
  const { products } = (input.data ?? {}) as Partial<SearchPageQuery>;
  const words = wordsOf(input.settings, input.messages.language);
  return {
    path: paths.products,
    description: shortened(
      state.term === '' ? words.allProducts(countOf(products)) : words.productsFor(state.term, countOf(products)),
      DESCRIPTION_CHARACTERS,
    ),
    graph: listsIn(products, input),
    ...standingOf(state, products?.totalCount ?? 0),
  };
};

/** The facts of a category's page. */
export const describeCategory: Describe = (input) => {
  const { category, products } = (input.data ?? {}) as Partial<CategoryPageQuery>;
  if (!category) return null;
  const words = wordsOf(input.settings, input.messages.language);
  const name = input.messages.translate(category.name);
  const examples = (products?.edges ?? []).slice(0, EXAMPLES).map(({ node }) => node.name);
  const picture = products?.edges[0]?.node.image;
  const state = readListState(input.location.search);
  return {
    path: paths.category(category.slug),
    name,
    description: shortened(
      examples.length === 0 ? words.nameOnly(name) : words.category(name, countOf(products), examples.join(', ')),
      DESCRIPTION_CHARACTERS,
    ),
    ...(picture && { picture }),
    graph: [breadcrumbs(category, input), ...listsIn(products, input)],
    ...standingOf(state, products?.totalCount ?? 0),
  };
};

/** Returns how many products a list has. */
const countOf = (products: Products | undefined): Count => ({
  number: products?.totalCount ?? 0,
  isExact: products?.isTotalExact ?? true,
});

/** Returns the list of products as schema.org has it; none without products. */
const listsIn = (products: Products | undefined, { urlOf }: PageInput): object[] =>
  products === undefined || products.edges.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          ...(products.isTotalExact && { numberOfItems: products.totalCount }),
          itemListElement: products.edges.map(({ node: { id, name } }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: urlOf(paths.details(id)),
          })),
        },
      ];
