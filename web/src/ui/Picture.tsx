import { useState, type ComponentProps } from 'react';
import { PICTURE_WIDTHS } from '#schema/limits.ts';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** The picture in the shop's image store; null for none. */
  picture: { path: string; alt: string } | null | undefined;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  /** Aspect ratio, width by height: 1 is square. */
  ratio?: number;
  /** For the most important picture of a page: loaded at once, before others. */
  priority?: boolean;
  /** For a picture whose content is also in the text beside it: not read out. */
  decorative?: boolean;
  /** The widest file that may be loaded; the narrowest is a fifth of it. */
  widest?: number;
}

/**
 * A picture of the image store in the size and format that suit the screen. Its frame has a fixed ratio, so that the
 * page does not jump.
 */
export const Picture = ({
  picture,
  sizes,
  ratio = 1,
  priority,
  decorative,
  widest = 1200,
  className,
  ...rest
}: Props) => {
  const [missing, setMissing] = useState<string | null>(null);
  const frame = {
    className: className ? `picture ${className}` : 'picture',
    style: ratio === 1 ? undefined : { aspectRatio: ratio },
  };
  if (!picture || missing === picture.path)
    return <div {...frame} {...(picture && !decorative && { role: 'img', 'aria-label': picture.alt })} />;
  const widths = PICTURE_WIDTHS.filter((width) => width <= widest && width >= widest / 5);
  return (
    <picture>
      {/* Every browser that can run the shop knows AVIF: no third format makes each page longer. */}
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${pictureUrl(picture.path, width, 'avif')} ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        {...frame}
        src={pictureUrl(picture.path, Math.min(640, widest), 'jpg')}
        alt={decorative ? '' : picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        onError={() => setMissing(picture.path)}
        decoding={priority ? 'auto' : 'async'}
        {...rest}
      />
    </picture>
  );
};

/** Returns the URL of a picture in one width and format. */
export const pictureUrl = (path: string, width: number, format: string): string => `${path}/${width}.${format}`;
