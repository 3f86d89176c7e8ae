import { HomePageDocument } from '#web/generated/graphql.ts';
import { pageQuery } from '#web/lib/pageQuery.ts';

/** What the home page asks for. */
export const query = pageQuery(HomePageDocument, () => ({}));
