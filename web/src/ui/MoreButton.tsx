import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { Link, type To } from 'react-router-dom';
import { useAction } from '../lib/form/useAction.ts';
import { shouldSaveData } from '../lib/shouldSaveData.ts';
import { useMessages } from '../messages/useMessages.ts';

interface MoreButtonProps {
  label: string;
  /** Loads the next page; a failure is shown under the button, which can be pressed again. */
  onMore: () => Promise<unknown>;
  /** The address of the next page, if it has one: then the button is a link, which works before its script. */
  to?: To;
  /** Loads automatically when the button is nearly visible; not when data is to be saved, nor after a failure. */
  scrolling?: boolean;
}

/** How far below the window the button may be when the next page is loaded. Both margins count, one after the other. */
const NEAR = '450px';

/** A button that loads the next page of a list. */
export const MoreButton = ({ label, onMore, to, scrolling = false }: MoreButtonProps) => {
  const { t, translate } = useMessages();
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
  const text = busy ? t('app.loading') : label;
  // Not when it is to be opened in another tab.
  const append = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void run();
  };
  return (
    <div className="more" ref={near}>
      {to === undefined ? (
        <button type="button" data-scripted className="button button-outline" onClick={() => run()} aria-busy={busy}>
          {text}
        </button>
      ) : (
        <Link to={to} rel="next" className="button button-outline" onClick={append} aria-busy={busy}>
          {text}
        </Link>
      )}
      {failure && (
        <div role="alert" className="notice notice-error">
          {translate(failure)}
        </div>
      )}
    </div>
  );
};
