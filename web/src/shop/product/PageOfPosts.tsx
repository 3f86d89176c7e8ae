import type { ErrorLike } from '@apollo/client';
import { Box, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  /** The page is on its way; the one before is shown until then. */
  waiting: boolean;
  error: ErrorLike | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** One page of reviews or comments. */
export const PageOfPosts = ({ waiting, error, onRetry, children }: Props) => {
  const { t } = useMessages();
  if (error)
    return (
      <Notice tone="error" mt="5">
        {errorMessage(error)}{' '}
        <Button variant="plain" size="xs" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      </Notice>
    );
  return (
    <Box
      as="ul"
      mt="5"
      aria-busy={waiting}
      aria-live="polite"
      opacity={waiting ? '0.55' : '1'}
      transition="opacity 160ms ease-out"
    >
      {children}
    </Box>
  );
};
