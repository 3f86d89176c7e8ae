import { Suspense, useState } from 'react';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';

/** Loaded when a picture is first enlarged. */
const Enlarged = lazyPart(() => import('#web/ui/Enlarged.tsx'));

interface Props {
  pictures: readonly { path: string; alt: string }[];
}

/** Pictures by a buyer; pressing one enlarges it. */
export const ReviewPictures = ({ pictures }: Props) => {
  const { t } = useMessages();
  const [shown, show] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <div className="review-pictures">
      {pictures.map((picture, place) => (
        <button
          key={picture.path}
          type="button"
          aria-label={t('gallery.enlarge', { name: t('reviews.form.picture', { place: place + 1 }) })}
          onClick={() => show(place)}
        >
          <Picture picture={picture} sizes="(min-width: 30rem) 11rem, 45vw" widest={640} decorative />
        </button>
      ))}
      {shown !== null && (
        <Suspense>
          <Enlarged pictures={pictures} at={shown} onShow={show} onClose={() => show(null)} />
        </Suspense>
      )}
    </div>
  );
};
