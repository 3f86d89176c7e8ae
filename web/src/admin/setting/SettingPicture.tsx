import { pictureUrl } from '#web/ui/Picture.tsx';

/** The picture that a setting is, by its key. */
export const SettingPicture = ({ of }: { of: string }) => (
  <img
    src={pictureUrl(`/pictures/${of}`, 160, 'webp')}
    alt=""
    width="64"
    height="64"
    style={{ objectFit: 'contain' }}
  />
);
