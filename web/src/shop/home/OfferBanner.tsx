import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMotion } from '#web/lib/motion.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ThemedPicture } from '#web/ui/ThemedPicture.tsx';

/** How often the offer disappears, and for how long, in milliseconds (spec §9). */
const OFFER_REPEAT_MS = 10_000;
const OFFER_HIDDEN_MS = 1500;

interface Props {
  /** The target of BAY NOW. */
  buyTo: string;
}

/** The half-price offer: it disappears for a moment every ten seconds, unless someone is using it. */
export default function OfferBanner({ buyTo }: Props) {
  const { t } = useMessages();
  const [held, hold] = useState(false);
  const hidden = useComesAndGoes(!held);
  return (
    <div className="offer-place">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it stays while somebody uses what is in it */}
      <section
        aria-label={t('home.offer.title')}
        className="page offer"
        data-hidden={hidden || undefined}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        <div className="offer-text">
          <p className="tag">{t('home.offer.percent')}</p>
          <h2 className="heading text-xl">{t('home.offer.title')}</h2>
          <p>
            <strong className="text-xl">{t('home.offer.now')}</strong>{' '}
            <span>
              ({t('home.offer.was')} <s>{t('home.offer.before')}</s>)
            </span>
          </p>
          <div className="offer-links">
            <Link to={buyTo} className="button button-accent">
              {t('home.offer.buy')}
            </Link>
            <Link to={paths.category('furniture')} className="button button-outline">
              {t('home.offer.view')}
            </Link>
          </div>
        </div>
        <div className="rounded">
          <ThemedPicture
            picture={{ path: '/pictures/home-offer', alt: t('home.offer.picture') }}
            sizes="(min-width: 1440px) 690px, (min-width: 768px) 48vw, 94vw"
            ratio={4 / 3}
            widest={1600}
            className="picture-offer"
          />
        </div>
      </section>
    </div>
  );
}

/** True for a moment of every round, while allowed. */
const useComesAndGoes = (allowed: boolean): boolean => {
  const moving = useMotion() && allowed;
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!moving) return;
    let back: ReturnType<typeof setTimeout>;
    const timer = setInterval(() => {
      setHidden(true);
      back = setTimeout(() => setHidden(false), OFFER_HIDDEN_MS);
    }, OFFER_REPEAT_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(back);
      setHidden(false);
    };
  }, [moving]);
  return hidden && moving;
};
