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
    // The bar to buy with on a phone: its height depends on its words and the size of letters.
    const rise = () => {
      const below = document.querySelector<HTMLElement>('[data-buy-bar]')?.offsetHeight ?? 0;
      if (place.current) place.current.style.bottom = `${below}px`;
    };
    // The page's height changes whenever that bar comes, grows or goes.
    const observer = new ResizeObserver(rise);
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
