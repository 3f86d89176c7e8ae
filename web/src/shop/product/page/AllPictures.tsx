import { Grid } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture, pictureUrl } from '#web/ui/Picture.tsx';

interface Props {
  pictures: readonly { path: string; alt: string }[];
}

/** Small pictures that lead to large ones, for who has no scripts. Only the server renders it. */
export default function AllPictures({ pictures }: Props) {
  const { t } = useMessages();
  return (
    <Grid as="ul" listStyleType="none" aria-label={t('plain.pictures')} templateColumns="repeat(4, 1fr)" gap="2" mt="3">
      {pictures.map((picture) => (
        <li key={picture.path}>
          <a href={pictureUrl(picture.path, 1200, 'jpg')}>
            <Picture picture={picture} sizes="(min-width: 768px) 120px, 23vw" widest={320} />
          </a>
        </li>
      ))}
    </Grid>
  );
}
