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
    <div role="group" aria-roledescription={t('carousel.role')} aria-label={t('home.newArrival')}>
      <ul ref={row} className="arrivals">
        {products.edges.map(({ node }) => (
          <li key={node.id}>
            <ProductCard product={node} sizes="(min-width: 1536px) 300px, (min-width: 1024px) 30vw, 44vw" />
          </li>
        ))}
      </ul>
      <div data-scripted className="arrivals-steps">
        <button
          type="button"
          className="arrivals-step"
          data-scrolls="-1"
          disabled={at === 0}
          onClick={() => goTo(at - 1)}
          aria-label={t('carousel.previous')}
        >
          <Arrow d={LEFT} />
        </button>
        {/* On a phone, a count takes the place of the dots, which would be too small for a thumb. */}
        <p className="below-md text-sm muted" aria-live="polite">
          {formatNumber(at + 1)} / {formatNumber(last + 1)}
        </p>
        <div className="arrivals-dots from-md">
          {Array.from({ length: last + 1 }, (_, dot) => (
            <button
              key={dot}
              type="button"
              aria-label={t('carousel.goTo', { place: dot + 1 })}
              aria-current={dot === at ? 'true' : undefined}
              onClick={() => goTo(dot)}
            />
          ))}
        </div>
        <button
          type="button"
          className="arrivals-step"
          data-scrolls="1"
          disabled={at === last && at > 0}
          onClick={() => goTo(at + 1)}
          aria-label={t('carousel.next')}
        >
          <Arrow d={RIGHT} />
        </button>
      </div>
    </div>
  );
}
