import { useMessages } from '#web/messages/useMessages.ts';
import { Picture, pictureUrl } from '#web/ui/Picture.tsx';

interface Props {
  pictures: readonly { path: string; alt: string }[];
}

/** Small pictures that lead to large ones, for who has no scripts. Only the server renders it. */
export default function AllPictures({ pictures }: Props) {
  const { t } = useMessages();
  return (
    <ul
      aria-label={t('plain.pictures')}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '0.5rem', marginTop: '0.75rem' }}
    >
      {pictures.map((picture) => (
        <li key={picture.path}>
          <a href={pictureUrl(picture.path, 1200, 'jpg')}>
            <Picture picture={picture} sizes="(min-width: 768px) 120px, 23vw" widest={320} />
          </a>
        </li>
      ))}
    </ul>
  );
}
