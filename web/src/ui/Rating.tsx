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
        <Icon viewBox="0 0 100 20" width={starSize * 5} height={starSize} aria-hidden>
          {starsOf(value).map((star, place) => (
            <StarPath key={place} star={star} place={place} />
          ))}
        </Icon>
      </chakra.span>
      {showNumber && <span aria-hidden>{formatNumber(value)}</span>}
      {count !== undefined && <span>({formatNumber(count)})</span>}
    </HStack>
  );
};

/** A star from its tip on. */
const POINTS = 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';

/**
 * The star at a place of a row, counted from 0. A list has dozens of rows: a star has as few elements and attributes as
 * can be.
 */
const StarPath = ({ star, place }: { star: Star; place: number }) => {
  const points = `M${10 + 20 * place} 1.6${POINTS}`;
  return (
    <>
      <path d={points} data-star={star} />
      {star === 'half' && <path d={points} data-filled />}
    </>
  );
};

/** A star icon. */
export const StarIcon = ({ star, size }: { star: Star; size: number }) => (
  <Icon viewBox="0 0 20 20" width={size} height={size} aria-hidden>
    <StarPath star={star} place={0} />
  </Icon>
);

const Icon = chakra(
  'svg',
  {
    base: {
      fill: 'star',
      '& [data-star=half], & [data-star=empty]': { fill: 'starEmpty' },
      '& [data-filled]': { clipPath: 'inset(0 50% 0 0)' },
    },
  },
  { forwardProps: ['width', 'height'] },
);
