import { Link } from 'react-router-dom';
import { HERO } from '#schema/shop.ts';
import type { HeroGoods_ProductFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { ThemedPicture } from '#web/ui/ThemedPicture.tsx';
import { BannerText } from './BannerText.tsx';
import { HeroGoods } from './HeroGoods.tsx';
import { MotionSwitch } from './MotionSwitch.tsx';

interface Props {
  /** The products that are shown with prices; undefined while they are loading. */
  goods: readonly HeroGoods_ProductFragment[] | undefined;
}

const NEW_SHOP = { ...HERO, picture: null };

/** The top of the home page: a picture with room for text on its left, a link to the shop, and a few products. */
export const Hero = ({ goods }: Props) => {
  const { t, language } = useMessages();
  const { small, headline, text, banner, picture } = useSettings().hero ?? NEW_SHOP;
  const shown = {
    sizes: '(min-width: 768px) 712px, 110vw',
    ratio: 16 / 9,
    widest: 1600,
    priority: true,
    className: 'picture-hero',
  };
  return (
    <section aria-label={t('home.hero.label')} className="hero">
      <div className="hero-picture">
        {picture === null ? (
          <ThemedPicture picture={{ path: '/pictures/home-hero', alt: t('home.hero.picture') }} {...shown} />
        ) : (
          <Picture picture={{ path: picture, alt: '' }} {...shown} />
        )}
      </div>
      <div className="page hero-content">
        <div className="hero-text">
          <p className="bold">{small[language]}</p>
          <h1 className="heading text-2xl">{headline[language]}</h1>
          <p className="hero-tagline">{text[language]}</p>
          <div className="hero-banner">
            <BannerText text={banner[language]} />
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
