import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Picture } from './Picture.tsx';

interface Props extends ComponentProps<typeof Picture> {
  picture: { path: string; alt: string };
}

/**
 * A picture with a night version for the dark theme, at `<path>-night`. CSS chooses between the two, so that nothing
 * flashes. Both are lazy, so the hidden one is not loaded.
 */
export const ThemedPicture = ({ picture, ...rest }: Props) => (
  <>
    <Box h="full" _dark={{ display: 'none' }}>
      <Picture picture={picture} {...rest} loading="lazy" />
    </Box>
    <Box h="full" display="none" _dark={{ display: 'block' }}>
      <Picture picture={{ ...picture, path: `${picture.path}-night` }} {...rest} loading="lazy" />
    </Box>
  </>
);
