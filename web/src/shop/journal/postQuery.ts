import { PostPageDocument } from '#web/generated/graphql.ts';
import { pageQuery } from '#web/lib/pageQuery.ts';

/** What the page of a post asks for. */
export const query = pageQuery(PostPageDocument, ({ params }) => ({ slug: params['slug'] ?? '' }));
