import type { ComponentProps, CSSProperties } from 'react';
import { formatRating } from '#schema/format/number.ts';
import { useMessages } from '../messages/useMessages.ts';
import { shownStars } from './stars.ts';

interface Props extends ComponentProps<'div'> {
  /** 0 to 5. */
  value: number;
  /** The number of ratings, shown in brackets. */
  count?: number;
  /** Whether the number is shown beside the stars. */
  showNumber?: boolean;
  starSize?: number;
}

/** A rating as five stars, read out as a number. */
export const Rating = ({ value, count, showNumber = false, starSize, ...rest }: Props) => {
  const { t, formatNumber, language } = useMessages();
  return (
    <div className="rating" {...rest}>
      <Stars stars={shownStars(value)} size={starSize} role="img" aria-label={t('rating.label', { rating: value })} />
      {showNumber && <span aria-hidden>{formatRating(value, language)}</span>}
      {count !== undefined && <span>({formatNumber(count)})</span>}
    </div>
  );
};

interface StarsProps extends ComponentProps<'span'> {
  /** How many are filled: 0 to 5 by halves. */
  stars: number;
  /** How many there are. */
  of?: number;
  size?: number | undefined;
}

/** Stars in a row, drawn by the stylesheet (theme/shop.css): a list has dozens of rows, each one element. */
export const Stars = ({ stars, of, size, ...rest }: StarsProps) => (
  <span
    className="stars"
    data-stars={stars}
    style={{ '--stars': stars, '--of': of, '--size': size && `${size}px` } as CSSProperties}
    {...rest}
  />
);
