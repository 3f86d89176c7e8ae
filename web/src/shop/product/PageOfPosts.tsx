import type { ErrorLike } from '@apollo/client';
import { Box, Button } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  /** What the list is called by those who hear the page. */
  label: string;
  /** Number of the page. */
  page: number;
  /** The page is on its way; the one before is shown until then. */
  waiting: boolean;
  error: ErrorLike | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** One page of reviews or comments. Who turns the page finds its beginning before them, and the focus there. */
export const PageOfPosts = ({ label, page, waiting, error, onRetry, children }: Props) => {
  const { t, say } = useMessages();
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const turning = useRef(false);
  useEffect(() => {
    if (shown.current !== page) {
      shown.current = page;
      turning.current = true;
      start.current?.focus({ preventScroll: true });
    }
    if (!turning.current) return;
    // At once, and again when the page is there: browsers hold on to what stood below the page before.
    start.current?.scrollIntoView({ block: 'start' });
    turning.current = waiting;
  }, [page, waiting]);
  return (
    <Box ref={start} role="group" aria-label={label} tabIndex={-1} outline="none" mt="5">
      {error ? (
        <Notice tone="error">
          {say(errorMessage(error))}{' '}
          <Button variant="plain" size="xs" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        </Notice>
      ) : (
        <Box
          as="ul"
          aria-busy={waiting}
          aria-live="polite"
          opacity={waiting ? '0.55' : '1'}
          transition="opacity 160ms ease-out"
        >
          {children}
        </Box>
      )}
    </Box>
  );
};
