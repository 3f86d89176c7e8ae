import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  picture: { path: string; alt: string } | undefined;
  open: boolean;
  onClose: () => void;
}

/** How much larger than the screen a picture gets when it is pressed. */
const CLOSER = 2.2;

/** A picture over the whole screen. Pressing it brings it closer, where fingers and wheels move it; fingers may pinch it too. */
export const Enlarged = ({ picture, open, onClose }: Props) => {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [close, bringClose] = useState(false);
  useEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => {
    // From the middle, in all directions.
    const { current } = frame;
    if (close && current)
      current.scrollTo?.(
        (current.scrollWidth - current.clientWidth) / 2,
        (current.scrollHeight - current.clientHeight) / 2,
      );
  }, [close]);
  const leave = () => {
    bringClose(false);
    onClose();
  };
  return (
    <chakra.dialog
      ref={dialog}
      aria-label={picture?.alt ?? ''}
      onClose={leave}
      // The ground around the picture.
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
            touchAction="pan-x pan-y pinch-zoom"
          >
            <Picture picture={picture} sizes={close ? '1600px' : 'min(100vw, 92vh)'} widest={1600} />
          </chakra.button>
        </Box>
      )}
      <chakra.button
        type="button"
        aria-label={t('gallery.close')}
        onClick={leave}
        position="absolute"
        insetEnd="3"
        top="3"
        boxSize="11"
        borderRadius="full"
        bg="bg.surface"
        color="fg"
        fontSize="lg"
        cursor="button"
      >
        ×
      </chakra.button>
    </chakra.dialog>
  );
};
