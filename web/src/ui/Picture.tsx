import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useState } from 'react';
import { PICTURE_WIDTHS } from '../../../schema/limits.ts';

interface Props extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet'> {
  /** Where it lies in the shop's image store; null when there is none. */
  picture: { path: string; alt: string } | null | undefined;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  /** Width by height of the frame: 1 is square. */
  ratio?: number;
  /** The first thing that one sees on a page: loaded at once and before others. */
  priority?: boolean;
  /** Seen already in words beside it, so that hearing it again would only tire. */
  decorative?: boolean;
  /** Widest file that is asked for. */
  widest?: number;
}

/** A picture of the image store in the size and format that suits the screen, in a frame that never jumps. */
export const Picture = ({
  picture,
  sizes,
  ratio = 1,
  priority,
  decorative,
  widest = 1200,
  ...rest
}: Props) => {
  const [missing, setMissing] = useState<string | null>(null);
  if (!picture || missing === picture.path)
    return (
      <Ground
        aspectRatio={ratio}
        bg={rest.bg ?? 'bg.picture'}
        h={rest.h ?? 'auto'}
        {...(picture && !decorative && { role: 'img', 'aria-label': picture.alt })}
      />
    );
  const widths = PICTURE_WIDTHS.filter((width) => width <= widest);
  const srcSet = (format: string) =>
    widths.map((width) => `${pictureUrl(picture.path, width, format)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
      <chakra.img
        src={pictureUrl(picture.path, Math.min(640, widest), 'jpg')}
        alt={decorative ? '' : picture.alt}
        width={800}
        height={Math.round(800 / ratio)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        onError={() => setMissing(picture.path)}
        decoding={priority ? 'auto' : 'async'}
        display="block"
        w="full"
        h="auto"
        aspectRatio={ratio}
        objectFit="cover"
        bg="bg.picture"
        {...rest}
      />
    </picture>
  );
};

/** Stands where there is no picture, in its size. */
const Ground = chakra('div', { base: { w: 'full' } });

/** Address of a picture in one size and format. */
export const pictureUrl = (path: string, width: number, format: string): string =>
  `${path}/${width}.${format}`;
