import { Link } from 'react-router-dom';
import { ADVERT } from '#schema/shop.ts';
import { paths } from '#web/lib/paths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';

const NEW_SHOP = { ...ADVERT, category: 'electronics', picture: null };

/** The advertisement: one picture that links to a category, with room for text on its left. */
export default function AdvertBanner() {
  const { t, language } = useMessages();
  const { text, action, category, picture } = useSettings().advert ?? NEW_SHOP;
  return (
    <Link to={paths.category(category)} className="advert">
      <Picture
        picture={
          picture === null
            ? { path: '/pictures/home-advert', alt: t('home.advert.picture') }
            : { path: picture, alt: '' }
        }
        sizes="(min-width: 768px) 90rem, 150vw"
        ratio={3.2}
        widest={1600}
        className="picture-advert"
      />
      <div className="page">
        <p className="bold">{text[language]}</p>
        <span className="button">{action[language]}</span>
      </div>
    </Link>
  );
}
