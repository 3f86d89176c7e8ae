import type { ErrorLike } from '@apollo/client';
import { useEffect, useRef, type ReactNode } from 'react';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';

interface Props {
  /** The list's name for screen readers. */
  label: string;
  /** The page's number. */
  page: number;
  /** Whether the page is loading; the previous one is shown until then. */
  waiting: boolean;
  error: ErrorLike | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** Keys that scroll the page, or move the focus and scroll with it. */
const MOVING_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab']);

/** A page of reviews or comments. After turning the page, its start is scrolled into view and gets the focus. */
export const PageOfOpinions = ({ label, page, waiting, error, onRetry, children }: Props) => {
  const { t, translate } = useMessages();
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
    // At once, and again when the page is loaded: browsers keep the position of what was below the previous page.
    start.current?.scrollIntoView({ block: 'start' });
    turning.current = waiting;
  }, [page, waiting]);
  useEffect(() => {
    if (!waiting) return;
    // Someone who scrolls on in the meantime is not brought back.
    const stay = () => {
      turning.current = false;
    };
    const stayByKey = ({ key }: KeyboardEvent) => MOVING_KEYS.has(key) && stay();
    addEventListener('wheel', stay, { passive: true });
    addEventListener('touchmove', stay, { passive: true });
    addEventListener('keydown', stayByKey);
    return () => {
      removeEventListener('wheel', stay);
      removeEventListener('touchmove', stay);
      removeEventListener('keydown', stayByKey);
    };
  }, [page, waiting]);
  return (
    <div ref={start} role="group" aria-label={label} tabIndex={-1} className="opinion-page">
      {error ? (
        <Notice tone="error">
          {translate(errorMessage(error))}{' '}
          <button
            type="button"
            className="button button-plain button-xs"
            onClick={() => {
              // The button disappears: the focus stays in the list.
              start.current?.focus({ preventScroll: true });
              onRetry();
            }}
          >
            {t('error.retry')}
          </button>
        </Notice>
      ) : (
        <ul aria-busy={waiting} aria-live="polite">
          {children}
        </ul>
      )}
    </div>
  );
};
