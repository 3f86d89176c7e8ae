import { ProductPageDocument } from '#web/generated/graphql.ts';
import { pageQuery } from '#web/lib/pageQuery.ts';
import { pageIn } from '#web/shop/review/pageLink.ts';

/**
 * The variables of the page of a product for a query of its URL, which may name a page of its reviews and of its
 * comments.
 */
export const productVariables = (id: string, search: URLSearchParams) => ({
  id,
  reviewsPage: pageIn(search, 'reviews'),
  commentsPage: pageIn(search, 'comments'),
});

/** What the page of a product asks for. */
export const query = pageQuery(ProductPageDocument, ({ params, search }) =>
  productVariables(params['id'] ?? '', search),
);
