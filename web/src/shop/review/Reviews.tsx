import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { formatRating } from '#schema/format/number.ts';
import { useReviewsPageQuery, type Reviews_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Rating } from '#web/ui/Rating.tsx';
import { OwnReview, REVIEWS_HASH } from './writing/OwnReview.tsx';
import { PageOfOpinions } from './PageOfOpinions.tsx';
import { pageIn, pageLink } from './pageLink.ts';
import { Opinion } from './Opinion.tsx';
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
  }
`;

/* GraphQL */ `
  fragment Reviews_product on Product {
    id
    rating
    reviewCount
    ...RatingsBreakdown_product
    reviews(page: $reviewsPage) {
      ...Reviews_page
    }
  }
`;

/* GraphQL */ `
  query ReviewsPage($id: ID!, $page: Int!) {
    product(id: $id) {
      id
      reviews(page: $page) {
        ...Reviews_page
      }
    }
  }
`;

/** Ratings And Reviews: the mean, the breakdown, and the reviews, five per page. */
export default function Reviews({ product }: { product: Reviews_ProductFragment }) {
  const { t, formatNumber, language } = useMessages();
  const [search] = useSearchParams();
  // The page that came with the product.
  const first = pageIn(search, 'reviews');
  const [page, setPage] = useState(first);
  const section = useRef<HTMLDivElement>(null);
  const isAsked = useLocation().hash === REVIEWS_HASH;
  useEffect(() => {
    // The browser itself looks for the place before the page is there.
    if (!isAsked) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const { data, previousData, error, refetch } = useReviewsPageQuery({
    variables: { id: product.id, page },
    skip: page === first,
  });
  const shown = page === first ? product.reviews : (data ?? previousData)?.product?.reviews;
  const { pageCount } = product.reviews;
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
          <RatingsBreakdown product={product} />
        </div>
      )}
      <OwnReview productId={product.id} />
      <PageOfOpinions
        label={t('reviews.page', { page })}
        page={page}
        waiting={page !== first && !data}
        error={page === first ? undefined : error}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {shown?.items.map((review) => (
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
        onPage={setPage}
      />
    </section>
  );
}
