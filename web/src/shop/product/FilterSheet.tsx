import { Box, Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';

/** From this width up the filters stand beside the list. */
const WIDE = '(min-width: 1024px)';

interface Props {
  id: string;
  open: boolean;
  onClose: () => void;
  /** Products that the filters leave; undefined while that is not known. */
  count: number | undefined;
  children: ReactNode;
}

/** On a narrow screen: the filters over the list, and at their foot what they leave and the way back to it. */
export const FilterSheet = ({ id, open, onClose, count, children }: Props) => {
  const { t } = useMessages();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const wide = matchMedia(WIDE);
    const close = () => wide.matches && onClose();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open, onClose]);
  return (
    <Sheet
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
      // The ground around it.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {open && (
        <Flex direction="column" maxH="88dvh">
          <Flex
            justify="space-between"
            align="center"
            px="4"
            py="2"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <Heading as="h2" size="md" id={titleId}>
              {t('list.filters')}
            </Heading>
            <Button variant="plain" size="sm" aria-expanded aria-controls={id} onClick={onClose}>
              {t('list.filters.hide')}
            </Button>
          </Flex>
          <Box flex="1" overflowY="auto" overscrollBehavior="contain" px="4" pb="4">
            {children}
          </Box>
          <Box
            px="4"
            py="3"
            pb="max(0.75rem, env(safe-area-inset-bottom))"
            borderTopWidth="1px"
            borderColor="border"
          >
            <Button w="full" size="lg" aria-live="polite" onClick={onClose}>
              {count === undefined
                ? t('app.loading')
                : count === 1
                  ? t('list.filters.apply.one')
                  : t('list.filters.apply', { count })}
            </Button>
          </Box>
        </Flex>
      )}
    </Sheet>
  );
};

const Sheet = chakra('dialog', {
  base: {
    m: '0',
    mt: 'auto',
    w: '100vw',
    maxW: 'none',
    maxH: 'none',
    borderTopRadius: 'card',
    bg: 'bg.surface',
    color: 'fg',
    overflow: 'hidden',
    _open: { animation: 'rise 160ms ease-out' },
    _backdrop: { bg: 'rgb(20 16 8 / 0.55)' },
  },
});
