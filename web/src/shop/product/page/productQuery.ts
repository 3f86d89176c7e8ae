import { ProductPageDocument } from '#web/generated/graphql.ts';
import { pageQuery } from '#web/lib/pageQuery.ts';
import { pageIn, reviewsIn } from '#web/shop/review/requestedReviews.ts';

/** The variables of the page of a product for a query of its URL, which may name other reviews and comments. */
export const productVariables = (id: string, search: URLSearchParams) => {
  const { page, sort, filter } = reviewsIn(search);
  return {
    id,
    reviewsPage: page,
    reviewsSort: sort,
    reviewsFilter: filter,
    commentsPage: pageIn(search, 'comments'),
  };
};

/** What the page of a product asks for. */
export const query = pageQuery(ProductPageDocument, ({ params, search }) =>
  productVariables(params['id'] ?? '', search),
);
