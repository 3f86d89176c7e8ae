import { Box } from '@chakra-ui/react';
import { Picture } from './Picture.tsx';

interface ThumbnailProps {
  picture: { path: string; alt: string };
  /** Side length as a token of the grid. */
  size?: string;
}

/** A small square picture beside the name of what it shows. The name is read out, the picture is not. */
export const Thumbnail = ({ picture, size = '20' }: ThumbnailProps) => (
  <Box boxSize={size} flexShrink="0" borderRadius="control" overflow="hidden">
    <Picture picture={picture} sizes="5rem" widest={320} decorative />
  </Box>
);
