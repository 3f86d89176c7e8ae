import { useState } from 'react';
import { pictureUrl } from './Picture.tsx';

interface AvatarProps {
  name: string;
  photoUrl: string | null;
  /** Side length in quarters of a rem. */
  size: number;
  /** The alternative text; left out where the name is beside it. */
  alt?: string;
}

/** Widths that suit a small circle on any screen. */
const WIDTHS = [96, 160, 320] as const;

/** The sources of a photo: several widths from the shop's image store; only one from elsewhere. */
const sourcesOf = (photoUrl: string, size: number) =>
  photoUrl.startsWith('/pictures/')
    ? {
        src: pictureUrl(photoUrl, 160, 'webp'),
        srcSet: WIDTHS.map((width) => `${pictureUrl(photoUrl, width, 'webp')} ${width}w`).join(', '),
        sizes: `${size / 4}rem`,
      }
    : { src: photoUrl };

/** The photo of a person, or the first letter of the name. */
export const Avatar = ({ name, photoUrl, size, alt }: AvatarProps) => {
  const [missing, setMissing] = useState<string | null>(null);
  const photo = photoUrl === missing ? null : photoUrl;
  return (
    <div
      className={`avatar bold ${size > 12 ? 'text-xl' : 'text-md'}`}
      style={{ width: `${size / 4}rem`, height: `${size / 4}rem` }}
      aria-hidden={photo || alt ? undefined : true}
      {...(!photo && alt && { role: 'img', 'aria-label': alt })}
    >
      {photo ? (
        <img
          {...sourcesOf(photo, size)}
          alt={alt ?? ''}
          referrerPolicy="no-referrer"
          onError={() => setMissing(photo)}
        />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </div>
  );
};
