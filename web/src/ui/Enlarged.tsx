import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSwipe } from '../lib/useSwipe.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Arrow, LEFT, RIGHT } from './Arrow.tsx';
import { closedByState } from './closedByState.ts';
import { Picture } from './Picture.tsx';

interface Props {
  pictures: readonly { path: string; alt: string }[];
  /** Index of the shown picture; null for none. */
  at: number | null;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** How much larger than the screen a zoomed picture is. */
const CLOSER = 2.2;

/**
 * Pictures over the whole screen, with arrows, arrow keys and swipes to the next ones. Pressing a picture zooms in; then
 * fingers, wheel and keys move it. Fingers may also pinch.
 */
export const Enlarged = ({ pictures, at, onShow, onClose }: Props) => {
  const { t } = useMessages();
  const open = at !== null;
  const picture = open ? pictures[at] : undefined;
  const last = pictures.length - 1;
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [close, bringClose] = useState(false);
  useEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => {
    // Zooms from the middle.
    const { current } = frame;
    if (close && current)
      current.scrollTo?.(
        (current.scrollWidth - current.clientWidth) / 2,
        (current.scrollHeight - current.clientHeight) / 2,
      );
  }, [close]);
  const step = (by: 1 | -1) => at !== null && onShow(Math.min(last, Math.max(0, at + by)));
  const swipe = useSwipe(step);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const leave = () => {
    bringClose(false);
    onClose();
  };
  return (
    <chakra.dialog
      ref={dialog}
      aria-label={picture?.alt ?? ''}
      {...closedByState(leave)}
      {...(!close && { onKeyDown: handleKey, ...swipe.handlers })}
      // A press on the background closes it.
      onClick={({ target, currentTarget }) => target === currentTarget && leave()}
      m="auto"
      w="min(100vw, 92vh)"
      maxW="none"
      maxH="none"
      borderRadius={{ base: '0', md: 'card' }}
      overflow="hidden"
      bg="bg.picture"
      _backdrop={{ bg: 'rgb(20 16 8 / 0.8)' }}
    >
      {open && (
        <Box ref={frame} aspectRatio={1} overflow="auto" overscrollBehavior="contain">
          <chakra.button
            type="button"
            aria-label={t(close ? 'gallery.farther' : 'gallery.closer')}
            onClick={() => bringClose(!close)}
            display="block"
            style={{ width: close ? `${CLOSER * 100}%` : '100%' }}
            cursor={close ? 'zoom-out' : 'zoom-in'}
            touchAction={close ? 'pan-x pan-y pinch-zoom' : swipe.touchAction}
          >
            <Picture picture={picture} sizes={close ? '1600px' : 'min(100vw, 92vh)'} widest={1600} />
          </chakra.button>
        </Box>
      )}
      {open && (
        <VisuallyHidden aria-live="polite">
          {/* The key makes it new for each picture: two may have the same text. */}
          <span key={at}>{picture?.alt}</span>
        </VisuallyHidden>
      )}
      <Round type="button" aria-label={t('gallery.close')} onClick={leave} insetEnd="3" top="3" fontSize="lg">
        ×
      </Round>
      {/* At either end the buttons are only marked as disabled: a really disabled button would lose the focus, and with it the
         arrow keys. */}
      {!close && last > 0 && (
        <>
          <Round
            type="button"
            aria-label={t('gallery.previous')}
            aria-disabled={at === 0}
            onClick={() => step(-1)}
            insetStart="3"
            bottom="3"
          >
            <Arrow d={LEFT} />
          </Round>
          <Round
            type="button"
            aria-label={t('gallery.next')}
            aria-disabled={at === last}
            onClick={() => step(1)}
            insetEnd="3"
            bottom="3"
          >
            <Arrow d={RIGHT} />
          </Round>
        </>
      )}
    </chakra.dialog>
  );
};

const Round = chakra('button', {
  base: {
    position: 'absolute',
    boxSize: '11',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'full',
    bg: 'bg.surface',
    color: 'fg',
    cursor: 'button',
    '&[aria-disabled=true]': { opacity: '0.45', cursor: 'disabled' },
  },
});
