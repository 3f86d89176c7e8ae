import { Button, Center, Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAction } from '../lib/form/useAction.ts';
import { shouldSaveData } from '../lib/shouldSaveData.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Notice } from './Notice.tsx';

interface MoreButtonProps {
  label: string;
  /** Loads the next page; a failure is shown under the button, which can be pressed again. */
  onMore: () => Promise<unknown>;
  /** Loads automatically when the button is nearly visible; not when data is to be saved, nor after a failure. */
  scrolling?: boolean;
}

/** How far below the window the button may be when the next page is loaded. */
const NEAR = '900px';

/** A button that loads the next page of a list. */
export const MoreButton = ({ label, onMore, scrolling = false }: MoreButtonProps) => {
  const { t } = useMessages();
  const { busy, failure, run } = useAction(async () => void (await onMore()));
  const near = useRef<HTMLDivElement>(null);
  const comeNear = useEffectEvent(() => void run());
  const watching = scrolling && !busy && failure === null;
  useEffect(() => {
    if (!watching || !near.current || shouldSaveData()) return;
    // Observed again after each page: a tall window may have room for several.
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeNear(), {
      rootMargin: NEAR,
      // Also inside a frame that scrolls itself.
      scrollMargin: NEAR,
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
