import { Button, Center, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { errorMessage } from '../lib/errorMessage.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Notice } from './Notice.tsx';

interface MoreButtonProps {
  label: string;
  /** Fetches the next page; a failure is told under the button, which may be pressed again. */
  onMore: () => Promise<unknown>;
}

/** Brings the next page of a list. */
export const MoreButton = ({ label, onMore }: MoreButtonProps) => {
  const { t } = useMessages();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fetchMore = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onMore();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Center mt="8">
      <Stack align="center">
        <Button variant="outline" onClick={fetchMore} aria-busy={busy}>
          {busy ? t('app.loading') : label}
        </Button>
        {failure && <Notice tone="error">{failure}</Notice>}
      </Stack>
    </Center>
  );
};
