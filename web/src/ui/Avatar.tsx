import { Box, Center } from '@chakra-ui/react';
import { useState } from 'react';
import { pictureUrl } from './Picture.tsx';

interface AvatarProps {
  name: string;
  photoUrl: string | null;
  /** Side length as a token of the grid. */
  size: string;
  /** The alternative text; left out where the name is beside it. */
  alt?: string;
}

/** Widths that suit a small circle on any screen. */
const WIDTHS = [96, 160, 320] as const;

/** The sources of a photo: several widths from the shop's image store; only one from elsewhere. */
const sourcesOf = (photoUrl: string, size: string) =>
  photoUrl.startsWith('/pictures/')
    ? {
        src: pictureUrl(photoUrl, 160, 'webp'),
        srcSet: WIDTHS.map((width) => `${pictureUrl(photoUrl, width, 'webp')} ${width}w`).join(', '),
        sizes: `${Number(size) / 4}rem`,
      }
    : { src: photoUrl };

/** The photo of a person, or the first letter of the name. */
export const Avatar = ({ name, photoUrl, size, alt }: AvatarProps) => {
  const [missing, setMissing] = useState<string | null>(null);
  const photo = photoUrl === missing ? null : photoUrl;
  return (
    <Center
      boxSize={size}
      flexShrink="0"
      borderRadius="full"
      overflow="hidden"
      bg="brand.muted"
      color="brand.fg"
      fontWeight="bold"
      textStyle={Number(size) > 12 ? 'xl' : 'md'}
      aria-hidden={photo || alt ? undefined : true}
      {...(!photo && alt && { role: 'img', 'aria-label': alt })}
    >
      {photo ? (
        <Box asChild boxSize="full" objectFit="cover">
          <img
            {...sourcesOf(photo, size)}
            alt={alt ?? ''}
            referrerPolicy="no-referrer"
            onError={() => setMissing(photo)}
          />
        </Box>
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </Center>
  );
};
