import { SignInOptionsDocument } from '#web/generated/graphql.ts';
import { pageQuery } from '#web/lib/pageQuery.ts';

/** What the pages of signing in ask for. */
export const query = pageQuery(SignInOptionsDocument, () => ({}));
