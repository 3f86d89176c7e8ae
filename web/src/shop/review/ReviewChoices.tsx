import { Link, useSearchParams } from 'react-router-dom';
import { REVIEW_SORTS } from '#schema/review-list.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { inPlace } from '#web/ui/inPlace.ts';
import type { RequestedReviews } from './requestedReviews.ts';
import { reviewsLink } from './opinionLinks.ts';

/** The order of the reviews, and which of them are shown, as links that scripts follow in place. */
export const ReviewChoices = ({ sort, filter }: Pick<RequestedReviews, 'sort' | 'filter'>) => {
  const { t, formatNumber } = useMessages();
  const linkTo = useReviewsLink();
  const filters = [
    { label: t('reviews.filter.pictures'), isOn: filter?.hasPictures, name: 'pictures', value: 'yes' },
    { label: t('reviews.verified'), isOn: filter?.verified, name: 'bought', value: 'yes' },
    ...(filter && filter.rating !== null
      ? [{ label: `${formatNumber(filter.rating)} ★`, isOn: true, name: 'stars', value: '' }]
      : []),
  ];
  return (
    <div className="opinion-choices text-sm">
      <nav aria-label={t('reviews.sort')}>
        {REVIEW_SORTS.map((one, place) => (
          <Link
            key={one}
            {...linkTo({ sort: place === 0 ? null : one })}
            className="opinion-choice"
            aria-current={one === sort ? 'true' : undefined}
          >
            {t(`reviews.sort.${one}`)}
          </Link>
        ))}
      </nav>
      <nav aria-label={t('reviews.filter')}>
        {filters.map(({ label, isOn, name, value }) =>
          isOn ? (
            <Link
              key={name}
              {...linkTo({ [name]: null })}
              className="chip"
              aria-label={t('filter.chip.remove', { name: label })}
            >
              {label} <span aria-hidden>×</span>
            </Link>
          ) : (
            <Link key={name} {...linkTo({ [name]: value })} className="opinion-choice">
              {label}
            </Link>
          ),
        )}
      </nav>
    </div>
  );
};

/** Returns the function that makes the properties of a link to the first page of other reviews. */
export const useReviewsLink = () => {
  const [search, setSearch] = useSearchParams();
  return (changes: Parameters<typeof reviewsLink>[1]) => {
    const to = reviewsLink(search, changes);
    return { to, onClick: inPlace(() => setSearch(to.search)) };
  };
};
