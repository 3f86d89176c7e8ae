import { chakra, Flex } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';

/** Loaded when a picture is first enlarged. */
const Enlarged = lazyPart(() => import('#web/ui/Enlarged.tsx'));

interface Props {
  pictures: readonly { path: string; alt: string }[];
}

/** Small pictures by a buyer; pressing one enlarges it. */
export const ReviewPictures = ({ pictures }: Props) => {
  const { t } = useMessages();
  const [shown, show] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <Flex gap="2" mt="3" wrap="wrap">
      {pictures.map((picture, place) => (
        <Small
          key={picture.path}
          type="button"
          aria-label={t('gallery.enlarge', { name: t('reviews.form.picture', { place: place + 1 }) })}
          onClick={() => show(place)}
        >
          <Picture picture={picture} sizes="96px" widest={320} decorative />
        </Small>
      ))}
      {shown !== null && (
        <Suspense>
          <Enlarged pictures={pictures} at={shown} onShow={show} onClose={() => show(null)} />
        </Suspense>
      )}
    </Flex>
  );
};

const Small = chakra('button', {
  base: { w: '24', borderRadius: 'control', overflow: 'hidden', cursor: 'zoom-in' },
});
