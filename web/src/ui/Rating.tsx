import { chakra, HStack, type StackProps } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';
import { starsOf, type Star } from './stars.ts';

interface Props extends StackProps {
  /** 0 to 5. */
  value: number;
  /** The number of ratings, shown in brackets. */
  count?: number;
  /** Whether the number is shown beside the stars. */
  showNumber?: boolean;
  starSize?: number;
}

/** A rating as five stars, read out as a number. */
export const Rating = ({ value, count, showNumber = false, starSize = 16, ...rest }: Props) => {
  const { t, formatNumber } = useMessages();
  return (
    <HStack
      columnGap="1"
      rowGap="0"
      wrap="wrap"
      textStyle="xs"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      {...rest}
    >
      <chakra.span display="inline-flex" role="img" aria-label={t('rating.label', { rating: value })}>
        {starsOf(value).map((star, place) => (
          <StarIcon key={place} star={star} size={starSize} />
        ))}
      </chakra.span>
      {showNumber && <span aria-hidden>{formatNumber(value)}</span>}
      {count !== undefined && <span>({formatNumber(count)})</span>}
    </HStack>
  );
};

const POINTS = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** A star icon. */
export const StarIcon = ({ star, size }: { star: Star; size: number }) => (
  <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden data-star={star}>
    <chakra.path d={POINTS} fill={star === 'full' ? 'star' : 'starEmpty'} />
    {star === 'half' && <chakra.path d={POINTS} fill="star" clipPath="inset(0 50% 0 0)" />}
  </svg>
);
