import { TrackPageDocument } from '#web/generated/graphql.ts';
import { pageQuery } from '#web/lib/pageQuery.ts';

/** The parameter of the URL that holds the token of a mail's link. */
export const TOKEN = 'token';

/** What the page of a mail's link asks for. */
export const query = pageQuery(TrackPageDocument, ({ search }) => ({ token: search.get(TOKEN) ?? '' }));
