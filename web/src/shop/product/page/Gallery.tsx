import { Suspense, useRef, useState } from 'react';
import type { Gallery_ProductFragment } from '#web/generated/graphql.ts';
import { useShownEarly } from '#web/lib/hydration/useShownEarly.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { serverPart } from '#web/lib/serverPart.ts';
import { useSwipe } from '#web/lib/useSwipe.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { Arrow, LEFT, RIGHT } from '#web/ui/Arrow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Magnifier } from './Magnifier.tsx';

/** Loaded when a picture is first enlarged. */
const Enlarged = lazyPart(() => withTexts(() => import('#web/ui/Enlarged.tsx')));

const AllPictures = serverPart(import.meta.env.SSR && (() => withTexts(() => import('./AllPictures.tsx'))));

/* GraphQL */ `
  fragment Gallery_product on Product {
    name
    images {
      path
      alt
      color
    }
  }
`;

/** How many thumbnails are visible at a time (spec §9). */
const THUMBNAILS = 3;

interface GalleryProps {
  product: Gallery_ProductFragment;
  /** The chosen colour; the main picture shows it if there is a picture of it. */
  color: string | null;
}

/** The product's pictures: a large one with a magnifier, and three thumbnails to choose from. */
export const Gallery = ({ product, color }: GalleryProps) => {
  const { name } = product;
  const { t } = useMessages();
  const images = picturesIn(product, color);
  const [at, show] = useState(0);
  const [shownColor, showColor] = useState(color);
  const [enlarged, enlarge] = useState(false);
  const last = images.length - 1;
  const step = (by: 1 | -1) => show(Math.min(last, Math.max(0, at + by)));
  const swipe = useSwipe(step);
  const box = useRef<HTMLDivElement>(null);
  useShownEarly(box, (what) => (what === 'enlarged' ? enlarge(true) : show(Number(what))));
  if (shownColor !== color) {
    // Shows the colour that was just chosen.
    showColor(color);
    show(0);
  }
  // The visible thumbnails follow the chosen one and stop at both ends.
  const first = Math.min(Math.max(0, at - 1), Math.max(0, images.length - THUMBNAILS));
  const shown = images[at];
  return (
    <div ref={box} data-shown="" className="gallery">
      <Magnifier picture={shown}>
        <button
          type="button"
          className="gallery-main"
          style={{ touchAction: swipe.touchAction }}
          {...swipe.handlers}
          data-shows="enlarged"
          aria-label={t('gallery.enlarge', { name: shown?.alt ?? name })}
          onClick={() => enlarge(true)}
        >
          <Picture picture={shown} sizes="(min-width: 1280px) 580px, (min-width: 768px) 42vw, 92vw" priority />
        </button>
      </Magnifier>
      {product.images.length > 1 && (
        <noscript>
          <AllPictures pictures={product.images} />
        </noscript>
      )}
      {images.length > 1 && (
        <div data-scripted role="group" className="gallery-row" aria-label={t('gallery.label')}>
          {images.length > THUMBNAILS && (
            <button
              type="button"
              className="icon-button"
              aria-label={t('gallery.previous')}
              disabled={at === 0}
              onClick={() => step(-1)}
            >
              <Arrow d={LEFT} />
            </button>
          )}
          <div>
            {images.slice(first, first + THUMBNAILS).map((picture, offset) => {
              const place = first + offset;
              return (
                <button
                  key={picture.path}
                  type="button"
                  className="gallery-thumbnail"
                  data-shows={place}
                  aria-label={t('gallery.show', { place: place + 1, count: images.length })}
                  aria-current={place === at ? 'true' : undefined}
                  onClick={() => show(place)}
                >
                  <Picture picture={picture} sizes="96px" widest={320} decorative />
                </button>
              );
            })}
          </div>
          {images.length > THUMBNAILS && (
            <button
              type="button"
              className="icon-button"
              data-shows={at + 1}
              aria-label={t('gallery.next')}
              disabled={at === last}
              onClick={() => step(1)}
            >
              <Arrow d={RIGHT} />
            </button>
          )}
        </div>
      )}
      {enlarged && (
        <Suspense>
          <Enlarged pictures={images} at={at} onShow={show} onClose={() => enlarge(false)} />
        </Suspense>
      )}
    </div>
  );
};

/** Returns the general pictures; the chosen colour's picture, if there is one, replaces the main one. */
const picturesIn = ({ images }: Gallery_ProductFragment, color: string | null) => {
  const general = images.filter((picture) => picture.color === null);
  const coloured = color === null ? undefined : images.find((picture) => picture.color === color);
  return coloured ? [coloured, ...general.slice(1)] : general;
};
