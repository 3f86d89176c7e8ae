import type { ErrorLike } from '@apollo/client';
import { formatCount } from '#schema/format/number.ts';
import { Box, Button, chakra, Flex, Heading, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { closedByState } from '#web/ui/closedByState.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** From this width on, the filters are beside the list. */
const WIDE = '(min-width: 1024px)';

interface Props {
  id: string;
  open: boolean;
  onClose: () => void;
  /** The number of products that match the filters; undefined while unknown. */
  count: number | undefined;
  /** Whether that is the exact number; otherwise it is estimated. */
  isExact: boolean;
  /** Why the number is unknown. */
  error: ErrorLike | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * The filters in a sheet over the list, for narrow screens, with the number of matching products and a button back to
 * the list.
 */
export const FilterSheet = ({ id, open, onClose, count, isExact, error, onRetry, children }: Props) => {
  const { t, translate, language } = useMessages();
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
  const apply =
    count === undefined
      ? undefined
      : count === 1
        ? t('list.filters.apply.one')
        : t(isExact ? 'list.filters.apply' : 'list.filters.apply.about', {
            count: formatCount(count, language),
          });
  return (
    <Sheet
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      {...closedByState(() => open && onClose())}
      // A press on the background closes it.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {open && (
        <Flex direction="column" maxH="88dvh">
          <Flex justify="space-between" align="center" px="4" py="2" borderBottomWidth="1px" borderColor="border">
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
          <Box px="4" py="3" pb="max(0.75rem, env(safe-area-inset-bottom))" borderTopWidth="1px" borderColor="border">
            {error && (
              <Notice tone="error" mb="3">
                {translate(errorMessage(error))}
              </Notice>
            )}
            {/* One button for both, so that trying again keeps the focus. */}
            <Button w="full" size="lg" onClick={error ? onRetry : onClose}>
              {error ? t('error.retry') : (apply ?? t('app.loading'))}
            </Button>
            {/* Not every screen reader reads a button again when its label changes. */}
            <VisuallyHidden role="status">{apply}</VisuallyHidden>
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
