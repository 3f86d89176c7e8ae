import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useObserved, useStore } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { toastsStore, type ShownToast } from './toasts.ts';

/** How long a note stays, in milliseconds; with Undo, and without. An error stays until it is closed. */
const UNDO_MS = 10_000;
const SHORT_MS = 6000;

/** Typing has an undo of its own. */
const EDITABLE = 'input, textarea, select, [contenteditable]';

/**
 * What was done, at the foot of the window, with the button that takes it back. Screen readers read each note when they
 * are idle, errors at once. Nothing disappears while somebody points at it or has the focus in it.
 */
export const Toasts = () => {
  const { t } = useMessages();
  const notes = useObserved(toastsStore, (all) => all);
  const [isHeld, hold] = useState(false);
  return (
    <Place
      role="region"
      aria-label={t('admin.notes')}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={({ relatedTarget, currentTarget }) => hold(currentTarget.contains(relatedTarget))}
    >
      <div aria-live="polite">
        {notes.map((note) => (
          <Shown key={note.key} note={note} isHeld={isHeld} isLast={note === notes.at(-1)} />
        ))}
      </div>
    </Place>
  );
};

interface ShownProps {
  note: ShownToast;
  isHeld: boolean;
  isLast: boolean;
}

const Shown = ({ note, isHeld, isLast }: ShownProps) => {
  const { key, text, tone = 'success', undo } = note;
  const { t, translate } = useMessages();
  const { say, close } = useStore(toastsStore);
  const { busy, run } = useAction(async () => {
    if (!undo) return;
    try {
      await undo();
      say({ text: t('admin.notes.undone') });
    } catch (error) {
      say({ text: errorMessage(error), tone: 'error' });
    }
    close(key);
  });
  const isError = tone === 'error';
  useTimeLeft(undo ? UNDO_MS : SHORT_MS, isHeld || busy || isError, () => close(key));

  const takeBack = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!undo || !isLast || !isUndo || (event.target as Element).closest?.(EDITABLE)) return;
    event.preventDefault();
    void run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => takeBack(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <Sheet role={isError ? 'alert' : undefined} data-tone={tone}>
      <Text minW="0" flex="1" overflowWrap="anywhere">
        {translate(text)}
      </Text>
      <HStack gap="1">
        {undo && (
          <Button
            size="xs"
            variant="outline"
            onClick={() => run()}
            aria-busy={busy}
            aria-keyshortcuts="Control+Z Meta+Z"
          >
            {t('admin.notes.undo')}
          </Button>
        )}
        <CloseButton type="button" aria-label={t('admin.notes.close')} onClick={() => close(key)}>
          <span aria-hidden>×</span>
        </CloseButton>
      </HStack>
    </Sheet>
  );
};

/** Calls `end` after a while, in which the time does not count while it is held. */
const useTimeLeft = (whole: number, isHeld: boolean, end: () => void) => {
  const left = useRef(whole);
  const finish = useEffectEvent(end);
  useEffect(() => {
    if (isHeld) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => finish(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isHeld]);
};

const Place = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'skipNav',
    bottom: '4',
    insetStart: { base: '4', md: 'auto' },
    insetEnd: '4',
    maxW: { md: '26rem' },
    pointerEvents: 'none',
    '& > div': { display: 'grid', gap: '2' },
  },
});

const Sheet = chakra('div', {
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '4',
    pe: '2',
    py: '2',
    minH: '12',
    textStyle: 'sm',
    bg: 'bg.surface',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    boxShadow: 'float',
    animation: 'rise 160ms ease-out',
    '&[data-tone=error]': { borderColor: 'border.error', color: 'fg.error' },
  },
});

const CloseButton = chakra('button', {
  base: {
    boxSize: { base: '11', md: '8' },
    fontSize: 'lg',
    lineHeight: '1',
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { bg: 'bg.subtle', color: 'fg' },
  },
});
