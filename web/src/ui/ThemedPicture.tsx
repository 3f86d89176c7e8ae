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
    <div className="themed-picture by-day">
      <Picture picture={picture} {...rest} loading="lazy" />
    </div>
    <div className="themed-picture by-night">
      <Picture picture={{ ...picture, path: `${picture.path}-night` }} {...rest} loading="lazy" />
    </div>
  </>
);
