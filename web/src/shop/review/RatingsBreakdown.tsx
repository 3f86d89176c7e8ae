import { Link } from 'react-router-dom';
import type { RatingsBreakdown_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import type { RequestedReviews } from './requestedReviews.ts';
import { useReviewsLink } from './ReviewChoices.tsx';

interface Props extends Pick<RequestedReviews, 'filter'> {
  product: RatingsBreakdown_ProductFragment;
}

/* GraphQL */ `
  fragment RatingsBreakdown_product on Product {
    ratingsBreakdown {
      rating
      count
      percent
    }
  }
`;

/** How many reviews gave five stars, four, and so on, in rounded percent (spec §9), each a link to those reviews. */
export const RatingsBreakdown = ({ product, filter }: Props) => {
  const { t, formatNumber } = useMessages();
  const linkTo = useReviewsLink();
  return (
    <ul>
      {product.ratingsBreakdown.map(({ rating, count, percent }) => {
        const bar = (
          <>
            <span className="visually-hidden">{t('reviews.breakdown', { rating, percent, count })}</span>
            <span aria-hidden>{formatNumber(rating)} ★</span>
            <span className="breakdown-bar" aria-hidden>
              <span style={{ width: `${percent}%` }} />
            </span>
            <span className="muted" aria-hidden>
              {formatNumber(percent)}%
            </span>
          </>
        );
        if (count === 0)
          return (
            <li key={rating} className="breakdown text-sm">
              {bar}
            </li>
          );
        return (
          <li key={rating}>
            <Link
              {...linkTo({ stars: String(rating) })}
              className="breakdown text-sm"
              aria-current={filter?.rating === rating ? 'true' : undefined}
            >
              {bar}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
