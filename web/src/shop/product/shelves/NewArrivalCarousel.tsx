import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { Swiper as SwiperClass } from 'swiper/types';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { useMessages } from '../../../messages/useMessages.ts';
import { Arrow, LEFT, RIGHT } from '../../../ui/Arrow.tsx';

/** Slides per view and the space between them, by minimum width (spec §9). */
export const CAROUSEL_BREAKPOINTS = {
  0: { slidesPerView: 2, spaceBetween: 30 },
  640: { slidesPerView: 2, spaceBetween: 20 },
  768: { slidesPerView: 2, spaceBetween: 20 },
  1024: { slidesPerView: 3, spaceBetween: 40 },
  1280: { slidesPerView: 3, spaceBetween: 50 },
  1536: { slidesPerView: 4, spaceBetween: 50 },
};

interface Props {
  label: string;
  slides: { key: string; content: ReactNode }[];
}

/** The carousel: Prev stops at the first slide, Next at the last, with a dot for each position. */
export default function NewArrivalCarousel({ label, slides }: Props) {
  const { t, formatNumber } = useMessages();
  const [swiper, setSwiper] = useState<SwiperClass | null>(null);
  const [place, setPlace] = useState({ at: 0, last: Math.max(0, slides.length - 1) });
  const follow = ({ snapIndex, snapGrid }: SwiperClass) =>
    setPlace({ at: snapIndex, last: Math.max(0, snapGrid.length - 1) });

  return (
    <Box role="group" aria-roledescription={t('carousel.role')} aria-label={label}>
      <Swiper
        breakpoints={CAROUSEL_BREAKPOINTS}
        slidesPerView={2}
        spaceBetween={30}
        onSwiper={(instance) => {
          setSwiper(instance);
          follow(instance);
        }}
        onSnapIndexChange={follow}
        onSnapGridLengthChange={follow}
        onBreakpoint={follow}
      >
        {slides.map(({ key, content }, index) => (
          <SwiperSlide
            key={key}
            onFocus={() => {
              if (!swiper) return;
              swiper.el.scrollLeft = 0;
              if (!swiper.slides[index]?.classList.contains('swiper-slide-visible')) swiper.slideTo(index);
            }}
          >
            {content}
          </SwiperSlide>
        ))}
      </Swiper>
      <Flex mt="6" justify="space-between" align="center" gap="4" minH="10">
        <StepButton
          type="button"
          disabled={place.at === 0}
          onClick={() => swiper?.slidePrev()}
          aria-label={t('carousel.previous')}
        >
          <Arrow d={LEFT} />
        </StepButton>
        {/* On a phone, a count takes the place of the dots, which would be too small for a thumb. */}
        <Text
          hideFrom="md"
          textStyle="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          aria-live="polite"
        >
          {formatNumber(place.at + 1)} / {formatNumber(place.last + 1)}
        </Text>
        <Flex hideBelow="md" gap="0.5" wrap="wrap" justify="center">
          {Array.from({ length: place.last + 1 }, (_, dot) => (
            <Dot
              key={dot}
              type="button"
              aria-label={t('carousel.goTo', { place: dot + 1 })}
              aria-current={dot === place.at ? 'true' : undefined}
              onClick={() => swiper?.slideTo(dot)}
            />
          ))}
        </Flex>
        <StepButton
          type="button"
          disabled={place.at === place.last}
          onClick={() => swiper?.slideNext()}
          aria-label={t('carousel.next')}
        >
          <Arrow d={RIGHT} />
        </StepButton>
      </Flex>
    </Box>
  );
}

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
