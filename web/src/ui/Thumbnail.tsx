import { Picture } from './Picture.tsx';

interface ThumbnailProps {
  /** Null for none: an empty frame is shown. */
  picture: { path: string; alt: string } | null | undefined;
  /** Side length in quarters of a rem. */
  size?: number;
}

/** A small square picture beside the name of what it shows. The name is read out, the picture is not. */
export const Thumbnail = ({ picture, size = 20 }: ThumbnailProps) => (
  <div className="thumbnail" style={{ width: `${size / 4}rem` }}>
    <Picture picture={picture} sizes="5rem" widest={320} decorative />
  </div>
);
