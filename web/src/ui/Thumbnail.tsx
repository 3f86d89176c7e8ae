import { chakra } from '@chakra-ui/react';

/** A small square picture beside the name of what it shows; the name says it, so it is not read out. */
export const Thumbnail = ({ picture, size = '20' }: { picture: { path: string }; size?: string }) => (
  <chakra.img
    src={`${picture.path}/160.webp`}
    srcSet={`${picture.path}/96.webp 96w, ${picture.path}/160.webp 160w, ${picture.path}/320.webp 320w`}
    sizes="5rem"
    alt=""
    width={160}
    height={160}
    loading="lazy"
    decoding="async"
    boxSize={size}
    flexShrink="0"
    objectFit="contain"
    bg="bg.picture"
    borderRadius="control"
  />
);
