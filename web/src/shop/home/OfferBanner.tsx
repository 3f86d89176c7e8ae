import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfferBanner_ProductFragment } from '#web/generated/graphql.ts';
import { useMotion } from '#web/lib/motion.ts';
import { paths } from '#web/lib/paths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { ThemedPicture } from '#web/ui/ThemedPicture.tsx';

/* GraphQL */ `
  fragment OfferBanner_product on Product {
    id
    name
    image {
      path
      alt
    }
    priceCents
    oldPriceCents
    category {
      slug
    }
  }
`;

/** How often the offer disappears, and for how long, in milliseconds (spec §9). */
const OFFER_REPEAT_MS = 10_000;
const OFFER_HIDDEN_MS = 1500;

interface Props {
  /** The product that the owner offers; null for the offer of a new shop. */
  product: OfferBanner_ProductFragment | null;
  /** The target of BAY NOW in a new shop. */
  buyTo: string;
}

/** The offer: it disappears for a moment every ten seconds, unless someone is using it. */
export default function OfferBanner({ product, buyTo }: Props) {
  const { t } = useMessages();
  const offer = useOffer(product, buyTo);
  const [held, hold] = useState(false);
  const hidden = useComesAndGoes(!held);
  return (
    <div className="offer-place">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it stays while somebody uses what is in it */}
      <section
        aria-label={offer.title}
        className="page offer"
        data-hidden={hidden || undefined}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        <div className="offer-text">
          {offer.tag && <p className="tag">{offer.tag}</p>}
          <h2 className="heading text-xl">{offer.title}</h2>
          <p>
            <strong className="text-xl">{offer.now}</strong>{' '}
            {offer.before && (
              <span>
                ({t('home.offer.was')} <s>{offer.before}</s>)
              </span>
            )}
          </p>
          <div className="offer-links">
            <Link to={offer.buyTo} className="button button-accent">
              {t('home.offer.buy')}
            </Link>
            <Link to={offer.viewTo} className="button button-outline">
              {t('home.offer.view')}
            </Link>
          </div>
        </div>
        <div className="rounded">
          {offer.picture === null ? (
            <ThemedPicture
              picture={{ path: '/pictures/home-offer', alt: t('home.offer.picture') }}
              {...shown}
              className="picture-offer"
            />
          ) : (
            <Picture picture={offer.picture} {...shown} />
          )}
        </div>
      </section>
    </div>
  );
}

/** How its picture is shown. */
const shown = {
  sizes: '(min-width: 1440px) 690px, (min-width: 768px) 48vw, 94vw',
  ratio: 4 / 3,
  widest: 1600,
};

/** Returns what the offer says, and where it leads. */
const useOffer = (product: OfferBanner_ProductFragment | null, buyTo: string) => {
  const { t, language, formatMoney } = useMessages();
  const chosen = useSettings().offer;
  if (product === null)
    return {
      tag: t('home.offer.percent'),
      title: t('home.offer.title'),
      now: t('home.offer.now'),
      before: t('home.offer.before'),
      buyTo,
      viewTo: paths.category('furniture'),
      picture: null,
    };
  // The page may be older than what it asks for.
  const words = chosen?.productId === product.id ? chosen : null;
  const { priceCents, oldPriceCents, image } = product;
  const before = oldPriceCents !== null && oldPriceCents > priceCents ? oldPriceCents : null;
  const saving = before && t('price.saving', { percent: Math.round((1 - priceCents / before) * 100) });
  return {
    tag: words?.tag[language] || saving,
    title: words?.title[language] || product.name,
    now: formatMoney(priceCents),
    before: before && formatMoney(before),
    buyTo: paths.details(product.id),
    viewTo: paths.category(product.category.slug),
    picture: words?.picture ? { path: words.picture, alt: '' } : image,
  };
};

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
