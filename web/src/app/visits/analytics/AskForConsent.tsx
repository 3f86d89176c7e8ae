import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { analyticsAnswer } from '#web/lib/analyticsAnswer.ts';
import { paths } from '#web/lib/paths.ts';
import { useStore } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import '#web/ui/theme/consent.css';

/** Asks, at the bottom of the page, whether visits may be counted with Google Analytics. It takes no focus. */
export default function AskForConsent() {
  const { t } = useMessages();
  const { write } = useStore(analyticsAnswer);
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const stand = () => {
      const bar = place.current;
      if (!bar) return;
      // Above the bar to buy with on a phone: its height depends on its words and the size of letters.
      const below = document.querySelector<HTMLElement>('[data-buy-bar]')?.offsetHeight ?? 0;
      // Where it would hide half of the screen, it only stands at the end of the page.
      const isLarge = bar.offsetHeight + below > innerHeight / 2;
      Object.assign(bar.style, {
        position: isLarge ? 'static' : '',
        bottom: `${below}px`,
        marginBottom: isLarge ? `${below}px` : '',
      });
    };
    // The page's height changes whenever the other bar comes, grows or goes.
    const observer = new ResizeObserver(stand);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const answer = (isAllowed: boolean) => {
    write({ isAllowed });
    // The pressed button is gone.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };

  return (
    <section ref={place} className="consent" aria-label={t('analytics.label')}>
      <p className="text-sm">
        {t('analytics.ask')}{' '}
        <Link to={paths.cookies} className="link">
          {t('analytics.more')}
        </Link>
      </p>
      <div>
        <button type="button" className="button button-outline" onClick={() => answer(true)}>
          {t('analytics.allow')}
        </button>
        <button type="button" className="button button-outline" onClick={() => answer(false)}>
          {t('analytics.refuse')}
        </button>
      </div>
    </section>
  );
}
