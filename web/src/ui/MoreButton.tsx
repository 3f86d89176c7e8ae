import { Button, Center, Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAction } from '../lib/form/useAction.ts';
import { sparesData } from '../lib/sparesData.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Notice } from './Notice.tsx';

interface MoreButtonProps {
  label: string;
  /** Fetches the next page; a failure is told under the button, which may be pressed again. */
  onMore: () => Promise<unknown>;
  /** Fetches by itself when one scrolls near; not where data is spared, nor after a failure. */
  scrolling?: boolean;
}

/** How far below the window the next page is fetched already. */
const NEAR = '900px';

/** Brings the next page of a list. */
export const MoreButton = ({ label, onMore, scrolling = false }: MoreButtonProps) => {
  const { t } = useMessages();
  const { busy, failure, run } = useAction(async () => void (await onMore()));
  const near = useRef<HTMLDivElement>(null);
  const comeNear = useEffectEvent(() => void run());
  const watching = scrolling && !busy && failure === null;
  useEffect(() => {
    if (!watching || !near.current || sparesData()) return;
    // Begins anew after each page: a tall window may have room for several.
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeNear(), {
      rootMargin: NEAR,
    });
    watcher.observe(near.current);
    return () => watcher.disconnect();
  }, [watching]);
  return (
    <Center mt="8" ref={near}>
      <Stack align="center">
        <Button variant="outline" onClick={() => run()} aria-busy={busy}>
          {busy ? t('app.loading') : label}
        </Button>
        {failure && <Notice tone="error">{failure}</Notice>}
      </Stack>
    </Center>
  );
};
