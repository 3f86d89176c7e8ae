import { categorySlug } from '#schema/category-slug.ts';
import { CategoryPageDocument } from '#web/generated/graphql.ts';
import { pageQuery } from '#web/lib/pageQuery.ts';
import { filterOf, readListState, type ListState } from './listState.ts';

/** The variables of the page of a category for a state of its list. */
export const categoryVariables = (named: string, state: ListState) => {
  const slug = categorySlug(named);
  return {
    slug,
    filter: filterOf(state, slug),
    sort: state.sort,
    ...(state.after !== null && { after: state.after }),
    withFacets: true,
  };
};

/** What the page of a category asks for. */
export const query = pageQuery(CategoryPageDocument, ({ params, search }) =>
  categoryVariables(params['slug'] ?? '', readListState(search)),
);
