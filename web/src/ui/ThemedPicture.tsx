import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Picture } from './Picture.tsx';

interface Props extends ComponentProps<typeof Picture> {
  picture: { path: string; alt: string };
}

/**
 * A picture of a day, and in the dark theme the one of its night, which lies beside it: `<path>-night`. The style sheet chooses, so
 * that nothing flashes; as both are lazy, the one that is not displayed is not loaded either.
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
