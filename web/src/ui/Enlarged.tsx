import { chakra, VisuallyHidden } from '@chakra-ui/react';
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
    <chakra.dialog
      ref={openModal}
      aria-label={alt ?? ''}
      {...closedByState(onClose)}
      onKeyDown={handleKey}
      m="0"
      w="full"
      h="full"
      maxW="none"
      maxH="none"
      overflow="hidden"
      overscrollBehavior="contain"
      bg="rgb(20 16 8 / 0.8)"
      css={{
        '& .swiper': { height: '100%', touchAction: 'none' },
        '& picture': { display: 'block', width: WIDTH },
      }}
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
      <VisuallyHidden aria-live="polite">
        {/* The key makes it new for each picture: two may have the same text. */}
        <span key={at}>{alt}</span>
      </VisuallyHidden>
      <Round
        type="button"
        aria-label={t(zoomed ? 'gallery.farther' : 'gallery.closer')}
        onClick={() => swiper?.zoom.toggle()}
        insetX="0"
        mx="auto"
        bottom="3"
      >
        {zoomed ? '−' : '+'}
      </Round>
      <Round type="button" aria-label={t('gallery.close')} onClick={onClose} insetEnd="3" top="3">
        ×
      </Round>
      {/* At either end the buttons are only marked as disabled: a really disabled button would lose the focus. */}
      {last > 0 && (
        <>
          <Round
            type="button"
            aria-label={t('gallery.previous')}
            aria-disabled={at === 0}
            onClick={() => swiper?.slidePrev()}
            insetStart="3"
            bottom={BESIDE}
          >
            <Arrow d={LEFT} />
          </Round>
          <Round
            type="button"
            aria-label={t('gallery.next')}
            aria-disabled={at === last}
            onClick={() => swiper?.slideNext()}
            insetEnd="3"
            bottom={BESIDE}
          >
            <Arrow d={RIGHT} />
          </Round>
        </>
      )}
    </chakra.dialog>
  );
}

/** Below the picture on a phone, beside it on a wide screen. */
const BESIDE = { base: '3', md: 'calc(50% - {sizes.11} / 2)' };

const Round = chakra('button', {
  base: {
    position: 'absolute',
    // Above the pictures, which have 1.
    zIndex: '1',
    boxSize: '11',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'full',
    bg: 'bg.surface',
    color: 'fg',
    fontSize: 'xl',
    cursor: 'button',
    '&[aria-disabled=true]': { opacity: '0.45', cursor: 'disabled' },
  },
});
