import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';

/** A link to the reviews further down on the page. */
export const ReviewsLink = ({ children }: { children: ReactNode }) => (
  <ScrollingLink href="#reviews" onClick={scrollToReviews}>
    {children}
  </ScrollingLink>
);

const scrollToReviews = (event: MouseEvent) => {
  event.preventDefault();
  const reviews = document.getElementById('reviews');
  reviews?.scrollIntoView({ behavior: 'smooth' });
  reviews?.focus({ preventScroll: true });
};

const ScrollingLink = chakra('a', {
  base: {
    textStyle: 'sm',
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    py: '1',
  },
});
