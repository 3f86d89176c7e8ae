import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { formatRating } from '#schema/format/number.ts';
import { useReviewsPageQuery, type Reviews_ProductFragment } from '#web/generated/graphql.ts';
import { isEqual } from '#web/lib/isEqual.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Rating } from '#web/ui/Rating.tsx';
import { OwnReview, REVIEWS_HASH } from './writing/OwnReview.tsx';
import { PageOfOpinions } from './PageOfOpinions.tsx';
import { reviewsIn } from './requestedReviews.ts';
import { pageLink } from './opinionLinks.ts';
import { Opinion } from './Opinion.tsx';
import { ReviewChoices } from './ReviewChoices.tsx';
import { RatingsBreakdown } from './RatingsBreakdown.tsx';
import { ReviewPictures } from './pictures/ReviewPictures.tsx';

/* GraphQL */ `
  fragment Reviews_page on ReviewPage {
    items {
      id
      rating
      createdAt
      text
      pictures {
        path
        alt
      }
      authorName
      verified
      sellerReply {
        text
        createdAt
      }
    }
    pageCount
    totalCount
  }
`;

/* GraphQL */ `
  fragment Reviews_product on Product {
    id
    rating
    reviewCount
    ...RatingsBreakdown_product
    reviews(page: $reviewsPage, sort: $reviewsSort, filter: $reviewsFilter) {
      ...Reviews_page
    }
  }
`;

/* GraphQL */ `
  query ReviewsPage($id: ID!, $page: Int!, $sort: ReviewSort!, $filter: ReviewFilter) {
    product(id: $id) {
      id
      reviews(page: $page, sort: $sort, filter: $filter) {
        ...Reviews_page
      }
    }
  }
`;

/** Ratings And Reviews: the mean, the breakdown, and the reviews in the order of the URL's query, five per page. */
export default function Reviews({ product }: { product: Reviews_ProductFragment }) {
  const { t, formatNumber, language } = useMessages();
  const [search, setSearch] = useSearchParams();
  const asked = reviewsIn(search);
  const { page, sort, filter } = asked;
  // Those that came with the product.
  const [first] = useState(asked);
  const isFirst = isEqual(asked, first);
  const section = useRef<HTMLDivElement>(null);
  const isAsked = useLocation().hash === REVIEWS_HASH;
  useEffect(() => {
    // The browser itself looks for the place before the page is there.
    if (!isAsked) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const { data, previousData, error, refetch } = useReviewsPageQuery({
    variables: { id: product.id, ...asked },
    skip: isFirst,
  });
  const others = data ?? previousData;
  const { items, pageCount, totalCount } = (isFirst ? null : others?.product?.reviews) ?? product.reviews;
  const isWaiting = !isFirst && !data;
  return (
    <section id="reviews" ref={section} tabIndex={-1} aria-labelledby="reviews-title" className="opinions">
      <h2 id="reviews-title" className="heading text-lg">
        {t('reviews.title')}
      </h2>
      {product.reviewCount === 0 && <p className="muted">{t('reviews.empty')}</p>}
      {product.reviewCount > 0 && (
        <div className="ratings">
          <div>
            <p className="text-xl bold">
              {formatRating(product.rating, language)}
              <span className="text-md muted"> / {formatNumber(5)}</span>
            </p>
            <Rating value={product.rating} starSize={20} />
            <p className="text-sm muted">{t('product.reviewCount', { count: product.reviewCount })}</p>
          </div>
          <RatingsBreakdown product={product} filter={filter} />
        </div>
      )}
      <OwnReview productId={product.id} />
      {product.reviewCount > 1 && <ReviewChoices sort={sort} filter={filter} />}
      <p role="status" className="text-sm muted">
        {filter && !isWaiting && !error && t('reviews.found', { count: totalCount })}
      </p>
      {/* Another order begins at its own first page, below what was pressed. */}
      <PageOfOpinions
        key={JSON.stringify([sort, filter])}
        label={t('reviews.page', { page })}
        page={page}
        waiting={isWaiting}
        error={isFirst ? undefined : error}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {items.map((review) => (
          <Opinion
            key={review.id}
            author={review.authorName}
            createdAt={review.createdAt}
            text={review.text}
            reply={review.sellerReply && { title: t('reviews.reply'), ...review.sellerReply }}
            above={
              <div className="opinion-rating">
                <Rating value={review.rating} />
                {review.verified && <span className="opinion-verified text-xs">{t('reviews.verified')}</span>}
              </div>
            }
          >
            <ReviewPictures pictures={review.pictures} />
          </Opinion>
        ))}
      </PageOfOpinions>
      <Pagination
        label={t('reviews.pages')}
        page={page}
        count={pageCount}
        to={(next) => pageLink(search, 'reviews', next)}
        onPage={(next) => setSearch(pageLink(search, 'reviews', next).search)}
      />
    </section>
  );
}
