import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';

/** The advertisement: one picture that links to electronics, with room for text on its left. */
export default function AdvertBanner() {
  const { t } = useMessages();
  return (
    <Link to={paths.electronics} className="advert">
      <Picture
        picture={{ path: '/pictures/home-advert', alt: t('home.advert.picture') }}
        sizes="(min-width: 768px) 90rem, 150vw"
        ratio={3.2}
        widest={1600}
        className="picture-advert"
      />
      <div className="page">
        <p className="bold">{t('home.advert.text')}</p>
        <span className="button">{t('home.advert.action')}</span>
      </div>
    </Link>
  );
}
