import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';

const load = () => import('./Palette.tsx');
const Palette = lazyPart(load);

/** The button that opens the search over everything; ⌘K and Ctrl+K do, too, wherever the focus is. */
export const SearchButton = () => {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const [wanted, want] = useState(false);
  const show = () => {
    want(true);
    setOpen(true);
  };
  useEffect(() => {
    // Whoever presses the keys types on at once. A failure is tried again when it is opened.
    load().catch(() => undefined);
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // The browser's own search field.
      event.preventDefault();
      want(true);
      setOpen((before) => !before);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        // It contains what is shown, so that people can say it to their computer.
        aria-label={`${t('admin.find.open')}: ${t('admin.find.hint')} ⌘K`}
        onClick={show}
      >
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden
        >
          <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.2 16.2 20.5 20.5" />
        </svg>
        <chakra.span hideBelow="md" flex="1" textAlign="start" truncate>
          {t('admin.find.hint')}
        </chakra.span>
        <chakra.kbd hideBelow="md">⌘K</chakra.kbd>
      </Opener>
      {wanted && (
        <Suspense>
          <Palette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: { base: 'center', md: 'start' },
    gap: '2',
    w: { base: '11', md: '22rem' },
    minW: '11',
    h: { base: '11', md: '9' },
    px: { md: '3' },
    textStyle: 'xs',
    color: 'fg.muted',
    borderRadius: 'control',
    borderWidth: { md: '1px' },
    borderColor: 'border',
    bg: { md: 'bg.canvas' },
    cursor: 'button',
    _hover: { color: 'fg', bg: 'bg.subtle', borderColor: 'border.control' },
    '& kbd': { fontFamily: 'inherit', fontSize: '0.75rem' },
  },
});
