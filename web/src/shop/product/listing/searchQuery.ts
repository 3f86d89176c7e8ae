import { SearchPageDocument } from '#web/generated/graphql.ts';
import { pageQuery } from '#web/lib/pageQuery.ts';
import { filterOf, readListState, type ListState } from './listState.ts';

/** The variables of the search page for a state of its list. */
export const searchVariables = (state: ListState) => ({
  filter: filterOf(state),
  sort: state.sort,
  ...(state.after !== null && { after: state.after }),
  withFacets: true,
});

/** What the search page asks for. */
export const query = pageQuery(SearchPageDocument, ({ search }) => searchVariables(readListState(search)));
