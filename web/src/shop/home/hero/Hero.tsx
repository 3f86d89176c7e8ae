import { Link } from 'react-router-dom';
import type { HeroGoods_ProductFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ThemedPicture } from '#web/ui/ThemedPicture.tsx';
import { BannerText } from './BannerText.tsx';
import { HeroGoods } from './HeroGoods.tsx';
import { MotionSwitch } from './MotionSwitch.tsx';

interface Props {
  /** The products that are shown with prices; undefined while they are loading. */
  goods: readonly HeroGoods_ProductFragment[] | undefined;
}

/** The top of the home page: a picture with room for text on its left, a link to the shop, and a few products. */
export const Hero = ({ goods }: Props) => {
  const { t } = useMessages();
  return (
    <section aria-label={t('home.hero.label')} className="hero">
      <div className="hero-picture">
        <ThemedPicture
          picture={{ path: '/pictures/home-hero', alt: t('home.hero.picture') }}
          sizes="(min-width: 768px) 712px, 110vw"
          ratio={16 / 9}
          widest={1600}
          priority
          className="picture-hero"
        />
      </div>
      <div className="page hero-content">
        <div className="hero-text">
          <p className="bold">{t('home.hero.small')}</p>
          <h1 className="heading text-2xl">{t('home.hero.headline')}</h1>
          <p className="hero-tagline">{t('home.hero.tagline')}</p>
          <div className="hero-banner">
            <BannerText text={t('home.hero.banner')} />
          </div>
          <Link to={paths.products} className="button button-lg">
            {t('home.hero.shopNow')}
          </Link>
        </div>
        <HeroGoods goods={goods} />
      </div>
      <MotionSwitch />
    </section>
  );
};
