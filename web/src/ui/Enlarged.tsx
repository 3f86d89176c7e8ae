import { useState, type KeyboardEvent } from 'react';
import { Keyboard, Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperClass } from 'swiper/types';
import 'swiper/css';
import 'swiper/css/zoom';
import { useMotion } from '../lib/motion.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Arrow, LEFT, RIGHT } from './Arrow.tsx';
import { closedByState } from './closedByState.ts';
import { Picture } from './Picture.tsx';
import './theme/enlarged.css';

interface Props {
  pictures: readonly { path: string; alt: string }[];
  /** Index of the shown picture. */
  at: number;
  onShow: (at: number) => void;
  onClose: () => void;
}

const WIDTH = 'min(100vw, 92vh)';

/** How much a picture may be enlarged: on most screens its widest file has no more to show. */
const ZOOM = 2.2;

/** To which edge of a zoomed picture an arrow key moves. */
const EDGES: Partial<Record<string, string>> = {
  ArrowLeft: `translateX(max(0px, ${WIDTH} * ${ZOOM / 2} - 50vw))`,
  ArrowRight: `translateX(min(0px, 50vw - ${WIDTH} * ${ZOOM / 2}))`,
  ArrowUp: `translateY(max(0px, ${WIDTH} * ${ZOOM / 2} - 50dvh))`,
  ArrowDown: `translateY(min(0px, 50dvh - ${WIDTH} * ${ZOOM / 2}))`,
};

/** Opens a dialog, and closes it before it is removed: only then does the browser return the focus. */
const openModal = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};

/** Pictures over the whole screen, with arrows, arrow keys and swipes to the next ones, and zoom. */
export default function Enlarged({ pictures, at, onShow, onClose }: Props) {
  const { t } = useMessages();
  const [swiper, setSwiper] = useState<SwiperClass | null>(null);
  const [zoomed, setZoomed] = useState(false);
  const moves = useMotion();
  const alt = pictures[at]?.alt;
  const last = pictures.length - 1;
  const handleKey = (event: KeyboardEvent) => {
    const frame = event.currentTarget.querySelector<HTMLElement>('.swiper-slide-active.swiper-slide-zoomed > *');
    const edge = EDGES[event.key];
    if (!frame || !edge) return;
    frame.style.transform = edge;
    // Otherwise the key would also show the next picture.
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of the zoomed picture in it
    <dialog
      ref={openModal}
      aria-label={alt ?? ''}
      {...closedByState(onClose)}
      onKeyDown={handleKey}
      className="enlarged"
    >
      <Swiper
        modules={[Keyboard, Zoom]}
        keyboard
        zoom={{ maxRatio: ZOOM }}
        initialSlide={at}
        speed={moves ? 300 : 0}
        onSwiper={setSwiper}
        onSlideChange={({ activeIndex }) => onShow(activeIndex)}
        onZoomChange={(_, scale) => setZoomed(scale > 1)}
        // A press beside the picture closes it.
        onClick={(_, { target }) => target instanceof Element && !target.closest('picture') && onClose()}
      >
        {pictures.map((picture, place) => (
          <SwiperSlide key={picture.path} zoom aria-hidden={place !== at}>
            {Math.abs(place - at) <= 1 && (
              <Picture
                picture={picture}
                sizes={zoomed && place === at ? '1600px' : WIDTH}
                widest={1600}
                loading="eager"
              />
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      <div className="visually-hidden" aria-live="polite">
        {/* The key makes it new for each picture: two may have the same text. */}
        <span key={at}>{alt}</span>
      </div>
      <button
        type="button"
        aria-label={t(zoomed ? 'gallery.farther' : 'gallery.closer')}
        onClick={() => swiper?.zoom.toggle()}
        className="enlarged-zoom"
      >
        {zoomed ? '−' : '+'}
      </button>
      <button type="button" aria-label={t('gallery.close')} onClick={onClose} className="enlarged-close">
        ×
      </button>
      {/* At either end the buttons are only marked as disabled: a really disabled button would lose the focus. */}
      {last > 0 && (
        <>
          <button
            type="button"
            aria-label={t('gallery.previous')}
            aria-disabled={at === 0}
            onClick={() => swiper?.slidePrev()}
            className="enlarged-previous"
          >
            <Arrow d={LEFT} />
          </button>
          <button
            type="button"
            aria-label={t('gallery.next')}
            aria-disabled={at === last}
            onClick={() => swiper?.slideNext()}
            className="enlarged-next"
          >
            <Arrow d={RIGHT} />
          </button>
        </>
      )}
    </dialog>
  );
}
