import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  picture: { path: string; alt: string } | undefined;
  open: boolean;
  onClose: () => void;
}

/** A picture over the whole screen; fingers may pinch it. */
export const Enlarged = ({ picture, open, onClose }: Props) => {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <chakra.dialog
      ref={dialog}
      aria-label={picture?.alt ?? ''}
      onClose={onClose}
      onClick={onClose}
      m="auto"
      w="min(96vw, 92vh)"
      maxW="none"
      maxH="none"
      borderRadius="card"
      overflow="hidden"
      bg="bg.picture"
      cursor="zoom-out"
      _backdrop={{ bg: 'rgb(20 16 8 / 0.8)' }}
    >
      {open && <Picture picture={picture} sizes="min(96vw, 92vh)" widest={1600} touchAction="pinch-zoom" />}
      <chakra.button
        type="button"
        aria-label={t('gallery.close')}
        onClick={onClose}
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
