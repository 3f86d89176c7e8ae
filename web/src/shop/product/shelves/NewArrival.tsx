import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { HomePageQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Arrow, LEFT, RIGHT } from '#web/ui/Arrow.tsx';
import { ProductCard } from '../ProductCard.tsx';

/** Where the row has been scrolled to, and its length, in slides. */
interface Place {
  at: number;
  last: number;
}

const BEGINNING = { at: 0, last: 0 };

/** Returns the distance from one slide to the next, in pixels. */
const stepOf = ({ children: [first, second] }: Element): number =>
  first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;

/**
 * The newest products in a carousel, a row that scrolls: Prev stops at the first slide, Next at the last, with a dot
 * for each position.
 */
export default function NewArrival({ products }: { products: HomePageQuery['newest'] }) {
  const { t, formatNumber } = useMessages();
  const row = useRef<HTMLUListElement>(null);
  const [{ at, last }, setPlace] = useState<Place>(BEGINNING);
  useEffect(() => {
    const track = row.current;
    if (!track) return undefined;
    const measure = () => {
      const step = stepOf(track) || Infinity;
      const next = {
        at: Math.round(track.scrollLeft / step),
        last: Math.round((track.scrollWidth - track.clientWidth) / step),
      };
      setPlace((place) => (place.at === next.at && place.last === next.last ? place : next));
    };
    // It begins by telling the width.
    const width = new ResizeObserver(measure);
    width.observe(track);
    track.addEventListener('scroll', measure, { passive: true });
    return () => {
      width.disconnect();
      track.removeEventListener('scroll', measure);
    };
  }, []);
  const goTo = (place: number) => row.current?.scrollTo({ left: place * stepOf(row.current) });

  return (
    <Box role="group" aria-roledescription={t('carousel.role')} aria-label={t('home.newArrival')}>
      <Track ref={row}>
        {products.edges.map(({ node }) => (
          <li key={node.id}>
            <ProductCard product={node} sizes="(min-width: 1536px) 300px, (min-width: 1024px) 30vw, 44vw" />
          </li>
        ))}
      </Track>
      <Flex data-scripted mt="6" justify="space-between" align="center" gap="4" minH="10">
        <StepButton
          type="button"
          data-scrolls="-1"
          disabled={at === 0}
          onClick={() => goTo(at - 1)}
          aria-label={t('carousel.previous')}
        >
          <Arrow d={LEFT} />
        </StepButton>
        {/* On a phone, a count takes the place of the dots, which would be too small for a thumb. */}
        <Text hideFrom="md" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
          {formatNumber(at + 1)} / {formatNumber(last + 1)}
        </Text>
        <Flex hideBelow="md" gap="0.5" wrap="wrap" justify="center">
          {Array.from({ length: last + 1 }, (_, dot) => (
            <Dot
              key={dot}
              type="button"
              aria-label={t('carousel.goTo', { place: dot + 1 })}
              aria-current={dot === at ? 'true' : undefined}
              onClick={() => goTo(dot)}
            />
          ))}
        </Flex>
        <StepButton
          type="button"
          data-scrolls="1"
          disabled={at === last && at > 0}
          onClick={() => goTo(at + 1)}
          aria-label={t('carousel.next')}
        >
          <Arrow d={RIGHT} />
        </StepButton>
      </Flex>
    </Box>
  );
}

/** Slides per view and the space between them are the specification's (section 9). */
const Track = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    listStyleType: 'none',
    overflowX: 'auto',
    scrollBehavior: 'smooth',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '& > li': { scrollSnapAlign: 'start' },
    '--gap': '30px',
    '--shown': '2',
    gap: 'var(--gap)',
    gridAutoColumns: 'calc((100% - (var(--shown) - 1) * var(--gap)) / var(--shown))',
    '@media (min-width: 640px)': { '--gap': '20px' },
    '@media (min-width: 1024px)': { '--gap': '40px', '--shown': '3' },
    '@media (min-width: 1280px)': { '--gap': '50px' },
    '@media (min-width: 1536px)': { '--shown': '4' },
  },
});

const StepButton = chakra('button', {
  base: {
    boxSize: '11',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    bg: 'bg.surface',
    cursor: 'button',
    _hover: { borderColor: 'brand.solid', color: 'brand.fg' },
    _disabled: { opacity: '0.4', cursor: 'disabled' },
  },
});

const Dot = chakra('button', {
  base: {
    boxSize: '6',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    cursor: 'button',
    borderRadius: 'full',
    _before: {
      content: '""',
      boxSize: '2',
      borderRadius: 'full',
      bg: 'border.control',
      transition: 'transform 120ms ease-out',
    },
    '&[aria-current]::before': { bg: 'brand.solid', transform: 'scale(1.5)' },
  },
});
