import type { MouseEvent, ReactNode } from 'react';

/** A link to the reviews further down on the page. */
export const ReviewsLink = ({ children }: { children: ReactNode }) => (
  <a href="#reviews" className="reviews-link text-sm accented" onClick={scrollToReviews}>
    {children}
  </a>
);

const scrollToReviews = (event: MouseEvent) => {
  event.preventDefault();
  const reviews = document.getElementById('reviews');
  reviews?.scrollIntoView({ behavior: 'smooth' });
  reviews?.focus({ preventScroll: true });
};
