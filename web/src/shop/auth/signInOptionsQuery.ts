import { SignInOptionsDocument } from '../../generated/graphql.ts';
import { pageQuery } from '../../lib/pageQuery.ts';

/** What the pages of signing in ask for. */
export const query = pageQuery(SignInOptionsDocument, () => ({}));
