import type { RatingsBreakdown_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/* GraphQL */ `
  fragment RatingsBreakdown_product on Product {
    ratingsBreakdown {
      rating
      count
      percent
    }
  }
`;

/** How many reviews gave five stars, four, and so on, in rounded percent (spec §9). */
export const RatingsBreakdown = ({ product }: { product: RatingsBreakdown_ProductFragment }) => {
  const { t, formatNumber } = useMessages();
  return (
    <ul>
      {product.ratingsBreakdown.map(({ rating, count, percent }) => (
        <li key={rating} className="breakdown text-sm" aria-label={t('reviews.breakdown', { rating, percent, count })}>
          <span aria-hidden>{formatNumber(rating)} ★</span>
          <span className="breakdown-bar" aria-hidden>
            <span style={{ width: `${percent}%` }} />
          </span>
          <span className="muted" aria-hidden>
            {formatNumber(percent)}%
          </span>
        </li>
      ))}
    </ul>
  );
};
