import { HomePageDocument } from '../../generated/graphql.ts';
import { pageQuery } from '../../lib/pageQuery.ts';

/** What the home page asks for. */
export const query = pageQuery(HomePageDocument, () => ({}));
